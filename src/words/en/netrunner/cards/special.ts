/** Built-in effects of abilities, such as breaking subroutines. */
import type { Break, Special } from '../../../../rules/netrunner/effect.ts';
import { articleFor, damages, list, number } from './nouns.ts';
import type { Phrasing } from './say.ts';
import { type Text, you } from './sentence.ts';

const spans = { encounter: '', run: ' until the end of this run', turn: ' until the end of this turn' } as const;

/** Empty if the effect's own text is complete: an extra action, or an attempt to break a subroutine. */
export function saySpecial(special: Special, { self }: Pick<Phrasing, 'self'>): Text {
  switch (special.does) {
    case 'break':
      return special.tries ? [] : [you(`break ${sayBreak(special)}`)];
    case 'boost':
      return [you(`+${special.amount} strength${spans[special.until]}`)];
    case 'prevent':
      return [
        you(
          special.amount === 'any'
            ? `prevent as much ${damages(special.types)} damage as you like`
            : `prevent ${points(special.amount)} ${damages(special.types)} damage`,
        ),
      ];
    case 'cancel':
      return [you(`cancel ${self()} until the end of the turn`)];
    case 'save': {
      const { types, several } = special;
      return [
        you(
          several
            ? `save any number of your other ${types.map((type) => `${type}s`).join(' or ')} that are about to be trashed`
            : `save one ${types.join(' or ')} card that is about to be trashed`,
        ),
      ];
    }
    case 'avoidTag':
      return [you('avoid a tag')];
    case 'avoidVirus':
      return [you('avoid a virus counter you would be given')];
    case 'baseLink':
      return [you(`base link ${special.link}`)];
    case 'link':
      return [you(`+${special.link} link`)];
    case 'raise':
    case 'bonus':
      return [];
  }
}

/** Examples: "1" or "up to 2 points of". */
export const points = (amount: number): string => (amount > 1 ? `up to ${amount} points of` : `${amount}`);

/** "AP" stays in capitals. */
const small = (keyword: string): string => (keyword === keyword.toUpperCase() ? keyword : keyword.toLowerCase());

function sayBreak({ keywords, upTo, all, tracing, chosen }: Break): string {
  const names = keywords.map(small);
  const [one = ''] = names;
  if (upTo !== undefined) return `up to ${number(upTo)} subroutines of one ${one}`;
  if (all) return 'every subroutine of a piece of ice';
  if (tracing) return 'a subroutine that traces';
  if (chosen) return 'a subroutine of ice of the chosen type';
  if (names.length === 0) return 'a subroutine of any ice';
  return names.length > 1 ? `a subroutine of ${list(names, 'or')} ice` : `${articleFor(one)} ${one} subroutine`;
}
