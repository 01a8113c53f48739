/** The group as this machine has it, there before a test begins. */
import { loadGroup } from '../../src/peer/crypto.ts';

export const { derivePoint, isPoint, multiply } = await loadGroup();
