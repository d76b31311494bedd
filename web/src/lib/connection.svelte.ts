/** The table as this page knows it: whatever the server last said. */
import { WebSocket as ReconnectingSocket } from 'partysocket';
import { prefs, t } from './prefs.svelte';
import { play } from './sounds';
import type { Choice, FromPage, FromServer, Said, Scene, TableInfo } from './types';

const UNKNOWN_TABLE = 4404;

export class Connection {
  table = $state<TableInfo | null>(null);
  scene = $state<Scene | null>(null);
  log = $state<string[][]>([]);
  chat = $state<Said[]>([]);
  connected = $state(false);
  missing = $state(false);
  notice = $state('');
  busy = $state(false);
  news = $state(''); // read out by screen readers
  clocksAt = $state(0);
  private socket: ReconnectingSocket;
  private answered: number | null = null; // the question that was answered last
  private spoken: string = prefs.language;

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new ReconnectingSocket(`${scheme}://${location.host}/api/tables/${id}/socket`, [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 4000,
      connectionTimeout: 6000,
    });
    this.socket.addEventListener('open', () => {
      this.connected = true;
      this.spoken = '';
    });
    this.socket.addEventListener('close', (event) => {
      this.connected = false;
      this.busy = false;
      if ((event as CloseEvent).code === UNKNOWN_TABLE) {
        this.missing = true;
        this.socket.close();
      }
    });
    this.socket.addEventListener('message', (event) => this.hear(JSON.parse(event.data as string) as FromServer));
  }

  close() {
    this.socket.close();
  }

  /** Connect anew, as whoever this browser now is: the first seat taken makes a guest. */
  again() {
    this.socket.reconnect();
  }

  private send(message: FromPage) {
    this.socket.send(JSON.stringify(message));
  }

  private hear(message: FromServer) {
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        break;
      case 'happened':
        this.scene = message.scene;
        if (message.scene.asked_at !== this.answered) this.busy = false; // the next question may come before the receipt
        if (message.lines.length) this.log.push(message.lines);
        this.keepClocks(message.clocks);
        this.news = [...message.lines, message.scene.asked_at === null ? '' : `${t('turn.yours')}: ${message.scene.decision?.text ?? ''}`].filter(Boolean).join('. ');
        play(message.scene.result ? 'end' : message.scene.asked_at !== null ? 'turn' : 'card');
        break;
      case 'undone':
        this.scene = message.scene;
        this.log = message.log;
        this.keepClocks(message.clocks);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        this.chat.push(message.said);
        break;
      case 'accepted':
        this.busy = false;
        this.notice = '';
        break;
      case 'refused':
        this.busy = false;
        this.notice = message.message ?? t('refused');
        break;
    }
  }

  private welcome(message: Extract<FromServer, { type: 'welcome' }>) {
    this.table = message.table;
    this.scene = message.scene;
    this.log = message.log;
    this.chat = message.chat;
    this.busy = false;
    this.clocksAt = Date.now();
    if (this.spoken !== prefs.language) this.look(this.scene?.seat ?? this.mySeats()[0] ?? null);
  }

  private keepClocks(clocks: number[] | null) {
    if (this.table && clocks) this.table.clocks = clocks;
    this.clocksAt = Date.now();
  }

  mySeats(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.number) ?? [];
  }

  /** Look through other eyes, or in another language. */
  look(seat: number | null) {
    this.spoken = prefs.language;
    this.send({ type: 'look', seat, language: prefs.language });
  }

  answer(choice: Choice) {
    if (!this.scene || this.scene.asked_at === null || this.scene.seat === null || this.busy || !choice.legal) return;
    this.busy = true;
    this.answered = this.scene.asked_at;
    this.notice = '';
    const ref = crypto.randomUUID();
    this.send({ type: 'answer', ref, seat: this.scene.seat, move: choice.move, asked_at: this.scene.asked_at });
  }

  undo() {
    if (!this.scene?.can_undo || this.scene.seat === null || this.busy) return;
    this.busy = true;
    this.send({ type: 'undo', ref: crypto.randomUUID(), seat: this.scene.seat });
  }

  say(text: string) {
    if (text.trim()) this.send({ type: 'chat', text: text.trim() });
  }

  standIn(seat: number, bot: string | null) {
    this.send({ type: 'stand_in', seat, bot });
  }
}
