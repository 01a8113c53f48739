/** Actions, agenda points, publicity, and numbers that last. */
import { CORP } from '../../../../rules/netrunner/table.ts';
import { actionPurposes } from '../phrases.ts';
import { list, more, number, signed, some } from './nouns.ts';
import { does, type Meaning, type MeaningWords } from './say.ts';
import { give, it, type Text, withComma, you } from './sentence.ts';

const next = (n: number): string => `next ${n === 1 ? 'action' : `${number(n)} actions`}`;

/** What several actions can be used for, if the plural is worded differently. */
const goodForMany: Partial<typeof actionPurposes> = { install: 'install cards', program: 'install programs' };

export const actionWords: MeaningWords<'actions' | 'forgo' | 'baseActions'> = {
  actions({ n, for: use, must, until }): Text {
    const count = Number(n);
    if (until === 'game')
      return [withComma(it('you', `have ${more(count, 'action')} on each of your turns, starting with this one`))];
    if (use === undefined) return [you(`gain ${some(count, 'action')}`)];
    const what = count === 1 ? 'an action' : `${number(count)} actions`;
    const gain = you(`gain ${what}`);
    const how =
      count === 1
        ? you(`take it next and use it only to ${actionPurposes[use]}`)
        : withComma(
            you(
              `take them immediately, one after another, and use them only to ${goodForMany[use] ?? actionPurposes[use]}`,
            ),
          );
    if (must) return [gain, withComma(it('you', `must take it next if you can, and only to ${actionPurposes[use]}`))];
    return [gain, how, it('you', `may skip ${count === 1 ? 'it' : 'any of them'}`)];
  },
  forgo({ n, who }, say): Text {
    const whose = who === undefined || who === say.side ? 'your' : 'their';
    return [does(say, who, ['forgo', 'forgoes'], `${whose} ${next(Number(n))}`)];
  },
  baseActions: ({ n, before }) => [it('you', `have ${number(Number(n))} actions a turn instead of ${number(before)}`)],
};

/** For each such event in the run that is ending. */
const deeds = {
  encountered: (keyword: string) => `piece of ${keyword.toLowerCase()} you encountered during that run`,
  rezzed: (keyword: string) => `${keyword} card the Corp rezzed during that run`,
  stolen: (keyword: string) => `${keyword} agenda you stole during that run`,
  trashed: (keyword: string) => `Corp ${keyword} card you trashed during that run`,
} as const;

export const pointWords: MeaningWords<'points' | 'forfeit' | 'publicity' | 'defeat' | 'score'> = {
  points({ n, more: besides, per }, { self }): Text {
    if (typeof per === 'object')
      return [
        you(
          `score one more agenda point for every ${number(per.every ?? 1)} advancement counters on ${self()} beyond its difficulty`,
        ),
      ];
    const count = Number(n ?? 1);
    return [you(`score ${besides ? more(count, 'agenda point') : some(count, 'agenda point')}`)];
  },
  forfeit({ n, of }): Text {
    const amount = n === undefined ? 'X' : String(n);
    return [
      it('you', `do not get the next ${of === 'bits' ? `[${amount}] you gain` : `${amount} agenda points you score`}`),
    ];
  },
  publicity({ n, per, did }, { side }): Text {
    const each = did?.map(([deed, keyword]) => `for each ${deeds[deed](keyword)}`) ?? [];
    const points = some(Number(n ?? 1), 'Bad Publicity point');
    const what = per === undefined ? points : `${points} ${list(each, 'and')}`;
    return [side === CORP ? you(`take ${what}`) : give('the Corp', what)];
  },
  defeat: () => [it('you', 'lose the game')],
  score: ({ of }, { self }) => [you(of === 'this' ? `score ${self()}` : 'score the agenda you accessed')],
};

const spans: Readonly<Record<string, string>> = { encounter: 'encounter', run: 'run', turn: 'turn' };

const lasting = (amount: Meaning<'memory'>['n'], of: string, until: Meaning<'memory'>['until']): string =>
  `${signed(Number(amount))} ${of} ${until === 'turn' ? 'until the end of this turn' : 'for the rest of the game'}`;

export const numberWords: MeaningWords<'strength' | 'double' | 'link' | 'memory' | 'handSize'> = {
  strength({ n, of, per, until }, { self }): Text {
    if (per === 'pip')
      return [
        it(self(), `has extra strength equal to the result until the end of this ${spans[until ?? 'run'] ?? until}`),
      ];
    const strength = `has ${signed(Number(n))} strength`;
    if (typeof of === 'object' && of.where === 'run')
      return [it('all ice the Runner encounters later in this run', strength)];
    if (typeof of === 'object') return [you(`choose a fort: all ice on it ${strength} for the rest of the game`)];
    return [it(of === 'this' ? self() : 'one of your icebreakers', `${strength} until the end of this run`)];
  },
  double: ({ most }) => [
    withComma(
      it('the strength of a piece of ice you choose', `is doubled until the end of the turn, to a maximum of ${most}`),
    ),
  ],
  link: ({ n }) => [it('you', `have ${signed(Number(n))} link in every trace during this run`)],
  memory: ({ n, until }) => [it('the Runner', `has ${lasting(n, 'MU', until)}`)],
  handSize: ({ n, until, who }) => [
    who === undefined
      ? it('you', `have ${signed(Number(n))} hand size`)
      : it('the Runner', `has ${lasting(n, 'hand size', until)}`),
  ],
};
