/** A role-playing session that a test leads move by move: on one phone with chosen dice, or between two peers. */
import type { Result } from '../../../src/base/result.ts';
import type { Refusal, Seat } from '../../../src/rules/game.ts';
import { numberOf, readHalf } from '../../../src/rules/trenchcoat/dice/half.ts';
import { type Drawer, emptyDrawer, put } from '../../../src/rules/trenchcoat/game/drawer.ts';
import type { TrenchEvent } from '../../../src/rules/trenchcoat/game/event.ts';
import type { TrenchKnown, TrenchSecrets } from '../../../src/rules/trenchcoat/game/known.ts';
import { type MasterView, secretsOf } from '../../../src/rules/trenchcoat/game/master.ts';
import type { Move } from '../../../src/rules/trenchcoat/game/move.ts';
import type { ChangeWhat } from '../../../src/rules/trenchcoat/game/page.ts';
import type { Table } from '../../../src/rules/trenchcoat/game/table.ts';
import { trenchcoat } from '../../../src/rules/trenchcoat/index.ts';
import { decide, startLocal } from '../../../src/solo/local.ts';
import { type Random, seeded } from '../../../src/solo/random.ts';
import { type Duel, type DuelOptions, duel } from '../duel.ts';
import { memoCurve } from '../memoCurve.ts';

export type TrenchDuel = Duel<Table, Move, TrenchKnown>;

export interface Evening {
  /** The result of a move; if the game refuses it, it has no effect. */
  tried(seat: Seat, move: Move): Promise<Result<unknown, Refusal>>;
  table(): Table;
  known(seat: Seat): TrenchKnown;
  events(): Promise<TrenchEvent[]>;
  drawer: Drawer;
}

/** The session as the Game Master's phone has it. */
export const masterOf = (evening: Evening): MasterView => ({
  table: evening.table(),
  known: evening.known(0),
  drawer: evening.drawer,
});

/** Makes a move that has to be possible. */
export async function does(evening: Evening, seat: Seat, move: Result<Move, Refusal> | Move): Promise<void> {
  const made = 'ok' in move ? move : ({ ok: true, value: move } as const);
  const done = made.ok ? await evening.tried(seat, made.value) : made;
  if (!done.ok) throw new Error(`${JSON.stringify(done.error)}`);
}

/** The Game Master changes something in secret. */
export function inSecret(evening: Evening, what: ChangeWhat): void {
  evening.drawer = put(evening.drawer, evening.known(0), what);
}

export function secretsIn(evening: Evening): TrenchSecrets {
  const secrets = secretsOf(masterOf(evening));
  if (secrets === null) throw new Error('the Game Master has no secrets');
  return secrets;
}

/** A test's dice, in the order in which tests are rolled: the player's half and the Game Master's. */
export type Dice = readonly (readonly [player: string, gm: string])[];

/** A session on one phone; without chosen dice, they follow from a seed. */
export function localEvening(
  dice: Dice | number,
  options: Record<string, string> = { dice: 'rolled' },
  game: typeof trenchcoat = trenchcoat,
): Evening {
  const started = startLocal(game, [[], []], options, typeof dice === 'number' ? seeded(dice) : chosen(dice));
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const local = started.value;
  const events: TrenchEvent[] = [...((local.opening ?? []) as TrenchEvent[])];
  return {
    async tried(seat, move) {
      const done = decide(local, seat, move);
      if (done.ok) events.push(...(done.value as TrenchEvent[]));
      return done;
    },
    table: () => local.table,
    known: (seat) => local.known[seat],
    events: async () => events,
    drawer: emptyDrawer,
  };
}

/** Each test requests five held numbers, the first of which is the Game Master's half, and then the player's half. */
function chosen(dice: Dice): Random {
  let test = 0;
  let held = 0;
  return (below) => {
    const [player = '', gm = ''] = dice[test] ?? [];
    if (below > 243) return held++ % 5 === 0 ? 243 * 7 + half(gm) : held;
    test++;
    return half(player);
  };
}

export function half(text: string): number {
  const read = readHalf(text);
  if (!read.ok) throw new Error(`"${text}": ${JSON.stringify(read.error)}`);
  return numberOf(read.value);
}

/** A session between two peers, and the link between them; the dice are random. */
export async function peerEvening(
  options: Partial<DuelOptions<Table, Move, TrenchKnown>> = {},
): Promise<Evening & { readonly duel: TrenchDuel }> {
  const game = await duel({ game: trenchcoat, seed: 1, decks: [[], []], curve: memoCurve(), ...options });
  await game.quiet();
  const view = (seat: Seat) => game.players[seat].match.view();
  return {
    duel: game,
    async tried(seat, move) {
      const done = await game.players[seat].match.play([move]);
      await game.quiet();
      return done;
    },
    table: () => view(0).table as Table,
    known: (seat) => view(seat).known as TrenchKnown,
    events: () => eventsOf(game, 1),
    drawer: emptyDrawer,
  };
}

/** Everything that has happened, as the given seat's phone has it. */
export async function eventsOf({ players }: TrenchDuel, seat: Seat): Promise<TrenchEvent[]> {
  const history = await players[seat].match.history();
  return history.flatMap(({ events }) => events as TrenchEvent[]);
}
