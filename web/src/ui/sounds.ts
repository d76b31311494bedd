/** A few short sounds, made on the spot. */
import { prefs } from '../state/preferences.svelte';

const TUNES: Record<string, number[]> = { card: [330], turn: [440, 587], end: [392, 494, 587, 784] };
let context: AudioContext | null = null;

export function playSound(tune: keyof typeof TUNES) {
  if (!prefs.sound || document.hidden) return;
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') return; // before the first click a browser stays silent
    const begin = context.currentTime;
    (TUNES[tune] ?? []).forEach((pitch, place) => note(context!, pitch, begin + place * 0.11));
  } catch {
    // no sound here
  }
}

function note(output: AudioContext, pitch: number, at: number) {
  const tone = output.createOscillator();
  const volume = output.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.08, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  tone.connect(volume).connect(output.destination);
  tone.start(at);
  tone.stop(at + 0.25);
}

/** Browsers allow sound only after somebody has done something. */
export function unlockSound() {
  if (prefs.sound) {
    context ??= new AudioContext();
    void context.resume();
  }
}
