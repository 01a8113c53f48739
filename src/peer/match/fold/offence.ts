/** What can be wrong with an entry, packet or command: a kind to count and test by, and which check failed. */
import { fail } from '../../../base/result.ts';
import type { AnyGame, CardId, Refusal, Slot } from '../../../rules/game.ts';
import type { BodyType } from '../../log/body.ts';
import type { WordKind } from '../../log/word.ts';
import type { Fault, FaultDetail } from '../../secret/fault.ts';

/**
 * Why an entry is rejected, in addition to the faults in `secret/`:
 * - `pen`: its author may not write now, or not this type. Dropped; not a fork (PROTOCOL 10.3).
 * - `move`: its content is not a move, or is one the rules refuse.
 * - `proof`: a proof is missing, or was not required.
 * - `face`: the card shown is not the one at that place, or not the one named.
 * - `place`: a card was moved from a place where it is not.
 * - `duplicate`: a card is in two places.
 * - `differs`: the game's table is not the one its author signed (`table` concerns a deck).
 * - `charge`: an honest entry was accused.
 * - `fork`: its author signed another entry with the same number.
 * - `moved`: signed by a phone that the game had already left.
 * - `game`: the game's events make no sense; a bug in this program.
 */
export interface Offence {
  readonly kind:
    | Fault['kind']
    | ('pen' | 'move' | 'proof' | 'face' | 'place' | 'duplicate' | 'differs' | 'charge' | 'fork' | 'moved' | 'game');
  readonly detail: OffenceDetail;
  /** The number of the faulty entry if it is not the current one but a proof given before its move. */
  readonly seq?: number;
  /** For `differs`: the table on this side. */
  readonly table?: unknown;
}

/** Which check failed, with its values. */
export type OffenceDetail =
  | FaultDetail
  | {
      readonly kind:
        | 'bid-commits'
        | 'bid-form'
        | 'open-unshown'
        | 'commitment-to-no-card'
        | 'facts-not-held'
        | 'unseen-card'
        | 'too-many-proofs'
        | 'not-agreeable'
        | 'unbound-card'
        | 'unbound-face-down'
        | 'other-cards-shuffled'
        | 'other-cards-put-back'
        | 'binds-no-bid'
        | 'not-in-hand'
        | 'not-in-pile'
        | 'another-card'
        | 'other-seed-here'
        | 'bid-length'
        | 'seen-foreign'
        | 'shown-foreign'
        | 'other-cards-hidden'
        | 'coins-not-of-seed'
        | 'deck-of-unknown'
        | 'asks-without-end'
        | 'moved-too-often'
        | 'held-not-of-seed'
        | 'log-closed'
        | 'move-form'
        | 'moves-not-joined'
        | 'no-new-key'
        | 'not-taken-over'
        | 'open-share-not-of-seed'
        | 'pile-empty'
        | 'tables-differ'
        | 'unasked-proofs'
        | 'nothing-to-pick'
        | 'nothing-to-show'
        | 'no-such-table'
        | 'foreign-keys';
    }
  | { readonly kind: 'deck-size'; readonly size: number; readonly most: number }
  | { readonly kind: 'list-size'; readonly bytes: number; readonly cards: number }
  | { readonly kind: 'duplicate-card'; readonly row: number }
  | { readonly kind: 'coin-order'; readonly coin: number }
  | { readonly kind: 'turn-of-other' | 'not-the-proof'; readonly seq: number }
  | {
      readonly kind: 'turn-of-type';
      readonly seq: number;
      readonly types: readonly BodyType[];
      readonly type: BodyType;
    }
  | { readonly kind: 'fact-not-of-seed' | 'fact-form' | 'no-fact'; readonly fact: number }
  | {
      readonly kind: 'no-place-in-pile' | 'key-not-of-seed' | 'pile-short-of' | 'no-card-from-top' | 'no-such-position';
      readonly at: number;
    }
  | {
      readonly kind: 'cut-size' | 'shares-given' | 'shares-held' | 'held-at-once' | 'look-size';
      readonly count: number;
    }
  | { readonly kind: 'unknown-origin' | 'shown-other' | 'not-open'; readonly card: CardId | null }
  | { readonly kind: 'position-gone'; readonly position: number }
  | { readonly kind: 'slot-empty' | 'slot-taken'; readonly slot: Slot }
  /** Under that game's rules. */
  | { readonly kind: 'refused' | 'answer-refused'; readonly game: AnyGame['id']; readonly refusal: Refusal }
  | { readonly kind: 'not-said-here'; readonly word: WordKind }
  | { readonly kind: 'proof-missing'; readonly event: string }
  | { readonly kind: 'no-held'; readonly held: number }
  | { readonly kind: 'no-place-for'; readonly type: BodyType }
  | { readonly kind: 'never-committed'; readonly number: number }
  | { readonly kind: 'used-before'; readonly value: UsedValue }
  /** This program threw an error. */
  | { readonly kind: 'thrown'; readonly error: string };

/** What kind of value was reused. */
export type UsedValue = 'commitment' | 'salt' | 'share';

export function offence(kind: Offence['kind'], detail: OffenceDetail): { readonly ok: false; readonly error: Offence } {
  return fail({ kind, detail });
}
