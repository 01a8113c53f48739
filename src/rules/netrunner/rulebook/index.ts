/** Which chapter of the rulebook handles which frame. */
import type { Handlers } from '../flow.ts';
import { access } from './access.ts';
import { choose } from './choose.ts';
import { counter } from './counters.ts';
import { damage } from './damage.ts';
import { roll } from './dice.ts';
import { draw } from './draw.ts';
import { effect } from './effects.ts';
import { flatline } from './flatline.ts';
import { forced } from './forced.ts';
import { forcedRez } from './forcedRez.ts';
import { guess } from './guess.ts';
import { guest } from './guest.ts';
import { hand } from './hand.ts';
import { innermost } from './innermost.ts';
import { fit, installProgram } from './install.ts';
import { installIce } from './installCorp.ts';
import { look } from './look.ts';
import { triggers } from './moments.ts';
import { pay } from './payment.ts';
import { hide, random, turnTop } from './piles.ts';
import { play } from './play.ts';
import { reckon } from './points.ts';
import { refill } from './refill.ts';
import { replace } from './replace.ts';
import { show } from './reveal.ts';
import { rezAnswer } from './rezAnswer.ts';
import { rezOne } from './rezOne.ts';
import { run } from './run.ts';
import { runs } from './runs.ts';
import { search } from './search.ts';
import { setup } from './setup.ts';
import { swapIce } from './swapIce.ts';
import { tag } from './tag.ts';
import { trace } from './trace.ts';
import { keepTrashed } from './trash.ts';
import { trashing } from './trashing.ts';
import { turn } from './turn.ts';
import { window } from './window.ts';

export const handlers: Handlers = {
  access,
  choose,
  counter,
  damage,
  draw,
  effect,
  fit,
  flatline,
  forced,
  forcedRez,
  guess,
  guest,
  innermost,
  hand,
  hide,
  installIce,
  installProgram,
  keepTrashed,
  look,
  pay,
  play,
  reckon,
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
  turnTop,
  turn,
  window,
};
