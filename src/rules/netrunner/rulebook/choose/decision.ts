/** What is open now, in words for a refusal: another thing comes first, and it is named (N-GEN-02). */

import { decisions, type MoveName } from '../../decisions.ts';
import type { Answerable, Frame, FrameOf } from '../../frame.ts';
import type { Table } from '../../table.ts';

const { move, choose, sealed } = decisions;

/** As what the Corp is asked whether it rezzes something in answer to that. */
export const rezAsked: Record<Answerable, MoveName> = {
  worm: 'rezAnswer',
  draw: 'beforeDraw',
  run: 'runStart',
  trace: 'traceStart',
  expose: 'beforeExpose',
};

/** What a frame asks for when it asks. Which step does is the handler's to know: elsewhere nobody looks. */
function askedBy(frame: Frame): { called: string } | undefined {
  switch (frame.do) {
    case 'window':
      return move[frame.name];
    case 'choose':
      return choose[frame.what];
    case 'turn':
      return frame.step === 'discard' ? move.discard : frame.step === 'offer' ? move.after : move.action;
    case 'run':
      return frame.step === 'jack' || frame.step === 'last' ? move[frame.step] : move.encounter;
    case 'access':
      return frame.step === 'next' ? choose.access : frame.step === 'shown' ? move.accessed : move.settle;
    case 'damage':
      return byDamageStep[frame.step] ?? move.prevent;
    case 'trace':
      if (frame.answered === 'open') return move.traced;
      return frame.opened ? move.link : frame.owed ? move.owed : sealed.trace;
    case 'look':
      return frame.take ? move.take : move.looked;
    case 'guess':
      return frame.most === undefined ? sealed.guess : sealed.doors;
    case 'rezAnswer':
      return move[rezAsked[frame.to]];
    case 'rezOne':
      return frame.price === 'full' ? move.rezInstalled : move.rezOne;
    case 'found':
      return frame.now === undefined ? choose.installFound : choose.installAt;
    default:
      return byFrame[frame.do];
  }
}

const byDamageStep: Partial<Record<FrameOf<'damage'>['step'], { called: string }>> = {
  raise: move.raise,
  shield: choose.shield,
  answer: choose.letThrough,
  done: move.damaged,
};

const byFrame: Partial<Record<Frame['do'], { called: string }>> = {
  pay: choose.pay,
  purging: choose.keepVirus,
  draw: move.sift,
  installIce: choose.clearIce,
  installProgram: choose.overwrite,
  counter: move.avoidCounter,
  flatline: move.flatline,
  trashing: move.save,
  tag: move.avoidTag,
  triggers: choose.order,
  turnStarts: choose.order,
  search: move.search,
  forcedRez: move.forcedRez,
  conceal: choose.swapPlaces,
  installOne: move.installOne,
  replace: choose.instead,
  runs: choose.runs,
  swapIce: move.swapIce,
  refill: move.refill,
  guest: move.guest,
  innermost: move.innermost,
  fit: choose.fit,
  hand: move.hand,
  forced: move.forced,
};

/** What somebody decides now, in words; nothing where nobody is asked to decide. */
export function openDecision({ frames }: Table): string {
  const frame = frames.at(-1);
  return (frame && askedBy(frame)?.called) ?? '';
}
