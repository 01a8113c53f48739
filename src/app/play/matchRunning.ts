/** A match between two phones as a running game: one seat, and four ways for what its player does. */

import { hex } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { Link } from '../../peer/link/link.ts';
import type { Words } from '../../peer/link/split.ts';
import { refusalOnce, stepOnce } from '../../peer/match/fold/judged.ts';
import type { Happening } from '../../peer/match/fold/state.ts';
import type { Match, View } from '../../peer/match/match.ts';
import { refuse } from '../../peer/match/refusal.ts';
import type { Trouble } from '../../peer/pairing/trouble.ts';
import type { KeyTrouble } from '../../peer/store/identity.ts';
import { type AnyMove, type Known, published, type Refusal, type Seat } from '../../rules/game.ts';
import { sentence } from '../../words/en/capital.ts';
import { endPhrase, stoppedWords } from '../../words/en/status.ts';
import { saveGame } from '../device/gameFile.ts';
import type { Reunion } from '../device/transports.ts';
import type { AnyTableUi } from '../games/gameUi.ts';
import type { PlayAnswer, PlayStep, RunningGame, RunningView, StepContext, Wanting } from './running.ts';

export interface Sitting {
  /** What the game goes by on this phone. */
  name: string;
  ui: AnyTableUi;
  match: Match<unknown, AnyMove>;
  link: Link;
  /** What the two screens say to each other beside the match. */
  words: Words;
  /** The same link for another game of the two (`splitLink`). */
  share(): Link;
  /** Hears the other phone again, where another game has taken the link since. */
  listen(): void;
  names: readonly [string, string];
  /** Both public keys in hex: what the seals are drawn from. */
  keys: readonly [string, string];
  /** How the phones find each other again where no server introduces them. */
  reunion: Reunion;
  /** Why the two are not linked just now, where that is known. */
  trouble(): Trouble | null;
  /** Why the key that it is played with goes with the page; null when it is kept. */
  keyTrouble: KeyTrouble | null;
  /** Another phone of this player has all of the game. */
  moved: boolean;
}

/** The log as a file: of a game that is over anybody can audit it. */
export function saveSitting({ match, names }: Pick<Sitting, 'match' | 'names'>): void {
  const file = match.file();
  if (file !== null) saveGame(file, names);
}

const known = new WeakMap<Sitting, RunningGame<unknown, AnyMove>>();

/** Always the same one for a sitting: what it has been told of the game stays. */
export function runningOf(sitting: Sitting): RunningGame<unknown, AnyMove> {
  const running = known.get(sitting) ?? matchRunning(sitting);
  known.set(sitting, running);
  return running;
}

export function matchRunning({
  ui,
  match,
  link,
}: Pick<Sitting, 'ui' | 'match' | 'link'>): RunningGame<unknown, AnyMove> {
  const listeners = new Set<() => void>();
  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const told = listenTo(match, changed);
  let wanting = false;
  /** Whether that was said over the present link: a hint is in no log, so nobody says it again but this. */
  let said = false;
  const say = (): void => {
    if (said || link.state !== 'open' || !match.view().synced) return;
    said = true;
    // Also that it is not so: the word that took it back may have been lost with the link before.
    match.want(wanting);
  };
  const want = (on: boolean): void => {
    if (wanting === on) return;
    wanting = on;
    said = false;
    say();
    changed();
  };
  /** How long the log was when the opponent’s present wish was heard; null: none. */
  let heardAt: number | null = null;
  match.onChange(() => {
    const { peer, length } = match.view();
    heardAt = peer.wants ? (heardAt ?? length) : null;
    // They can act now, so the wish is fulfilled.
    if (match.view().asked) want(false);
    say();
    changed();
  });
  link.onState(() => {
    said = false;
    say();
    changed();
  });
  return {
    view: (seat) => (seat === match.view().seat ? viewOf(match.view(), wanting, heardAt) : null),
    answer: (_, moves) =>
      moves[0] && ui.concedes(moves[0]) ? match.resign() : whenSynced(match, () => answer(ui, match, moves)),
    told,
    want,
    onChange(handler) {
      listeners.add(handler);
      return () => listeners.delete(handler);
    },
  };
}

/** After a start nothing is written before the other phone has said how long the log is: what was tapped waits for that, and is done then. */
async function whenSynced(match: Match<unknown, AnyMove>, act: () => PlayAnswer): Promise<Result<null, Refusal>> {
  const { length } = match.view();
  await synced(match);
  const view = match.view();
  // It has ended meanwhile, which the screen says.
  if (!view.synced) return ok(null);
  if (view.length === length) return act();
  return fail(refuse('logGrown'));
}

/** Resolves when it is so, or when nothing is to be waited for any more. */
function synced(match: Match<unknown, AnyMove>): Promise<void> {
  const isOver = ({ synced, status }: View<unknown>): boolean => synced || status.kind !== 'playing';
  if (isOver(match.view())) return Promise.resolve();
  return new Promise((resolve) => {
    const end = match.onChange(() => {
      if (!isOver(match.view())) return;
      end();
      resolve();
    });
  });
}

function answer(ui: AnyTableUi, match: Match<unknown, AnyMove>, moves: readonly AnyMove[]): PlayAnswer {
  const view = match.view();
  const [move] = moves;
  if (move && view.question?.kind === 'sealed') return match.note(move);
  if (view.arrange !== null && move && 'picks' in move) return match.arrange(move.picks as readonly number[]);
  return match.play(stillTheirs(ui, view, moves));
}

/** The moves of a chain that are still the player's to make: a question in between (where to pay from) ends it. */
function stillTheirs(
  { game }: AnyTableUi,
  { table, known, seat }: View<unknown>,
  moves: readonly AnyMove[],
): readonly AnyMove[] {
  if (table === null || !known || moves.length < 2) return moves;
  let now: unknown = table;
  let knows = known;
  const taken: AnyMove[] = [];
  for (const move of moves) {
    if (refusalOnce(game, now, seat, move, knows)) break;
    const step = stepOnce(game, now, seat, published(move));
    if (!step.ok) break;
    taken.push(move);
    now = step.value.table;
    // As far as the events show it: a card that comes unseen is one that no further move of the chain can name.
    knows = game.knowledge.learn(knows, step.value.events, []);
  }
  return taken.length > 0 ? taken : moves;
}

function viewOf(view: View<unknown>, wanting: boolean, heardAt: number | null): RunningView<unknown> | null {
  const { table, known, question, questionAt, length, head, asked, arrange, seat, noted, peer, status } = view;
  if (table === null || known === null || question === null) return null;
  const end = endOf(status);
  const mine: Wanting = wanting ? 'here' : null;
  const theirs: Wanting = heardAt === null ? null : heardAt >= questionAt ? 'here' : 'before';
  return {
    table,
    known,
    // After the end nobody is asked, whatever the table says.
    question: end === null ? question : { kind: 'over', ...end },
    questionAt,
    length,
    asked,
    arrange,
    sealed: seat === 0 ? [noted, peer.sealed] : [peer.sealed, noted],
    wants: seat === 0 ? [mine, theirs] : [theirs, mine],
    corner: `${length} ${hex(head.slice(-2))}`,
    ...(end && { ended: { winner: end.winner, proven: status.kind !== 'over' || status.verdict !== null } }),
  };
}

/** How a match ended; null while it may continue, since a missing entry may still arrive. */
function endOf(status: View<unknown>['status']): { winner: Seat | null; why: string } | null {
  if (status.kind === 'stopped') return { winner: status.winner, why: stoppedWords(status) };
  return status.kind === 'over' && status.by !== 'absence'
    ? { winner: status.winner, why: sentence(endPhrase(status)) }
    : null;
}

/** What has happened since the match was opened, and, when it is found, what was before. */
function listenTo(match: Match<unknown, AnyMove>, changed: () => void): () => StepContext<unknown> {
  const { table: first } = match.view();
  let live: Happening<Known>[] = [];
  let cutAt = Number.POSITIVE_INFINITY;
  let told: StepContext<unknown> = { steps: [], since: null };
  match.onEvents((happening) => {
    live.push(happening);
    told = { ...told, steps: [...told.steps, stepOf(happening, told.steps.at(-1)?.after ?? first)] };
    changed();
  });
  match.onCut((length) => {
    cutAt = Math.min(cutAt, length);
    live = live.filter(({ seq }) => seq < length);
    const steps = told.steps.filter(({ seq }) => seq < length);
    told = { steps, since: told.since && Math.min(told.since, steps.length) };
    changed();
  });
  void match.history().then((all) => {
    const since = new Set(live);
    const old = all.filter((one) => !since.has(one) && one.seq < cutAt);
    const steps: PlayStep<unknown>[] = [];
    for (const happening of [...old, ...live]) steps.push(stepOf(happening, steps.at(-1)?.after ?? null));
    told = { steps, since: old.length };
    changed();
  });
  return () => told;
}

/** `before`: null where there was no table. */
const stepOf = (
  { seq, events, table, known, back, corrected }: Happening<Known>,
  before: unknown,
): PlayStep<unknown> => ({
  seq,
  events,
  before: before ?? table,
  after: table,
  known,
  ...(back && { back }),
  ...(corrected && { corrected }),
});
