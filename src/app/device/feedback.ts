// Chunk: settings
/** Vibration and sound, as set by the player. Nothing is queued: whatever the browser blocks is skipped. */
import { type FeedbackLevel, readSettings } from './settings.ts';

/** In order of priority: of simultaneous events, only the first is played. */
const KINDS = ['over', 'turn', 'damage', 'trace', 'run'] as const;
export type FeedbackKind = (typeof KINDS)[number];

/** Milliseconds on, off, on. */
const vibrations: Readonly<Record<FeedbackKind, number[]>> = {
  over: [300, 120, 300],
  turn: [60, 80, 60],
  damage: [220],
  trace: [40, 50, 40, 50, 40],
  run: [90],
};

/** Tones in sequence, [pitch in Hz, seconds]. */
const tones: Readonly<Record<FeedbackKind, readonly (readonly [hz: number, seconds: number])[]>> = {
  over: [
    [392, 0.16],
    [523, 0.16],
    [659, 0.36],
  ],
  turn: [
    [587, 0.1],
    [880, 0.2],
  ],
  damage: [
    [196, 0.12],
    [131, 0.28],
  ],
  trace: [
    [988, 0.07],
    [988, 0.07],
    [988, 0.07],
  ],
  run: [
    [330, 0.08],
    [440, 0.14],
  ],
};

/** Maximum gain, 0 to 1. */
const LOUD = 0.25;

export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';
export const canSound = (): boolean => typeof AudioContext === 'function';

/** The event to play if the player's setting includes it, otherwise null. */
export function enabledFeedback(felt: readonly FeedbackKind[], when: FeedbackLevel): FeedbackKind | null {
  if (when === 'off') return null;
  return KINDS.find((kind) => felt.includes(kind) && (when === 'all' || kind === 'turn')) ?? null;
}

/** Plays the vibration and sound for an event, as set in Settings. */
export function playFeedback(felt: readonly FeedbackKind[]): void {
  if (felt.length === 0) return;
  const { vibration, sound } = readSettings();
  vibrate(enabledFeedback(felt, vibration));
  play(enabledFeedback(felt, sound));
}

function vibrate(kind: FeedbackKind | null): void {
  if (kind === null || !canVibrate() || document.visibilityState !== 'visible') return;
  // Before the first touch, browsers refuse this and report an error.
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate(vibrations[kind]);
}

let context: AudioContext | null = null;

/** Call in a touch handler: browsers block sound before the first touch, and some suspend it later. */
export function wakeSound(): Promise<void> {
  if (!canSound()) return Promise.resolve();
  if (context === null) {
    // Ambient sound respects the phone's silent switch.
    if ('audioSession' in navigator) (navigator.audioSession as { type: string }).type = 'ambient';
    context = new AudioContext();
  }
  return context.state === 'running' ? Promise.resolve() : context.resume().catch(() => undefined);
}

function play(kind: FeedbackKind | null): void {
  // A suspended context would play it much later, on waking.
  if (kind === null || context?.state !== 'running') return;
  let at = context.currentTime;
  for (const [hz, seconds] of tones[kind]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hz });
    const gain = new GainNode(context, { gain: 0 });
    // Fades in and out: an abrupt cut clicks.
    gain.gain.setValueAtTime(0, at).linearRampToValueAtTime(LOUD, at + 0.01);
    gain.gain.linearRampToValueAtTime(0, at + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds + 0.02;
  }
}

/** Plays a sample of "your turn" for the settings. */
export function playSample(what: 'vibration' | 'sound'): void {
  if (what === 'vibration') vibrate('turn');
  else void wakeSound().then(() => play('turn'));
}
