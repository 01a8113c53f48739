// @vitest-environment happy-dom
/** Sealed packs alone: choosing boosters, turning cards over, the pool, and the decks built from it. */
import { cleanup, render } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DeckChoice } from '../../../../../src/app/games/gameUi.ts';
import { openedPacks, packsIn } from '../../../../../src/app/games/netrunner/decks/openedPacks.ts';
import { Opening } from '../../../../../src/app/games/netrunner/decks/opening.tsx';
import { Sealed } from '../../../../../src/app/games/netrunner/decks/sealed.tsx';
import { deleteDeck, loadDecks, type StoredDeck } from '../../../../../src/peer/store/decks.ts';
import { rarityOf } from '../../../../../src/rules/netrunner/cards/rarity.ts';
import { packsOf, poolOf } from '../../../../../src/rules/netrunner/packs/packs.ts';
import { seeded } from '../../../../../src/solo/random.ts';
import { soon } from '../../../../support/screens/soon.ts';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../../support/screens/topLayer.ts';

beforeEach(() => {
  closeLikeBrowsers();
  localStorage.clear();
  location.hash = '#/sealed';
});
afterEach(async () => {
  cleanup();
  for (const { id } of (await loadDecks()).decks) await deleteDeck(id);
});

function Phone() {
  const [decks, setDecks] = useState<readonly DeckChoice[]>([]);
  return <Sealed decks={decks} onMade={(deck: StoredDeck) => setDecks((all) => [...all, deck])} />;
}

test('without boosters no set is asked for; the packs are opened as chosen', () => {
  render(<Phone />);
  expect(lists('legend')).toEqual(['How many boosters?', 'From which set?']);
  press('0');
  expect(lists('legend')).toEqual(['How many boosters?']);
  press('2');
  press('Proteus');
  expect(offers().filter((name) => name.endsWith('(on)'))).toEqual(['2 (on)', 'Proteus (on)']);
  press('Open the packs');
  expect(openedPacks()).toMatchObject({ boosters: { v1: 0, proteus: 2 }, turned: 0, decks: null });
});

test('cards are turned over one by one, a starter’s commons ten at a time, each rare by itself', () => {
  const packs = packsOf(seeded(3), { v1: 1, proteus: 0, classic: 0 });
  const done: string[] = [];
  function Turning() {
    const [turned, setTurned] = useState(0);
    const onTurned = (next: number): void => {
      done.push(`${next}`);
      setTurned(next);
    };
    return (
      <Opening
        {...{ packs, turned, onTurned }}
        back={{ to: '#/decks', label: 'Decks' }}
        onDone={() => done.push('done')}
      />
    );
  }
  render(<Turning />);
  const [starter, second, booster] = packs;
  const size = starter?.cards.length ?? 0;
  expect(packs.map(({ kind }) => kind)).toEqual(['starter', 'starter', 'booster']);
  expect([reads('h1'), reads('main > .quiet'), offers('.bottom')]).toEqual([
    'Corp starter',
    '0 of 60 turned over',
    ['Turn over the next 10 cards50 will be left (main)'],
  ]);
  for (let taps = 0; taps < 200 && Number(done.at(-1) ?? 0) < size; taps++) {
    const turned = Number(done.at(-1) ?? 0);
    const isRare = rarityOf(starter?.cards[turned] ?? '') === 'rare';
    press(isRare ? 'Turn over the rare' : 'Turn over');
    const step = Number(done.at(-1)) - turned;
    if (isRare) expect(step).toBe(1);
    else expect(step).toBeLessThanOrEqual(10);
    expect((starter?.cards.slice(turned, turned + step) ?? []).some((card) => rarityOf(card) === 'rare')).toBe(isRare);
  }
  expect([reads('main > .quiet'), offers('.bottom')]).toEqual(['60 of 60 turned over', ['Next pack (main)']]);
  press('Next pack');
  expect(reads('h1')).toEqual('Runner starter');
  press('Open all');
  press('Next pack');
  expect(reads('h1')).toEqual('Base booster 1 of 1');
  const before = size + (second?.cards.length ?? 0);
  press('Turn over');
  expect(done.at(-1)).toBe(`${before + 1}`);
  press('Open all');
  expect(done.at(-1)).toBe(`${before + (booster?.cards.length ?? 0)}`);
  expect(offers('.bottom')).toEqual(['See your pool (main)']);
  press('See your pool');
  expect(done.at(-1)).toBe('done');
});

test('decks are built from the pool once, can be played, and stay when new packs are opened', async () => {
  render(<Phone />);
  press('Open the packs');
  for (let packs = 0; packs < 9 && offers('.bottom')[0] !== 'See your pool (main)'; packs++) {
    press('Open all');
    if (offers('.bottom')[0] === 'Next pack (main)') press('Next pack');
  }
  press('See your pool');
  const opened = openedPacks();
  if (!opened) throw new Error('no packs');
  const pool = poolOf(packsIn(opened));
  expect(reads('main > .quiet')).toContain(`${pool.length}`);
  expect(lists('h2')).toEqual(['Rares']);
  const corp = lists('.rares small');
  press('Runner');
  expect(lists('.rares small')).not.toEqual(corp);
  expect(offers('.bottom')).toEqual([
    'Build for meA legal deck for each side (main)',
    'Build from scratchTwo empty decks',
  ]);
  press('Build for me');
  press('Build for me');
  await soon(() => expect(lists('h2')).toContain('Your decks'));
  const { decks } = await loadDecks();
  expect(decks.map(({ side }) => side).sort()).toEqual([0, 1]);
  expect(lists('h2')).toEqual(['Your decks', 'Rares']);
  expect(lists('summary b').at(-1)).toBe('What “Build for me” takes, and why');
  expect(offers('.bottom')).toEqual(['Play the machineIt opens its own packs (main)', 'Open new packs…']);
  press('Open new packs');
  press('Keep this pool');
  expect(openedPacks()).not.toBeNull();
  press('Play the machine');
  expect(location.hash).toBe('#/begin/sealed');
  press('Open new packs');
  press('Open the packs');
  expect(openedPacks()).toBeNull();
  expect(lists('legend')).toHaveLength(2);
  expect((await loadDecks()).decks).toHaveLength(2);
});
