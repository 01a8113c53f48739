/** On the Game Master's phone: both halves, the result, and what the player will be told. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type DiceHalf, eventOf, nonBlanks, sumOf } from '../../../../../rules/trenchcoat/dice/half.ts';
import type { Call, Gain, Tell } from '../../../../../rules/trenchcoat/game/call.ts';
import { halvesOf, standingOf, type TellDraft } from '../../../../../rules/trenchcoat/game/master.ts';
import type { Telling } from '../../../../../rules/trenchcoat/game/names.ts';
import type { OpenTest } from '../../../../../rules/trenchcoat/game/table.ts';
import { helps, isShared } from '../../../../../rules/trenchcoat/group/together.ts';
import { bandsAt } from '../../../../../rules/trenchcoat/matrix/analyze.ts';
import type { Span } from '../../../../../rules/trenchcoat/numbers/duration.ts';
import { closeRefusal, type TestChoices, type TestOutcome } from '../../../../../rules/trenchcoat/test/outcome.ts';
import { capital } from '../../../../../words/en/capital.ts';
import { bandWords } from '../../../../../words/en/trenchcoat/bands.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { anomalyHints, eventText } from '../../../../../words/en/trenchcoat/events.ts';
import { plain, signed } from '../../../../../words/en/trenchcoat/numbers.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { isTelling } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { BandScale } from '../look/band.tsx';
import { HalfRow } from '../look/half.tsx';
import { Seal } from '../look/seal.tsx';
import { TextField } from '../look/textField.tsx';
import { onItsWay, playerName, secretsOf, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { asRolled, type Decided, isDecided } from './decided.ts';
import { GainsSheet } from './gainsSheet.tsx';
import './result.css';
import { TitledSheet } from '../look/titled.tsx';

/** The consequences of an outcome, computed before the player is told. */
export interface FollowingTell {
  /** What both phones record of a success or a failure. */
  gains: readonly Gain[];
  span: Span;
  /** What it adds to a node's tally, also in words; null if it is not an exploit test. */
  tally: { readonly step: NonNullable<TellDraft['step']>; readonly words: string; readonly fires: string } | null;
  /** Whether the action's own test comes next. */
  next: Tell['next'];
}

interface Props {
  v: TrenchSession;
  test: OpenTest;
  follow(outcome: TestOutcome, success: boolean): FollowingTell;
  onTell(draft: TellDraft): void;
}

export function Result({ v, test, follow, onTell }: Props) {
  const secrets = secretsOf(v);
  /** The amount told last time is the default. */
  const usual = useDraft<Telling>({ name: 'telling', initial: asRolled.telling, is: isTelling });
  const first = { ...asRolled, telling: usual.value };
  const draft = useDraft({ name: 'result', of: test.number, initial: first, is: isDecided });
  const { choices, telling, ruled, say, changed } = draft.value;
  const decide = (more: Partial<Decided>): void => draft.set({ ...draft.value, ...more });
  const [opened, setOpened] = useState<'words' | 'gains' | null>(null);
  const { call } = test;
  const standing = standingOf(v.table, v.known, choices);
  if (!standing) return null;
  const { total, outcome } = standing;
  const { player: own, gm: master } = halvesOf(test, secrets.half, v.table.dice) ?? {};
  const owed = closeRefusal(outcome);
  const success = ruled ?? outcome.success ?? outcome.byNumber;
  const following = follow(outcome, success);
  const gains = changed ?? following.gains;
  const blocked = owed ? refusalWords(owed) : onItsWay(v);
  const tell = (): void => {
    const told = telling !== 'nothing';
    if (told) usual.set(telling);
    onTell({
      telling,
      choices,
      ...(ruled !== null && { ruling: ruled }),
      say: say.trim(),
      gains: told ? [...gains] : [],
      span: following.span,
      next: told && success ? following.next : 'done',
      step: following.tally?.step ?? null,
    });
  };
  const them = playerName(v);
  const shared = isShared(call);
  const verdict = success ? 'success' : 'failure';
  return (
    <>
      <div class="room-body tight">
        {own && <ResultHalf v={v} of="player" half={own} />}
        {shared && <Shared call={call} choices={choices} onChoices={(next) => decide({ choices: next })} />}
        {master && !shared && (
          <ResultHalf v={v} of="gm" half={master} secret={!call.open}>
            {outcome.events.gm && (
              <span class="acts use">
                {(['use', 'ignore'] as const).map((event) => (
                  <Act
                    key={event}
                    small
                    title={capital(event)}
                    on={choices.event === event}
                    onClick={() => decide({ choices: { ...choices, event } })}
                  />
                ))}
              </span>
            )}
          </ResultHalf>
        )}
        {!shared && (
          <Sum outcome={outcome} total={total}>
            <Verdict
              v={v}
              outcome={outcome}
              choices={choices}
              success={success}
              ruled={ruled !== null}
              onChoices={(next) => decide({ choices: next })}
            />
          </Sum>
        )}
        <div class="acts">
          <Act small title={words.addWordsTitle(say.trim())} onClick={() => setOpened('words')} />
          <Act small title={words.gainedCount(gains.length)} onClick={() => setOpened('gains')} />
          {!shared && (
            <Act
              small
              title={words.ruleOtherwise(ruled === null ? success : null)}
              onClick={() => decide({ ruled: ruled === null ? !(outcome.success ?? outcome.byNumber) : null })}
            />
          )}
        </div>
      </div>
      <div class="decides">
        {following.tally && (
          <p class="tally-line">
            <Sign name="lid" size={22} />
            <span>{words.tally(<b>{following.tally.words}</b>, following.tally.fires)}</span>
          </p>
        )}
        <p class="hears-head">{words.hears(them)}</p>
        <div class="hears">
          {tellings
            .filter((one) => !shared || one === 'success' || one === 'nothing')
            .map((one) => (
              <button
                key={one}
                type="button"
                class={telling === one ? 'paper' : ''}
                aria-pressed={telling === one}
                onClick={() => decide({ telling: one })}
              >
                <b>{words.hearWords(one, success)}</b>
                <small>{words.hearDetail(one, outcome)}</small>
              </button>
            ))}
        </div>
        <Act
          kind="main"
          title={words.tellTitle(telling, verdict)}
          detail={words.andWhatTheyGain(gains.length > 0 && success, call.label)}
          sign="forward"
          blocked={blocked}
          onClick={tell}
        />
      </div>
      {opened === 'words' && (
        <TitledSheet title={words.yourWords} onClose={() => setOpened(null)}>
          <TextField
            label={words.whatHappens(them)}
            text={say}
            most={500}
            lines={4}
            onText={(text) => decide({ say: text })}
          />
          {Object.keys(outcome.events).length > 0 && <p class="hint">{words.eventCanAffect(anomalyHints)}</p>}
          <Act kind="main" title={words.done} onClick={() => setOpened(null)} />
        </TitledSheet>
      )}
      {opened === 'gains' && (
        <GainsSheet
          v={v}
          gains={gains}
          bands={bandsAt(outcome.quality)}
          onTake={(next) => decide({ changed: next })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** In screen order. */
const tellings = ['success', 'words', 'quality', 'nothing'] as const satisfies readonly Telling[];

interface SharedProps {
  call: Call;
  choices: TestChoices;
  onChoices(choices: TestChoices): void;
}

/** A part that depends on other players' rolls: this evening can't decide it, so the Game Master picks. */
const Shared = ({ call, choices, onChoices }: SharedProps) => (
  <section class="result-sum coat fold" aria-label={words.theResult}>
    <p>{words.decidedTogether(helps(call))}</p>
    <SuccessOrFailure choices={choices} onChoices={onChoices} />
  </section>
);

const SuccessOrFailure = ({ choices, onChoices }: Pick<SharedProps, 'choices' | 'onChoices'>) => (
  <div class="acts">
    {[true, false].map((one) => (
      <Act
        key={String(one)}
        small
        title={words.successOrFailure(one)}
        on={choices.success === one}
        onClick={() => onChoices({ ...choices, success: one })}
      />
    ))}
  </div>
);

interface HalfProps {
  v: TrenchSession;
  of: 'gm' | 'player';
  half: DiceHalf;
  secret?: boolean;
  children?: ComponentChildren;
}

function ResultHalf({ v, of, half, secret = false, children }: HalfProps) {
  const event = eventOf(half);
  const seat = of === 'gm' ? 0 : 1;
  return (
    <section class={`result-half of-${of}`}>
      <p class="result-who">
        <Seal seat={seat} of={v.seals[seat]} size={30} />
        <b>{of === 'gm' ? words.you : playerName(v)}</b>
        <small>{words.halfState(secret)}</small>
        <b class={`sum ${secret ? 'secret' : ''}`}>{signed(sumOf(half))}</b>
      </p>
      <HalfRow
        half={half}
        of={of}
        as={secret ? 'secret' : 'shown'}
        label={of === 'gm' ? words.yourHalf : words.theirHalf(playerName(v))}
        size="small"
      />
      {(event || of === 'player') && (
        <p class="result-event">
          {event && <Sign name={event.degree} size={20} />}
          <b>{event && capital(eventText(event))}</b>
          {children ?? <small>{words.notBlank(nonBlanks(half))}</small>}
        </p>
      )}
    </section>
  );
}

function Sum({ outcome, total, children }: { outcome: TestOutcome; total: number; children: ComponentChildren }) {
  const { result, quality, band } = outcome;
  return (
    <section class="result-sum coat fold" aria-label={words.theResult}>
      <p class="sum-line">
        <span>
          <b>{signed(result)}</b>
          <small>{words.diceR}</small>
        </span>
        <i>+</i>
        <span>
          <b>{plain(total)}</b>
          <small>{words.total}</small>
        </span>
        <i>=</i>
        <span class="quality">
          <b>{plain(quality)}</b>
          <small>{words.testQuality}</small>
        </span>
        <span class="band-name">
          <b>{bandWords(band.name)}</b>
          <small>{words.byNumber}</small>
        </span>
      </p>
      <BandScale quality={quality} />
      {children}
    </section>
  );
}

interface VerdictProps {
  v: TrenchSession;
  outcome: TestOutcome;
  choices: TestChoices;
  success: boolean;
  ruled: boolean;
  onChoices(choices: TestChoices): void;
}

function Verdict({ v, outcome, choices, success, ruled, onChoices }: VerdictProps) {
  const { events, owed, byNumber } = outcome;
  if (owed.includes('success') || choices.success !== undefined)
    return <SuccessOrFailure choices={choices} onChoices={onChoices} />;
  const critical = events.player?.degree === 'critical' ? events.player.sign : null;
  const why = ruled
    ? words.byYourRuling
    : critical === 'positive' || critical === 'negative'
      ? words.byCritical(playerName(v))
      : '';
  return (
    <p class="outcome-line">
      <Sign name={success ? 'check' : 'close'} size={26} />
      <b>{words.verdictByRuling(success)}</b>
      <span>{why}</span>
      {critical === 'positive' && !byNumber && (
        <button
          type="button"
          class="text-button"
          aria-pressed={choices.impossible === true}
          onClick={() => onChoices({ ...choices, impossible: choices.impossible !== true })}
        >
          {words.possibleOrNot(choices.impossible)}
        </button>
      )}
    </p>
  );
}
