/**
 * The next table under construction, with the events so far. Lists and cards are shared with the old table and never
 * mutated: every function exported here replaces what it touches. Tables are written nowhere else.
 */

export * from './draft/draft.ts';
export * from './draft/forts.ts';
export * from './draft/leaving.ts';
export * from './draft/slots.ts';
export * from './draft/winning.ts';
