/** Face-down slots become public: their seals are opened (PROTOCOL 6.3). */
import { ok, type Result } from '../../../../base/result.ts';
import type { Seat, Slot } from '../../../../rules/game.ts';
import type { Face } from '../../../secret/deckTable.ts';
import type { TrackedDeck } from '../cardTracker.ts';
import { sameHandle, sealTurns } from '../obligation.ts';
import { type Offence, offence } from '../offence.ts';
import { nameOf, type State, type Terms, type Turn, worldOf } from '../state.ts';
import { answering, type QuestionKind, type QuestionOfKind, takeProof } from './kind.ts';

export const show: QuestionKind<QuestionOfKind<'show'>> = {
  owed: (_terms, state, { of, slots }) => shows(of, slots, worldOf(state).wheres[of]),

  take: takeProof,

  close: (terms, state, { of, slots }) => {
    const faces: string[] = [];
    for (const slot of slots) {
      const face = shownName(terms, shownIn(state, of, slot));
      if (!face.ok) return face;
      faces.push(face.value);
    }
    return answering({ kind: 'show', faces });
  },

  proven:
    (_terms, state, { of, slots }) =>
    ({ owner, from, fresh }) => {
      if (!fresh || owner !== of || from.in !== 'slot' || !slots.includes(from.slot)) return null;
      return { face: shownIn(state, owner, from.slot) };
    },

  blamed: 'face',
};

/** The name of a shown card. */
export function shownName(terms: Terms, face: Face | null): Result<string, Offence> {
  const name = nameOf(terms.game.cards, face);
  return name === null ? offence('no card', { kind: 'shown-foreign' }) : ok(name);
}

function shows(of: Seat, slots: readonly Slot[], where: TrackedDeck): Result<Turn[], Offence> {
  const tokens = slots.map((slot) => where.slots[slot]).filter((token) => token !== undefined);
  if (tokens.length < slots.length || tokens.some(({ seal, open }) => seal === null && !open))
    return offence('game', { kind: 'nothing-to-show' });
  const seals = tokens.map(({ seal }) => seal).filter((seal) => seal !== null);
  return ok(sealTurns(of, of, seals));
}

/** The face in a slot opened for this question, or already shown in the log. */
function shownIn(state: State, of: Seat, slot: Slot): Face | null {
  const token = worldOf(state).wheres[of].slots[slot];
  if (token === undefined) return null;
  const { seal } = token;
  if (seal === null) return token.face;
  for (const { entry, faces } of state.got) {
    const items = entry.body.type === 'OPEN' ? entry.body.items : [];
    const at = items.findIndex((item) => item.kind === 'seal' && sameHandle(seal.handle, item));
    if (at >= 0) return faces[at] ?? null;
  }
  return null;
}
