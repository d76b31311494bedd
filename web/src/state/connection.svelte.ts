/** The table as this page knows it: whatever the server last said. */
import { WebSocket as ReconnectingSocket } from 'partysocket';
import * as api from '../api/requests';
import { newest, read, type Deed } from './last_actions';
import { prefs, t } from './preferences.svelte';
import { play } from '../ui/sounds';
import type { Choice, FromPage, FromServer, Said, Scene, TableInfo } from '../api/types';

type Answer = Extract<FromPage, { type: 'answer' }>;
const UNKNOWN_TABLE = 4404;
const PATIENCE = 8000; // milliseconds without a receipt, after which a connection counts as dead

export class Connection {
  table = $state<TableInfo | null>(null);
  scene = $state<Scene | null>(null);
  log = $state<string[][]>([]);
  deeds = $state.raw<Deed[]>([]);
  chat = $state<Said[]>([]);
  unread = $state(0); // of what people said
  draft = $state(''); // what one is about to say: the game may begin meanwhile
  connected = $state(false);
  missing = $state(false);
  notice = $state('');
  busy = $state(false);
  news = $state(''); // read out by screen readers
  clocksAt = $state(0);
  private socket: ReconnectingSocket;
  private sent: Answer | null = null; // an answer of which the server has not spoken yet
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private spoken: string = prefs.language;
  private ears = 0; // places where what people say is in sight, and is read out by screen readers
  private introducedAs = '';

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
      if ((event as CloseEvent).code === UNKNOWN_TABLE) {
        this.missing = true;
        this.socket.close();
      }
    });
    this.socket.addEventListener('message', (event) => this.hear(JSON.parse(event.data as string) as FromServer));
  }

  close() {
    clearTimeout(this.doubt);
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
        if (message.scene.asked_at !== this.sent?.asked_at) this.settle(); // the next question may come before the receipt
        if (message.lines.length) this.log.push(message.lines);
        this.deeds = newest(this.deeds, read(message.events));
        this.keepClocks(message.clocks);
        this.news = [...message.lines, message.scene.asked_at === null ? '' : `${t('turn.yours')}: ${message.scene.decision?.text ?? ''}`]
          .filter(Boolean)
          .join('. ');
        play(message.scene.result ? 'end' : message.scene.asked_at !== null ? 'turn' : 'card');
        break;
      case 'undone':
        this.scene = message.scene;
        this.deeds = [];
        this.log = message.log;
        this.keepClocks(message.clocks);
        this.news = [t('turn.undone'), message.scene.decision?.text].filter(Boolean).join('. ');
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        this.hearPeople(message.said);
        break;
      case 'accepted':
        this.settle();
        this.notice = '';
        break;
      case 'refused':
        this.settle();
        this.notice = message.message ?? t('refused');
        break;
    }
  }

  private welcome(message: Extract<FromServer, { type: 'welcome' }>) {
    this.table = message.table;
    this.scene = message.scene;
    this.log = message.log;
    this.chat = message.chat;
    if (this.sent && this.sent.asked_at === this.scene?.asked_at)
      this.give(this.sent); // it was lost; should it not be, its ref tells
    else this.settle();
    this.clocksAt = Date.now();
    if (this.spoken !== prefs.language) this.look(this.scene?.seat ?? this.mySeats()[0] ?? null);
  }

  private hearPeople(said: Said) {
    this.chat.push(said);
    play('card');
    if (this.ears) return;
    this.unread += 1;
    this.news = `${said.name}: ${said.text}`;
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
    this.notice = '';
    this.sent = { type: 'answer', ref: crypto.randomUUID(), seat: this.scene.seat, move: choice.move, asked_at: this.scene.asked_at };
    this.give(this.sent);
  }

  private give(answer: Answer) {
    clearTimeout(this.doubt);
    this.send(answer);
    this.doubt = setTimeout(() => this.again(), PATIENCE);
  }

  /** Nothing is under way any more. */
  private settle() {
    clearTimeout(this.doubt);
    this.busy = false;
    this.sent = null;
  }

  undo() {
    if (!this.scene?.can_undo || this.scene.seat === null || this.busy) return;
    this.busy = true;
    this.send({ type: 'undo', ref: crypto.randomUUID(), seat: this.scene.seat });
  }

  /** While what people say is in sight; the return says that it is not any more. */
  listen(): () => void {
    this.ears += 1;
    this.unread = 0;
    return () => void (this.ears -= 1);
  }

  /** Say what was written. Who has no seat, and perhaps never had one, first gets a name. */
  async say() {
    const text = this.draft.trim();
    if (!text) return;
    try {
      if (!this.mySeats().length) await this.introduce(prefs.name.trim() || t('home.guest'));
    } catch (error) {
      this.notice = api.said(error);
      return;
    }
    this.draft = '';
    this.send({ type: 'chat', text });
  }

  private async introduce(name: string) {
    if (name === this.introducedAs) return;
    await api.introduce(name);
    this.introducedAs = name;
    this.again();
  }

  standIn(seat: number, bot: string | null) {
    this.send({ type: 'stand_in', seat, bot });
  }
}
