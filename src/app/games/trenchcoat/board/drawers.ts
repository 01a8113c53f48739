/**
 * What this phone stores for a session in the game's note: the Game Master's drawer, and whatever either player has
 * typed but not sent yet. Writes are applied to the stored state one at a time, whichever screen makes them.
 */
import type { Result } from '../../../../base/result.ts';
import { type Drawer, emptyDrawer, put } from '../../../../rules/trenchcoat/game/drawer.ts';
import type { TrenchKnown } from '../../../../rules/trenchcoat/game/known.ts';
import { nextSpare, secretsOf } from '../../../../rules/trenchcoat/game/master.ts';
import type { ChangeWhat } from '../../../../rules/trenchcoat/game/page.ts';

/** Where notes are stored, by game name. */
interface Notes {
  kept(game: string): Promise<unknown>;
  keep(game: string, note: unknown): Promise<Result<unknown, unknown>>;
}

/** A screen's unsent input, stored by the screen's name. */
export interface StoredDraft {
  /** What the draft belongs to; a draft that belongs to something else is out of date. */
  readonly of: string;
  readonly value: unknown;
}

type Drafts = Readonly<Record<string, StoredDraft>>;

interface DrawerStore {
  read(game: string): Promise<Drawer>;
  drafts(game: string): Promise<Drafts>;
  /** Null removes the draft. */
  keepDraft(game: string, name: string, draft: StoredDraft | null): Promise<void>;
  /**
   * `known`: called when it is this change's turn. Returns the stored drawer with the change, or null if it could not
   * be stored and is therefore discarded.
   */
  add(game: string, known: () => TrenchKnown, what: ChangeWhat): Promise<Drawer | null>;
}

export function drawersIn({ kept, keep }: Notes): DrawerStore {
  let going: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
    const done = going.then(job);
    going = done.catch(() => null);
    return done;
  };
  const now = async (game: string): Promise<GameNote> => {
    const note = await kept(game);
    return { changes: isDrawer(note) ? note.changes : emptyDrawer.changes, drafts: draftsIn(note) };
  };
  return {
    read: (game) => inTurn(async () => ({ changes: (await now(game)).changes })),
    drafts: (game) => inTurn(async () => (await now(game)).drafts),
    // A draft that the browser can't store lasts as long as the page.
    keepDraft: (game, name, draft) =>
      inTurn(async () => {
        const before = await now(game);
        const { [name]: _, ...others } = before.drafts;
        const drafts = draft === null ? others : { ...others, [name]: draft };
        await keep(game, { ...before, drafts } satisfies GameNote);
      }),
    add: (game, known, what) =>
      inTurn(async () => {
        const before = await now(game);
        if (what.to === 'secret' && what.held !== nextNumber(before, known())) return null;
        const after = put(before, known(), what);
        if ((await keep(game, { ...before, ...after } satisfies GameNote)).ok) return after;
        // The next read must not include the change either.
        await keep(game, before);
        return null;
      }),
  };
}

/** The next free number: two quick taps must not get the same one. */
function nextNumber(drawer: Drawer, known: TrenchKnown): number | null {
  const secrets = secretsOf(known, drawer);
  return (secrets && nextSpare(secrets)?.held) ?? null;
}

interface GameNote extends Drawer {
  readonly drafts: Drafts;
}

function draftsIn(note: unknown): Drafts {
  const { drafts } = (note ?? {}) as { drafts?: unknown };
  if (typeof drafts !== 'object' || drafts === null) return {};
  return Object.fromEntries(Object.entries(drafts).filter(([, draft]) => typeof draft?.of === 'string'));
}

/** Checks the format of a stored value; the page checks the rest. */
const isDrawer = (value: unknown): value is Drawer =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<Drawer>).changes);
