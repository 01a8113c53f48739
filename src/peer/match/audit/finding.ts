/** Everything a game file can turn out to be: each kind with its values. The wording is in `words/en/proof.ts`. */
import type { AnyGame, CardId, Seat } from '../../../rules/game.ts';
import type { Ended } from '../fold/state.ts';
import type { Debt } from '../fold/turn.ts';
import type { FoulDetail, UnopenedValues } from './audit.ts';

export type Finding =
  // Nothing that can be checked.
  | { readonly kind: 'empty' | 'no-game-file' | 'unreadable' | 'other-rules' }
  /** `size` and `most`: in bytes. */
  | { readonly kind: 'too-large'; readonly size: number; readonly most: number }
  | { readonly kind: 'too-many-entries'; readonly most: number }
  | { readonly kind: 'other-protocol' | 'other-version'; readonly theirs: string; readonly own: string }
  /** The check itself crashed. */
  | { readonly kind: 'broken-off'; readonly error: string }
  /** `read` of its `had` entries are readable. `signed`: only their signatures could be checked. */
  | { readonly kind: 'torn'; readonly had: number; readonly read: number; readonly signed: boolean }
  // A finished game.
  | { readonly kind: 'fair' | 'decided'; readonly entries: number; readonly winner: Seat | null; readonly ended: Ended }
  /** Ends without seeds. `shut`: what stays unverified; null if nothing. */
  | {
      readonly kind: 'opened';
      readonly entries: number;
      readonly winner: Seat | null;
      readonly ended: Ended;
      readonly shut: UnopenedItems | null;
    }
  // An unfinished game, checked with both seeds or with public information.
  | { readonly kind: 'unfinished' | 'unfinished-openly'; readonly entries: number }
  | { readonly kind: 'no-seed'; readonly entries: number; readonly lacking: readonly Seat[] }
  // The file was tampered with, or someone broke the rules.
  | { readonly kind: 'changed'; readonly seq: number; readonly entries: number; readonly detail: FoulDetail }
  | { readonly kind: 'false-charge'; readonly seat: Seat; readonly seq: number; readonly winner: Seat | null }
  /** `excusable`: two entries with one number, the first of which may have been lost (PROTOCOL 14.4). */
  | {
      readonly kind: 'foul';
      readonly seat: Seat;
      readonly seq: number;
      readonly detail: FoulDetail;
      readonly winner: Seat | null;
      readonly excusable: boolean;
    }
  /** A deck with cards that are not in its player's pool (PROTOCOL 9.16). */
  | {
      readonly kind: 'beyond-pool';
      readonly game: AnyGame['id'];
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly winner: Seat | null;
    }
  /** In addition to one of the above. */
  | { readonly kind: 'seen-openly' | 'seen-without-seed' }
  // Whose entry is missing.
  | { readonly kind: 'accuses' | 'seed-after-concession'; readonly by: Seat; readonly seq: number }
  | { readonly kind: 'both-waited' }
  /** `waited`: who waited in vain, for the entry or the other player's head. `winner`: by the rules. */
  | {
      readonly kind: 'owes';
      readonly owed: Pick<Debt, 'by' | 'seq' | 'type'>;
      readonly waited: 'entry' | 'head' | null;
      readonly winner: Seat | null;
    }
  // Events along the way, by entry number.
  | { readonly kind: 'agreed'; readonly back: readonly number[]; readonly correct: readonly number[] }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly at: number };

/** `cards`: some cards were never shown. */
export interface UnopenedItems extends UnopenedValues {
  readonly cards: boolean;
}

/** A player's names: in the game, and on this phone. */
export interface PlayerNames {
  readonly seat: string;
  readonly name: string | null;
}
