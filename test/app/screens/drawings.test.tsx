// @vitest-environment happy-dom
/** How often the table between two phones is rendered for a move, and what it shows while the move is being stored. */
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { options } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Board } from '../../../src/app/games/netrunner/board/index.tsx';
import { tableUi } from '../../../src/app/games/netrunner/table.tsx';
import { Others } from '../../../src/app/play/group/others.ts';
import type { MatchSession } from '../../../src/app/play/matchRunning.ts';
import { Rematch } from '../../../src/app/play/rematch.ts';
import { TableScreen } from '../../../src/app/screens/table/index.tsx';
import { hex } from '../../../src/base/bytes.ts';
import { pair } from '../../support/link/memory.ts';
import { type NetrunnerDuel, netrunnerDuel } from '../../support/netrunner/netrunnerDuel.ts';

vi.mock('../../../src/app/device/device.ts', () => ({ device: async () => ({ trouble: null, onTrouble: () => {} }) }));

const CORP = 0;
let drawn = 0;
const { diffed } = options;

beforeEach(() => {
  options.diffed = (node) => {
    if (node.type === Board) drawn++;
    diffed?.(node);
  };
});

afterEach(() => {
  cleanup();
  Object.assign(options, { diffed });
});

/** Both phones at the Corp's first action, with the screen of the given seat. */
async function atTable(seat: 0 | 1, store: () => 'done' | 'full' = () => 'done') {
  const duel = await netrunnerDuel(1, { open: (whose) => (whose === CORP ? { fate: store } : {}) });
  await duel.play(() => asked(duel));
  const { match } = duel.players[seat];
  const words = pair().a;
  const sitting = {
    name: 'game',
    ui: tableUi,
    match,
    link: seat === CORP ? duel.pair.a : duel.pair.b,
    words,
    names: ['Ann', 'Bob'],
    keys: duel.players.map(({ signer }) => hex(signer.publicKey)),
    reunion: {},
    others: new Others(pair().a),
    trouble: () => null,
    keyTrouble: null,
    moved: false,
  } as unknown as MatchSession;
  const rematch = new Rematch(words, () => null);
  const { container } = render(
    <TableScreen sitting={sitting} before={[]} rematch={rematch} moving={false} onRemove={() => {}} />,
  );
  await settled(duel);
  drawn = 0;
  const corner = () => container.querySelector('.corner')?.textContent ?? '';
  const press = (name: string): void => {
    const buttons = [...container.querySelectorAll('button')];
    fireEvent.click(buttons.find((one) => one.textContent?.startsWith(name)) as HTMLElement);
  };
  return { duel, match, container, corner, press };
}

const asked = ({ players }: NetrunnerDuel): boolean => {
  const { asked, question } = players[CORP].match.view();
  return asked && question?.kind === 'move' && question.window === 'action';
};

/** Longer than an effect waits for a frame that does not come. */
async function settled(duel: NetrunnerDuel): Promise<void> {
  await duel.quiet();
  await new Promise((wake) => setTimeout(wake, 200));
}

test.each([0, 1] as const)('a move is rendered once, and its acknowledgement not at all (seat %i)', async (seat) => {
  const { duel, corner, press } = await atTable(seat);
  for (let nth = 1; nth <= 2; nth++) {
    const before = corner();
    if (seat === CORP) press('+1 bit');
    else await duel.players[CORP].match.play([{ do: 'bit' }]);
    await settled(duel);
    expect(corner()).not.toBe(before);
    expect(drawn).toBe(nth);
  }
});

test('a move that the store refuses disappears from the screen, and a sentence says why', async () => {
  let shown = '';
  let full = false;
  const { duel, match, container, corner, press } = await atTable(CORP, () => (full ? 'full' : 'done'));
  const bits = () => container.querySelector('.own-area .bits')?.textContent;
  const before = [corner(), bits()];
  const stop = match.onShown(() => {
    full = true;
    // After the screen, which is rendered at the end of this task.
    queueMicrotask(() => queueMicrotask(() => (shown = corner())));
  });
  press('+1 bit');
  await settled(duel);
  expect(shown).not.toBe(before[0]);
  expect([corner(), bits()]).toEqual(before);
  expect(container.textContent).toContain('no room left');
  stop();
  full = false;
  press('+1 bit');
  await settled(duel);
  expect(corner()).not.toBe(before[0]);
});
