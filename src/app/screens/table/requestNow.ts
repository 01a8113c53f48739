/** What this player has asked the other one and is waiting for, whichever kind of request it is. */
import type { View } from '../../../peer/match/match.ts';
import type { Sitting } from '../../play/matchRunning.ts';
import type { GameRecord } from '../../play/record.ts';
import type { Request } from './request.tsx';
import { takeBackWords } from './takeBack.tsx';

export interface RequestNow {
  readonly asked: Request | null;
  /** The last one was declined. */
  readonly declined: boolean;
  /** The other player has asked first: what this one has asked is void. */
  readonly theirsFirst: boolean;
}

export function requestNow(view: View<unknown>, sitting: Sitting, record: GameRecord): RequestNow {
  const { back, correcting, draw, seat, table } = view;
  const theirsFirst = [back.asked, correcting.asked].some((one) => one !== null && one.by !== seat);
  const asked = ((): Request | null => {
    if (back.asked?.by === seat)
      return { key: `back ${back.asked.to}`, question: takeBackWords({ sitting, record }, back.asked) };
    if (correcting.asked?.by === seat && sitting.ui.correct)
      return {
        key: `fix ${JSON.stringify(correcting.asked.change)}`,
        question: `Fix: ${sitting.ui.correct.words(table, correcting.asked.change, sitting.names)}?`,
      };
    if (draw.mine && !draw.declined) return { key: 'draw', question: 'A draw?', lapses: true };
    return null;
  })();
  return { asked, declined: back.denied || correcting.denied || draw.declined, theirsFirst };
}
