/** The sounds of the table, made on the spot: each is a few tones and noises with an envelope. */
import { prefs } from '../state/preferences.svelte';

type Tone = {
  at?: number; // seconds after the beginning
  pitch?: number; // hertz; a part without one is noise
  to?: number; // the pitch, or the edge of the noise, at its end
  length?: number; // seconds
  volume?: number;
  wave?: OscillatorType;
  edge?: number; // hertz of the filter of a noise
};

const bell = (pitch: number, at: number, length = 0.6, volume = 0.5): Tone[] => [
  { at, pitch, length, volume, wave: 'sine' },
  { at, pitch: pitch * 2.76, length: length * 0.5, volume: volume * 0.25, wave: 'sine' },
  { at, pitch: pitch * 5.4, length: length * 0.25, volume: volume * 0.12, wave: 'sine' },
];
const horn = (pitch: number, at: number, length: number, volume = 0.4): Tone[] => [
  { at, pitch, length, volume, wave: 'sawtooth', edge: 1400 },
  { at, pitch: pitch * 1.005, length, volume: volume * 0.7, wave: 'sawtooth', edge: 1100 },
];

export const SOUNDS = {
  card: [
    { length: 0.09, volume: 0.5, edge: 2600, to: 900 },
    { at: 0.05, pitch: 190, to: 120, length: 0.08, volume: 0.35, wave: 'triangle' },
  ],
  coin: [...bell(1980, 0, 0.35, 0.35), ...bell(2640, 0.07, 0.45, 0.35)],
  wonder: [
    { length: 0.5, volume: 0.35, edge: 240, to: 120 },
    { at: 0.12, pitch: 98, to: 65, length: 0.45, volume: 0.7, wave: 'triangle' },
    ...horn(196, 0.25, 0.5, 0.3),
    ...horn(294, 0.4, 0.7, 0.3),
    ...bell(1176, 0.55, 0.9, 0.25),
  ],
  shield: [
    { length: 0.06, volume: 0.7, edge: 4200, to: 2500 },
    ...bell(430, 0, 0.35, 0.5),
    ...bell(612, 0.015, 0.3, 0.35),
    { at: 0.16, pitch: 82, to: 60, length: 0.22, volume: 0.6, wave: 'triangle' },
  ],
  science: [...bell(784, 0, 0.5, 0.3), ...bell(988, 0.09, 0.5, 0.3), ...bell(1319, 0.18, 0.7, 0.3)],
  age: [
    { pitch: 70, to: 52, length: 0.6, volume: 0.8, wave: 'triangle' },
    { at: 0, length: 0.3, volume: 0.25, edge: 300, to: 100 },
    ...horn(147, 0.1, 0.45, 0.35),
    ...horn(220, 0.4, 0.8, 0.35),
  ],
  victory: [
    ...horn(262, 0, 0.22, 0.35),
    ...horn(330, 0.18, 0.22, 0.35),
    ...horn(392, 0.36, 0.22, 0.35),
    ...horn(523, 0.54, 1.1, 0.4),
    ...bell(1047, 0.56, 1.2, 0.3),
    ...bell(1568, 0.66, 1.1, 0.2),
  ],
  defeat: [...horn(220, 0, 0.4, 0.3), ...horn(208, 0.32, 0.4, 0.3), ...horn(165, 0.64, 0.9, 0.35)],
  turn: [...bell(587, 0, 0.4, 0.35), ...bell(880, 0.12, 0.6, 0.35)],
  error: [
    { pitch: 165, to: 140, length: 0.14, volume: 0.5, wave: 'square', edge: 900 },
    { at: 0.16, pitch: 131, to: 110, length: 0.2, volume: 0.5, wave: 'square', edge: 900 },
  ],
} satisfies Record<string, Tone[]>;

export type SoundName = keyof typeof SOUNDS;
const LOUDEST = 0.22;
const ATTACK = 0.008; // seconds
let context: AudioContext | null = null;

export function playSound(name: SoundName) {
  if (!prefs.sound || document.hidden) return;
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') return; // before the first click a browser stays silent
    const begin = context.currentTime + 0.01;
    for (const tone of SOUNDS[name] as Tone[]) sound(context, tone, begin + (tone.at ?? 0));
  } catch {
    // no sound here
  }
}

function sound(output: AudioContext, tone: Tone, at: number) {
  const end = at + (tone.length ?? 0.2);
  const source = tone.pitch === undefined ? noise(output) : oscillator(output, tone, at, end);
  source
    .connect(filter(output, tone, at, end))
    .connect(envelope(output, tone, at, end))
    .connect(output.destination);
  source.start(at);
  source.stop(end + 0.05);
}

function oscillator(output: AudioContext, tone: Tone, at: number, end: number): OscillatorNode {
  const source = output.createOscillator();
  source.type = tone.wave ?? 'triangle';
  source.frequency.setValueAtTime(tone.pitch!, at);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, end);
  return source;
}

function noise(output: AudioContext): AudioBufferSourceNode {
  const source = output.createBufferSource();
  source.buffer = output.createBuffer(1, output.sampleRate / 2, output.sampleRate);
  const samples = source.buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  source.loop = true;
  return source;
}

function filter(output: AudioContext, tone: Tone, at: number, end: number): BiquadFilterNode {
  const found = output.createBiquadFilter();
  found.type = 'lowpass';
  found.frequency.setValueAtTime(tone.edge ?? 12_000, at);
  if (tone.pitch === undefined && tone.to) found.frequency.exponentialRampToValueAtTime(tone.to, end);
  return found;
}

function envelope(output: AudioContext, tone: Tone, at: number, end: number): GainNode {
  const volume = output.createGain();
  const peak = (tone.volume ?? 0.5) * LOUDEST * (prefs.volume / 100);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(Math.max(peak, 0.0002), at + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  return volume;
}

/** Browsers allow sound only after somebody has done something. */
export function unlockSound() {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  void context.resume();
}
