/** On the Game Master's phone: both halves, the result, and what the player will be told. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type DiceHalf, eventOf, nonBlanks, sumOf } from '../../../../../rules/trenchcoat/dice/half.ts';
import type { Call, Gain, Tell } from '../../../../../rules/trenchcoat/game/call.ts';
import { halvesOf, pendingOutcome, type TellDraft } from '../../../../../rules/trenchcoat/game/master.ts';
import type { Telling } from '../../../../../rules/trenchcoat/game/names.ts';
import type { OpenTest } from '../../../../../rules/trenchcoat/game/table.ts';
import { helps, isShared } from '../../../../../rules/trenchcoat/group/together.ts';
import { bandsAt } from '../../../../../rules/trenchcoat/matrix/analyze.ts';
import type { Span } from '../../../../../rules/trenchcoat/numbers/duration.ts';
import { closeRefusal, type TestChoices, type TestOutcome } from '../../../../../rules/trenchcoat/test/outcome.ts';
import { capital } from '../../../../../words/en/capital.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { anomalyHints, eventText } from '../../../../../words/en/trenchcoat/dice.ts';
import { plain, signed } from '../../../../../words/en/trenchcoat/numbers.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { asRolled, type Decided, isDecided, isTelling } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/fields.tsx';
import { HalfRow } from '../look/half.tsx';
import { Seal } from '../look/seal.tsx';
import { pendingReason, playerName, secretsOf, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { GainsSheet } from './gainsSheet.tsx';
import './result.css';
import { bandOf, bands } from '../../../../../rules/trenchcoat/dice/band.ts';
import { bandWords } from '../../../../../words/en/trenchcoat/told.ts';
import { TitledSheet } from '../look/titled.tsx';

/** The consequences of an outcome, computed before the player is told. */
export interface TellConsequences {
  /** What both phones record for a success or a failure. */
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
  follow(outcome: TestOutcome, success: boolean): TellConsequences;
  onTell(draft: TellDraft): void;
}

export function Result(props: Props) {
  const { v, test, follow, onTell } = props;
  /** By default, as much is told as last time. */
  const usual = useDraft<Telling>({ name: 'telling', initial: asRolled.telling, is: isTelling });
  const first = { ...asRolled, telling: usual.value };
  const draft = useDraft({ name: 'result', of: test.number, initial: first, is: isDecided });
  const { choices, telling, ruled, say, changed } = draft.value;
  const [opened, setOpened] = useState<Opened>(null);
  const standing = pendingOutcome(v, choices);
  if (!standing) return null;
  const { outcome } = standing;
  const success = ruled ?? outcome.success ?? outcome.byNumber;
  const following = follow(outcome, success);
  const gains = changed ?? following.gains;
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
  const judged: JudgedProps = {
    v,
    test,
    ...standing,
    success,
    gains,
    draft: draft.value,
    decide: (more) => draft.set({ ...draft.value, ...more }),
  };
  return (
    <>
      <Judgement {...judged} onOpen={setOpened} />
      <TellChoice {...judged} following={following} onTell={tell} />
      {opened && <OpenedSheet {...judged} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

type Opened = 'words' | 'gains' | null;

interface JudgedProps {
  v: TrenchSession;
  test: OpenTest;
  total: number;
  outcome: TestOutcome;
  success: boolean;
  gains: readonly Gain[];
  draft: Decided;
  decide(more: Partial<Decided>): void;
}

function Judgement(props: JudgedProps & { onOpen(sheet: Opened): void }) {
  const { v, test, total, outcome, success, gains, draft, decide, onOpen } = props;
  const { choices, ruled, say } = draft;
  const { call } = test;
  const { player: own, gm: master } = halvesOf(test, secretsOf(v).half, v.table.dice) ?? {};
  const shared = isShared(call);
  const onChoices = (next: TestChoices): void => decide({ choices: next });
  return (
    <div class="room-body tight">
      {own && <ResultHalf v={v} of="player" half={own} />}
      {shared && <Shared call={call} choices={choices} onChoices={onChoices} />}
      {master && !shared && (
        <ResultHalf v={v} of="gm" half={master} secret={!call.open}>
          {outcome.events.gm && <EventChoice choices={choices} onChoices={onChoices} />}
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
            onChoices={onChoices}
          />
        </Sum>
      )}
      <div class="acts">
        <Act small title={words.addWordsTitle(say.trim())} onClick={() => onOpen('words')} />
        <Act small title={words.gainedCount(gains.length)} onClick={() => onOpen('gains')} />
        {!shared && (
          <Act
            small
            title={words.ruleOtherwise(ruled === null ? success : null)}
            onClick={() => decide({ ruled: ruled === null ? !(outcome.success ?? outcome.byNumber) : null })}
          />
        )}
      </div>
    </div>
  );
}

const EventChoice = ({ choices, onChoices }: Pick<SharedProps, 'choices' | 'onChoices'>) => (
  <span class="acts use rigid">
    {(['use', 'ignore'] as const).map((event) => (
      <Act
        key={event}
        small
        title={capital(event)}
        on={choices.event === event}
        onClick={() => onChoices({ ...choices, event })}
      />
    ))}
  </span>
);

interface TellChoiceProps extends JudgedProps {
  following: TellConsequences;
  onTell(): void;
}

function TellChoice({ v, test, outcome, success, gains, draft, decide, following, onTell }: TellChoiceProps) {
  const { call } = test;
  const { telling } = draft;
  const shared = isShared(call);
  const owed = closeRefusal(outcome);
  return (
    <div class="decides stacked gap2">
      {following.tally && (
        <p class="tally-line across gap4 quiet">
          <Sign name="lid" size={22} />
          <span>{words.tally(<b>{following.tally.words}</b>, following.tally.fires)}</span>
        </p>
      )}
      <p class="hears-head quiet semibold">{words.heardBy(playerName(v))}</p>
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
              <b class="fine">{words.hearWords(one, success)}</b>
              <small class="text-label">{words.hearDetail(one, outcome)}</small>
            </button>
          ))}
      </div>
      <Act
        kind="main"
        title={words.tellTitle(telling, success ? 'success' : 'failure')}
        detail={words.andWhatTheyGain(gains.length > 0 && success, call.label)}
        sign="forward"
        blocked={owed ? refusalWords(owed) : pendingReason(v)}
        onClick={onTell}
      />
    </div>
  );
}

interface OpenedProps extends JudgedProps {
  opened: Opened;
  onClose(): void;
}

function OpenedSheet({ v, outcome, gains, draft, decide, opened, onClose }: OpenedProps) {
  if (opened === 'gains')
    return (
      <GainsSheet
        v={v}
        gains={gains}
        bands={bandsAt(outcome.quality)}
        onTake={(next) => decide({ changed: next })}
        onClose={onClose}
      />
    );
  return (
    <TitledSheet title={words.yourWords} onClose={onClose}>
      <TextField
        label={words.whatHappens(playerName(v))}
        text={draft.say}
        maxLength={500}
        lines={4}
        onText={(text) => decide({ say: text })}
      />
      {Object.keys(outcome.events).length > 0 && <p class="hint fine">{words.eventCanAffect(anomalyHints)}</p>}
      <Act kind="main" title={words.done} onClick={onClose} />
    </TitledSheet>
  );
}

/** In display order. */
const tellings = ['success', 'words', 'quality', 'nothing'] as const satisfies readonly Telling[];

interface SharedProps {
  call: Call;
  choices: TestChoices;
  onChoices(choices: TestChoices): void;
}

/** A part that depends on other players' rolls: it can't be decided within this session, so the Game Master picks. */
const Shared = ({ call, choices, onChoices }: SharedProps) => (
  <section class="result-sum coat fold rigid" aria-label={words.theResult}>
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
    <section class={`result-half stacked gap2 rigid of-${of}`}>
      <p class="result-who across gap4">
        <Seal seat={seat} of={v.seals[seat]} size={30} />
        <b class="text-figure">{of === 'gm' ? words.you : playerName(v)}</b>
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
        <p class="result-event across gap4">
          {event && <Sign name={event.degree} size={20} />}
          <b class="grow">{event && capital(eventText(event))}</b>
          {children ?? <small>{words.notBlank(nonBlanks(half))}</small>}
        </p>
      )}
    </section>
  );
}

function Sum({ outcome, total, children }: { outcome: TestOutcome; total: number; children: ComponentChildren }) {
  const { result, quality, band } = outcome;
  return (
    <section class="result-sum coat fold rigid" aria-label={words.theResult}>
      <p class="sum-line flex">
        <span>
          <b class="text-number">{signed(result)}</b>
          <small>{words.diceR}</small>
        </span>
        <i class="quiet">+</i>
        <span>
          <b class="text-number">{plain(total)}</b>
          <small>{words.total}</small>
        </span>
        <i class="quiet">=</i>
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
    <p class="outcome-line across wraps tappable">
      <Sign name={success ? 'check' : 'close'} size={26} />
      <b class="text-figure">{words.verdictByRuling(success)}</b>
      <span class="quiet">{why}</span>
      {critical === 'positive' && !byNumber && (
        <button
          type="button"
          class="text-button tappable semibold centered"
          aria-pressed={choices.impossible === true}
          onClick={() => onChoices({ ...choices, impossible: choices.impossible !== true })}
        >
          {words.possibleOrNot(choices.impossible)}
        </button>
      )}
    </p>
  );
}

/** Where a quality lies among the nine bands, each drawn as wide as its range. */
function BandScale({ quality }: { quality: number }) {
  const here = bandOf(quality);
  return (
    <span class="band-scale as-block" aria-hidden="true">
      <span class="band-boxes across">
        {bands.map(({ name }) => (
          <i key={name} class={name === here.name ? 'here' : ''} />
        ))}
      </span>
      <span class="flex spread fine quiet">
        <small>{bandWords(bandOf(-99).name)}</small>
        <small>{bandWords(bandOf(99).name)}</small>
      </span>
    </span>
  );
}
