/** Everything that determines the tables of the kit and of Pink Trenchcoat: random games. */
import { kit } from '../../../src/rules/kit/index.ts';
import { packs, packsDealt } from '../../../src/rules/netrunner/packs/index.ts';
import { trenchcoat } from '../../../src/rules/trenchcoat/index.ts';
import { startLocal } from '../../../src/solo/local.ts';
import { seeded } from '../../../src/solo/random.ts';
import { localEvening } from '../trenchcoat/evening.ts';
import { leadEvening } from '../trenchcoat/randomEvening.ts';
import { Trail, walk } from './trail.ts';

const KIT_GAMES = 20;
const KIT_DECISIONS = 400;
const EVENINGS = 16;
const PACKS = 60;
const TESTS = 25;

export function kitTables(): string {
  const trail = new Trail();
  trail.note(kit.options, kit.seats);
  for (let seed = 0; seed < KIT_GAMES; seed++) {
    const started = startLocal(kit, [[], []], {}, seeded(seed));
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    // Otherwise, a game would be over after a few moves.
    walk(trail, started.value, seeded(seed), KIT_DECISIONS, ({ do: verb }) => (verb === 'end' ? 0 : 1));
  }
  return trail.end();
}

export function packsTables(): string {
  const trail = new Trail();
  trail.note(packs.options, packs.seats);
  for (let seed = 0; seed < PACKS; seed++) {
    const boosters = String(seed % 5);
    const set = packs.options.set[seed % 3] ?? '';
    const begun = packs.setup({ sizes: [0, 0], options: { boosters, set } });
    if (!begun.ok) throw new Error(begun.error.why);
    const random = seeded(seed);
    const held = Array.from({ length: 8 }, () => random(2 ** 32));
    trail.note(begun.value, packs.ask(begun.value), packsDealt(begun.value, { seat: 0, held }));
  }
  return trail.end();
}

export async function eveningTables(): Promise<string> {
  const trail = new Trail();
  trail.note(trenchcoat.options, trenchcoat.seats);
  for (let seed = 0; seed < EVENINGS; seed++) {
    const dice = trenchcoat.options.dice?.[seed % 2] ?? '';
    const evening = localEvening(seed, { dice });
    const { tried } = evening;
    evening.tried = async (seat, move) => {
      const before = evening.table();
      trail.offers([move], (of, other) => trenchcoat.refusal(before, of, other) !== null);
      const done = await tried(seat, move);
      trail.note(seat, move, done.ok || done.error.kind, trenchcoat.ask(evening.table()));
      trail.table(evening.table());
      return done;
    };
    await leadEvening(evening, seed, TESTS);
  }
  return trail.end();
}
