/** A running table as this page knows it: whatever the server said last. */
import { WebSocket as ReconnectingSocket } from 'partysocket';
import * as api from '../api/requests';
import type { ChatLine, Choice, FromPage, FromServer, HintInfo, Scene, TableInfo } from '../api/types';
import { t } from '../i18n/translate';
import { playSound } from '../ui/sounds';
import { mergeActions, readActions, type GameEvent, type LastAction } from './last_actions';
import { MomentQueue } from './moment_queue.svelte';
import { readMoments, soundOf } from './moments';
import { prefs } from './preferences.svelte';
import type { TableSource } from './table_source';

type Message<Type extends FromServer['type']> = Extract<FromServer, { type: Type }>;
type Answer = Extract<FromPage, { type: 'answer' }>;
const LOST_TABLE = [4404, 4409]; // there is no such table, or the server cannot continue it: why, a message has said
const RECEIPT_TIMEOUT = 8000; // milliseconds without a receipt, after which a connection counts as dead

export class Connection implements TableSource {
  table = $state<TableInfo | null>(null);
  scene = $state<Scene | null>(null);
  log = $state<string[][]>([]);
  lastActions = $state.raw<LastAction[]>([]);
  chat = $state<ChatLine[]>([]);
  unread = $state(0); // lines of the chat
  draft = $state(''); // of a line for the chat: it stays when the game begins meanwhile
  connected = $state(false);
  missing = $state(false);
  warning = $state('');
  busy = $state(false);
  hint = $state.raw<HintInfo | null>(null); // for the open question: it goes with it, however fast the next one comes
  announcement = $state(''); // read out by screen readers
  hinting = $state(false);
  readonly moments = new MomentQueue();
  clocksReadAt = $state(0);
  private socket: ReconnectingSocket;
  private pending: Answer | null = null; // an answer for which no receipt has come yet
  private receiptTimer: ReturnType<typeof setTimeout> | undefined;
  private viewLanguage: string = prefs.language;
  private openChats = 0; // places where the chat is in sight, and is read out by screen readers
  private nameSent = '';

  constructor(readonly id: string) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new ReconnectingSocket(`${scheme}://${location.host}/api/tables/${id}/socket`, [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 4000,
      connectionTimeout: 6000,
    });
    this.socket.addEventListener('open', () => this.opened());
    this.socket.addEventListener('close', (event) => this.closed((event as CloseEvent).code));
    this.socket.addEventListener('message', (event) => this.receive(JSON.parse(event.data as string) as FromServer));
  }

  private opened() {
    this.connected = true;
    this.viewLanguage = '';
  }

  private closed(code: number) {
    this.connected = false;
    if (!LOST_TABLE.includes(code)) return;
    this.missing = true;
    this.socket.close();
  }

  close() {
    clearTimeout(this.receiptTimer);
    this.moments.skipAll();
    this.socket.close();
  }

  /** Connects again, as the guest who this browser is now: taking the first seat makes a guest. */
  reconnect() {
    this.socket.reconnect();
  }

  private send(message: FromPage) {
    this.socket.send(JSON.stringify(message));
  }

  private receive(message: FromServer) {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'happened':
        return this.happened(message);
      case 'undone':
        return this.undone(message);
      case 'table':
        this.table = message.table;
        return;
      case 'chat':
        return this.receiveChat(message.said);
      case 'accepted':
        return this.settle('');
      case 'refused':
        playSound('error');
        return this.settle(message.message ?? t('refused'));
    }
  }

  private welcome(message: Message<'welcome'>) {
    this.table = message.table;
    this.scene = message.scene;
    this.log = message.log;
    this.chat = message.chat;
    this.clocksReadAt = Date.now();
    // An answer without a receipt may be lost. If it is not, the server knows it by its reference.
    if (this.pending && this.pending.asked_at === this.scene?.asked_at) this.transmit(this.pending);
    else this.forgetPending();
    if (this.viewLanguage !== prefs.language) this.viewAs(this.scene?.seat ?? this.mySeats()[0] ?? null);
  }

  private happened({ scene, lines, events, clocks }: Message<'happened'>) {
    if (scene.asked_at !== this.scene?.asked_at) this.hint = null;
    this.scene = scene;
    if (scene.asked_at !== this.pending?.asked_at) this.forgetPending(); // the next question may come before the receipt
    if (lines.length) this.log.push(lines);
    this.lastActions = mergeActions(this.lastActions, readActions(events));
    this.readClocks(clocks);
    const question = scene.asked_at === null ? '' : `${t('turn.yours')}: ${scene.decision?.text ?? ''}`;
    this.announcement = [...lines, question].filter(Boolean).join('. ');
    this.moments.add(readMoments(events));
    this.sound(scene, events);
  }

  private sound({ result, seat, asked_at }: Scene, events: GameEvent[]) {
    if (result) return playSound(seat === null || result.winners.includes(seat) ? 'victory' : 'defeat');
    const heard = soundOf(events);
    playSound(heard === 'card' && asked_at !== null ? 'turn' : heard);
  }

  private undone({ scene, log, clocks }: Message<'undone'>) {
    this.hint = null;
    this.scene = scene;
    this.lastActions = [];
    this.log = log;
    this.readClocks(clocks);
    this.announcement = [t('turn.undone'), scene.decision?.text].filter(Boolean).join('. ');
  }

  private receiveChat(line: ChatLine) {
    this.chat.push(line);
    playSound('card');
    if (this.openChats) return;
    this.unread += 1;
    this.announcement = `${line.name}: ${line.text}`;
  }

  private readClocks(clocks: number[] | null) {
    if (this.table && clocks) this.table.clocks = clocks;
    this.clocksReadAt = Date.now();
  }

  mySeats(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.number) ?? [];
  }

  /** Asks for the scene as a seat sees it, in the present language; null is a spectator. */
  viewAs(seat: number | null) {
    this.viewLanguage = prefs.language;
    this.send({ type: 'look', seat, language: prefs.language });
  }

  answer(choice: Choice) {
    if (!this.scene || this.scene.asked_at === null || this.scene.seat === null || this.busy || !choice.legal) return;
    const { seat, asked_at } = this.scene;
    this.busy = true;
    this.warning = '';
    this.pending = { type: 'answer', ref: crypto.randomUUID(), seat, move: choice.move, asked_at };
    this.transmit(this.pending);
  }

  private transmit(answer: Answer) {
    clearTimeout(this.receiptTimer);
    this.send(answer);
    this.receiptTimer = setTimeout(() => this.reconnect(), RECEIPT_TIMEOUT);
  }

  private settle(warning: string) {
    this.forgetPending();
    this.warning = warning;
  }

  private forgetPending() {
    clearTimeout(this.receiptTimer);
    this.busy = false;
    this.pending = null;
  }

  undo() {
    if (!this.scene?.can_undo || this.scene.seat === null || this.busy) return;
    this.busy = true;
    this.send({ type: 'undo', ref: crypto.randomUUID(), seat: this.scene.seat });
  }

  /** Asks for hints: the best moves of a search; only in games against bots. */
  async askHint() {
    const { seat, asked_at } = this.scene ?? {};
    if (!seat || this.hinting) return;
    this.hinting = true;
    try {
      const hint = await api.request<HintInfo>('POST', `/tables/${this.id}/hint`, { seat, language: prefs.language });
      if (this.scene?.asked_at === asked_at) this.hint = hint;
    } catch (error) {
      this.warning = api.errorText(error);
    } finally {
      this.hinting = false;
    }
  }

  closeHint() {
    this.hint = null;
  }

  /** The chat is in sight until the returned function is called. */
  openChat(): () => void {
    this.openChats += 1;
    this.unread = 0;
    return () => void (this.openChats -= 1);
  }

  /** Sends the draft. A guest without a seat, who may have no name yet, first gets one. */
  async sendChat() {
    const text = this.draft.trim();
    if (!text) return;
    try {
      if (!this.mySeats().length) await this.sendName(prefs.name.trim() || t('home.guest'));
    } catch (error) {
      this.warning = api.errorText(error);
      return;
    }
    this.draft = '';
    this.send({ type: 'chat', text });
  }

  private async sendName(name: string) {
    if (name === this.nameSent) return;
    await api.setName(name);
    this.nameSent = name;
    this.reconnect();
  }

  async resign() {
    try {
      this.table = await api.resign(this.id);
    } catch (error) {
      this.warning = api.errorText(error);
    }
  }

  standIn(seat: number, bot: boolean) {
    this.send({ type: 'stand_in', seat, bot });
  }
}
