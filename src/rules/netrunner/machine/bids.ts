/**
 * Bids in a trace: a small zero-sum game between both players' lists of bids. A secret bid is drawn from its
 * equilibrium, so it cannot be predicted; an open bid gets the best response.
 */
import type { Random } from '../../../base/chance.ts';
import type { Move } from '../move.ts';
import { type Bid, type TraceFrame, traceRule } from '../rulebook/trace/rule.ts';
import { aboutToFollow, TRACE_PART } from '../rulebook/trace/trace.ts';
import { CORP, hasFaceDownInRig, RUNNER, type Table } from '../table.ts';
import { worthOfChange } from './scene.ts';
import type { MachineView } from './view.ts';
import { worth } from './worth.ts';

export const isBid = (move: Move): move is Bid => move.do === 'bid';

/** Picks one of the legal bids. Outside a trace the bid is a guess: a small random number. */
export function chooseBid({ table, seat }: MachineView, legal: readonly Bid[], random: Random): Bid {
  const frame = table.frames.findLast((one) => one.do === 'trace');
  if (frame?.do !== 'trace') return legal[random(Math.min(GUESSES, legal.length))] as Bid;
  const rule = traceRule(table);
  const listed = (by: 0 | 1): readonly Bid[] => (by === seat ? legal : rule.moves(table, frame, by).filter(isBid));
  const shown = frame.bids?.[CORP];
  const corp = shown ? [shown] : listed(CORP);
  const runner = cheapest(table, listed(RUNNER));
  const answers = runner.map((bid): LinkOption => ({ link: rule.link(table, bid), bits: bid.bits }));
  if (seat === CORP && hasFaceDownInRig(table)) answers.push(...hiddenAnswers(table));
  const gains = payoffs(table, frame, corp, answers);
  const own = seat === CORP ? corp : runner;
  if (rule.ask(table, frame).kind === 'sealed') return own[drawIndex(equilibrium(gains)[seat], random)] as Bid;
  if (seat === RUNNER) return runner[indexOfMin(gains[0] ?? [])] as Bid;
  return corp[indexOfMin(gains.map((row) => -Math.min(...row)))] as Bid;
}

const GUESSES = 4;

/** A possible answer by the Runner: a link, and its cost. */
interface LinkOption {
  readonly link: number;
  readonly bits: number;
}

/** A face-down card may raise the link: the Corp assumes one bit per point. */
const hiddenAnswers = ({ runner }: Table): LinkOption[] =>
  Array.from({ length: Math.min(MAX_HIDDEN, runner.bits) }, (_, n) => ({ link: n + 1, bits: n + 1 }));

const MAX_HIDDEN = 8;

/** The cheapest bid for each link total: the others are never better. */
function cheapest(table: Table, bids: readonly Bid[]): Bid[] {
  const byLink = new Map<number, Bid>();
  for (const bid of bids) {
    const link = traceRule(table).link(table, bid);
    const known = byLink.get(link);
    if (!known || bid.bits < known.bits) byLink.set(link, bid);
  }
  return [...byLink.values()];
}

/** The Corp's gain, in bits, for its bid (row) against the Runner's answer (column). */
function payoffs(table: Table, frame: TraceFrame, corp: readonly Bid[], answers: readonly LinkOption[]): number[][] {
  const rule = traceRule(table);
  const { ref, dearer = 0, bids } = frame;
  const scene = { table, owner: CORP, card: ref.card, ...(ref.slot !== null && { slot: ref.slot }) } as const;
  const worthOf = (part: number): number => {
    const means = aboutToFollow(table, part);
    return means ? worth(means, scene) : 0;
  };
  const [success, failure] = [worthOf(TRACE_PART.success), worthOf(TRACE_PART.failure)];
  return corp.map((bid) => {
    const paid = bids?.[CORP] ? 0 : worthOfChange(table.corp.bits, -bid.bits * (1 + dearer));
    return answers.map(({ link, bits: spent }) => {
      const found = rule.succeeds(rule.trace(frame, bid), link);
      return (found ? success : failure) + paid - worthOfChange(table.runner.bits, -spent);
    });
  });
}

/** Rounds of regret matching: enough for two dozen bids per side. */
const ROUNDS = 200;

/** Both players' mixtures in a zero-sum game: average play under regret matching (Hart and Mas-Colell, 2000). */
export function equilibrium(gains: readonly (readonly number[])[]): [number[], number[]] {
  const columns = gains[0]?.length ?? 0;
  const regrets = [gains.map(() => 0), Array<number>(columns).fill(0)] as const;
  const sums = [gains.map(() => 0), Array<number>(columns).fill(0)] as const;
  for (let round = 0; round < ROUNDS; round++) {
    const [rows, cols] = [normalized(regrets[0]), normalized(regrets[1])];
    const byRow = gains.map((row) => dot(row, cols));
    const byColumn = cols.map((_, at) =>
      dot(
        rows,
        gains.map((row) => row[at] ?? 0),
      ),
    );
    const value = dot(byRow, rows);
    for (const [at, gain] of byRow.entries()) addTo(regrets[0], at, gain - value);
    for (const [at, gain] of byColumn.entries()) addTo(regrets[1], at, value - gain);
    // Later rounds count for more: the first rounds have nothing to go on.
    for (const [at, share] of rows.entries()) addTo(sums[0], at, round * share);
    for (const [at, share] of cols.entries()) addTo(sums[1], at, round * share);
  }
  return [normalized(sums[0]), normalized(sums[1])];
}

function addTo(list: number[], at: number, amount: number): void {
  list[at] = (list[at] ?? 0) + amount;
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0);

/** Positive parts, normalized to sum to 1; equal shares if there are none. */
function normalized(list: readonly number[]): number[] {
  const positive = list.map((one) => Math.max(0, one));
  const sum = positive.reduce((a, b) => a + b, 0);
  return positive.map((one) => (sum > 0 ? one / sum : 1 / list.length));
}

/** An index drawn with the given probabilities. */
function drawIndex(mixture: readonly number[], random: Random): number {
  let left = random(PARTS) / PARTS;
  const at = mixture.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return at < 0 ? mixture.length - 1 : at;
}

const PARTS = 10_000;

const indexOfMin = (list: readonly number[]): number => list.indexOf(Math.min(...list));
