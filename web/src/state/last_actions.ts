/** What players have done last, read from what happened: their cities show it, and their cards move. */
type Act = 'built' | 'raised' | 'sold' | 'recruited' | 'activated';
export type Deed = { city: number; act: Act; item: string | null; card: string | null };
export type Happening = Record<string, unknown>;

const ACTS: Record<string, Act> = {
  card_built: 'built',
  card_revived: 'built',
  stage_raised: 'raised',
  wonder_raised: 'raised',
  card_sold: 'sold',
  leader_recruited: 'recruited',
  divinity_activated: 'activated',
};
const CARD_TOLD = ['sale_seen', 'marker_laid']; // to whoever held the card, after the deed itself

export function read(events: Happening[]): Deed[] {
  const deeds: Deed[] = [];
  for (const event of events) {
    const city = Number(event.city ?? event.seat);
    const item = typeof event.item === 'string' ? event.item : null;
    const act = ACTS[String(event.fact)];
    if (act) deeds.push({ city, act, item, card: act === 'built' || act === 'recruited' ? item : null });
    else if (CARD_TOLD.includes(String(event.fact))) {
      const told = deeds.findLast((deed) => deed.city === city);
      if (told) told.card = item;
    }
  }
  return deeds;
}

/** The newest deed of every city. */
export function newest(before: Deed[], deeds: Deed[]): Deed[] {
  const last = new Map([...before, ...deeds].map((deed) => [deed.city, deed]));
  return deeds.length ? [...last.values()] : before;
}
