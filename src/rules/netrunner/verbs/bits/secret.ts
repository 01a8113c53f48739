/** Verbs for amounts that both players seal and open together. */
import { push } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { spend } from '../../rulebook/pay/payment.ts';
import { CORP, RUNNER } from '../../table.ts';
import { runPart } from '../sequence.ts';

/** Both players spend what they bid, whatever the result; the text follows if the amounts differ. */
export function unlessMatched(maxBid: number, then: Effect): Effect {
  return {
    steps: [
      (draft) => push(draft, { do: 'guess', least: 0, most: maxBid }),
      (draft, context) => {
        const [runner = 0, corp = 0] = context.got;
        if (runner !== corp) runPart(draft, context, 0);
        spend(draft, RUNNER, 'ability', runner);
        spend(draft, CORP, 'ability', corp);
      },
    ],
    parts: [then],
    means: { v: 'guess', most: maxBid, part: then.means },
  };
}
