/** Texts for times without a network, in English. */
export const offlineTexts = {
  'offline.what_works':
    'No network: rules, puzzles and games kept on this device are here. Playing, the lobby and the account need the network.',
  'offline.needs_network': 'This needs the network.',
  'offline.not_kept': 'This game is not kept on this device. It needs the network.',
  'offline.upgraded': 'There is a new version of this page.',
  'offline.reload': 'Load it',
  'offline.keeps': 'Games whose replay you have opened, and the list itself, are kept on this device for times without a network.',
};
