/** Short sounds made of a few notes; nothing is loaded, and nothing sounds before the first tap. */
import type { Cue } from './cues';

/** Hertz, and seconds from the beginning and of length. */
type Note = readonly [pitch: number, from: number, length: number];
const NOTES: Readonly<Record<Cue, readonly Note[]>> = {
  turn: [[660, 0, 0.09], [880, 0.09, 0.14]],
  card: [[220, 0, 0.04]],
  won: [[523, 0, 0.07], [784, 0.07, 0.12]],
  lost: [[392, 0, 0.07], [294, 0.07, 0.12]],
  bid: [[440, 0, 0.06]],
  double: [[330, 0, 0.06], [330, 0.09, 0.08]],
  made: [[523, 0, 0.1], [659, 0.1, 0.1], [784, 0.2, 0.2]],
  down: [[392, 0, 0.12], [311, 0.12, 0.22]],
  tick: [[520, 0, 0.025]],
};
/** Full volume is still soft. */
const LOUDEST = 0.3;
const ATTACK = 0.005;
let context: AudioContext | null = null;

/** `volume` in per cent. */
export function sound(cue: Cue, volume: number): void {
  if (volume <= 0 || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[cue]) strike(context, note, (volume / 100) * LOUDEST);
}

function strike(audio: AudioContext, [pitch, from, length]: Note, loudness: number): void {
  const [start, end] = [audio.currentTime + from, audio.currentTime + from + length];
  const [tone, gain] = [audio.createOscillator(), audio.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(end);
}
