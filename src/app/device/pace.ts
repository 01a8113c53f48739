// Chunk: solo-parts
/** How long the machine waits before each move so that people can follow; stored in this browser. */
import { readPreference, savePreference } from './preferences.ts';

const KEY = 'machinePauseMs';
export const MACHINE_PAUSES = [1200, 600, 300, 0] as const;
const USUAL = 600;

/** The pause in milliseconds. */
export function machinePauseMs(): number {
  const kept = Number(readPreference(KEY) ?? USUAL);
  return MACHINE_PAUSES.find((pause) => pause === kept) ?? USUAL;
}

export const saveMachinePause = (ms: number): void => savePreference(KEY, String(ms));
