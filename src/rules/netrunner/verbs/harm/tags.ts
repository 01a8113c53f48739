/** Verbs that count tags, remove them all, or avoid the next one. */
import { addLasting, changeBits } from '../../draft.ts';
import type { Condition, Effect } from '../../effect.ts';
import { loseTags } from '../../rulebook/harm/tag.ts';
import { RUNNER } from '../../table.ts';
import { verb } from '../sequence.ts';

export const taggedAtLeast = (tags: number): Condition => ({
  kind: 'E-TAG',
  holds: (table) => table.runner.tags >= tags,
  means: { is: 'tags', n: tags },
});

export function removeAllTags(): Effect {
  return verb({ v: 'untag', n: 'all' }, (draft) => loseTags(draft, draft.table.runner.tags));
}

/**
 * Avoids the next tags or virus counters at no cost; two texts of this kind avoid twice as many
 * (R-CARD-total-genetic-retrofit).
 */
export function avoidNext(what: 'tag' | 'virus', count: number): Effect {
  return verb({ v: what === 'tag' ? 'avoidTag' : 'avoidCounter', n: count }, (draft) =>
    addLasting(draft, { what: what === 'tag' ? 'avoidTag' : 'avoidVirus', amount: count, until: 'game' }),
  );
}

/** The Runner loses as many bits as they have tags, or all if they have fewer (N-GOLD-01). */
export function losesPerTag(): Effect {
  return verb({ v: 'lose', n: 1, per: 'tag', who: RUNNER }, (draft) => {
    const { tags, bits: have } = draft.table.runner;
    changeBits(draft, RUNNER, -Math.min(tags, have), 'effect');
  });
}
