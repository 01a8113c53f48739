/** Parts of abilities and triggers that many cards have in common. */
import { trashThis } from '../verbs/cards/cards.ts';

/** For an action on the player's own turn. */
export const asAction = { cost: { actions: 1 }, when: 'action' } as const;

/** Once per turn, shared by all abilities of the card that have it. */
export const oncePerTurn = { name: 'action', times: 1 } as const;

/** Once per run. */
export const oncePerRun = { name: 'run', times: 1, per: 'run' } as const;

/** Trashed when its last bit has been taken. */
export const trashedWhenEmpty = { on: 'emptied', effect: trashThis() } as const;
