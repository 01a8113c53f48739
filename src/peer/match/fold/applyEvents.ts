/** Applies an answer's events to card positions and player knowledge, proof by proof. */
import { fail, ok, type Result } from '../../../base/result.ts';
import {
  type AnyGame,
  type CardEvent,
  type CardId,
  type CommonEvent,
  type GameEvent,
  isCommonEvent,
  type LookEvent,
  type Seat,
} from '../../../rules/game.ts';
import type { DeckTable, Face } from '../../secret/deckTable.ts';
import { type CardEvidence, cut, type TrackedDeck, withCardMoved } from './cardTracker.ts';
import { discharge, type EntryProof, type Obligation, obligationOf } from './obligation.ts';
import { type Offence, offence } from './offence.ts';
import { type Both, nameOf, type World, withSeat } from './state.ts';

/** The evidence for the events. */
export interface Proofs {
  readonly game: AnyGame;
  readonly decks: Both<DeckTable | null>;
  /** Who made the move; null for an answer that was not a choice. */
  readonly author: Seat | null;
  /** The proofs of the events, in order. */
  readonly proofs: readonly EntryProof[];
  /** The card of an event that the answer itself proves (a picked card, a shown slot), else null. */
  readonly answered: (event: CardEvent) => CardEvidence | null;
}

export type ApplyResult =
  | { readonly done: true; readonly places: Places; readonly used: number }
  /** The first obligation without a proof, its event, and the card positions at that point. */
  | { readonly done: false; readonly obligation: Obligation; readonly event: CommonEvent; readonly places: Places };

type Places = Pick<World, 'wheres' | 'known'>;

/** The positions after all events, or the first missing proof. */
export function applyEvents(
  before: Places,
  events: readonly GameEvent[],
  evidence: Proofs,
): Result<ApplyResult, Offence> {
  let places = before;
  let used = 0;
  for (const event of events) {
    if (!isCommonEvent(event)) {
      places = learned(evidence, places, event, []);
      continue;
    }
    const where = places.wheres[event.owner];
    const answered = event.kind === 'card' ? evidence.answered(event) : null;
    const obligation = answered === null ? obligationOf(where, event, evidence.author) : ok(null);
    if (!obligation.ok) return obligation;
    let proof: EntryProof | null = null;
    if (obligation.value !== null) {
      const given = evidence.proofs[used];
      if (given === undefined) return ok({ done: false, obligation: obligation.value, event, places });
      const checked = discharge(obligation.value, evidence.decks, given.entry, given.faces);
      if (!checked.ok) return about(given.entry.seq, checked.error);
      proof = checked.value;
      used++;
    }
    const next =
      event.kind === 'look' ? arrange(where, event, proof) : move(where, event, proof, answered, evidence.game.cards);
    if (!next.ok) return proof === null ? next : about(proof.entry.seq, next.error);
    const { faces } = next.value;
    places = { ...places, wheres: withSeat(places.wheres, where.deck, next.value.where) };
    const names = faces.map((face) => nameOf(evidence.game.cards, face));
    places = learned(evidence, places, event, names);
  }
  return ok({ done: true, places, used });
}

type Moved = Result<{ where: TrackedDeck; faces: readonly (Face | null)[] }, Offence>;

function move(
  where: TrackedDeck,
  event: CommonEvent,
  proof: EntryProof | null,
  answered: CardEvidence | null,
  names: readonly CardId[],
): Moved {
  // An empty pile is never shuffled, yet counts as ordered.
  if (event.kind === 'hide' && where.pile.length === 0) return ok({ where: { ...where, loose: false }, faces: [] });
  if (event.kind === 'cut') {
    const after = cut(where, event.count);
    return after.ok ? ok({ where: after.value, faces: [] }) : after;
  }
  if (event.kind !== 'card') return ok({ where, faces: [] });
  const face = proof?.faces[0] ?? null;
  const seal = proof?.seals[0];
  const followed = withCardMoved(where, event, answered ?? (seal === undefined ? { face } : { face, seal }), names);
  return followed.ok ? ok({ where: followed.value.where, faces: [followed.value.face] }) : followed;
}

/** Cards the viewer put back in a chosen order are bound by their commitments from here on. */
function arrange(where: TrackedDeck, { at, count }: LookEvent, proof: EntryProof | null): Moved {
  const before = where.pile.slice(at, at + count);
  if (proof === null) return ok({ where, faces: before.map((token) => token.face) });
  const after = proof.faces.map((face, i) => ({ face, open: false, seal: proof.seals[i] ?? null, joint: null }));
  // Only a side that has seen both can check this: the viewer and the audit.
  if (!proof.faces.includes(null) && !before.some(({ face }) => face === null)) {
    const rows = (faces: readonly (Face | null)[]) => faces.map((face) => face?.row ?? 0).sort((a, b) => a - b);
    const was = rows(before.map(({ face }) => face));
    if (!rows(proof.faces).every((row, i) => row === was[i])) return offence('place', { kind: 'other-cards-put-back' });
  }
  const pile = [...where.pile.slice(0, at), ...after, ...where.pile.slice(at + count)];
  return ok({ where: { ...where, pile }, faces: proof.faces });
}

function learned(
  { game }: Pick<Proofs, 'game'>,
  places: Places,
  event: GameEvent,
  faces: readonly (CardId | null)[],
): Places {
  const one = (known: unknown) => (known === null ? null : game.knowledge.learn(known, [event], faces));
  return { ...places, known: [one(places.known[0]), one(places.known[1])] };
}

const about = (seq: number, error: Offence) => fail({ ...error, seq });
