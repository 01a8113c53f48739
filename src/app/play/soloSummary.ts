/**
 * What the home screen shows for a solo game. Stored with the game's answers, so the home screen need not load the
 * rules. If it is missing or damaged, the home screen omits the game, but the solo screen still finds it.
 */
import { ok, type Result } from '../../base/result.ts';
import * as is from '../../base/shapes.ts';
import type { StoreFault } from '../../peer/store/store.ts';
import type { Seat } from '../../rules/game.ts';
import { type SoloKind, soloKinds } from '../../solo/kinds.ts';
import { gameInfoNamed, mainGameInfo } from '../../words/en/signs.ts';
import type { GameInfo } from '../../words/types.ts';
import type { GameSummary } from '../games/gameUi.ts';
import { freeSlot, loadSolos, type SoloSlot, temporarySlot } from './soloPlaces.ts';

interface SoloSummary extends GameSummary {
  /** Milliseconds since 1970. */
  touched: number;
}

export interface OpenSolo extends SoloSummary {
  info: GameInfo;
  kind: SoloKind;
  place: SoloSlot;
  /** The player's side, in a game for one player. */
  seat: Seat;
}

export const soloSummary = (summary: GameSummary): SoloSummary => ({ ...summary, touched: Date.now() });

/** The text a player's seal is drawn from if there are no keys. */
export const soloSeal = ({ seats }: GameInfo, seat: Seat): string => `alone ${seats[seat].toLowerCase()}`;

/** The game of a stored record; the main game if the record names none. */
export function soloGameInfo(record: unknown): GameInfo {
  const { game } = (record ?? {}) as { game?: unknown };
  return (is.text(game) ? gameInfoNamed(game) : undefined) ?? mainGameInfo;
}

/** The open games on this phone, last played first. */
export async function openSolos(): Promise<Result<OpenSolo[], StoreFault>> {
  const kept = await loadSolos();
  if (!kept.ok) return kept;
  const open = [...kept.value]
    .map(([place, game]) => read(game, place))
    .filter((game) => game !== null)
    .filter(({ over }) => !over);
  return ok(open.sort((a, b) => b.touched - a.touched));
}

export interface NewSlot {
  readonly place: SoloSlot;
  /** The open game to be replaced, namely the least recently played; usually null. */
  readonly replaces: OpenSolo | null;
}

/** How long to wait for storage that does not open; `AGAIN_MS`: the retry interval (ms). */
const PATIENCE_MS = 6000;
const AGAIN_MS = 1000;

/**
 * The slot for a new game. Unreadable storage may hold open games, so a new game is then stored apart from them.
 * `onWait`: called while storage does not open.
 */
export async function slotForNewGame(kind: SoloKind, seed: number, onWait = (): void => {}): Promise<NewSlot> {
  for (let waited = 0; ; waited += AGAIN_MS) {
    const found = await findSlot(kind);
    if (found.ok) return found.value;
    // There is no storage at all, so there is nothing to wait for.
    if (found.error !== 'shut' || waited >= PATIENCE_MS || !globalThis.indexedDB)
      return { place: temporarySlot(kind, seed), replaces: null };
    onWait();
    await new Promise((wake) => setTimeout(wake, AGAIN_MS));
  }
}

async function findSlot(kind: SoloKind): Promise<Result<NewSlot, StoreFault>> {
  const free = await freeSlot(kind, (kept) => read(kept, kind)?.over !== false);
  if (!free.ok) return free;
  if (free.value !== null) return ok({ place: free.value, replaces: null });
  const open = await openSolos();
  if (!open.ok) return open;
  const replaces = open.value.findLast((game) => game.kind === kind) ?? null;
  return ok({ place: replaces?.place ?? kind, replaces });
}

function read(record: unknown, place: SoloSlot): OpenSolo | null {
  if (!isSummarized(record)) return null;
  const { kind, seat, glance } = record;
  const { turn, points, over, touched, now } = glance;
  // `now` is missing in older records.
  return { info: soloGameInfo(record), kind, place, seat, turn, points, over, touched, ...(now && { now }) };
}

const isSummarized = is.fields<Pick<OpenSolo, 'kind' | 'seat'> & { glance: SoloSummary }>({
  kind: is.oneOf(soloKinds),
  seat: is.seat,
  glance: is.fields<SoloSummary>({
    turn: is.number,
    points: is.pairOf(is.number),
    over: is.flag,
    touched: is.number,
    now: is.anything,
  }),
});
