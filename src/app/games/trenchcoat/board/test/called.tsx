/** On the player's phone: the test they have to roll for, and the roll. */

import { eventOf, halfOf, nonBlanks, sumOf } from '../../../../../rules/trenchcoat/dice/half.ts';
import type { OpenTest } from '../../../../../rules/trenchcoat/game/table.ts';
import { isShared } from '../../../../../rules/trenchcoat/group/together.ts';
import { capital } from '../../../../../words/en/capital.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { eventMeaning, eventText } from '../../../../../words/en/trenchcoat/dice.ts';
import { plain, signed } from '../../../../../words/en/trenchcoat/numbers.ts';
import { openTerms, openTotal, termsLine } from '../../../../../words/en/trenchcoat/terms.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { WaitingDots } from '../../../../parts/waitingDots.tsx';
import { Act } from '../look/act.tsx';
import { HalfRow } from '../look/half.tsx';
import { Plate } from '../look/plate.tsx';
import { gmName, pendingReason, type TrenchSession } from '../session.ts';
import './called.css';

/** The Game Master's half: the same five coats before and after the roll; nothing in a session without dice. */
export const ShutHalf = ({ v }: { v: Pick<TrenchSession, 'table' | 'names'> }) =>
  v.table.dice ? (
    <p class="their-half across gap4">
      <HalfRow half={null} of="gm" as="shut" label={words.gameMastersHalf(gmName(v))} size="small" />
      <small>{words.theirHalfHiddenUntil(gmName(v))}</small>
    </p>
  ) : null;

export function Called({ v, test }: { v: TrenchSession; test: OpenTest }) {
  const { call } = test;
  const terms = openTerms(call);
  const roll = words.rollTitle(v.table.dice);
  return (
    <>
      <div class="upper of-gm rigid">
        <Plate v={v} />
        {!call.open && !isShared(call) && <ShutHalf v={v} />}
      </div>
      <div class="room-body">
        <section class="called-paper paper fold stacked rigid" aria-label={words.theCalledTest}>
          <h2>{call.label}</h2>
          <p class="called-how quiet">
            {call.together
              ? words.forSeveral(call.together)
              : words.calledLine(
                  call.exploit && words.exploitTest,
                  call.acting === 'gm' && words.defenceNote,
                  gmName(v),
                )}
          </p>
          <ul>
            {terms.map(({ added, name }, at) => (
              <li class="across gap4" key={`${at} ${name}`}>
                <b class="added rigid text-title">{added}</b>
                <b>{name}</b>
              </li>
            ))}
            {!call.open && (
              <li class="something coat across gap4">
                <b class="added rigid text-title">?</b>
                <span class="stacked shrinks dense breaks">
                  <b>{words.hiddenTermsNote}</b>
                  <small>{words.hiddenUntilTheEnd(gmName(v))}</small>
                </span>
              </li>
            )}
          </ul>
          <p class="as-seen quiet across spread semibold">
            {words.knownTermsOnly(<b class="text-title">{plain(openTotal(call))}</b>)}
          </p>
        </section>
        <p class="half-head low at-bottom flex spread quiet semibold">{words.yourHalf}</p>
        <HalfRow half={null} of="player" as="unrolled" label={words.yourHalf} size="large" />
      </div>
      <div class="decides stacked gap2">
        <Act
          kind="main"
          title={roll}
          detail={words.fiveDiceOnce(v.table.dice)}
          sign="test"
          blocked={v.pending && v.link === 'open' ? words.thePhonesRoll : pendingReason(v)}
          onClick={() => v.play({ do: 'roll' })}
        />
      </div>
    </>
  );
}

export function Rolled({ v, test }: { v: TrenchSession; test: OpenTest }) {
  const { call } = test;
  const half = test.half === null ? null : halfOf(test.half);
  const event = half && eventOf(half);
  return (
    <>
      <div class="upper of-gm rigid">
        <Plate v={v} />
        {!call.open && !isShared(call) && <ShutHalf v={v} />}
      </div>
      <div class="room-body">
        <section class="called-paper paper fold stacked rigid" aria-label={words.theCalledTest}>
          <h2>{call.label}</h2>
          {call.together && <p class="called-how quiet">{words.forSeveral(call.together)}</p>}
          <p class="called-how quiet">{termsLine(call)}</p>
          {!call.open && (
            <p class="something coat across gap4">
              <b class="added rigid text-title">?</b>
              <b>{words.hiddenTermsNote}</b>
            </p>
          )}
        </section>
        {half && (
          <>
            <p class="half-head flex spread quiet semibold">
              {words.yourHalfTotal(<b class="sum text-huge">{signed(sumOf(half))}</b>)}
            </p>
            <HalfRow half={half} of="player" label={words.yourHalf} size="large" />
            <p class="quiet">{words.notBlankOf5(nonBlanks(half))}</p>
          </>
        )}
        {event && (
          <section class="dice-event paper pixels across gap4" aria-label={words.aDiceEvent}>
            <Sign name={event.degree} size={36} />
            <span class="stacked shrinks dense breaks">
              <b class="text-figure">{capital(eventText(event))}</b>
              <small class="text-body">{eventMeaning(event, gmName(v))}</small>
            </span>
          </section>
        )}
      </div>
      <Waits
        v={v}
        title={isShared(call) ? words.waitingForOthers(gmName(v)) : words.otherHalfOf(gmName(v))}
        detail={words.decidesWhatYouHear}
      />
    </>
  );
}

/** Waiting for the other player, worded the same for every decision. */
export function Waits({ v, title, detail }: { v: TrenchSession; title: string; detail: string }) {
  const away = v.link !== 'open';
  const them = v.names[v.seat === 0 ? 1 : 0];
  return (
    <p class="waits-line across gap4 rigid" role="status">
      {away ? <Sign name="offline" size={28} /> : <WaitingDots />}
      <span class="stacked shrinks dense breaks">
        <b class="text-figure">{words.theirPhoneIsAway(away, them, title)}</b>
        <small class="text-body">{words.awayDetail(away, detail)}</small>
      </span>
    </p>
  );
}
