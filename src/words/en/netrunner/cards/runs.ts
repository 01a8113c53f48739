/** Runs, and effects on ice during them. */
import type { Means } from '../../../../rules/netrunner/means.ts';
import { ifElse, sayAsked } from './conditions.ts';
import { bits, fortCalled, more, noun, number, spentOn } from './nouns.ts';
import type { Meaning, MeaningWords, Phrasing } from './say.ts';
import { finish, it, may, type Text, withComma, withLead, you } from './sentence.ts';

export const runWords: MeaningWords<
  | 'endRun'
  | 'jackOut'
  | 'pass'
  | 'break'
  | 'divert'
  | 'back'
  | 'access'
  | 'freeTrash'
  | 'redirect'
  | 'noAccess'
  | 'noSteal'
  | 'noNoisy'
  | 'dearRez'
  | 'budget'
  | 'meetIce'
  | 'undo'
  | 'lend'
  | 'repeat'
  | 'forceRez'
> = {
  endRun: ({ after }) => [
    after === 'encounter' ? it('this run', 'ends as soon as that encounter is over') : you('end this run'),
  ],
  jackOut: ({ early }): Text =>
    early
      ? [
          you('jack out before it takes effect'),
          {
            lead: 'if you do so just before access',
            ...it('the run', 'still counts as successful, but you access nothing'),
          },
        ]
      : [you('jack out')],
  pass: (_, { side }) => [
    side === 0 ? it('the Runner', 'passes it automatically') : you('automatically pass the ice you encounter'),
  ],
  break({ next, own }): Text {
    if (own) return [it('its subroutine', 'counts as broken')];
    if (next === undefined) return [you('break a subroutine')];
    return [
      withComma(
        you(
          `break one subroutine of the next piece of ice you encounter in this run for free, provided it is a ${next.toLowerCase()}`,
        ),
      ),
    ];
  },
  divert({ where }, { self }): Text {
    if (where === 'here') return [you('move the run to this fort')];
    const fort = where === 'chosen' ? 'any fort' : 'any subsidiary fort';
    return [
      where === 'archives' ? it('this run', 'continues at Archives') : you(`move this run to ${fort} you choose`),
      it('the Runner', `does not pass ${self('this ice')} but encounters the outermost rezzed ice there next`),
      { lead: 'if no ice there is rezzed', ...it('they', 'have passed all of it') },
    ];
  },
  back: () => [
    withComma(
      it(
        'the Runner',
        'goes back as many pieces of rezzed ice as the die shows (to the outermost ice if there are fewer) and continues from there',
      ),
    ),
  ],
  access: ({ n, where }) =>
    where === 'run'
      ? [you(`access ${more(Number(n), 'card')}`)]
      : withLead('if it succeeds', [you(`access ${more(Number(n), 'card')} from ${fortCalled(where)}`)]),
  freeTrash: ({ where }) =>
    where === 'that'
      ? may([withComma(you('trash for free any of the cards you are accessing, even ones without a trash cost'))])
      : [
          withComma(
            it(
              `any card stored in ${fortCalled(where)} that you access`,
              'can be trashed for free, even one without a trash cost',
            ),
          ),
        ],
  redirect: ({ where }) =>
    withLead('if it succeeds', [it('it', `counts as a successful run on ${fortCalled(where)} instead`)]),
  noAccess: () => [you('access nothing')],
  noSteal: () => [it('they', 'do not steal it')],
  noNoisy: () => [it('noisy icebreakers', 'cannot be used during that run')],
  dearRez: () => [
    ...withLead('during that run', [
      it('rezzing a piece of ice', 'costs the Corp its printed rez cost in addition to the usual cost'),
    ]),
  ],
  budget({ n, pays, above }): Text {
    if (pays) return [it('you', `can spend at most ${bits(Number(n))} in total on ${spentOn(pays, 'and')}`)];
    return [
      withComma(
        it('the Runner', `announces a number of bits, up to ${number(above ?? 0)} more than they have in total`),
      ),
      it('they', 'cannot spend more than that during the run'),
      { lead: 'when the run ends', ...it('they', 'lose any announced bits they did not spend') },
    ];
  },
  meetIce: ({ stays }): Text =>
    stays
      ? [
          withComma(you('install a piece of ice from HQ as the innermost ice on this fort, at the usual cost')),
          it('the Runner', 'approaches it now'),
        ]
      : [
          withComma(you('show a piece of ice from HQ and pay half its rez cost, rounded down')),
          it('the Runner', 'encounters it now, and you trash it afterwards'),
        ],
  undo: ({ of }) => [you(`undo what the ${noun(of)}s broke`)],
  lend: ({ sub, of }, { text }) => [
    it(
      of === 'this' ? 'it' : 'all ice the Runner encounters later in this run',
      `has one more subroutine after all its others: [sub] ${withoutStop(text(sub))}`,
    ),
  ],
  repeat: ({ of }): Text =>
    of === 'all'
      ? [it('it', 'has each of its own subroutines twice')]
      : [
          you('choose a piece of rezzed ice on this fort and one of its subroutines'),
          withComma(
            it('for the rest of this run, the ice', 'has that subroutine twice, the second directly after the first'),
          ),
        ],
  forceRez: () => [
    you('choose a fort that you ran on successfully this turn'),
    withComma(it('the Corp', 'must rez all ice on it that they can pay for, starting with the outermost')),
  ],
};

/** For a text that ends another sentence, which has its own full stop. */
export const withoutStop = (text: Text): string => finish(text).slice(0, -1);

export const banWords: MeaningWords<'noBreaking' | 'breakTax' | 'noJackOut' | 'jackOutTax' | 'runBan' | 'rest'> = {
  noBreaking: () => [it('the Runner', 'cannot break subroutines on the next ice they encounter in this run')],
  breakTax: ({ n }) =>
    withLead('for the rest of this run', [it('every subroutine', `costs the Runner ${bits(Number(n))} more to break`)]),
  noJackOut: ({ until }) =>
    until === 'run'
      ? withLead('for the rest of this run', [it('the Runner', 'cannot jack out')])
      : [it('the Runner', 'cannot jack out until they have passed the next ice they encounter')],
  jackOutTax: ({ n }) =>
    withLead('for the rest of this run', [it('jacking out', `costs the Runner ${bits(Number(n))}`)]),
  runBan: ({ n }) => [it('the Runner', `cannot run again until they spend an action and ${bits(Number(n))}`)],
  rest: ({ n }) => [it('the Runner', `cannot run again until they have taken ${number(Number(n))} more actions`)],
};

/** Moments in a run that was started by a card. */
const moments: Partial<Record<Meaning<'whenever'>['on'], string>> = {
  rezzed: 'each time the Corp rezzes a card during that run',
  approached: 'each time you approach a piece of ice during that run',
  icePassed: 'each time you pass a piece of ice during that run',
  runSucceeds: 'if it succeeds',
  runEnds: 'when it ends',
};

/** An effect that lasts for the run. */
function during(means: Means, say: Phrasing): Text {
  if (means.v === 'pass') return [it('the first ice you encounter', 'does nothing, and you pass it automatically')];
  if (means.v === 'prevent')
    return [...withLead('during that run', [it('you', `may prevent up to ${means.n} damage of any kind in total`)])];
  if (means.v !== 'whenever') return say.text(means);
  const { on, part } = means;
  // Carried out after a successful run.
  const isForSuccess = part.v === 'if' && part.told && part.cond.means.is === 'about';
  return withLead(isForSuccess ? 'if it succeeds' : (moments[on] ?? 'each time'), say.text(part));
}

/** A run started by a card, with its effects and outcomes. */
export function run(
  { where, during: holds = [], instead, only, every, success, failure, again }: Meaning<'run'>,
  say: Phrasing,
): Text {
  if (again) return [withComma(you('make another run without spending an action'))];
  if (every)
    return [
      you('make a run on every fort'),
      ...ifElse('all of them succeed', say.text(success ?? none), say.text(failure ?? none)),
    ];
  const forts = where === undefined ? '' : ` on ${[where].flat().map(fortCalled).join(' or ')}`;
  const made = [you(`make a run${forts}`), ...holds.flatMap((one) => during(one, say))];
  if (!instead) return made;
  const but = only ? ` and ${sayAsked(only.means, say)}` : '';
  return [
    ...made,
    ...withLead(`if it succeeds${but}`, [you('skip access')]),
    ...withLead('instead', say.text(instead)),
  ];
}

const none: Means = { v: 'none' };
