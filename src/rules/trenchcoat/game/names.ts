/** The words that moves, tables and pages use, as lists. */

/** Account levels, lowest first. */
export const levels = ['anonymous', 'user', 'security', 'admin'] as const;
export type AccountLevel = (typeof levels)[number];

/** What an action targets. */
export const targets = ['node', 'process', 'stream', 'file'] as const;
export type Target = (typeof targets)[number];

/** The things of a node. */
export const thingKinds = ['file', 'process', 'stream'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** How much of an outcome the player hears. */
export const tellings = ['nothing', 'success', 'words', 'quality'] as const;
export type Telling = (typeof tellings)[number];

/** The outcomes of a request that needs no dice (T-TEST-01). */
export const untestedOutcomes = ['succeeds', 'fails', 'does not matter'] as const;
export type WithoutTest = (typeof untestedOutcomes)[number];
