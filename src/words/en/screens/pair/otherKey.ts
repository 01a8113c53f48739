/** Messages in the lobby about a known player who connects with a different key: a new phone, or an impostor. */
import type { KeyStanding } from '../../../../peer/succession/kept.ts';
import { capital } from '../../capital.ts';

const otherPlayer = 'your opponent';
const compare = 'To compare symbols, go home and pair with the six-character code.';

/** By what the keys that this one succeeds attest; `none`: nothing. An empty name is unknown. */
export const otherKeyWords: Record<KeyStanding, (name: string, compared: boolean) => string> = {
  follows: (name) =>
    `${capital(name || otherPlayer)} has a new phone. The one you met before has signed for it, so you don’t have to compare symbols.`,
  retired: (name) => `${capital(name || otherPlayer)} has moved to a newer phone. Somebody else may have this one.`,
  rival: (name) =>
    `${capital(name || otherPlayer)} has already moved to a different new phone. This may be somebody else. ${compare}`,
  none: (name, compared) =>
    `${capital(name)}’s key isn’t the one from last time. ${compared ? 'You have compared symbols, so the phone is the one across the table.' : compare}`,
};
