/** Texts for times without a network, in French. */
import type { offlineTexts as en } from './en';

export const offlineTexts: Record<keyof typeof en, string> = {
  'offline.what_works':
    'Pas de réseau : règles, problèmes et parties gardées sur cet appareil sont là. Jouer, le salon et le compte demandent le réseau.',
  'offline.needs_network': 'Cela demande le réseau.',
  'offline.not_kept': 'Cette partie n’est pas gardée sur cet appareil. Il faut le réseau pour la revoir.',
  'offline.upgraded': 'Une nouvelle version de cette page est disponible.',
  'offline.reload': 'La charger',
  'offline.keeps': 'Cette liste et les parties que vous avez revues sont gardées sur cet appareil pour les moments sans réseau.',
};
