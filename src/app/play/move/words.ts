/** Why a game cannot arrive on a phone. Both phones show it, so it names the new one. */

import type { Failure } from '../../../base/result.ts';
import type { StoreFault } from '../../../peer/store/store.ts';
import { texts } from '../../../words/en/screens/play/move.ts';

/** What the store of the new phone says. E-SHUT: it may work in a moment. Else E-STORE. */
export const noArrival = (fault: StoreFault): Failure => ({
  kind: fault === 'shut' ? 'E-SHUT' : 'E-STORE',
  text: texts[fault],
});
