/** What the steps of a game come to in words, whatever they were played on. */
import type { GameEvent } from '../../../rules/game.ts';
import type { NetrunnerEvent } from '../../../rules/netrunner/event.ts';
import type { Table } from '../../../rules/netrunner/index.ts';
import { begun } from '../../words/sides.ts';
import { type Line, type Trace, tracesIn } from './board/seated.ts';
import { type Fallen, pilesAfter } from './words/piles.ts';
import { sayAll } from './words/record.ts';

export interface Step {
  seq: number;
  events: readonly GameEvent[];
  /** The table before it. */
  before: Table;
}

interface Told {
  /** Those of these steps alone. */
  lines: readonly Line[];
  traces: readonly Trace[];
  /** With all that lay there before. */
  piles: readonly Fallen[];
}

/** `piles`: how the cards of both discard piles came there before these steps. `names`: by seat. */
export function tellSteps(steps: readonly Step[], piles: readonly Fallen[], names: readonly [string, string]): Told {
  const lines: Line[] = [];
  const traces: Trace[] = [];
  let fallen = piles;
  for (const { seq, before, ...step } of steps) {
    const events = step.events as readonly NetrunnerEvent[];
    for (const said of sayAll(events, before, names)) lines.push({ seq, ...said, text: begun(said.text) });
    fallen = pilesAfter(fallen, events, before, names);
    traces.push(...tracesIn(events));
  }
  return { lines, traces, piles: fallen };
}
