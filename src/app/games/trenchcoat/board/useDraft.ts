/**
 * What a player has typed or prepared but not sent yet, and the Game Master's drawer. It outlives both the screen that
 * shows it and the page.
 */
import { createContext } from 'preact';
import { useContext, useMemo, useRef, useState } from 'preact/hooks';
import type { Result } from '../../../../base/result.ts';
import * as is from '../../../../base/shapes.ts';
import { readNote, saveNote } from '../../../../peer/store/notes.ts';
import type { Seat } from '../../../../rules/game.ts';
import { type Drawer, emptyDrawer, put } from '../../../../rules/trenchcoat/game/drawer.ts';
import type { TrenchKnown } from '../../../../rules/trenchcoat/game/known.ts';
import { nextSpare, secretsOf } from '../../../../rules/trenchcoat/game/master.ts';
import type { ChangeWhat } from '../../../../rules/trenchcoat/game/page.ts';
import type { InputFault } from '../../../../rules/trenchcoat/reasons.ts';
import { refusalWords } from '../../../../words/en/trenchcoat/refusals/index.ts';
import { useAsyncEffect, useLoaded } from '../../../parts/hooks.ts';

export interface DraftStore {
  get(name: string): StoredDraft | undefined;
  /** Null removes the draft. */
  set(name: string, draft: StoredDraft | null): void;
}

/** Without a store, a draft lasts as long as its screen. */
export const DraftsHere = createContext<DraftStore | null>(null);

/** The given seat's drafts in a game; null while loading. */
export function useDrafts(game: string, seat: Seat): DraftStore | null {
  const all = useLoaded(async () => new Map(Object.entries(await drawers.drafts(game).catch(() => ({})))), [game]);
  return useMemo(() => all && storeOf(game, seat, all), [game, seat, all]);
}

function storeOf(game: string, seat: Seat, drafts: Map<string, StoredDraft>): DraftStore {
  const named = (name: string): string => `${seat}/${name}`;
  return {
    get: (name) => drafts.get(named(name)),
    set(name, draft) {
      if (draft === null && !drafts.delete(named(name))) return;
      if (draft !== null) drafts.set(named(name), draft);
      void drawers.keepDraft(game, named(name), draft);
    },
  };
}

export interface DraftOptions<T> {
  readonly name: string;
  /**
   * What the draft belongs to, such as a question's number. When this changes, the draft starts over from `initial`.
   */
  readonly of?: string | number;
  readonly initial: T;
  /** Whether a stored value still has the format that this version expects. */
  is(value: unknown): value is T;
}

/** The stored draft, or the initial value. */
export function draftIn<T>(store: DraftStore | null, { name, of = '', initial, is }: DraftOptions<T>): T {
  const kept = store?.get(name);
  return kept && kept.of === `${of}` && is(kept.value) ? kept.value : initial;
}

/** Like `useState`, but for input that has not been sent yet. `forget`: call once it has been sent or discarded. */
export function useDraft<T>(options: DraftOptions<T>) {
  const { name, of = '', initial } = options;
  const store = useContext(DraftsHere);
  const [value, setValue] = useState<T>(() => draftIn(store, options));
  const set = (next: T): void => {
    setValue(() => next);
    store?.set(name, { of: `${of}`, value: next });
  };
  const forget = (): void => {
    setValue(() => initial);
    store?.set(name, null);
  };
  return { value, set, forget };
}

/** The notes of all games on this phone. */
const drawers = drawersIn({ kept: readNote, keep: saveNote });

/**
 * `game`: the key under which the drawer is stored. The drawer is null while loading. `unkept`: the browser failed to
 * store the last change, which was then discarded.
 */
export function useDrawer(game: string, known: TrenchKnown) {
  const mine = known.secret !== null;
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [unkept, setUnkept] = useState(false);
  const newest = useRef(known);
  newest.current = known;
  useAsyncEffect([game, mine], (isHere) => {
    if (mine) void drawers.read(game).then((kept) => isHere() && setDrawer(kept));
  });
  const change = async (what: ChangeWhat): Promise<void> => {
    const kept = await drawers.add(game, () => newest.current, what);
    setUnkept(kept === null);
    if (kept !== null) setDrawer(kept);
  };
  return { drawer: mine ? drawer : emptyDrawer, unkept, change: (what: ChangeWhat) => void change(what) };
}

/** A screen's unsent input, stored by the screen's name. */
interface StoredDraft {
  /** What the draft belongs to; a draft that belongs to something else is out of date. */
  readonly of: string;
  readonly value: unknown;
}

type Drafts = Readonly<Record<string, StoredDraft>>;

interface Notes {
  kept(game: string): Promise<unknown>;
  keep(game: string, note: unknown): Promise<Result<unknown, unknown>>;
}

/** Writes are applied to the stored state one at a time, whichever screen makes them. */
export function drawersIn({ kept, keep }: Notes) {
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
    read: (game: string): Promise<Drawer> => inTurn(async () => ({ changes: (await now(game)).changes })),
    drafts: (game: string) => inTurn(async () => (await now(game)).drafts),
    /** Null removes the draft. A draft that the browser can't store lasts as long as the page. */
    keepDraft: (game: string, name: string, draft: StoredDraft | null) =>
      inTurn(async () => {
        const before = await now(game);
        const { [name]: _, ...others } = before.drafts;
        const drafts = draft === null ? others : { ...others, [name]: draft };
        await keep(game, { ...before, drafts } satisfies GameNote);
      }),
    /**
     * `known`: called when it is this change's turn. Returns the stored drawer with the change, or null if it could not
     * be stored and is therefore discarded.
     */
    add: (game: string, known: () => TrenchKnown, what: ChangeWhat): Promise<Drawer | null> =>
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
  const secrets = secretsOf({ known, drawer });
  return (secrets && nextSpare(secrets)?.held) ?? null;
}

interface GameNote extends Drawer {
  readonly drafts: Drafts;
}

function draftsIn(note: unknown): Drafts {
  const { drafts } = (note ?? {}) as { drafts?: Drafts };
  return Object.fromEntries(Object.entries(is.object(drafts) ? drafts : {}).filter(([, draft]) => isDraft(draft)));
}

const isDraft = is.fields<StoredDraft>({ of: is.text, value: is.anything });

/** Checks the format of a stored value; the page checks the rest. */
const isDrawer = is.fields<Drawer>({ changes: is.list });

interface Options<T> extends Pick<DraftOptions<string>, 'name' | 'of'> {
  readonly initial?: string;
  read(typed: string): Result<T, InputFault>;
}

/** A number typed into a form: kept as a draft, and validated by `take`, after which its field shows any refusal. */
export function useNumber<T = number>({ read, initial = '', ...draftOptions }: Options<T>) {
  const draft = useDraft({ ...draftOptions, initial, is: is.text });
  const [error, setError] = useState<string | null>(null);
  return {
    field: {
      text: draft.value,
      error,
      onText(text: string) {
        setError(null);
        draft.set(text);
      },
    },
    take(): Result<T, InputFault> {
      const number = read(draft.value);
      setError(number.ok ? null : refusalWords(number.error));
      return number;
    },
    forget: draft.forget,
  };
}
