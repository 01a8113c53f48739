// @vitest-environment happy-dom
/** Two players on one phone: the curtain separates them, and behind it is the screen of the player who is asked. */
import { act, cleanup, renderHook } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { loadTableUi } from '../../../src/app/games/index.ts';
import { useSolo } from '../../../src/app/play/useSolo.ts';
import { other } from '../../../src/rules/game.ts';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import { beginSolo } from '../../../src/solo/solo.ts';

afterEach(cleanup);

test('lifting it shows the next player’s own screen, with nothing left open by the previous player', async () => {
  const ui = await loadTableUi({ id: 'netrunner' });
  const decks: [string[], string[]] = [[...starterDecks[0]], [...starterDecks[1]]];
  const begun = beginSolo(ui.solo.rules, { kind: 'hotSeat', seat: 0, decks, options: { rules: '1996' }, seed: 3 });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { result } = renderHook(() => useSolo(begun.value, ui));
  const first = result.current.curtain?.to ?? result.current.seated?.seat;
  if (first === undefined) throw new Error('nobody is asked');
  if (result.current.curtain) act(() => result.current.lift());
  expect([result.current.curtain, result.current.seated?.seat]).toEqual([null, first]);
  const { round, place } = result.current;
  // The first player continues until the second is asked.
  for (let moves = 0; moves < 200 && result.current.curtain === null; moves++) {
    const { seated } = result.current;
    const [move] = seated?.moves ?? [];
    if (!seated || !move) throw new Error('a player is asked who can do nothing');
    await act(async () => seated.play(move));
  }
  const { curtain } = result.current;
  expect([curtain?.to, curtain?.asked.seat]).toEqual([other(first), other(first)]);
  expect(result.current.seated).toBeNull();
  act(() => result.current.lift());
  expect([result.current.curtain, result.current.seated?.seat]).toEqual([null, other(first)]);
  expect(result.current.round).toBe(round + 1);
  expect(result.current.place).not.toBe(place);
});
