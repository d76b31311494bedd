/** The live list of the lobby: the server sends the whole list whenever it changes. */
import type { LobbyNews, Rating } from '../api/lobby';

const AGAIN = 3000; // milliseconds until a lost connection is tried again

export class LobbyState {
  news = $state<LobbyNews | null>(null);
  live = $state(false);
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  open() {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/lobby/socket`);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.news = JSON.parse(event.data) as LobbyNews;
      this.live = true;
    };
    socket.onclose = () => {
      this.live = false;
      if (!this.left) this.timer = setTimeout(() => this.open(), AGAIN);
    };
  }

  close() {
    this.left = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}

/** A rating as people read it: 1520 ± 160, with a question mark while there are too few games. */
export const ratingText = (rating: Rating) => `${rating.points}${rating.provisional ? '?' : ''} ± ${rating.uncertainty}`;

/** By how much a game changed a rating: +12 or −8. */
export function changeText(before: number, after: number): string {
  const change = after - before;
  return change < 0 ? `−${-change}` : `+${change}`;
}
