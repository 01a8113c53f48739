/** On the player's phone: what he is called to roll for, and what he has rolled. */
import { eventOf, eventText, halfOf, nonBlanks, sumOf } from '../../../../../rules/trenchcoat/dice/half.ts';
import type { OpenTest } from '../../../../../rules/trenchcoat/game/table.ts';
import { capital } from '../../../../../words/en/capital.ts';
import { eventMeaning } from '../../../../../words/en/trenchcoat/events.ts';
import { plain, signed } from '../../../../../words/en/trenchcoat/numbers.ts';
import { openTerms, openTotal, termsLine } from '../../../../../words/en/trenchcoat/terms.ts';
import { Breath } from '../../../../parts/breath.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { Act } from '../look/act.tsx';
import { HalfRow } from '../look/half.tsx';
import { Plate } from '../look/plate.tsx';
import { gmName, onItsWay, type Session } from '../session.ts';
import './called.css';

/** The Game Master's half: the same five coats before the roll and after it. Without dice there is none. */
export const ShutHalf = ({ v }: { v: Pick<Session, 'table' | 'names'> }) =>
  v.table.dice ? (
    <p class="their-half">
      <HalfRow half={null} of="gm" as="shut" label={`${gmName(v)}’s half`} size="small" />
      <small>{gmName(v)}’s half, hidden until the end</small>
    </p>
  ) : null;

export function Called({ v, test }: { v: Session; test: OpenTest }) {
  const { call } = test;
  const terms = openTerms(call);
  const roll = v.table.dice ? 'Roll 5f' : 'Go on';
  return (
    <>
      <div class="upper of-gm">
        <Plate v={v} />
        {!call.open && <ShutHalf v={v} />}
      </div>
      <div class="room-body">
        <section class="called-paper paper fold" aria-label="The called test">
          <h2>{call.label}</h2>
          <p class="called-how">
            {call.exploit && 'Exploit test. '}
            {call.acting === 'gm' && 'You defend: plus helps the attacker. '}
            {gmName(v)} calls it.
          </p>
          <ul>
            {terms.map(({ added, name }, at) => (
              <li key={`${at} ${name}`}>
                <b class="added">{added}</b>
                <b>{name}</b>
              </li>
            ))}
            {!call.open && (
              <li class="something coat">
                <b class="added">?</b>
                <span>
                  <b>against something</b>
                  <small>hidden by {gmName(v)} till the end</small>
                </span>
              </li>
            )}
          </ul>
          <p class="as-seen">
            Before the dice, known terms only <b>{plain(openTotal(call))}</b>
          </p>
        </section>
        <p class="half-head low">Your half</p>
        <HalfRow half={null} of="player" as="unrolled" label="Your half" size="large" />
      </div>
      <div class="decides">
        <Act
          kind="main"
          title={roll}
          detail={v.table.dice ? 'five dice, once, no rerolls' : 'every roll is 0'}
          sign="test"
          blocked={v.pending && v.link === 'open' ? 'the phones roll' : onItsWay(v)}
          onClick={() => v.play({ do: 'roll' })}
        />
      </div>
    </>
  );
}

export function Rolled({ v, test }: { v: Session; test: OpenTest }) {
  const { call } = test;
  const half = test.half === null ? null : halfOf(test.half);
  const event = half && eventOf(half);
  return (
    <>
      <div class="upper of-gm">
        <Plate v={v} />
        {!call.open && <ShutHalf v={v} />}
      </div>
      <div class="room-body">
        <section class="called-paper paper fold brief" aria-label="The called test">
          <h2>{call.label}</h2>
          <p class="called-how">{termsLine(call)}</p>
          {!call.open && (
            <p class="something coat">
              <b class="added">?</b>
              <b>against something</b>
            </p>
          )}
        </section>
        {half && (
          <>
            <p class="half-head">
              Your half <b class="sum">{signed(sumOf(half))}</b>
            </p>
            <HalfRow half={half} of="player" label="Your half" size="large" />
            <p class="quiet">Not blank: {nonBlanks(half)} of 5.</p>
          </>
        )}
        {event && (
          <section class="dice-event paper pixels" aria-label="An event of your dice">
            <Sign name={event.degree} size={36} />
            <span>
              <b>{capital(eventText(event))}</b>
              <small>{eventMeaning(event, gmName(v))}</small>
            </span>
          </section>
        )}
      </div>
      <Waits v={v} title={`${gmName(v)} has the other half`} detail="and decides what you hear" />
    </>
  );
}

/** Waiting for the other one: the same words, whatever is being decided. */
export function Waits({ v, title, detail }: { v: Session; title: string; detail: string }) {
  const away = v.link !== 'open';
  const them = v.names[v.seat === 0 ? 1 : 0];
  return (
    <p class="waits-line" role="status">
      {away ? <Sign name="offline" size={28} /> : <Breath />}
      <span>
        <b>{away ? `${capital(them)}’s phone is away` : title}</b>
        <small>{away ? 'Nothing is lost. It continues here.' : detail}</small>
      </span>
    </p>
  );
}
