/** What a subroutine that is left unbroken will do to this Runner now, in a sentence and in a few words. */

import { rigOf } from '../../../../rules/netrunner/card.ts';
import { RUNNER } from '../../../../rules/netrunner/table.ts';
import { capital } from '../../../words/capital.ts';
import { begun } from '../../../words/sides.ts';
import type { Seated } from '../board/seated.ts';

interface Fate {
  sentence: string;
  brief: string;
}

type Teller = (v: Seated, found: RegExpExecArray) => Fate;

const who = (v: Seated): string => (v.seat === RUNNER ? 'You' : begun(v.names[RUNNER]));
const verb = (v: Seated, mine: string, theirs: string): string => `${who(v)} ${v.seat === RUNNER ? mine : theirs}`;
const cards = (n: number): string => `${n} card${n === 1 ? '' : 's'}`;

const tellers: readonly (readonly [RegExp, Teller])[] = [
  [/(?:Deal|deal) (\d+) (Net|meat|brain) damage/, harm],
  [
    /[Ee]nd this run/,
    (v) => ({ sentence: `${verb(v, 'are', 'is')} thrown out; nothing is accessed.`, brief: 'the run ends' }),
  ],
  [/[Tt]rash an installed program/, (v) => loss(v, 'program')],
  [/[Tt]rash an installed piece of hardware/, (v) => loss(v, 'hardware')],
  [
    /[Tt]he Runner cannot break subroutines on the next ice/,
    (v) => ({ sentence: `${verb(v, 'can', 'can')} break nothing on the next ice.`, brief: 'next ice jammed' }),
  ],
  [
    /(?:the Runner )?forgoes (?:his|the) next action/,
    (v) => ({ sentence: `${verb(v, 'lose', 'loses')} the next action too.`, brief: 'an action is lost' }),
  ],
  [/[Gg]ive the Runner (?:a|\d+) tags?/, (v) => ({ sentence: `${verb(v, 'are', 'is')} tagged.`, brief: 'a tag' })],
];

function harm(v: Seated, found: RegExpExecArray): Fate {
  const n = Number(found[1]);
  const held = v.table.runner.hand;
  const brief = `${n} ${found[2]} damage`;
  if (n > held) return { sentence: `${verb(v, 'hold', 'holds')} ${cards(held)}: that is a flatline.`, brief };
  const lost = `${verb(v, 'lose', 'loses')} ${n} of ${cards(held)} at random`;
  return { sentence: found[2] === 'brain' ? `${lost}, and hand size for good.` : `${lost}.`, brief };
}

function loss(v: Seated, type: 'program' | 'hardware'): Fate {
  const n = rigOf(v.table, type).length;
  const noun = type === 'program' ? `program${n === 1 ? '' : 's'}` : 'hardware';
  if (n === 0) return { sentence: `No ${type} is installed, so nothing is lost.`, brief: 'no loss' };
  const choosing = v.seat === RUNNER ? begun(`${v.names[0]} chooses`) : 'You choose';
  return {
    sentence: `${choosing} one of ${n} ${noun}.`,
    brief: type === 'program' ? 'a program is trashed' : 'hardware is trashed',
  };
}

function fates(v: Seated, says: string): Fate[] {
  return tellers.flatMap(([pattern, tell]) => {
    const found = pattern.exec(says);
    return found ? [tell(v, found)] : [];
  });
}

/** What comes of it hangs on a die. */
const rolls = /[Rr]oll a die/;

/** In a sentence, or null where the text says it all. */
export function consequence(v: Seated, says: string): string | null {
  const trace = /^Trace (\d+)/.exec(says);
  const told = fates(v, says).map((fate) => fate.sentence);
  if (rolls.test(says) && told.length > 0) return `If the die says so: ${told.join(' ')}`;
  if (trace && told.length === 0) return 'Both bid in secret.';
  if (trace) return ['Both bid in secret. If the trace is equal or higher:', ...told].join(' ');
  return told.length > 0 ? told.join(' ') : null;
}

/** Whether the short words leave nothing of the text unsaid. */
function saysAll(says: string): boolean {
  let rest = says;
  for (const [pattern] of tellers) rest = rest.replace(pattern, '');
  return !/[a-z]{2}/i.test(rest.replace(/Trace \d+|If it succeeds|he encounters in this run|\band\b/g, ''));
}

/** A subroutine by what it comes to, in a few words where they say it all: else its own text. */
export function headline(v: Seated, says: string): string {
  const brief = saysAll(says) && !rolls.test(says) ? inBrief(v, [says]) : '';
  return brief === '' ? says : capital(brief);
}

/** A few words for a button: "the run ends, 2 Net damage". */
export function inBrief(v: Seated, texts: readonly string[]): string {
  const words = texts.map((says) => {
    const limit = /^Trace (\d+)/.exec(says)?.[1];
    if (limit !== undefined) return `trace ${limit}`;
    if (rolls.test(says)) return 'a die is rolled';
    return fates(v, says)
      .map((fate) => fate.brief)
      .join(', ');
  });
  return [...new Set(words.filter((word) => word !== ''))].join(', ');
}
