/** The newest action of every city, read from the events of the game: cities show it, and its cards fly there. */
type ActionKind = 'built' | 'raised' | 'sold' | 'recruited' | 'activated';
export type LastAction = { city: number; kind: ActionKind; item: string | null; card: string | null };
export type GameEvent = Record<string, unknown>;

const KINDS: Record<string, ActionKind> = {
  card_built: 'built',
  card_revived: 'built',
  stage_raised: 'raised',
  wonder_raised: 'raised',
  card_sold: 'sold',
  leader_recruited: 'recruited',
  senator_recruited: 'recruited',
  divinity_activated: 'activated',
};
const CARD_SHOWN = ['sale_seen', 'marker_laid']; // names the card of the action before it, to the player who held the card

export function readActions(events: GameEvent[]): LastAction[] {
  const actions: LastAction[] = [];
  for (const event of events) {
    const city = Number(event.city ?? event.seat);
    const item = typeof event.item === 'string' ? event.item : null;
    const kind = KINDS[String(event.fact)];
    if (kind) actions.push({ city, kind, item, card: kind === 'built' || kind === 'recruited' ? item : null });
    else if (CARD_SHOWN.includes(String(event.fact))) nameCard(actions, city, item);
  }
  return actions;
}

function nameCard(actions: LastAction[], city: number, card: string | null) {
  const action = actions.findLast((one) => one.city === city);
  if (action) action.card = card;
}

/** The newest action of every city. */
export function mergeActions(before: LastAction[], actions: LastAction[]): LastAction[] {
  const newest = new Map([...before, ...actions].map((action) => [action.city, action]));
  return actions.length ? [...newest.values()] : before;
}
