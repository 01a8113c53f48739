/** Parts of abilities and triggers that many cards have in common. */
import { trashThis } from '../verbs/cards/cards.ts';

/** For an action of one's own turn. */
export const action = { cost: { actions: 1 }, when: 'action' } as const;

/** Once each turn, among all abilities of a card that say so. */
export const onceATurn = { name: 'action', times: 1 } as const;

/** Once each run. */
export const onceARun = { name: 'run', times: 1, per: 'run' } as const;

/** Once the last bit has been taken from it. */
export const goneWhenEmpty = { on: 'emptied', effect: trashThis() } as const;
