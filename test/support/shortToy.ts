/** Short toy games, for tests that play the same one many times. */
import { expect } from 'vitest';
import type { Body } from '../../src/peer/log/body.ts';
import { parseEntry } from '../../src/peer/log/entry.ts';
import { type Duel, type DuelOptions, duel } from './duel.ts';
import { memoCurve } from './memoCurve.ts';
import { type Move, type Table, toyGame } from './toyGame.ts';
import { animals } from './toyTable.ts';

export type ToyDuel = Duel<Table, Move>;
export type ToyOptions = DuelOptions<Table, Move>;

const curve = memoCurve();

/** Four turns with eight cards each. With seed 45, the 48 entries include every type. */
export const shortGame = (more: Partial<ToyOptions> = {}): ToyOptions => ({
  game: toyGame,
  seed: 45,
  decks: [animals, animals],
  options: { length: 'short' },
  curve,
  weigh: ({ do: verb }) => (verb === 'drop' ? 0 : verb === 'pass' ? 0.2 : verb === 'play' ? 3 : 1),
  ...more,
});

export const shortDuel = (more: Partial<ToyOptions> = {}): Promise<ToyDuel> => duel(shortGame(more));

/** Checks that both phones have closed the same log, with a clean audit. */
export function expectEnd({ players }: ToyDuel): void {
  const [a, b] = players.map(({ match }) => match.view());
  expect(a?.status).toMatchObject({ kind: 'over', verdict: { clean: true }, waitsFor: null });
  expect(b?.status).toEqual(a?.status);
  expect(b?.head).toEqual(a?.head);
}

/** The types of entries in a game's log. */
export function typesIn({ players }: ToyDuel): Set<string> {
  const entries = players[0].match.file()?.entries ?? [];
  return new Set(
    entries.map((bytes) => {
      const entry = parseEntry(bytes);
      if (!entry.ok) return entry.error.kind;
      return kindOf(entry.value.body);
    }),
  );
}

export const everyType: readonly string[] = [
  ...['SETUP', 'X', 'Y', 'Z', 'KEYS', 'COIN', 'ACT', 'SEED'],
  ...['hand', 'install', 'trashdown', 'reorder'].map((kind) => `COMMIT ${kind}`),
  ...['seal', 'card', 'fact'].map((kind) => `OPEN ${kind}`),
];

/** An entry's type; for COMMIT and OPEN also the kind. */
export function kindOf(body: Body): string {
  if (body.type === 'COMMIT') return `COMMIT ${body.kind}`;
  return body.type === 'OPEN' ? `OPEN ${body.items[0]?.kind}` : body.type;
}
