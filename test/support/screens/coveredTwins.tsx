/**
 * One public table twice, with different hidden cards: a covered phone must show the same on both, and its buttons must
 * do the same (N-HID-20).
 */
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { expect } from 'vitest';
import { Board } from '../../../src/app/games/netrunner/board/index.tsx';
import type { NetrunnerSeated } from '../../../src/app/games/netrunner/board/seated.ts';
import { newTableUiState } from '../../../src/app/play/tableUiState.ts';
import type { CardId, Known, Seat, Slot } from '../../../src/rules/game.ts';
import { compareIds } from '../../../src/rules/known.ts';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import type { Move, Table } from '../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { isAsked } from '../../../src/words/en/netrunner/tableView.ts';
import { anyGame } from '../netrunner/anyGame.ts';
import { type NetrunnerGame, playOne } from '../randomPlay.ts';
import { seatedAt } from '../seated.ts';

/** One decision in this many is checked, since consecutive ones look almost the same. */
const EVERY = 14;
/** Number of buttons pressed in sequence at each table: more if a question follows. */
const PRESSES = { asked: 2, waiting: 1 };

/**
 * Checks at most `tables` tables of the random game with the given seed, on both players' covered phones. Returns how
 * many.
 */
export function checkCovered(seed: number, tables: number): number {
  const { local, chooser, watch } = anyGame(seed);
  const random = seeded(seed);
  const phones = [CORP, RUNNER].map((seat) => ({ seat, twins: [mount(), mount()] as const })) as Phone[];
  let looked = 0;
  for (let decisions = 0; looked < tables; decisions++) {
    if (decisions % EVERY === 0) {
      looked += 1;
      for (const phone of phones) compare(local, phone, random, `game ${seed}, decision ${decisions}`);
    }
    if (playOne(local, chooser, watch) === 0) break;
  }
  cleanup();
  return looked;
}

interface Phone {
  seat: Seat;
  /** The same phone twice, differing only in what its player knows. */
  twins: readonly [Twin, Twin];
}

/** Compares both boards, then presses the same buttons on both as long as the hand stays covered. */
function compare(local: NetrunnerGame, { seat, twins }: Phone, random: Random, where: string): void {
  const [one, other] = twins;
  one.show(seatedAt({ ...local }, seat));
  other.show(seatedAt(withOtherCards(local, seat, random), seat));
  const trail = [where, `seat ${seat}`];
  const alike = (): void => {
    const [shown, expected] = whereTheyDiffer(other.html(), one.html());
    expect(shown, trail.join(', ')).toBe(expected);
    expect(other.played, trail.join(', ')).toEqual(one.played);
  };
  alike();
  const presses = isAsked(seatedAt(local, seat)) ? PRESSES.asked : PRESSES.waiting;
  for (let press = 0; press < presses; press++) {
    const buttons = one.buttons();
    const at = random(Math.max(1, buttons.length));
    if (!buttons[at]) break;
    trail.push(`“${buttons[at].textContent}”`);
    for (const twin of twins) twin.press(at);
    if (one.isOpen() && other.isOpen()) break;
    alike();
  }
  // An open sheet would hide the next table, so the phone is rendered again.
  for (const twin of twins) twin.coverAgain();
}

/** The text around the first difference between two long texts. */
function whereTheyDiffer(a: string, b: string): readonly [string, string] {
  if (a === b) return ['', ''];
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return [a.slice(Math.max(0, at - 200), at + 200), b.slice(Math.max(0, at - 200), at + 200)];
}

interface Twin {
  show(v: NetrunnerSeated): void;
  html(): string;
  buttons(): HTMLElement[];
  press(at: number): void;
  isOpen(): boolean;
  /** Closes everything over the table and covers the hand. */
  coverAgain(): void;
  played: Move[][];
}

function mount(): Twin {
  const played: Move[][] = [];
  let drawn: ReturnType<typeof render> | null = null;
  let place = newTableUiState();
  const page = (): Element => drawn?.container ?? document.body;
  const isOpen = (): boolean => page().querySelector('.hand-open') !== null;
  const buttons = (): HTMLElement[] => [...page().querySelectorAll<HTMLElement>('button, a, input, summary')];
  return {
    show(seen) {
      played.length = 0;
      const v: NetrunnerSeated = { ...seen, play: (...moves) => played.push(moves) };
      const board = <Board v={v} place={place as never} onLeave={() => played.push([])} />;
      if (drawn) drawn.rerender(board);
      else drawn = render(board);
    },
    html: () => page().innerHTML,
    buttons,
    press(at) {
      const button = buttons()[at];
      if (button) fireEvent.click(button);
    },
    isOpen,
    coverAgain() {
      if (!isOpen() && page().querySelector('dialog') === null && played.length === 0) return;
      drawn?.unmount();
      drawn?.container.remove();
      drawn = null;
      place = newTableUiState();
    },
    played,
  };
}

/**
 * The same game for everyone else: each card that only this player knows is replaced by a different card that could be
 * there.
 */
function withOtherCards(local: NetrunnerGame, seat: Seat, random: Random): NetrunnerGame {
  const { table } = local;
  const known = local.known[seat];
  const other: Known = {
    ...known,
    hand: known.hand.map(() => anyOf(cardsOfSide(seat), random)).sort(compareIds),
    pile: known.pile.map(() => anyOf(cardsOfSide(seat), random)).sort(compareIds),
    slots: Object.fromEntries(
      Object.entries(known.slots).map(([slot, card]) => [slot, otherAt(table, Number(slot), card, random)]),
    ),
  };
  const both: NetrunnerGame['known'] = seat === CORP ? [other, local.known[1]] : [local.known[0], other];
  return { ...local, known: both };
}

/** Face-up cards, and those their owner has shown, stay the same. */
function otherAt(table: Table, slot: Slot, card: CardId, random: Random): CardId {
  const lies = table.cards[slot];
  const downInArchives = table.corp.down.includes(slot);
  if (lies ? lies.card !== null : !downInArchives) return card;
  if (downInArchives) return anyOf(cardsOfSide(CORP), random);
  if (lies?.owner === RUNNER) return anyOf(hiddenResources(), random);
  return anyOf(lies?.ice ? ice() : installedInside(), random);
}

const anyOf = (cards: readonly CardId[], random: Random): CardId => cards[random(cards.length)] as CardId;

const listed = (fits: (card: ReturnType<typeof allCards>[number]) => boolean) => {
  let list: readonly CardId[] | undefined;
  return (): readonly CardId[] =>
    (list ??= allCards()
      .filter(fits)
      .map(({ id }) => id));
};
const ofCorp = listed(({ side }) => side === CORP);
const ofRunner = listed(({ side }) => side === RUNNER);
const cardsOfSide = (seat: Seat): readonly CardId[] => (seat === CORP ? ofCorp() : ofRunner());
const ice = listed(({ side, type }) => side === CORP && type === 'ice');
const installedInside = listed(({ side, type }) => side === CORP && ['agenda', 'node', 'upgrade'].includes(type));
const hiddenResources = listed(({ side, keywords }) => side === RUNNER && keywords.includes('Hidden'));
