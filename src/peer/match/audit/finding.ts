/** What can be found in a game file, each a kind with its values; in which words is said in `words/en/proof.ts`. */
import type { Seat } from '../../../rules/game.ts';
import type { Debt } from '../fold/owed.ts';
import type { Ended } from '../fold/state.ts';
import type { FoulDetail, Shut } from './audit.ts';

export type Finding =
  // No file that can be checked.
  | { readonly kind: 'empty' | 'no-game-file' | 'unreadable' | 'other-rules' }
  /** In bytes. */
  | { readonly kind: 'too-large'; readonly size: number; readonly most: number }
  | { readonly kind: 'too-many-entries'; readonly most: number }
  | { readonly kind: 'other-protocol' | 'other-version'; readonly theirs: string; readonly own: string }
  /** The check itself came to no end. */
  | { readonly kind: 'broken-off'; readonly error: string }
  /** `read` of its `had` entries can be read. `signed`: that is all there is to say of those. */
  | { readonly kind: 'torn'; readonly had: number; readonly read: number; readonly signed: boolean }
  // A game at its end.
  | { readonly kind: 'fair' | 'decided'; readonly entries: number; readonly winner: Seat | null; readonly ended: Ended }
  /** No seeds are shown at its end. `shut`: what is not verified; null: nothing. */
  | {
      readonly kind: 'opened';
      readonly entries: number;
      readonly winner: Seat | null;
      readonly ended: Ended;
      readonly shut: Unopened | null;
    }
  // A game before its end: by both seeds, or by what is open.
  | { readonly kind: 'unfinished' | 'unfinished-openly'; readonly entries: number }
  | { readonly kind: 'no-seed'; readonly entries: number; readonly lacking: readonly Seat[] }
  // Somebody has changed it or broken the rules.
  | { readonly kind: 'changed'; readonly seq: number; readonly entries: number; readonly detail: FoulDetail }
  | { readonly kind: 'false-charge'; readonly seat: Seat; readonly seq: number; readonly winner: Seat | null }
  /** `excusable`: the two entries of one number, of which one may have been lost (PROTOCOL 14.4). */
  | {
      readonly kind: 'foul';
      readonly seat: Seat;
      readonly seq: number;
      readonly detail: FoulDetail;
      readonly winner: Seat | null;
      readonly excusable: boolean;
    }
  /** Said after one of those. */
  | { readonly kind: 'seen-openly' | 'seen-without-seed' }
  // Whose entry is awaited.
  | { readonly kind: 'accuses' | 'seed-after-concession'; readonly by: Seat; readonly seq: number }
  | { readonly kind: 'both-waited' }
  /** `waited`: in vain, for the entry or for the other one's head. `winner`: by the rules. */
  | {
      readonly kind: 'owes';
      readonly owed: Pick<Debt, 'by' | 'seq' | 'type'>;
      readonly waited: 'entry' | 'head' | null;
      readonly winner: Seat | null;
    }
  // On the way, by the numbers of the entries.
  | { readonly kind: 'agreed'; readonly back: readonly number[]; readonly correct: readonly number[] }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly at: number };

export type FindingOf<K extends Finding['kind']> = Extract<Finding, { readonly kind: K }>;

/** `cards`: of some nobody has shown. */
export interface Unopened extends Shut {
  readonly cards: boolean;
}

/** How a player of a file is called: by the game, and on this phone. */
export interface Named {
  readonly seat: string;
  readonly name: string | null;
}
