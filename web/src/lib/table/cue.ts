/** A short sound and a tremble that say: your turn. Never before the first touch, never alone. */
let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
export function allowSound(): void {
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
}

export function turnCue(volume: number): void {
  navigator.vibrate?.(25);
  if (context === null || volume <= 0) return;
  const tone = context.createOscillator();
  const gain = context.createGain();
  const start = context.currentTime;
  tone.frequency.value = 660;
  gain.gain.setValueAtTime(volume * 0.2, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.25);
}
