/** On the player's phone: the last tell, drawn across the line between the two halves. */

import { eventOf, halfOf, sumOf } from '../../../../../rules/trenchcoat/dice/half.ts';
import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';
import type { TrenchEvent } from '../../../../../rules/trenchcoat/game/event.ts';
import { isShared } from '../../../../../rules/trenchcoat/group/together.ts';
import { capital } from '../../../../../words/en/capital.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { eventText } from '../../../../../words/en/trenchcoat/dice.ts';
import { gainWords } from '../../../../../words/en/trenchcoat/gains.ts';
import { levelNames } from '../../../../../words/en/trenchcoat/nodes.ts';
import { signed } from '../../../../../words/en/trenchcoat/numbers.ts';
import { requestTitle } from '../../../../../words/en/trenchcoat/terms.ts';
import { defenceWords, verdictOf } from '../../../../../words/en/trenchcoat/told.ts';
import { Sign } from '../../../../parts/sign.tsx';
import type { TestLine } from '../../recorder.ts';
import { HalfRow } from '../look/half.tsx';
import { VerdictPaper } from '../look/verdictPaper.tsx';
import { gmName, type TrenchSession } from '../session.ts';
import { ShutHalf } from './called.tsx';
import './told.css';

interface News {
  success: boolean | null;
  title: string;
  detail: string;
  say: string;
  gains: readonly Gain[];
}

/** The latest news of any kind, in a common form. */
export function newsOf(news: TrenchEvent, log: readonly TestLine[]): News | null {
  if (news.kind === 'told') {
    const { tell } = news;
    const call = log.find(({ number }) => number === news.test)?.call;
    const label = call?.label ?? '';
    const named = tell.band !== null && tell.success !== null;
    const detail = words.verdictAndLabel(named, tell.success, label);
    const quality = words.quality(tell.quality);
    const attacked = call?.acting === 'gm' && tell.success !== null;
    return {
      success: attacked ? !tell.success : tell.success,
      title: attacked ? defenceWords(tell.success === true) : verdictOf(tell),
      detail: (attacked ? `${label}: ${verdictOf(tell)}` : detail) + quality,
      say: tell.say,
      gains: tell.gains,
    };
  }
  if (news.kind === 'without') {
    const success = news.outcome === 'does not matter' ? null : news.outcome === 'succeeds';
    const title = words.outcomeWithoutTest(success);
    const detail = words.withoutATest(news.request ? requestTitle(news.request) : words.hiddenTermName);
    return { success, title, detail, say: news.say, gains: news.gains };
  }
  if (news.kind !== 'announced') return null;
  return { success: null, title: '', detail: '', say: news.say, gains: news.gains };
}

export function LastTell({ v }: { v: TrenchSession }) {
  const { news, log } = v.record;
  const tests = log.filter((line): line is TestLine => line.is === 'test');
  const told = news && newsOf(news, tests);
  if (!news || !told) return null;
  const test = news.kind === 'told' ? tests.find(({ number }) => number === news.test) : undefined;
  const half = test?.half == null ? null : halfOf(test.half);
  const event = half && eventOf(half);
  return (
    <>
      <div class="upper of-gm told-upper rigid">
        {half && test && !test.call.open && !isShared(test.call) && <ShutHalf v={v} />}
        {told.say !== '' && (
          <p class="said-by text-lead breaks">
            <span class="quiet">{gmName(v)}:</span> {told.say}
          </p>
        )}
      </div>
      {told.title !== '' && <VerdictPaper label={words.whatYouHear} {...told} />}
      {half && (
        <p class="told-half across gap4">
          <HalfRow half={half} of="player" label={words.yourHalf} size="small" />
          <span class="stacked shrinks dense breaks">
            <b class="text-title">{signed(sumOf(half))}</b>
            {event && <small>{capital(eventText(event))}</small>}
          </span>
        </p>
      )}
      {told.gains.length > 0 && <Gained v={v} gains={told.gains} />}
    </>
  );
}

function Gained({ v, gains }: { v: TrenchSession; gains: readonly Gain[] }) {
  const account = gains.find((gain) => gain.gain === 'level' || gain.gain === 'accessed');
  const harm = gains.some(({ gain }) => gain === 'damage' || gain === 'down' || gain === 'alert');
  return (
    <section class="gained pixels on-paper" aria-label={words.youGain}>
      <p class="gained-head across gap4 semibold tappable">
        <Sign name={account ? 'key' : harm ? 'bell' : 'eye'} size={22} />
        {words.gainLabel(harm)}
      </p>
      <div class="gained-body stacked gap2 breaks">
        {account && 'level' in account && (
          <>
            <h2 class="text-number">{words.account(levelNames[account.level])}</h2>
            <p class="quiet">{words.accountUntilLeaving(v.table.nodes[account.node]?.name)}</p>
          </>
        )}
        <ul>
          {gains
            .filter((gain) => gain !== account)
            .map((gain) => (
              <li key={gainWords(gain, v.table)}>{gainWords(gain, v.table)}</li>
            ))}
        </ul>
      </div>
    </section>
  );
}
