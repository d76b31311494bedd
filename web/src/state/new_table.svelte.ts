/** The options of the next table: chosen on the first page, and kept in this browser. */
import * as api from '../api/requests';
import type { NewTable } from '../api/types';
import { t } from '../i18n/translate';
import { knownExpansions } from './known_expansions.svelte';
import { prefs } from './preferences.svelte';
import { route } from './route.svelte';
import { forget, keep, readKept } from './storage';

export type GameName = 'duel' | 'wonders';
export const LEVELS = ['1', '2', '3', '4', '5'] as const;
export const MOST_PLAYERS = 8;
const PROMOS = ['messe_essen', 'statue_of_liberty'];
const PLAYERS_IN_TEAMS = [4, 6, 8];
const KEY = 'septem.wish';

class TableOptions {
  pantheon = $state(false);
  promo = $state(false);
  bid = $state(false);
  agora = $state(false);
  first = $state(false);
  players = $state(4);
  second = $state(false);
  leaders = $state(false);
  cities = $state(false);
  teams = $state(false);
  sides = $state('random');
  level = $state('2');

  constructor() {
    try {
      Object.assign(this, this.known(JSON.parse(readKept(KEY) ?? '{}')));
    } catch {
      forget(KEY);
    }
  }

  private known(found: Record<string, unknown>): Record<string, unknown> {
    const fits = ([name, value]: [string, unknown]) => typeof value === typeof this[name as keyof TableOptions];
    return Object.fromEntries(Object.entries(found).filter(fits));
  }

  save() {
    const { pantheon, promo, bid, agora, first, players, second, leaders, cities, teams, sides, level } = this;
    keep(KEY, JSON.stringify({ pantheon, promo, bid, agora, first, players, second, leaders, cities, teams, sides, level }));
  }

  /** Teams are for an even number of players, eight players for a table with more cards. */
  get teamsPossible(): boolean {
    return this.cities && PLAYERS_IN_TEAMS.includes(this.players);
  }

  count(game: GameName): number {
    return game === 'duel' ? 2 : this.players;
  }

  options(game: GameName): NewTable['options'] {
    if (game === 'duel') {
      const agora = this.agora && knownExpansions.has('duel', 'agora'); // a server that has forgotten it would refuse the table
      const plain = this.first && !this.pantheon && !this.promo && !this.bid && !agora;
      const more: NewTable['options'] = { ...(this.promo ? { promo_wonders: PROMOS } : {}), ...(agora ? { agora } : {}) };
      return { pantheon: this.pantheon, first_game_preset: plain, ...more, ...(this.bid ? { bid: true } : {}) };
    }
    const cities = this.cities || this.players > 7;
    const more: NewTable['options'] = cities ? { cities, teams: this.teams && this.teamsPossible } : {};
    const edition: NewTable['options'] = this.second && this.players > 2 ? { edition: 'second' } : {};
    return { sides: this.sides, ...edition, ...(this.leaders ? { leaders: true } : {}), ...more };
  }

  /** Make a table and go there; a sentence if it cannot be had. */
  async open(game: GameName, seats: NewTable['seats'], more: Partial<NewTable> = {}): Promise<string> {
    this.save();
    const name = prefs.name || t('home.guest');
    try {
      const wish = { game, options: this.options(game), seats, shuffle: true, rated: false, name, nonce: api.nonce(), ...more };
      const made = await api.createTable(wish);
      route.go(`/t/${made.id}`);
      return '';
    } catch (error) {
      return api.errorText(error);
    }
  }
}

export const newTable = new TableOptions();
