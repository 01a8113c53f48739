/** Verbs that count tags, take them all, or keep the next one away. */
import { changeBits, last } from '../../draft.ts';
import type { Condition, Effect } from '../../effect.ts';
import { loseTags } from '../../rulebook/harm/tag.ts';
import { number } from '../../sentence.ts';
import { RUNNER } from '../../table.ts';
import { verb } from '../sequence.ts';

/** Two or more of them. */
export const taggedTimes = (tags: number): Condition => ({
  says: `the Runner has at least ${number(tags)} tags`,
  kind: 'E-TAG',
  holds: (table) => table.runner.tags >= tags,
  means: { is: 'tags', n: tags },
});

export function removeAllTags(): Effect {
  return verb('Remove all tags.', (draft) => loseTags(draft, draft.table.runner.tags), {
    means: { v: 'untag', n: 'all' },
  });
}

/** Without a cost, whenever it comes; two such texts avoid two (R-CARD-total-genetic-retrofit). */
export function avoidNextTag(): Effect {
  return verb(
    'Avoid the next tag you would receive.',
    (draft) => last(draft, { what: 'avoidTag', amount: 1, until: 'game' }),
    { means: { v: 'avoidTag', n: 1 } },
  );
}

/** As many bits as he has tags, as far as it goes (N-GOLD-01). */
export function losesPerTag(): Effect {
  return verb(
    'The Runner loses [1] for every tag he has.',
    (draft) => {
      const { tags, bits: have } = draft.table.runner;
      changeBits(draft, RUNNER, -Math.min(tags, have), 'effect');
    },
    { means: { v: 'lose', n: 1, per: 'tag', who: RUNNER } },
  );
}
