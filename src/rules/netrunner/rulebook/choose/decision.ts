/** Names the open decision, for refusals that say which decision comes first (N-GEN-02). */

import { type ByKind, bySomeKind } from '../../../../base/byKind.ts';
import type { DecisionName, MoveName } from '../../decisions.ts';
import type { Answerable, Frame, FrameOf } from '../../frame.ts';
import type { Table } from '../../table.ts';

/** The question of whether the Corp rezzes something in response to the given event. */
export const rezDecision: Record<Answerable, MoveName> = {
  worm: 'rezAnswer',
  draw: 'beforeDraw',
  run: 'runStart',
  trace: 'traceStart',
  expose: 'beforeExpose',
};

/** The decision a frame asks for, if any. Only its handler can tell which step asks. */
const decisionOfFrame = (frame: Frame): DecisionName | undefined =>
  bySomeKind('do', frame, byState) ?? byFrame[frame.do];

const byState: Partial<ByKind<'do', Frame, DecisionName | undefined>> = {
  window: ({ name }) => name,
  choose: ({ what }) => what,
  turn: ({ step }) => (step === 'discard' ? 'discard' : step === 'offer' ? 'after' : 'action'),
  run: ({ step }) => (step === 'jack' || step === 'last' ? step : 'encounter'),
  access: ({ step }) => (step === 'next' ? 'access' : step === 'shown' ? 'accessed' : 'settle'),
  damage: ({ step }) => byDamageStep[step] ?? 'prevent',
  trace: ({ answered, opened, owed }) => (answered === 'open' ? 'traced' : opened ? 'link' : owed ? 'owed' : 'trace'),
  look: ({ take }) => (take ? 'take' : 'looked'),
  guess: ({ most }) => (most === undefined ? 'guess' : 'doors'),
  rezAnswer: ({ to }) => rezDecision[to],
  rezOne: ({ price }) => (price === 'full' ? 'rezInstalled' : 'rezOne'),
  found: ({ now }) => (now === undefined ? 'installFound' : 'installAt'),
};

const byDamageStep: Partial<Record<FrameOf<'damage'>['step'], DecisionName>> = {
  raise: 'raise',
  shield: 'shield',
  answer: 'letThrough',
  done: 'damaged',
};

const byFrame: Partial<Record<Frame['do'], DecisionName>> = {
  pay: 'pay',
  purging: 'keepVirus',
  draw: 'sift',
  installIce: 'clearIce',
  installProgram: 'overwrite',
  counter: 'avoidCounter',
  flatline: 'flatline',
  trashing: 'save',
  tag: 'avoidTag',
  triggers: 'order',
  turnStarts: 'order',
  search: 'search',
  forcedRez: 'forcedRez',
  conceal: 'swapPlaces',
  installOne: 'installOne',
  replace: 'instead',
  runs: 'runs',
  swapIce: 'swapIce',
  refill: 'refill',
  guest: 'guest',
  innermost: 'innermost',
  fit: 'fit',
  hand: 'hand',
  forced: 'forced',
};

/** The current decision; null if no player is asked. */
export function openDecision({ frames }: Table): DecisionName | null {
  const frame = frames.at(-1);
  return (frame && decisionOfFrame(frame)) ?? null;
}
