/** The log: every test with both halves and, at the end, the verification. */

import { type DiceHalf, eventOf, HALVES, halfOf, sumOf } from '../../../../../rules/trenchcoat/dice/half.ts';
import { type Report, report, type TestReport } from '../../../../../rules/trenchcoat/game/report.ts';
import { hasEnded } from '../../../../../rules/trenchcoat/game/table.ts';
import { eventText } from '../../../../../words/en/trenchcoat/dice.ts';
import { measureNames, nodeNumbers } from '../../../../../words/en/trenchcoat/nodes.ts';
import { plain, signed, spanText } from '../../../../../words/en/trenchcoat/numbers.ts';
import * as words from '../../../../../words/en/trenchcoat/report.ts';
import { verdictOf } from '../../../../../words/en/trenchcoat/told.ts';
import { Sign } from '../../../../parts/sign.tsx';
import type { LogLine, PlainLine, TestLine } from '../../recorder.ts';
import { Act } from '../look/act.tsx';
import { HalfRow } from '../look/half.tsx';
import { Seal } from '../look/seal.tsx';
import { VerdictPaper } from '../look/verdictPaper.tsx';
import { gmName, isGm, playerName, secretsOf, type TrenchSession } from '../session.ts';
import './log.css';

export function LogRoom({ v }: { v: TrenchSession }) {
  const { step, clock, opened } = v.table;
  // After a restart, earlier events are loaded a moment later than the table.
  const whole = v.record.log.filter(({ is }) => is === 'test').length === v.table.tests;
  const checked = hasEnded(v.table) && whole ? report(v.record.events, nodeNumbers) : null;
  const held = heldNumbers(v);
  const solo = v.standing !== undefined;
  return (
    <>
      {checked ? <Summary v={v} checked={checked} /> : <Head v={v} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus a keyboard can't scroll it. */}
      <section class="room-scroll log" tabIndex={0} aria-label={words.log}>
        {solo && <p class="room-note">{words.aloneNotVerifiable}</p>}
        <p class="log-whose flex gap7 quiet" aria-hidden="true">
          <span class="across gap4">
            <Seal seat={1} of={v.seals[1]} size={18} /> {isGm(v) ? playerName(v) : words.yours}
          </span>
          <span class="across gap4">
            <Seal seat={0} of={v.seals[0]} size={18} /> {isGm(v) ? words.yours : words.gmPossessive(gmName(v))}
          </span>
        </p>
        {!whole && <p class="room-note">{words.readingTheLog}</p>}
        {whole && v.record.log.length === 0 && <p class="room-note">{words.noMovesYet}</p>}
        <ol>
          {v.record.log.map((line, at) => (
            <Line
              key={keyOf(line, at)}
              v={v}
              line={line}
              checked={line.is === 'test' ? checked?.tests.find(({ number }) => number === line.number) : undefined}
              held={line.is === 'test' && line.held !== null ? held(line.held) : null}
            />
          ))}
        </ol>
        {checked && <Revealed {...checked} />}
      </section>
      {v.save && (
        <div class="decides stacked gap2">
          <Act
            kind={step === 'over' ? 'main' : 'quiet'}
            title={words.saveTheFile}
            detail={words.signedSummary(spanText(clock), opened.node)}
            sign="share"
            onClick={v.save}
          />
        </div>
      )}
    </>
  );
}

const Revealed = ({ secrets, nodes }: Report) => (
  <>
    {secrets.map(({ label, total, quality, verifiable }) => (
      <p class="ruling across gap4" key={`${label} ${total}`}>
        {words.unnoticedTest(label, total, quality, verifiable)}
      </p>
    ))}
    {nodes?.map(({ name, tally, alert, fired }) => (
      <p class="room-note" key={name}>
        {words.nodeAtTheEnd(
          name,
          tally,
          alert,
          fired.map((measure) => measureNames[measure]),
        )}
      </p>
    ))}
  </>
);

const keyOf = (line: LogLine, at: number): string => (line.is === 'test' ? `test ${line.number}` : `plain ${at}`);

/**
 * Looks up the Game Master's half of a test, if this phone has it: the Game Master's phone has the half of the open
 * test, and both phones have all halves once they are revealed.
 */
function heldNumbers(v: TrenchSession): (number: number) => number | null {
  const opened = v.record.events.findLast((event) => event.kind === 'openedDice');
  const { test } = v.table;
  return (number) => {
    const value = opened?.held[number];
    if (value !== undefined) return value % HALVES;
    return isGm(v) && test?.held === number ? secretsOf(v).half : null;
  };
}

const Head = ({ v }: { v: TrenchSession }) => (
  <header class="room-title flex wraps spread rigid">
    <h2>{words.log}</h2>
    <p class="quiet">
      {words.testCount(v.table.tests)}, {spanText(v.table.clock)}
    </p>
  </header>
);

function Summary({ v, checked: { tests, finding } }: { v: TrenchSession; checked: Report }) {
  const fits = tests.every(({ verdict }) => verdict === 'fits');
  const differs = tests.find(({ verdict }) => verdict === 'differs');
  const { dice, node } = v.table.opened;
  const detail = differs?.why
    ? words.test(differs.number, words.whyWords(differs.why))
    : !dice
      ? words.diceNotRevealed(gmName(v))
      : words.fairnessNote(node);
  return (
    <VerdictPaper label={words.matchingResults} success={fits} title={words.findingWords(finding)} detail={detail} />
  );
}

interface LineProps {
  v: TrenchSession;
  line: LogLine;
  checked: TestReport | undefined;
  held: number | null;
}

const Line = ({ line, ...rest }: LineProps) =>
  line.is === 'test' ? <TestRow line={line} {...rest} /> : <PlainRow v={rest.v} line={line} />;

function PlainRow({ v, line }: { v: TrenchSession; line: PlainLine }) {
  if (line.without === null) return <li class="log-plain quiet flex wraps breaks">{line.text}</li>;
  return (
    <li class="log-plain flex wraps breaks">
      <b>{line.title}</b>
      <span class="ruling across gap4">
        <Seal seat={0} of={v.seals[0]} size={16} />
        {words.noTestNote(gmName(v), line.without)}
      </span>
      {line.gained !== '' && <span class="as-block quiet fine">{line.gained}</span>}
    </li>
  );
}

interface TestRowProps {
  v: TrenchSession;
  line: TestLine;
  checked: TestReport | undefined;
  held: number | null;
}

function TestRow(props: TestRowProps) {
  const { v, line, checked } = props;
  const { number, call, tell } = line;
  const quality = checked?.quality ?? tell?.quality ?? null;
  return (
    <li class="log-test flex gap3">
      <span class="log-number rigid quiet">{number}</span>
      <div class="grow breaks">
        <b>
          {line.title}
          {call.exploit && words.exploit}
        </b>
        <LogHalves {...props} />
        {tell && tell.say !== '' && <span class="as-block quiet fine">{tell.say}</span>}
        {line.gained !== '' && <span class="as-block quiet fine">{line.gained}</span>}
        {checked && checked.ruling.length > 0 && (
          <span class="ruling across gap4">
            <Seal seat={0} of={v.seals[0]} size={16} /> {words.rulingWords(checked.ruling)}
          </span>
        )}
        {call.together && <span class="as-block quiet fine">{words.togetherWords(call.together)}</span>}
        {checked?.why && <span class="log-why as-block">{words.whyWords(checked.why)}</span>}
      </div>
      <span class="log-quality stacked rigid">
        {quality !== null && <b class="text-figure">{plain(quality)}</b>}
        <small>{tell ? verdictOf(tell) : words.notToldOrRolled(line.rolled)}</small>
      </span>
      {checked && <Mark verdict={checked.verdict} />}
    </li>
  );
}

function LogHalves({ v, line: { half, second, held: number }, checked, held }: TestRowProps) {
  const own = half === null ? null : halfOf(half);
  const other = second === null ? (held === null ? null : halfOf(held)) : halfOf(second);
  const secret = v.record.events.every(({ kind }) => kind !== 'openedDice') && second === null;
  return (
    <span class="log-halves flex wraps quiet">
      {own && (
        <span class="gap2">
          <HalfRow half={own} of="player" label={words.player} size="mini" /> {signed(sumOf(own))}
          {eventIn(own)}
        </span>
      )}
      {number !== null || second !== null ? (
        <span class="gap2">
          <HalfRow
            half={other}
            of="gm"
            as={other === null ? 'shut' : secret ? 'secret' : 'shown'}
            label={words.gameMaster}
            size="mini"
          />{' '}
          {other && signed(sumOf(other))}
          {other && eventIn(other, checked?.event)}
        </span>
      ) : null}
    </span>
  );
}

/** Example: ", positive anomaly"; for the hidden half also whether it counted. */
function eventIn(half: DiceHalf, choice?: TestReport['event']): string {
  const event = eventOf(half);
  return event === null ? '' : words.halfEvent(eventText(event), choice ?? null);
}

const Mark = ({ verdict }: Pick<TestReport, 'verdict'>) => (
  <span class={`mark rigid ${verdict === 'fits' ? 'fits' : ''}`}>
    <Sign name={verdict === 'fits' ? 'check' : 'close'} size={20} />
    <span class="hidden">{verdict}</span>
  </span>
);
