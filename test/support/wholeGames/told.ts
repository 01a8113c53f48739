/** The contents of a file, entry by entry: the question, the events, the view, and the variables of the fold. */
import { hex } from '../../../src/base/bytes.ts';
import { canonicalText, type Json } from '../../../src/base/canonical.ts';
import { openFile } from '../../../src/peer/match/audit/audit.ts';
import { isJoinedFile, readFile, splitGameFiles } from '../../../src/peer/match/audit/file.ts';
import { publicViewOf } from '../../../src/peer/match/audit/publicView.ts';
import type { ReplayStep } from '../../../src/peer/match/fold/replay.ts';
import type { State } from '../../../src/peer/match/fold/state.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { trenchcoat } from '../../../src/rules/trenchcoat/index.ts';
import { memoCurve } from '../memoCurve.ts';
import { type Told as Proof, prove } from '../words/proofTold.ts';

export interface Told {
  readonly gameId: string;
  readonly version: string;
  readonly options: Json;
  readonly proof: Pick<Proof, 'kind' | 'text' | 'outcome'>;
  /** One for each entry that can be replayed. */
  readonly entries: readonly ToldEntry[];
}

export interface ToldEntry {
  readonly number: number;
  readonly kind: string;
  readonly author: number;
  readonly hash: string;
  readonly events: Json;
  readonly question: Json;
  readonly view: Json;
  readonly state: Json;
}

const curve = memoCurve();
const games: readonly AnyGame[] = [netrunner as AnyGame, trenchcoat as unknown as AnyGame];

/** Every game in a file, which may contain a whole match. */
export async function told(bytes: Uint8Array): Promise<Told[]> {
  const row = isJoinedFile(bytes) ? splitGameFiles(bytes) : null;
  const files = row?.ok ? row.value : [bytes];
  const all: Told[] = [];
  for (const file of files) all.push(await toldOf(file));
  return all;
}

async function toldOf(bytes: Uint8Array): Promise<Told> {
  const read = readFile(bytes);
  if (!read.ok) throw new Error(read.error);
  const { version, options } = read.value;
  const game = games.find(({ id }) => version.startsWith(`${id}/`));
  if (game === undefined) throw new Error(`no game of ${version}`);
  let entries: ToldEntry[] = [];
  const onEntry = (replayed: ReplayStep): void => {
    // A file may be replayed twice: first without its seeds, then with them.
    entries = [...entries.slice(0, replayed.entry.seq), toldEntry(replayed)];
  };
  const { kind, text, outcome } = await prove(game, bytes, { curve, onEntry });
  const opened = await openFile(game, read.value, {});
  if (opened === null) throw new Error('other rules');
  // If a fault is found before the replay, the entries before it are shown with public information.
  if (entries.length === 0) await publicViewOf(opened, { curve, onEntry });
  const proof = { kind, text, ...(outcome === undefined ? {} : { outcome }) };
  return { gameId: hex(opened.terms.gameId), version, options: { ...options }, proof, entries };
}

function toldEntry({ state, entry, happened }: ReplayStep): ToldEntry {
  const { seq, author, hash, body } = entry;
  return {
    number: seq,
    kind: body.type,
    author,
    hash: hex(hash),
    events: plain(happened.flatMap(({ events }) => events)),
    question: plain(state.question),
    view: plain(state.world?.table ?? null),
    state: stateOf(state),
  };
}

/** The variables of the fold by their names in the specification, except places and secrets. */
function stateOf({ chain, coins, hidden, shuffles, turns, got, due, end, points, barred, asked }: State): Json {
  return {
    length: chain.past.length,
    head: hex(chain.head),
    keys: chain.signers.map((all) => all.map(({ from, key }) => ({ from, key: hex(key) }))),
    asked,
    owed: turns.map(({ type, by }) => ({ kind: type, by })),
    given: got.map(({ entry }) => entry.seq),
    due: due !== null,
    coins: coins.thrown,
    kept: coins.kept.length,
    epochs: shuffles.map((shuffle) => (shuffle === null ? 0 : shuffle.epoch + 1)),
    facts: hidden.map(({ facts }) => facts.length),
    held: hidden.map(({ held }) => held.length),
    points: points.map(({ length }) => length),
    barrier: barred,
    end: end === null ? null : { by: end.by, winner: end.winner },
  };
}

/** In the form used by the log and the hash. */
const plain = (value: unknown): Json => JSON.parse(canonicalText(value ?? null));
