/** The words for every meaning. Does not compile if one is missing. */
import type { Means } from '../../../../rules/netrunner/means.ts';
import { cardWords } from './cards.ts';
import { bitWords, counterWords } from './counters.ts';
import { harmWords } from './harm.ts';
import { installedWords } from './installed.ts';
import { actionWords, numberWords, pointWords } from './points.ts';
import { sayProcedure } from './procedures.ts';
import { banWords, runWords } from './runs.ts';
import type { MeaningWords, Phrasing } from './say.ts';
import { it, type Text, withLead } from './sentence.ts';
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

/** The unfinished sentences for a meaning. */
export function describeMeans(means: Means, about: Omit<Phrasing, 'text'>): Text {
  const say: Phrasing = { ...about, text: (part) => describeMeans(part, about) };
  const said = means.as
    ? sayProcedure(means.as, say, means)
    : (words[means.v] as (means: Means, say: Phrasing) => Text)(means, say);
  if (means.once === 'run') return withLead('the first time in each run', said);
  return means.once === 'turn' ? [...said, it('you', 'can do this once per turn')] : said;
}
