/** An entry that proves cards: for a look, a hidden hand, a shown card, or an event of an answer. */
import { ok, type Result } from '../../../../base/result.ts';
import { checkSorted } from '../../../secret/commit.ts';
import { discharge, type Proof } from '../obligation.ts';
import type { Offence } from '../offence.ts';
import { type Answered, isDuty } from '../state.ts';
import { done, type Incoming, misplaced } from './kind.ts';

/** The state after the owed proof. */
export function takeProof(incoming: Incoming): Result<Answered, Offence> {
  const proof = checkProof(incoming);
  return proof.ok ? ok(done(incoming.state, incoming.entry, proof.value)) : proof;
}

/** What the entry shows, if it is the owed proof. */
export function checkProof({ state, entry, insight }: Incoming): Result<Proof, Offence> {
  const { body } = entry;
  const [turn] = state.turns;
  if (turn === undefined || !isDuty(turn)) return misplaced(entry);
  const checked = discharge(turn, state.decks, entry, insight.faces ?? []);
  if (!checked.ok || body.type !== 'COMMIT' || body.kind !== 'hand') return checked;
  const ascending = checkSorted(body.commitments);
  return ascending.ok ? ok(checked.value) : ascending;
}
