/**
 * All types of public state. A table is plain JSON, the same on both phones: it never holds a face only one player
 * knows. Tables are immutable; `draft.ts` makes the next one.
 */
import type { CardId, Seat, Slot } from '../game.ts';
import type { NetrunnerEvent } from './event.ts';
import type { Frame } from './frame.ts';
import type { Lasting } from './lasting.ts';
import type { Options } from './options.ts';

export type { Lasting, Options };

export const CORP: Seat = 0;
export const RUNNER: Seat = 1;

/** Agenda points that win the game (N-WIN-01). */
export const POINTS_TO_WIN = 7;

/** `hq`, `rd`, `archives`, and `f1`, `f2` … for subsidiary forts, numbered as they are created and never reused. */
export type FortId = string;
export const HQ = 'hq' satisfies FortId;
export const RD = 'rd' satisfies FortId;
export const ARCHIVES = 'archives' satisfies FortId;

/** Counters by name. */
export type Counters = Readonly<Record<string, number>>;

/** Where counters are: with a player, in a fort, or on a card (N-CTR-05). */
export type Holder = { seat: Seat } | { fort: FortId } | { slot: Slot };

/** A card with a slot: installed, scored, face down in Archives, or set aside while it is accessed. */
export interface Installed {
  slot: Slot;
  owner: Seat;
  /** The face while it is public. Face up and not rezzed is "revealed" (N-REV-05). */
  card: CardId | null;
  /** Its text works: rezzed, scored, or a Runner's installed card. */
  active: boolean;
  /** Whether it is ice on a fort, not a card inside; public even if face down (N-HID-01). */
  ice: boolean;
  /** Null outside forts. */
  fort: FortId | null;
  /** Named counters (N-CTR-05). `bits` are bits on the card, `advancement` the counters of N-SCO-03. */
  counters: Counters;
  /**
   * What was chosen for the card: the type that replaces an ice's printed type, the type an icebreaker breaks, a fort,
   * or a piece of ice by its slot number.
   */
  chosen?: string;
  /** How many times each limited ability was used, by name; reset according to its limit. */
  used: Readonly<Record<string, number>>;
  /** A program hosted in another, using no memory; or a card set aside on another. */
  host?: Slot;
  /** With rulings: it is face down, and the Runner knows what it is (T-3). */
  seen?: true;
}

export interface Fort {
  id: FortId;
  /** Outermost first. */
  ice: readonly Slot[];
  /** Agendas, nodes and upgrades, in the order of installation. */
  inside: readonly Slot[];
  /** Counters in the fort; lost together with it (R-GEN-04). */
  counters: Counters;
  /** Cards in and on it that the Corp protected from the fort's exposing counters. */
  unexposed?: readonly Slot[];
}

export interface Corp {
  bits: number; // integer, 0 or more
  hand: number; // cards in HQ
  pile: number; // cards in R&D
  /** With rulings: faces the Runner has seen in HQ and that may still be there (T-3). */
  seen: readonly CardId[];
  /** Face-up Archives, newest first. */
  up: readonly CardId[];
  /** Face-down Archives, newest first. */
  down: readonly Slot[];
  scored: readonly Slot[];
  points: number;
  badPublicity: number;
  /** Counters the Corp was given. */
  counters: Counters;
}

export interface Runner {
  bits: number;
  hand: number;
  pile: number; // cards in the stack
  /** Newest first. */
  trash: readonly CardId[];
  /** Installed programs, hardware and resources, in the order of installation. */
  rig: readonly Slot[];
  /** Face-up cards out of play: set aside with counters, or on a card in the rig (`host`), the top one last. */
  aside: readonly Slot[];
  stolen: readonly CardId[];
  points: number;
  tags: number;
  brain: number;
  /** Counters the Runner was given. */
  counters: Counters;
}

export interface Run {
  fort: FortId;
  /** Index of the current ice on the fort, counted from outside; equal to the number of pieces once all are passed. */
  at: number;
  /**
   * The ice at `at` left the fort while the Runner was dealing with it: the piece behind it is now in that position.
   */
  gone: boolean;
  /** The encountered ice's broken subroutines, by number, and the cards that broke them. */
  broken: readonly number[];
  by: readonly Slot[];
  /** Icebreakers used in this encounter. */
  used: readonly Slot[];
  /** Icebreakers whose use is undone. */
  undone?: readonly Slot[];
  /** A noisy icebreaker was used in this run. */
  noisy?: true;
  encounter: boolean;
  /** In this run, a card was trashed for free because another card allowed it. */
  spared?: true;
  /** The current encounter is the last: the run ends with it. */
  last?: true;
  /** The run has only begun: no ice has been encountered or passed. */
  fresh?: true;
  /** The currently encountered ice is passed outright. */
  skip?: true;
  /** Ice encountered without being on a fort. */
  guest?: Slot;
  /** That ice after its encounter, with rulings: its text about being passed applies before it is trashed. */
  leaving?: Slot;
  /** The ice behind the one being passed is approached immediately: the Runner cannot jack out in between. */
  straight?: true;
  /** Where the run continues after this encounter, instead of passing the ice. */
  next?: Detour;
  /** The last encounter ended with every subroutine broken; also true for ice without subroutines. */
  allBroken: boolean;
  ended: boolean;
  jackedOut: boolean;
  success: boolean;
}

/** A position in a run: at the ice at index `at` of the fort, being approached or already encountered. */
export interface Detour {
  fort: FortId;
  at: number;
  meet: boolean;
}

/** Single-purpose actions; they must be the next actions, consecutively, and end with the first one not taken. */
export interface SpecialActions {
  for: 'install' | 'program' | 'draw' | 'bit' | 'run' | typeof HQ | typeof RD | 'subsidiary';
  left: number;
  /** The actions cannot be skipped while they can be used. */
  must?: true;
}

export interface Past {
  /** What has happened this turn. */
  turn: readonly NetrunnerEvent[];
  /** By seat: what happened in that player's last finished turn. */
  last: readonly [readonly NetrunnerEvent[], readonly NetrunnerEvent[]];
  /** For each of the Runner's last three actions, the kinds of events in it, the latest action last. */
  actions: readonly (readonly NetrunnerEvent['kind'][])[];
  /** The kinds of all events in this game. */
  ever: readonly NetrunnerEvent['kind'][];
}

export interface Table {
  options: Options;
  turn: number; // counts both players' turns, from 1; 0 before the first
  active: Seat;
  /** Actions the active player has left this turn. */
  actions: number;
  /** Single-purpose actions; the last ones are active. */
  special: readonly SpecialActions[];
  /** Forgone actions still owed, by seat (N-TURN-12). */
  debt: readonly [number, number];
  corp: Corp;
  runner: Runner;
  forts: readonly Fort[];
  cards: Readonly<Record<Slot, Installed>>;
  /** The last slot and subsidiary fort numbers assigned. */
  lastSlot: number;
  lastFort: number;
  run: Run | null;
  lasting: readonly Lasting[];
  past: Past;
  /** What happens next: the top frame, the last, is active. */
  frames: readonly Frame[];
  over: { winner: Seat | null; why: string } | null;
}

/** The next table under construction, with the events on the way; only `draft.ts` writes to it. */
export interface Draft {
  table: Table;
  events: NetrunnerEvent[];
}

/** A Runner action is in progress, including anything that happens during it. */
export function isActionUnderWay({ frames }: Table): boolean {
  const [turn] = frames;
  return turn?.do === 'turn' && turn.seat === RUNNER && turn.step === 'after';
}

/** What happens now is part of a Runner action. */
export const isInAction = (table: Table): boolean =>
  isActionUnderWay(table) && !table.frames.some((frame) => frame.do === 'effect' && frame.apart);

/** The fort with the given name, if it still exists. */
export const fortOf = (table: Table, id: FortId): Fort | undefined => table.forts.find((fort) => fort.id === id);
export const subsidiaries = ({ forts }: Table): FortId[] => forts.flatMap(({ id }) => (isCentral(id) ? [] : [id]));
/** HQ, R&D or Archives. */
export const isCentral = (id: FortId): boolean => id === HQ || id === RD || id === ARCHIVES;

/** The card in the given slot; a slot named by the engine itself always exists. */
export function cardAt(table: Table, slot: Slot): Installed {
  const card = table.cards[slot];
  if (!card) throw new Error(`no card in slot ${slot}`);
  return card;
}

/** The number of counters with the given name there; 0 if the place no longer exists. */
export function countersAt(table: Table, holder: Holder, name: string): number {
  return countersOf(table, holder)?.[name] ?? 0;
}

/** All named counters there; undefined if the place no longer exists. */
export function countersOf(table: Table, holder: Holder): Counters | undefined {
  if ('seat' in holder) return (holder.seat === CORP ? table.corp : table.runner).counters;
  return 'fort' in holder ? fortOf(table, holder.fort)?.counters : table.cards[holder.slot]?.counters;
}

/** Counters with the given name on the card; 0 if none. */
export const counters = (card: Installed, kind: string): number => card.counters[kind] ?? 0;
/** Bits in the pool of the given seat. */
export const bitsOf = (table: Table, seat: Seat): number => (seat === CORP ? table.corp.bits : table.runner.bits);
export const handOf = (table: Table, seat: Seat): number => (seat === CORP ? table.corp.hand : table.runner.hand);
/** Cards in R&D, or in the stack. */
export const pileOf = (table: Table, seat: Seat): number => (seat === CORP ? table.corp.pile : table.runner.pile);
/** Agenda points of the given seat. */
export const pointsOf = (table: Table, seat: Seat): number => (seat === CORP ? table.corp.points : table.runner.points);

/** All ice, by fort, from the outside in. */
export const allIce = ({ forts }: Table): Slot[] => forts.flatMap(({ ice }) => ice);

/** Slots of face-down or revealed cards inside any fort. */
export function unrezzedInside(table: Table): Slot[] {
  const slots: Slot[] = [];
  for (const fort of table.forts) for (const slot of fort.inside) if (!cardAt(table, slot).active) slots.push(slot);
  return slots;
}

/** Whether a fort holds a face-down or revealed card. */
export const hasUnrezzedInside = (table: Table): boolean =>
  table.forts.some((fort) => fort.inside.some((slot) => !cardAt(table, slot).active));

export const hostedIn = (table: Table, host: Slot): Slot[] =>
  table.runner.rig.filter((slot) => cardAt(table, slot).host === host);

/** Cards set aside on `host`, the top card last. */
export const asideOn = (table: Table, host: Slot): Slot[] =>
  table.runner.aside.filter((slot) => cardAt(table, slot).host === host);

/** The Runner has a resource whose face only they know: it might be any resource. */
export const hasFaceDownInRig = (table: Table): boolean =>
  table.runner.rig.some((slot) => cardAt(table, slot).card === null);
