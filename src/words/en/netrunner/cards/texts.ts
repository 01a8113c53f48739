/** The words of every meaning, room by room: one without words does not compile. */
import type { Means } from '../../../../rules/netrunner/means.ts';
import { bitWords } from './bits.ts';
import { cardWords } from './cards.ts';
import { counterWords } from './counters.ts';
import { harmWords } from './harm.ts';
import { installedWords } from './installed.ts';
import { actionWords, numberWords, pointWords } from './points.ts';
import { sayProcedure } from './procedures.ts';
import { banWords, runWords } from './runs.ts';
import type { MeaningWords, Say } from './say.ts';
import { it, led, type Text } from './sentence.ts';
import { sequenceWords } from './sequence.ts';

const words: MeaningWords<Means['v']> = {
  ...bitWords,
  ...cardWords,
  ...counterWords,
  ...harmWords,
  ...installedWords,
  ...actionWords,
  ...pointWords,
  ...numberWords,
  ...runWords,
  ...banWords,
  ...sequenceWords,
};

/** What a text means, in sentences that are not finished yet. */
export function sayMeans(means: Means, about: Omit<Say, 'text'>): Text {
  const say: Say = { ...about, text: (part) => sayMeans(part, about) };
  const said = means.as
    ? sayProcedure(means.as, say, means)
    : (words[means.v] as (means: Means, say: Say) => Text)(means, say);
  if (means.once === 'run') return led('the first time in each run', said);
  return means.once === 'turn' ? [...said, it('you', 'can do this once per turn')] : said;
}
