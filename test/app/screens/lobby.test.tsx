// @vitest-environment happy-dom
/** The lobby on both phones at once: the host chooses the table, each their deck, and the game begins when both are ready. */
import { act, cleanup, fireEvent, render, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadUi } from '../../../src/app/games/index.ts';
import type { LobbyChoice } from '../../../src/app/play/lobby.ts';
import { LobbyScreen } from '../../../src/app/screens/pair/lobby.tsx';
import { starterDecks } from '../../../src/rules/netrunner/cards/starters.ts';
import { gameInfoNamed } from '../../../src/words/en/signs.ts';
import { pair } from '../../support/link/memory.ts';
import { asRead } from '../../support/screens/asRead.ts';
import { closeLikeBrowsers } from '../../support/screens/topLayer.ts';

const kept = vi.hoisted(() => ({ retired: false, follows: null as { bytes: Uint8Array } | null }));
vi.mock('../../../src/app/device/device.ts', async (original) => ({
  ...(await original<object>()),
  device: async () => ({ curve: { library: async () => 'sodium' } }),
}));
vi.mock('../../../src/peer/succession/kept.ts', async (original) => ({
  ...(await original<object>()),
  ownSuccession: async () => ({ ok: true, value: { follows: kept.follows, passed: kept.retired ? {} : null } }),
  standingOfKey: async () => 'none',
}));
vi.mock('../../../src/peer/store/shelf.ts', async (original) => ({
  ...(await original<object>()),
  shelved: async () => [],
}));

beforeEach(() => {
  closeLikeBrowsers();
  localStorage.clear();
  [kept.retired, kept.follows] = [false, null];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 20; turns++) await act(() => new Promise((done) => setTimeout(done)));
};

/** Two phones that have just paired. */
async function lobby({ game = 'netrunner', trouble = null as string | null } = {}) {
  const ui = await loadUi(gameInfoNamed(game));
  const link = pair({ auto: true });
  const began: { who: string; mine: LobbyChoice; theirs: LobbyChoice; deck: readonly string[] }[] = [];
  const phone = (who: 'host' | 'guest') => {
    const { container } = render(
      <LobbyScreen
        ui={ui}
        paired={
          {
            role: who,
            link: who === 'host' ? link.a : link.b,
            peerKey: new Uint8Array(32),
            symbols: null,
            identity: { signer: { publicKey: new Uint8Array(32) }, trouble },
          } as never
        }
        onBegin={(mine, theirs, deck) => began.push({ who, mine, theirs, deck })}
        onBrought={() => {}}
      />,
    );
    const inside = within(container as HTMLElement);
    return {
      reads: () => asRead(container),
      presses: async (name: string | RegExp) => {
        act(() => void fireEvent.click(inside.getByRole('button', { name, hidden: true })));
        await settle();
      },
      names: async (text: string) => {
        act(() => void fireEvent.input(inside.getByRole('textbox'), { target: { value: text } }));
        await settle();
      },
      button: () => asRead(container.querySelector('.bottom .big')!)[0],
      status: () => asRead(container.querySelector('.bottom [role=status]')!)[0],
    };
  };
  const [host, guest] = [phone('host'), phone('guest')];
  await settle();
  return { host, guest, link, began };
}

test('the game begins once both are ready, with each one’s deck and side', async () => {
  const { host, guest, began } = await lobby();
  await host.names('Ann');
  await guest.names('Bob');
  expect([host.status(), guest.status()]).toEqual(['Bob isn’t ready yet.', 'Ann isn’t ready yet.']);
  expect(host.button()).toMatch(/^\[Ready .* · main\]$/);
  await host.presses(/^Ready/);
  expect(host.button()).toBe('[Waiting… tap to change something · main]');
  expect([began.length, guest.status()]).toEqual([0, 'Ann is ready.']);
  await guest.presses(/^Ready/);
  expect(began.map(({ who }) => who).sort()).toEqual(['guest', 'host']);
  const [first, second] = began.toSorted((a, b) => (a.who < b.who ? 1 : -1));
  expect(first).toMatchObject({ who: 'host', mine: { name: 'Ann', hostSeat: 0 }, theirs: { name: 'Bob' } });
  expect(second?.theirs.options).toEqual(first?.mine.options);
  expect([first?.deck, second?.deck]).toEqual([[...starterDecks[0]], [...starterDecks[1]]]);
});

test('a player who is ready can change their mind', async () => {
  const { host, guest, began } = await lobby();
  await host.presses(/^Ready/);
  await host.presses(/^Waiting/);
  await guest.presses(/^Ready/);
  expect(began).toEqual([]);
  expect(host.button()).toMatch(/^\[Ready/);
});

test('the host chooses the sides for both, and a guest who was ready has to confirm again', async () => {
  const { host, guest } = await lobby();
  await host.names('Ann');
  await guest.names('Bob');
  expect(guest.reads()).toContain('The host chooses.');
  expect(host.reads()).not.toContain('The host chooses.');
  expect(host.reads()).toContain('[Corp you · on]');
  expect(guest.reads()).toContain('[Corp Ann · off]');
  await guest.presses(/^Ready/);
  await host.presses(/^Runner/);
  expect(host.reads()).toContain('[Runner you · on]');
  expect(guest.reads()).toContain('[Corp you · off, on]');
  expect([guest.button(), host.status()]).toEqual([expect.stringMatching(/^\[Ready/), 'Bob isn’t ready yet.']);
});

test('a player in a group waits for the Game Master, who only starts the session', async () => {
  await loadUi(gameInfoNamed('trenchcoat'));
  const { host, guest } = await lobby({ game: 'trenchcoat' });
  expect([guest.status(), guest.button()]).toEqual([
    'The Game Master lets you in once you’re ready.',
    '[Ready so the session can start · main]',
  ]);
  await host.names('Gina');
  expect(guest.status()).toBe('Gina lets you in once you’re ready.');
  await guest.presses(/^Ready/);
  expect(guest.status()).toBe('Waiting for Gina to let you in.');
});

test('another game has its own options, on both phones', async () => {
  await loadUi(gameInfoNamed('kit'));
  const { host, guest, began } = await lobby();
  await host.presses(/Real cards/);
  for (const phone of [host, guest]) expect(phone.reads()).not.toContain('Your deck');
  await host.presses(/^Ready/);
  await guest.presses(/^Ready/);
  expect(began.map(({ mine, deck }) => [mine.game, deck])).toEqual([
    ['kit', []],
    ['kit', []],
  ]);
});

test('a name that the app itself uses is refused, and the side’s name is said instead', async () => {
  const { host, guest } = await lobby();
  await host.names('You');
  expect(host.reads()).toContain('That name is reserved. Choose another, or you’ll appear as “Corp”.');
  expect(guest.status()).toBe('The other player isn’t ready yet.');
  await host.names('Ann');
  expect(host.reads().join()).not.toContain('reserved');
  // The name is kept for the next game.
  expect(JSON.stringify(localStorage)).toContain('Ann');
});

test('a phone that is away is waited for; one that has left is not', async () => {
  const { host, guest, link } = await lobby();
  await guest.names('Bob');
  act(() => link.cut());
  await settle();
  expect(host.status()).toMatch(/^Bob is away\./);
  act(() => link.restore());
  await settle();
  expect(host.status()).toBe('Bob isn’t ready yet.');
  act(() => link.b.close());
  await settle();
  expect([host.status(), host.button()]).toEqual(['Bob has left.', '[Home to pair again · main]']);
});

test('a phone whose key has moved on, or was not saved, says so before a game begins', async () => {
  kept.retired = true;
  const { host } = await lobby({ trouble: 'full' });
  expect(host.button()).toBe('[Home to pair again · main]');
  const alerts = host.reads();
  expect(alerts).toContain(
    'You moved to a new phone. Start new games there. Open games continue here, or you can move them.',
  );
  expect(alerts.some((line) => /key/.test(line))).toBe(true);
});

test('a key that succeeds another is announced with the choice, and the choice is sent no more often for it', async () => {
  const before = (await lobby()).link.sent;
  cleanup();
  kept.follows = { bytes: Uint8Array.of(1, 2, 3) };
  const { link, host, guest } = await lobby();
  expect(link.sent).toBeLessThan(before + 6);
  await host.presses(/^Ready/);
  await guest.presses(/^Ready/);
  expect(host.status()).toBe('The other player is ready.');
});
