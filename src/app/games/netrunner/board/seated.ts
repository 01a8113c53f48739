/** Props of Netrunner's board: those that every board has, and the events as recorded. Contains no rules. */
import type { CardId, Seat, Slot } from '../../../../rules/game.ts';
import { definition } from '../../../../rules/netrunner/card.ts';
import type { NetrunnerQuestion } from '../../../../rules/netrunner/decisions.ts';
import type { Card } from '../../../../rules/netrunner/effect.ts';
import type { NetrunnerEvent } from '../../../../rules/netrunner/event.ts';
import type { Move } from '../../../../rules/netrunner/move.ts';
import type { AccessStory } from '../../../../rules/netrunner/rulebook/run/accessStory.ts';
import { ARCHIVES, CORP, type Fort, HQ, RD, RUNNER, type Table } from '../../../../rules/netrunner/table.ts';
import type { DiscardedCard } from '../../../../words/en/netrunner/record/piles.ts';
import type { RecordedLine } from '../../../../words/en/netrunner/record/record.ts';
import type { Seated as AnySeated } from '../../../play/seated.ts';
import type { DrawnCards } from './table/drawn.ts';

/** A line of the record, newest last. */
export interface TableLine extends RecordedLine {
  /** Number of the log entry it belongs to. */
  seq: number;
}

export interface NetrunnerSeated extends Omit<AnySeated<Table, Move>, 'arrange' | 'news' | 'question' | 'reveal'> {
  question: NetrunnerQuestion;
  lines: readonly TableLine[];
  /** How the cards in both discard piles got there, newest first. */
  piles: readonly DiscardedCard[];
  /** Which cards of the player's hand arrived this turn. */
  drawn: DrawnCards;
  /** The changes in the last step, for motion and for revealing a trace; `seq` is new for each step. */
  news?: TableNews;
  /** The result of a trace until this player has seen it; several are shown one after another. */
  reveal?: { nth: number; trace: TraceSummary; close(): void } | undefined;
  /** The access in progress, or one that this player has not finished reading. */
  access?: { story: AccessStory; close?: () => void } | undefined;
  /** In a replay: cards on the table that one player did not know. */
  unknown?: ReadonlySet<Slot>;
}

export type TraceSummary = Extract<NetrunnerEvent, { kind: 'trace' }>;

/** The traces decided by these events, in order. */
export const tracesIn = (events: readonly NetrunnerEvent[]): TraceSummary[] =>
  events.filter((event): event is TraceSummary => event.kind === 'trace');

export interface TableNews {
  seq: number;
  events: readonly NetrunnerEvent[];
}

/** Whether this is a trace in which both players state their amounts openly in turn (N-TRX-02, N-TRX-03). */
export const isTrace = (v: NetrunnerSeated): boolean => v.question.kind === 'move' && v.question.window === 'trace';

/** Whether the question is answered in a sheet, which may be put aside. */
export const isInSheet = (v: NetrunnerSeated): boolean =>
  v.question.kind === 'choose' || (v.question.kind === 'sealed' && !v.sealed[v.seat]) || isTrace(v);

/** Whether the Runner is asked about incoming damage, or the Corp waits for that answer. */
export const isHarmAsked = ({ question }: Pick<NetrunnerSeated, 'question'>): boolean =>
  question.kind === 'move' &&
  question.of === RUNNER &&
  (question.window === 'prevent' || question.window === 'flatline');

/** The CSS class that marks a card a player did not know. */
export const markOf = ({ unknown }: NetrunnerSeated, slot: Slot): string => (unknown?.has(slot) ? 'unknown' : '');

/** The definition of a known card. Throws for an unknown id, which the rules never reveal. */
export const cardOf = (face: CardId): Card => definition(face);

/** A seat as a CSS class. */
export const sideName = (seat: Seat): 'corp' | 'runner' => (seat === CORP ? 'corp' : 'runner');

/** The classes of whatever belongs to a side. */
export const sideClass = (seat: Seat): string => `${sideName(seat)} seat${seat}`;

/** The forts in table order: Archives, R&D, HQ, then the others in order of creation. */
export function fortsInOrder(forts: readonly Fort[]): Fort[] {
  const first = [ARCHIVES, RD, HQ];
  const rank = (fort: Fort): number => (first.includes(fort.id) ? first.indexOf(fort.id) : first.length);
  return forts
    .map((fort, at) => ({ fort, at }))
    .sort((a, b) => rank(a.fort) - rank(b.fort) || a.at - b.at)
    .map(({ fort }) => fort);
}
