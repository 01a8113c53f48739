/**
 * What happened: animated on screen, told in the record, queried by conditions. Card movements are the common events of
 * `game.ts`; these are Netrunner's own.
 */

import { type ByKind, bySomeKind } from '../../base/byKind.ts';
import type { CardId, CommonEvent, Seat, Slot } from '../game.ts';
import type { Damage, Frame } from './frame.ts';
import type { FortId, Table } from './table.ts';

/** Why a card went to a discard pile: a text, an access, or the installation of another card. */
export type Cause = Source | { accessed: FortId } | { installed: true };

/** `by`: the card that caused it, or that was paid for; absent if only the rules did. */
type Sourced = { by?: Source };

export type NetrunnerEvent =
  | CommonEvent
  | { kind: 'turn'; seat: Seat; turn: number; actions: number }
  | { kind: 'action'; seat: Seat; what: string }
  /** A card's extra action pays for an owed one (R-GEN-46). */
  | { kind: 'forwent'; seat: Seat; slot: Slot; card: CardId }
  /** `amount` below 0: paid or lost. */
  | ({ kind: 'bits'; seat: Seat; amount: number; why: string } & Sourced)
  /** Cards went from the top of a pile into their owner's hand. */
  | ({ kind: 'drew'; seat: Seat; count: number } & Sourced)
  /** `ice`: the card is ice, installed at that end of the fort's ice. */
  | { kind: 'installed'; seat: Seat; slot: Slot; card: CardId | null; fort?: FortId; ice?: 'outermost' | 'innermost' }
  | { kind: 'played'; seat: Seat; card: CardId }
  | { kind: 'used'; seat: Seat; slot: Slot; card: CardId; ability: number }
  | { kind: 'advanced'; slot: Slot }
  | { kind: 'counters'; slot: Slot; counter: string; amount: number }
  /** Counters on no card: with a player or in a fort; `amount` below 0: removed. */
  | { kind: 'given'; to: { seat: Seat } | { fort: FortId }; counter: string; amount: number }
  | { kind: 'purged' }
  | { kind: 'rezzed'; slot: Slot; card: CardId }
  | { kind: 'derezzed'; slot: Slot; card: CardId }
  | { kind: 'exposed'; slot: Slot; card: CardId }
  /** `seat`: the card's owner; `by`: who trashed it. */
  | { kind: 'trashed'; seat: Seat; by: Seat; slot: Slot | null; card: CardId | null; why?: Cause }
  | { kind: 'run'; fort: FortId }
  | { kind: 'approached'; slot: Slot }
  | { kind: 'encountered'; slot: Slot; card: CardId }
  | { kind: 'broken'; slot: Slot; sub: number }
  /** All of the ice's subroutines were broken in that encounter. */
  | { kind: 'brokenThrough'; slot: Slot }
  | { kind: 'subroutine'; slot: Slot; sub: number }
  | { kind: 'passed'; slot: Slot | null }
  | { kind: 'success'; fort: FortId }
  /** The run continues on this fort; `slot`: at this ice. */
  | { kind: 'diverted'; fort: FortId; slot: Slot | null }
  | { kind: 'runOver'; fort: FortId; success: boolean; jackedOut: boolean }
  | { kind: 'accessed'; fort: FortId; card: CardId | null; slot: Slot | null }
  /** `advanced`: advancement counters the agenda had. */
  | { kind: 'stolen'; card: CardId; points: number; advanced?: number }
  | { kind: 'scored'; slot: Slot; card: CardId; points: number }
  /** Agenda points without an agenda; `amount` below 0: paid. */
  | ({ kind: 'points'; seat: Seat; amount: number } & Sourced)
  | ({ kind: 'badPublicity'; amount: number } & Sourced)
  | { kind: 'trace'; limit: number; trace: number; link: number; success: boolean }
  | ({ kind: 'tags'; amount: number } & Sourced)
  | { kind: 'prevented'; what: string; amount: number }
  /** `lost`: the cards it cost, in order (R-GEN-38). */
  | ({ kind: 'damage'; type: Damage; amount: number; lost?: readonly CardId[] } & Sourced)
  | { kind: 'searched'; seat: Seat; pile: string }
  /** A card from a hand or the top of a pile, shown to both. */
  | { kind: 'shown'; seat: Seat; card: CardId }
  /** `card`: its face if it is face up. */
  | ({ kind: 'discarded'; seat: Seat; card?: CardId } & Sourced)
  /** What the Runner hid, and what the Corp guessed. */
  | { kind: 'guessed'; hidden: number; guess: number }
  /** Ice from HQ, face down, replaced other ice. */
  | { kind: 'swapped'; slot: Slot; fort: FortId }
  | { kind: 'rearranged'; fort: FortId }
  /** Ice has moved: `at` counts from outside. */
  | { kind: 'moved'; slot: Slot; card: CardId; fort: FortId; at: number }
  /** What both spent in a sealed bid. */
  | { kind: 'bid'; corp: number; runner: number }
  /** A die: 1 to 6. */
  | { kind: 'rolled'; value: number }
  | { kind: 'over'; winner: Seat | null; why: string };

/** The kinds reported with their source card. */
const sourced: ReadonlySet<NetrunnerEvent['kind']> = new Set([
  'bits',
  'drew',
  'tags',
  'damage',
  'discarded',
  'points',
  'badPublicity',
]);

/** The same event with its source card, if its kind has one and none is set yet. */
export const withSource = (event: NetrunnerEvent, source: Source | undefined): NetrunnerEvent =>
  source && sourced.has(event.kind) && !('by' in event) ? ({ ...event, by: source } as NetrunnerEvent) : event;

/** The kinds that cards may query later; all others are forgotten with their step. */
const remembered = new Set([
  'run',
  'encountered',
  'brokenThrough',
  'success',
  'stolen',
  'scored',
  'damage',
  'trashed',
  'rezzed',
  'tags',
  'played',
  'installed',
  'trace',
  'points',
]);

/** Whether cards may query it later, this turn or the next. */
export const isRemembered = (event: NetrunnerEvent): boolean =>
  remembered.has(event.kind) || (event.kind === 'counters' && event.counter === 'advancement');

// The card behind an event or a question, shown with it by name. Taken from the frames: a table holds no face that only
// one player knows, so any card named here is public.

/** A card, and its owner. */
export interface Source {
  card: CardId;
  seat: Seat;
}

/**
 * Frames that only resolve or ask for the text below them. Any other frame belongs to the rules, with no card behind
 * it.
 */
const passThroughFrames: ReadonlySet<Frame['do']> = new Set<Frame['do']>([
  'choose',
  'conceal',
  'counter',
  'draw',
  'flatline',
  'forced',
  'forcedRez',
  'found',
  'guess',
  'guest',
  'hand',
  'hide',
  'innermost',
  'installIce',
  'installOne',
  'installProgram',
  'keepTrashed',
  'look',
  'pay',
  'random',
  'refill',
  'rezOne',
  'roll',
  'runs',
  'search',
  'show',
  'swapIce',
  'tag',
  'trashing',
  'turnTop',
]);

/**
 * The card whose text is being resolved, including anything that text asks for; undefined if only the rules act or
 * ask.
 */
export function sourceOf({ frames }: Pick<Table, 'frames'>): Source | undefined {
  for (let at = frames.length - 1; at >= 0; at--) {
    const frame = frames[at];
    if (!frame) return undefined;
    const source = bySomeKind('do', frame, namedSource);
    if (source) return { card: source.card, seat: source.seat };
    if (!passThroughFrames.has(frame.do)) return undefined;
  }
  return undefined;
}

/** The card that the frame itself names. */
const namedSource: Partial<ByKind<'do', Frame, Source | undefined>> = {
  effect: ({ ref }) => ref,
  trace: ({ ref }) => ref,
  damage: ({ source }) => source,
  play: (frame) => frame,
  choose: ({ ref }) => ref,
  // If several cards could step in, the choice between them names them.
  replace: ({ left }) => (left.length === 1 ? left[0] : undefined),
};
