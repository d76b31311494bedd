/** How a game ended for the reader: won or lost, against whom, at which rank; alone or in a team. */
import type { Scene } from '../api/types';
import { t } from '../i18n/translate';
import { ordinal } from '../i18n/ordinal';
import { prefs } from './preferences.svelte';

type Side = { seats: number[]; points: number };

/** A headline for players; none for spectators. */
export function finalWords(scene: Scene): string {
  const { seat, result } = scene;
  if (seat === null || !result) return '';
  const won = result.winners.includes(seat);
  const team = teamsOf(scene).length > 0;
  if (won && winningSides(result.winners, scene) > 1) return t('end.you_share');
  if (!isByPoints(result.victory)) return t(won ? 'end.you_won' : 'end.you_lost');
  return pointsWords(sidesOf(scene), seat, won, team);
}

function isByPoints(victory: string): boolean {
  return victory === 'points' || victory === 'blue_points';
}

function pointsWords(sides: Side[], seat: number, won: boolean, team: boolean): string {
  const own = sides.find((side) => side.seats.includes(seat))!;
  const others = sides.filter((side) => side !== own).map((side) => side.points);
  const mine = shown(own.points);
  if (others.length === 1) {
    const key = team ? (won ? 'end.team_won_to' : 'end.team_lost_to') : won ? 'end.you_won_to' : 'end.you_lost_to';
    return t(key, { mine, other: shown(others[0]!) });
  }
  if (won) return t(team ? 'end.team_won_with' : 'end.you_won_with', { mine });
  const rank = 1 + others.filter((points) => points > own.points).length;
  return t(team ? 'end.team_rank' : 'end.you_rank', { rank: ordinal(Math.max(rank, 2), prefs.language), of: sides.length, mine });
}

function teamsOf(scene: Scene): Side[] {
  return scene.board.game === 'wonders' ? scene.board.teams : [];
}

function sidesOf(scene: Scene): Side[] {
  const teams = teamsOf(scene);
  return teams.length ? teams : scene.scores.map(({ seat, total }) => ({ seats: [seat], points: total }));
}

/** How many sides have won. */
function winningSides(winners: number[], scene: Scene): number {
  return sidesOf(scene).filter((side) => side.seats.some((seat) => winners.includes(seat))).length;
}

function shown(points: number): string {
  return String(points).replace('-', '−');
}
