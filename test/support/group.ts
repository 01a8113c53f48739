/** The group implementation for this machine, loaded before a test begins. */
import { loadGroup } from '../../src/peer/crypto.ts';

export const { derivePoint, isPoint, multiply } = await loadGroup();
