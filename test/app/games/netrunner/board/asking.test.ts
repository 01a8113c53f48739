/** Question IDs, by which a board closes sheets and resets selections and buttons for a new question. */
import { describe, expect, it } from 'vitest';
import { questionId } from '../../../../../src/app/games/netrunner/board/openSheet.tsx';
import { soloRules } from '../../../../../src/app/games/netrunner/solo/rules.ts';
import { starterDecks } from '../../../../../src/rules/netrunner/cards/starters.ts';
import { movesOf } from '../../../../../src/solo/local.ts';
import { seeded } from '../../../../../src/solo/random.ts';
import { answerSolo, beginSolo, deciderOf } from '../../../../../src/solo/solo.ts';
import { soloSeated } from '../../../../support/seated.ts';

describe('when a player is asked again and again,', () => {
  it('each question has a different id, which stays the same until the record is read', () => {
    const seed = 7;
    const decks: [string[], string[]] = [[...starterDecks[0]], [...starterDecks[1]]];
    const begun = beginSolo(soloRules, { kind: 'goldfish', seat: 0, decks, options: { rules: '1996' }, seed });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const solo = begun.value;
    const random = seeded(seed);
    const keys: string[] = [];
    for (let i = 0; i < 120 && deciderOf(solo, 0) === 0; i++) {
      const v = soloSeated(solo, 0);
      const later = { ...v, lines: [{ seq: 0, seat: null, text: 'What happened before.' }] };
      expect(questionId(later), `seed ${seed}`).toBe(questionId(v));
      keys.push(questionId(v));
      const moves = movesOf(solo.local, 0).filter(({ do: what }) => what !== 'concede');
      const move = moves[random(moves.length)];
      if (!move || !answerSolo(solo, { seat: 0, move }).ok) break;
    }
    expect(keys.length, `seed ${seed}`).toBeGreaterThan(40);
    expect(new Set(keys).size, `seed ${seed}`).toBe(keys.length);
  });
});
