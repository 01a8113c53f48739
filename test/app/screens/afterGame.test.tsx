// @vitest-environment happy-dom
/** After a game between two phones: what a player can read and press, in a card game and in a role-playing game. */
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { AnyTableUi } from '../../../src/app/games/gameUi.ts';
import { Rematch } from '../../../src/app/play/rematch.ts';
import { PlayersHeader } from '../../../src/app/screens/table/gameOver.tsx';
import { RematchOptions } from '../../../src/app/screens/table/rematch.tsx';
import { splitLink } from '../../../src/peer/link/split.ts';
import { gameInfoNamed } from '../../../src/words/en/signs.ts';
import { pair } from '../../support/link/memory.ts';

afterEach(cleanup);

/**
 * The end of a game with the given name, as seen by the player in the first seat, with the buttons in reading order.
 */
function end(game: string): { text: string; buttons: string[] } {
  const info = gameInfoNamed(game);
  const ui = { info, summary: () => ({ points: [3, 4] }) } as unknown as AnyTableUi;
  const names = ['Ann', 'Bob'] as const;
  const rematch = new Rematch(splitLink(pair({ auto: true }).a).words, () => null);
  const v = { table: {}, seat: 0, names, seals: ['a', 'b'] } as const;
  const { container } = render(
    <>
      <PlayersHeader v={v} ui={ui} title="The end" detail="" />
      <RematchOptions
        {...{ ui, names, rematch }}
        seat={0}
        seals={['a', 'b']}
        standings={null}
        onMatch={null}
        onEnd={null}
        options={{}}
        decks={[null, null] as never}
        blocked={null}
      />
    </>,
  );
  rematch.close();
  return {
    text: container.textContent ?? '',
    buttons: screen.getAllByRole('button').map((one) => one.textContent ?? ''),
  };
}

test('a card game shows both players’ points, and offers a rematch with sides swapped first', () => {
  const { text, buttons } = end('netrunner');
  expect(text).toContain('3 agenda points');
  expect(text).toContain('4 agenda points');
  expect(buttons.map((one) => one.slice(0, 19))).toEqual(['Rematch, swap sides', 'Rematch, same sides']);
});

test('a role-playing session shows no points, and offers the next session with the same seats first', () => {
  const { text, buttons } = end('trenchcoat');
  expect(text).not.toMatch(/\d/);
  expect(buttons).toEqual([
    expect.stringMatching(/^Next sessionyou stay the Game Master$/),
    expect.stringMatching(/^Next session, swap seatsYou play the Player, Bob the Game Master\.$/),
  ]);
});
