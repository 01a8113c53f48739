/**
 * The Game Master's drawers on this phone: changes are applied to the stored state one at a time, whichever screen
 * makes them.
 */
import type { Result } from '../../../../base/result.ts';
import { type Drawer, emptyDrawer, put } from '../../../../rules/trenchcoat/game/drawer.ts';
import type { TrenchKnown } from '../../../../rules/trenchcoat/game/known.ts';
import { nextSpare, secretsOf } from '../../../../rules/trenchcoat/game/master.ts';
import type { ChangeWhat } from '../../../../rules/trenchcoat/game/page.ts';

/** Where they are stored, by game name. */
export interface Notes {
  kept(game: string): Promise<unknown>;
  keep(game: string, note: unknown): Promise<Result<null, unknown>>;
}

export interface Drawers {
  read(game: string): Promise<Drawer>;
  /**
   * `known`: called when its turn comes. Returns the stored drawer with the change, or null if it was not stored and
   * counts as not made.
   */
  add(game: string, known: () => TrenchKnown, what: ChangeWhat): Promise<Drawer | null>;
}

export function drawersIn({ kept, keep }: Notes): Drawers {
  let going: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const done = going.then(job);
    going = done.catch(() => null);
    return done;
  };
  const now = async (game: string): Promise<Drawer> => {
    const note = await kept(game);
    return isDrawer(note) ? note : emptyDrawer;
  };
  return {
    read: (game) => inTurn(() => now(game)),
    add: (game, known, what) =>
      inTurn(async () => {
        const before = await now(game);
        if (what.to === 'secret' && what.held !== nextIn(before, known())) return null;
        const after = put(before, known(), what);
        if ((await keep(game, after)).ok) return after;
        // The next read must not see it either.
        await keep(game, before);
        return null;
      }),
  };
}

/** The next spare number: two quick taps must not take the same one. */
function nextIn(drawer: Drawer, known: TrenchKnown): number | null {
  const secrets = secretsOf(known, drawer);
  return (secrets && nextSpare(secrets)?.held) ?? null;
}

/** Checks the form of a stored value; the page checks the rest. */
const isDrawer = (value: unknown): value is Drawer =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<Drawer>).changes);
