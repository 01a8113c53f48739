/** Combined effects: in sequence, conditional, at a cost, by die roll or trace, delayed. */
import type { Means } from '../../../../rules/netrunner/means.ts';
import { ifElse, onlyIf, sayAsked } from './conditions.ts';
import { bits, forEvery, frequency, list, noun, number, some } from './nouns.ts';
import { run, withoutStop } from './runs.ts';
import { type Meaning, type MeaningWords, type Phrasing, sideNames } from './say.ts';
import {
  append,
  changeFirst,
  changeLast,
  clause,
  inside,
  it,
  joinTexts,
  may,
  type Text,
  withComma,
  withLead,
  you,
} from './sentence.ts';
import { saySpecial } from './special.ts';

export const sequenceWords: MeaningWords<
  | 'none'
  | 'special'
  | 'all'
  | 'may'
  | 'pay'
  | 'payTimes'
  | 'payCost'
  | 'unlessPaid'
  | 'unless'
  | 'if'
  | 'each'
  | 'ifDamaged'
  | 'trace'
  | 'die'
  | 'guess'
  | 'later'
  | 'whenever'
  | 'run'
> = {
  none: () => [],
  special: (_, say) => (say.special ? saySpecial(say.special, say) : []),
  all({ parts }, say): Text {
    const [head, ...rest] = parts;
    return head?.v === 'special' && head.as === undefined
      ? besides(say.text(head), rest, say)
      : joinTexts(parts.map(say.text));
  },
  may: ({ part }, { text }) => may(text(part)),
  pay: (means, say) =>
    means.n === 'any' ? payAny(means, say) : may(say.text(means.part), `may pay ${bits(Number(means.n))} to`),
  payTimes({ n, most, part }, { text }): Text {
    const times = most === undefined ? 'any number of times' : `up to ${frequency(most)}`;
    const may = it('you', `may pay ${bits(n)} ${times}`);
    const x = it('X', 'is the number of times you pay');
    if (part.v === 'lend')
      return [
        may,
        {
          lead: 'each time',
          ...it('it', `gains one more subroutine for this encounter: [sub] ${withoutStop(text(part.sub))}`),
        },
      ];
    if (part.v === 'counter') return [may, x];
    return [you(`pay ${bits(n)} any number of times`), x, ...text(part)];
  },
  payCost: ({ of, by }, { text }) => {
    if (by !== undefined) return text({ v: 'score', of: 'that' });
    return [
      of === 'that'
        ? you('pay the printed rez cost of the ice you have just passed to trash that ice')
        : you('choose a piece of rezzed ice and pay its printed rez cost to trash it'),
    ];
  },
  unlessPaid: ({ n, by, part }, { text }) =>
    by === undefined
      ? changeFirst(text(part), (one) => you(`pay ${bits(n)} or ${one.subject === 'you' ? one.says : clause(one)}`))
      : append(text(part), `unless ${sideNames[by]} pays ${bits(n)}`),
  unless: (means, say) => sayUnless(means, say),
  if({ cond, part, else: otherwise, told }, say): Text {
    if (told) return say.text(part);
    return otherwise
      ? ifElse(sayAsked(cond.means, say), say.text(part), say.text(otherwise))
      : onlyIf(cond.means, say.text(part), say);
  },
  each({ per, part }, say): Text {
    if (per === 'drawn') return withLead('for each card drawn', say.text(part));
    if (per === 'run' && part.v === 'die')
      return [
        you('roll a die for each of those runs'),
        ...part.faces.flatMap(({ on, part: then }) => withLead(`for each ${on?.join()}`, say.text(then))),
      ];
    if (per === 'paid' && part.v === 'later')
      return withLead('at the start of each of your next X turns', say.text(part.part));
    if (part.v === 'unlessPaid' && part.by === undefined) return withLead(forEvery(per, say), say.text(part));
    const text = say.text(part);
    // The count applies to the first sentence: "Roll a die for each counter. On a 1, ...".
    return changeFirst(text, (one) => ({
      ...one,
      says: `${one.says} ${forEvery(per, say)}${isOnThis(per) ? ` on ${say.self()}` : ''}`,
    }));
  },
  ifDamaged: ({ part }, { text }) => withLead('if any of that damage is done', text(part)),
  trace: ({ limit, dearer, success, failure, either }, { text }) => [
    you(`trace ${limit === 'paid' ? 'X' : limit}`),
    ...withLead('if it succeeds', text(success)),
    ...(dearer ? [it('each point of this trace', `costs you ${bits(dearer)} more`)] : []),
    ...(failure ? withLead('if it fails', text(failure)) : []),
    ...(either ? text(either) : []),
  ],
  die({ faces, dice, rolled }, { text }): Text {
    if (dice !== undefined) return [you(`roll ${number(dice)} dice and gain bits equal to their total`)];
    if (rolled) return faces.flatMap(({ on = [], part }) => withLead(`on a ${list(on.map(String), 'or')}`, text(part)));
    if (faces.length === 0) return [you('roll a die for an extra action this turn')];
    return [you('roll a die'), ...faces.flatMap((face) => onFace(face, text))];
  },
  guess({ least, most, part }, { text }): Text {
    if (most !== undefined)
      return [
        withComma(you(`and the Runner each bid up to ${bits(most)} in secret, then reveal and pay both bids`)),
        ...withLead('if the bids differ', text(part)),
      ].map((one, at) => (at === 0 ? { ...one, subject: 'you' } : one));
    return [
      you(`hide at least ${bits(least ?? 0)} from your pool`),
      it('the Corp', 'guesses how many you hid'),
      { lead: 'if the guess is right', ...it('you', 'lose them') },
      {
        lead: 'if it is wrong',
        ...you(
          'choose a piece of ice and make a run on its fort: when you encounter that ice, you pass it automatically',
        ),
      },
    ];
  },
  later: (means, say) => delayed(means, say),
  whenever: (means, say) => delayed(means, say),
  run,
};

/** Whether the counters are on this card rather than on a player. */
const isOnThis = (per: Meaning<'each'>['per']): boolean =>
  typeof per === 'object' && per.each === 'counter' && per.every === undefined && per.of !== 'advancement';

/** Adds the extra effects of an ability to its built-in effect. */
function besides(head: Text, rest: readonly Means[], { text }: Phrasing): Text {
  const [one] = rest;
  if (one?.v === 'forgo')
    return changeLast(head, (sentence) =>
      withComma({ ...sentence, says: `${sentence.says}, and ${inside(text(one))}` }),
    );
  return [...head, ...rest.flatMap(text)];
}

/** Paying any amount, followed by what depends on it. */
function payAny({ least, part }: Meaning<'pay'>, { text, self }: Phrasing): Text {
  if (part.v === 'lose' && part.who !== undefined)
    return [withComma(you(`pay any number of bits, and ${sideNames[part.who]} loses the same number`))];
  if (part.v === 'store')
    return [
      it(
        'you',
        `may give up any number of those bits to put ${bits(Number(part.n))} from the bank on ${self()} for each`,
      ),
    ];
  return [
    you(`pay ${least === undefined ? 'any number of bits' : `at least ${bits(least)}`}`),
    it('X', 'is the number of bits you pay'),
    ...text(part),
  ];
}

function sayUnless({ cost, part, by }: Meaning<'unless'>, { text }: Phrasing): Text {
  const who = sideNames[by];
  if (cost.v === 'rez')
    return [
      you('choose a piece of unrezzed ice'),
      withComma(it(who, 'either rezzes it, paying its rez cost, or trashes it')),
    ];
  if (cost.v === 'derez' && part.v === 'publicity')
    return [
      you(`choose a piece of ${noun(cost.of)} that was rezzed this turn and still is`),
      it(who, `derezzes it or gains ${some(Number(part.n), 'Bad Publicity point')}`),
    ];
  if (part.v === 'trash')
    return [withComma(it(who, `must trash one of their installed ${noun(part.of)}s or jack out`))];
  return changeFirst(text(part), (one) => withComma({ ...one, says: `jacks out, or ${one.says}` }));
}

function onFace({ on, fits, part }: Meaning<'die'>['faces'][number], text: Phrasing['text']): Text {
  if (on !== undefined) return withLead(`on ${faceList(on)}`, text(part));
  if (fits === 'tags') return withLead('if the result is no higher than the number of tags the Runner has', text(part));
  return fits === 'rest' ? withLead('on anything else', text(part)) : text(part);
}

/** Examples: "a 1" or "a 4, 5 or 6". */
const faceList = (faces: readonly number[]): string => `a ${list(faces.map(String), 'or')}`;

/** Delayed effects, by kind, moment and duration. */
const waits: Readonly<Record<string, string>> = {
  'later end game': 'at the end of this turn',
  'later runEnds run': 'at the end of this run',
  'later encountered run': 'the next time the Runner encounters a piece of ice in this run',
  'whenever encountered run': 'whenever the Runner encounters a piece of ice later in this run',
  'later runBegins special': 'during that run',
  'later encounterEnds run': 'when that encounter ends',
  'whenever icePassed run': 'for the rest of this run, whenever the Runner passes a rezzed piece of ice',
  'later agendaAccessed turn': 'when you next access an agenda this turn',
  'later icePassed run': 'after the Runner passes this ice',
  'later start game': 'at the start of your next turn',
};

function delayed({ v, on, until, part, told }: Meaning<'later'> | Meaning<'whenever'>, { text, self }: Phrasing): Text {
  if (told) return text(part);
  // Only the end of the next encounter matters, so its start is left out.
  if (on === 'encountered' && part.v === 'later' && part.on === 'encounterEnds')
    return withLead('when the Runner’s next encounter in this run ends', text(part.part));
  const moment =
    v === 'later' && on === 'icePassed' ? `after the Runner passes ${self('this ice')}` : waits[`${v} ${on} ${until}`];
  return withLead(moment ?? 'then', text(part));
}
