/** A match between two phones as a running game: one seat, and the ways to answer. */

import { hex } from '../../base/bytes.ts';
import { deepEqual } from '../../base/lists.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { watchers } from '../../base/watchers.ts';
import type { Link } from '../../peer/link/link.ts';
import type { ScreenChannel } from '../../peer/link/split.ts';
import { cachedRefusal, cachedStep } from '../../peer/match/fold/questions/decision.ts';
import type { TableUpdate } from '../../peer/match/fold/state.ts';
import type { Match, View } from '../../peer/match/match.ts';
import { refuse } from '../../peer/match/refusal.ts';
import type { Trouble } from '../../peer/pairing/trouble.ts';
import type { KeyTrouble } from '../../peer/store/identity.ts';
import { type AnyMove, isConcession, type Known, publishedMove, type Refusal, type Seat } from '../../rules/game.ts';
import { sentence } from '../../words/en/capital.ts';
import { endPhrase, stoppedWords } from '../../words/en/status.ts';
import { saveGame } from '../device/gameFile.ts';
import type { Reconnection } from '../device/transports.ts';
import type { AnyTableUi } from '../games/gameUi.ts';
import type { Others } from './group/others.ts';
import type { PlayAnswer, PlayStep, RunningGame, RunningView, StepContext, WantsToAct } from './running.ts';

export interface MatchSession {
  /** The game's name on this phone. */
  name: string;
  ui: AnyTableUi;
  match: Match<unknown, AnyMove>;
  link: Link;
  /** Messages between the two screens that are not part of the match. */
  words: ScreenChannel;
  /** Messages to or from a host with several guests, about the other players. */
  table: ScreenChannel;
  others: Others;
  /** Shares the link with another game between the same players (`splitLink`). */
  share(): Link;
  /** Takes the link back from another game and resumes listening. */
  listen(): void;
  names: readonly [string, string];
  /** Both public keys in hex; the seals are drawn from them. */
  keys: readonly [string, string];
  /** How the phones reconnect without a server. */
  reunion: Reconnection;
  /** Why the phones are not connected, if known. */
  trouble(): Trouble | null;
  /** Why the signing key is lost when the page closes; null if it is stored. */
  keyTrouble: KeyTrouble | null;
  /** Whether another phone of this player has the whole game. */
  moved: boolean;
}

/** Saves the log as a file. Anyone can audit the log of a finished game. */
export function saveLog({ match, names }: Pick<MatchSession, 'match' | 'names'>): void {
  const file = match.file();
  if (file !== null) saveGame(file, names);
}

const known = new WeakMap<MatchSession, RunningGame<unknown, AnyMove>>();

/** One running game per session, so that its state persists across screens. */
export function runningOf(sitting: MatchSession): RunningGame<unknown, AnyMove> {
  const running = known.get(sitting) ?? matchRunning(sitting);
  known.set(sitting, running);
  return running;
}

export function matchRunning({
  ui,
  match,
  link,
}: Pick<MatchSession, 'ui' | 'match' | 'link'>): RunningGame<unknown, AnyMove> {
  const { add: onChange, tell: changed } = watchers();
  const told = listenTo(match, changed);
  let wanting = false;
  /** Whether this was sent over the current link: hints are not in the log and must be sent again. */
  let said = false;
  const say = (): void => {
    if (said || link.state !== 'open' || !match.view().synced) return;
    said = true;
    // Sent even when false: a withdrawal may have been lost with the previous link.
    match.want(wanting);
  };
  const want = (on: boolean): void => {
    if (wanting === on) return;
    wanting = on;
    said = false;
    say();
    changed();
  };
  /** Log length when the opponent's current wish arrived; null if there is none. */
  let heardAt: number | null = null;
  let shown = shownOf(match.shown());
  const look = (): void => {
    const { peer, length, asked } = match.shown();
    heardAt = peer.wants ? (heardAt ?? length) : null;
    // This player can act now, so the wish is fulfilled.
    if (asked) want(false);
    say();
    const before = shown;
    shown = shownOf(match.shown());
    if (!deepEqual(before, shown)) changed();
  };
  match.onChange(look);
  match.onShown(look);
  link.onState(() => {
    said = false;
    say();
    changed();
  });
  return {
    view: (seat) => (seat === match.view().seat ? viewOf(match.shown(), wanting, heardAt) : null),
    answer: (_, moves) => (isConcession(moves[0]) ? match.resign() : whenSynced(match, () => answer(ui, match, moves))),
    told,
    want,
    onChange,
  };
}

/**
 * A view without the fields that no screen shows: the other phone acknowledges every entry, which would redraw each
 * time.
 */
const shownOf = (view: View<unknown>): unknown => ({ ...view, peer: { ...view.peer, acked: 0, dropped: 0 } });

/**
 * Acts once synced: after a restart nothing is written before the other phone has reported the log's length, so a
 * tapped move waits until then.
 */
async function whenSynced(match: Match<unknown, AnyMove>, act: () => PlayAnswer): Promise<Result<null, Refusal>> {
  const { length } = match.view();
  await synced(match);
  const view = match.view();
  // The match has ended in the meantime; the screen shows that.
  if (!view.synced) return ok(null);
  if (view.length === length) return act();
  return fail(refuse('logGrown'));
}

/** Resolves once synced, or once there is nothing left to wait for. */
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
  if (move && view.question?.kind === 'sealed') return match.bid(move);
  if (view.arrange !== null && move && 'picks' in move) return match.arrange(move.picks as readonly number[]);
  return match.play(stillTheirs(ui, view, moves));
}

/**
 * The leading moves of a chain that the player can still make; a question in between (such as a payment) ends the
 * chain.
 */
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
    if (cachedRefusal(game, now, seat, move, knows)) break;
    const step = cachedStep(game, now, seat, publishedMove(move));
    if (!step.ok) break;
    taken.push(move);
    now = step.value.table;
    // Learns from the events only: no later move of the chain can name a card that arrives unseen.
    knows = game.knowledge.learn(knows, step.value.events, []);
  }
  return taken.length > 0 ? taken : moves;
}

function viewOf(view: View<unknown>, wanting: boolean, heardAt: number | null): RunningView<unknown> | null {
  const { table, known, question, questionAt, length, head, asked, arrange, seat, hasBid, peer, status } = view;
  if (table === null || known === null || question === null) return null;
  const end = endOf(status);
  const mine: WantsToAct = wanting ? 'here' : null;
  const theirs: WantsToAct = heardAt === null ? null : heardAt >= questionAt ? 'here' : 'before';
  return {
    table,
    known,
    // No questions after the end, even if the table still has one.
    question: end === null ? question : { kind: 'over', ...end },
    questionAt,
    length,
    asked,
    arrange,
    sealed: seat === 0 ? [hasBid, peer.sealed] : [peer.sealed, hasBid],
    wants: seat === 0 ? [mine, theirs] : [theirs, mine],
    corner: `${length} ${hex(head.slice(-2))}`,
    ...(end && { ended: { winner: end.winner, proven: status.kind !== 'over' || status.verdict !== null } }),
  };
}

/** How a match ended; null while a missing entry may still arrive. */
function endOf(status: View<unknown>['status']): { winner: Seat | null; why: string } | null {
  if (status.kind === 'stopped') return { winner: status.winner, why: stoppedWords(status) };
  return status.kind === 'over' && status.by !== 'absence'
    ? { winner: status.winner, why: sentence(endPhrase(status)) }
    : null;
}

/** Collects what happens from the opening of the match on and, once loaded, everything before that. */
function listenTo(match: Match<unknown, AnyMove>, changed: () => void): () => StepContext<unknown> {
  const { table: first } = match.view();
  let live: TableUpdate<Known>[] = [];
  let cutAt = Number.POSITIVE_INFINITY;
  let told: StepContext<unknown> = { steps: [], since: null };
  const tell = (happened: readonly TableUpdate<Known>[]): void => {
    // A move is reported twice: when it is shown and when it is stored.
    const fresh = happened.filter((one) => !live.includes(one));
    if (fresh.length === 0) return;
    live.push(...fresh);
    const steps = [...told.steps];
    for (const happening of fresh) steps.push(stepOf(happening, steps.at(-1)?.after ?? first));
    told = { ...told, steps };
    changed();
  };
  match.onShown(tell);
  match.onEvents((happening) => tell([happening]));
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

/** `before`: null if there was no table yet. */
const stepOf = (
  { seq, events, table, known, back, corrected }: TableUpdate<Known>,
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
