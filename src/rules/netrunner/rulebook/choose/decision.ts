/** Names the open decision, for refusals that say which decision comes first (N-GEN-02). */

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
function decisionOfFrame(frame: Frame): DecisionName | undefined {
  switch (frame.do) {
    case 'window':
      return frame.name;
    case 'choose':
      return frame.what;
    case 'turn':
      return frame.step === 'discard' ? 'discard' : frame.step === 'offer' ? 'after' : 'action';
    case 'run':
      return frame.step === 'jack' || frame.step === 'last' ? frame.step : 'encounter';
    case 'access':
      return frame.step === 'next' ? 'access' : frame.step === 'shown' ? 'accessed' : 'settle';
    case 'damage':
      return byDamageStep[frame.step] ?? 'prevent';
    case 'trace':
      if (frame.answered === 'open') return 'traced';
      return frame.opened ? 'link' : frame.owed ? 'owed' : 'trace';
    case 'look':
      return frame.take ? 'take' : 'looked';
    case 'guess':
      return frame.most === undefined ? 'guess' : 'doors';
    case 'rezAnswer':
      return rezDecision[frame.to];
    case 'rezOne':
      return frame.price === 'full' ? 'rezInstalled' : 'rezOne';
    case 'found':
      return frame.now === undefined ? 'installFound' : 'installAt';
    default:
      return byFrame[frame.do];
  }
}

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
