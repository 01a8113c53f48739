// Chunk: solo-parts
/** How long the machine waits before each move so that people can follow; stored in this browser. */
import { remember, remembered } from './remembered.ts';

const KEY = 'machinePauseMs';
export const PAUSES = [1200, 600, 300, 0] as const;
const USUAL = 600;

/** Milliseconds. */
export function machinePauseMs(): number {
  const kept = Number(remembered(KEY) ?? USUAL);
  return PAUSES.find((pause) => pause === kept) ?? USUAL;
}

export const saveMachinePause = (ms: number): void => remember(KEY, String(ms));
