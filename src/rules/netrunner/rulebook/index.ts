/**
 * Maps each frame to its chapter of the rulebook. Some files import each other in a cycle (`abilities`, `moments`, and
 * those that pay, choose, trash, rez and score), deliberately: the game itself is recursive. Using a hidden card means
 * paying, and paying means using a hidden card. No other file may join the cycle (`floors.test.ts`).
 */

import { conceal } from './cards/conceal.ts';
import { counter } from './cards/counters.ts';
import { draw } from './cards/draw.ts';
import { found } from './cards/found.ts';
import { hand } from './cards/hand.ts';
import { fit, installOne, installProgram } from './cards/install.ts';
import { installIce } from './cards/installCorp.ts';
import { look } from './cards/look.ts';
import { hidePiles, random, revealTop } from './cards/piles.ts';
import { play } from './cards/play.ts';
import { purging } from './cards/purge.ts';
import { refill } from './cards/refill.ts';
import { show } from './cards/reveal.ts';
import { rezAnswer } from './cards/rezAnswer.ts';
import { forcedRez, rezOne } from './cards/rezOne.ts';
import { search } from './cards/search.ts';
import { keepTrashed } from './cards/trash.ts';
import { trashing } from './cards/trashing.ts';
import { forced } from './choose/forced.ts';
import { guess, roll } from './choose/guess.ts';
import { choose } from './choose/privateChoice.ts';
import { replace } from './choose/replace.ts';
import { effect } from './effects.ts';
import type { Handlers } from './handler.ts';
import { damage } from './harm/damage.ts';
import { flatline } from './harm/flatline.ts';
import { tag } from './harm/tag.ts';
import { triggers } from './moments.ts';
import { pay } from './pay/payment.ts';
import { access } from './run/access.ts';
import { guest, innermost, swapIce } from './run/iceFromHq.ts';
import { run } from './run/run.ts';
import { runs } from './run/runs.ts';
import { trace } from './trace/trace.ts';
import { settlePoints } from './turn/points.ts';
import { setup } from './turn/setup.ts';
import { turnStarts } from './turn/start.ts';
import { turn } from './turn/turn.ts';
import { window } from './turn/window.ts';

export const handlers: Handlers = {
  access,
  choose,
  conceal,
  counter,
  damage,
  draw,
  effect,
  fit,
  flatline,
  forced,
  found,
  forcedRez,
  purging,
  guess,
  guest,
  innermost,
  hand,
  hide: hidePiles,
  installIce,
  installOne,
  installProgram,
  keepTrashed,
  look,
  pay,
  play,
  reckon: settlePoints,
  rezOne,
  random,
  roll,
  refill,
  replace,
  rezAnswer,
  run,
  runs,
  search,
  setup,
  show,
  swapIce,
  tag,
  trace,
  trashing,
  triggers,
  turnStarts,
  turnTop: revealTop,
  turn,
  window,
};
