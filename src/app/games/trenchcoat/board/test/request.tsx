/** The Game Master's answer to a request: every term is prefilled, open or hidden, and the resulting odds are shown. */
import { useState } from 'preact/hooks';
import { almostNeverFails, distribution } from '../../../../../rules/trenchcoat/dice/odds.ts';
import { testableAbilities } from '../../../../../rules/trenchcoat/sheet/abilities.ts';
import { timeText } from '../../../../../rules/trenchcoat/test/taskTime.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { chanceWords } from '../../../../../words/en/trenchcoat/dice.ts';
import { HARDLY_FAILS } from '../../../../../words/en/trenchcoat/notices.ts';
import { plain, signed } from '../../../../../words/en/trenchcoat/numbers.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { groupTerms, scoreWords } from '../../../../../words/en/trenchcoat/terms.ts';
import {
  addedValue,
  type CallSheetDraft,
  type DraftTerm,
  helpersOf,
  nextRow,
  termsOf,
  totalOfDraft,
  withTerm,
} from '../../master/draft.ts';
import {
  difficulties,
  difficultyIndex,
  encryptions,
  openAbilityIndex,
  withDifficulty,
  withOpponent,
  withPick,
} from '../../master/pickAbility.ts';
import { isCallDraft } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { Chips, PickChips } from '../look/chips.tsx';
import { RoomPage } from '../look/plate.tsx';
import { Tool } from '../look/tool.tsx';
import { pendingReason, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { OpponentSheet } from './callChips.tsx';
import { TermSheet, TimeSheet } from './termSheet.tsx';
import './request.css';
import { Option, Options } from '../../../../parts/options.tsx';
import { TextField } from '../look/fields.tsx';
import { TitledSheet } from '../look/titled.tsx';

type Opened = { kind: 'term'; at: number } | { kind: 'time' | 'more' | 'opponent' } | null;

interface Props {
  v: TrenchSession;
  first: CallSheetDraft;
  /** Identifies the question being answered. */
  of: string | number;
  /** Example: "Rae asks for an exploit test on Registry". */
  asked: string;
  otherwise: { title: string; detail: string; act(): void };
  /** Whether the alternative drops what has been prepared here. */
  givesUp?: boolean;
  /** Whether the rules require no test here, so that deciding is the main button. */
  untested?: boolean;
  onCall(draft: CallSheetDraft): void;
}

export function Request(props: Props) {
  const { v, first, of, asked } = props;
  const kept = useDraft({ name: 'call', of, initial: first, is: isCallDraft });
  const { value: draft, set: setDraft } = kept;
  const [opened, setOpened] = useState<Opened>(null);
  const total = totalOfDraft(draft);
  const missing = total.ok ? null : refusalWords(total.error);
  return (
    <>
      <RoomPage v={v} title={draft.label || words.aTest} detail={asked}>
        <Terms draft={draft} onTake={setDraft} onOpen={setOpened} />
        <AbilityChips v={v} draft={draft} onTake={setDraft} />
        <DifficultyChips draft={draft} onTake={setDraft} />
        <MoreTerms draft={draft} onOpen={setOpened} />
        <Outlook total={total.ok ? total.value : null} missing={missing} />
      </RoomPage>
      <CallOrNot {...props} draft={draft} missing={missing} onForget={kept.forget} />
      {opened && <OpenedSheet opened={opened} draft={draft} onTake={setDraft} onClose={() => setOpened(null)} />}
    </>
  );
}

function Terms({ draft, onTake, onOpen }: ChipsProps & { onOpen(sheet: Opened): void }) {
  return (
    <ul class="terms stacked gap2">
      {draft.terms.map((one, at) => (
        <TermRow
          key={`${at} ${one.name}`}
          term={one}
          shown={draft.open || !one.hidden}
          readOnly={draft.open}
          onEdit={() => onOpen({ kind: 'term', at })}
          onEye={() => onTake(withTerm(draft, at, { ...one, hidden: !one.hidden }))}
        />
      ))}
      {groupTerms(termsOf(draft).acts, 1).map(({ added, name }) => (
        <li key={name} class="term paper flex">
          <span class="term-edit across gap4 grow">
            <b class="added rigid text-title">{added}</b>
            <span>
              <b class="text-lead">{name}</b>
              <small>{words.callOnceNote}</small>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const MoreTerms = ({ draft, onOpen }: { draft: CallSheetDraft; onOpen(sheet: Opened): void }) => (
  <div class="acts close">
    <Act small title={words.modifier} onClick={() => onOpen({ kind: 'term', at: draft.terms.length })} />
    <Act small title={words.opponent} onClick={() => onOpen({ kind: 'opponent' })} />
    <Act small title={words.time(timeText(draft.time))} onClick={() => onOpen({ kind: 'time' })} />
    <span class="ring">
      <Tool label={words.moreAboutThisTest} sign="more" class="raised2" onClick={() => onOpen({ kind: 'more' })} />
    </span>
  </div>
);

interface CallOrNotProps extends Props {
  draft: CallSheetDraft;
  /** What the call still lacks; null if it is complete. */
  missing: string | null;
  onForget(): void;
}

function CallOrNot(props: CallOrNotProps) {
  const { v, draft, missing, otherwise, givesUp = false, untested = false, onCall, onForget } = props;
  const hidden = draft.open ? 0 : draft.terms.filter((term) => term.hidden).length;
  return (
    <div class="decides acts">
      <Act
        width={untested ? 'wide' : 'narrow'}
        kind={untested ? 'main' : 'quiet'}
        title={otherwise.title}
        detail={otherwise.detail}
        onClick={() => {
          if (givesUp) onForget();
          otherwise.act();
        }}
      />
      <Act
        width={untested ? 'narrow' : 'wide'}
        kind={untested ? 'quiet' : 'main'}
        title={words.call}
        detail={words.openHidden(draft.terms.length - hidden, hidden)}
        sign="test"
        blocked={missing ?? pendingReason(v)}
        onClick={() => onCall(draft)}
      />
    </div>
  );
}

interface OpenedProps extends ChipsProps {
  opened: NonNullable<Opened>;
  onClose(): void;
}

function OpenedSheet({ opened, draft, onTake, onClose }: OpenedProps) {
  const change = (next: CallSheetDraft): void => {
    onTake(next);
    onClose();
  };
  switch (opened.kind) {
    case 'term':
      return (
        <TermSheet
          term={draft.terms[opened.at] ?? null}
          row={nextRow(draft)}
          helpers={helpersOf(draft)}
          onTake={(next) => change(withTerm(draft, opened.at, next))}
          onClose={onClose}
        />
      );
    case 'time':
      return <TimeSheet time={draft.time} onTake={(time) => change({ ...draft, time })} onClose={onClose} />;
    case 'opponent':
      return <OpponentSheet onTake={(sheet, pick) => change(withOpponent(draft, sheet, pick))} onClose={onClose} />;
    case 'more':
      return <CallSheet draft={draft} onTake={onTake} onClose={onClose} />;
  }
}

interface ChipsProps {
  draft: CallSheetDraft;
  onTake(draft: CallSheetDraft): void;
}

function AbilityChips({ v, draft, onTake }: ChipsProps & { v: TrenchSession }) {
  const at = openAbilityIndex(draft);
  const sheet = v.table.sheets[draft.who];
  if (at < 0 || !sheet) return null;
  const take = (pick: ReturnType<typeof testableAbilities>[number]): void => {
    const next = withPick(draft, at, pick);
    onTake(draft.label === words.aTest ? { ...next, label: pick.name } : next);
  };
  return (
    <PickChips
      legend={words.whichNumber(sheet.name)}
      all={testableAbilities(sheet)}
      titleOf={({ name, score }) => `${name} ${plain(score)}`}
      onTake={take}
    />
  );
}

function DifficultyChips({ draft, onTake }: ChipsProps) {
  const term = draft.terms[difficultyIndex(draft)];
  if (!term) return null;
  return (
    <Chips
      legend={term.name}
      chips={(term.name === words.difficulty ? difficulties : encryptions).map((value) => ({
        title: plain(value),
        label: `${term.name} ${plain(value)}`,
        on: term.value === value,
        onTake: () => onTake(withDifficulty(draft, value)),
      }))}
    />
  );
}

interface RowProps {
  term: DraftTerm;
  shown: boolean;
  /** Nothing in it can be hidden. */
  readOnly: boolean;
  onEdit(): void;
  onEye(): void;
}

function TermRow({ term, shown, readOnly, onEdit, onEye }: RowProps) {
  const { is, side, name, reason, value, limit, count = 1 } = term;
  const added = addedValue(term);
  return (
    <li class={`term flex ${shown ? 'paper' : 'coat fold'}`}>
      <button type="button" class="term-edit across gap4 grow" onClick={onEdit}>
        <b class="added rigid text-title">
          {added === null ? '?' : is === 'ability' && side === 'acts' ? plain(added) : signed(added)}
        </b>
        <span class="stacked shrinks dense breaks">
          <b class="text-lead">{is === 'modifier' || side === 'against' ? name : scoreWords(name, value, limit)}</b>
          {reason !== '' && <small>{reason}</small>}
          {count > 1 && <small>{words.alike(count)}</small>}
        </span>
      </button>
      {!readOnly && (
        <Tool label={`${name}: ${words.openTapToHide(shown)}`} sign={shown ? 'eye' : 'lid'} size={24} onClick={onEye} />
      )}
    </li>
  );
}

function Outlook({ total, missing }: { total: number | null; missing: string | null }) {
  if (total === null)
    return (
      <section class="outlook coat fold" aria-label={words.theChance}>
        <p role="status">{missing}</p>
      </section>
    );
  const { share, more } = chanceWords(total);
  const hint = almostNeverFails(total) ? HARDLY_FAILS : null;
  return (
    <section class="outlook coat fold" aria-label={words.theChance}>
      <div class="outlook-head flex gap7">
        <p class="stacked dense">
          <small>{words.totalLabel}</small>
          <b class="outlook-total text-number">{plain(total)}</b>
        </p>
        <p class="stacked dense">
          <small class="label">{words.chanceOfSuccess}</small>
          <b class="text-number">{share}</b>
          <small>{more}</small>
        </p>
      </div>
      <Chances total={total} />
      {hint !== null && <p class="hint fine">{hint}</p>}
    </section>
  );
}

function CallSheet({ draft, onTake, onClose }: Omit<OpenedProps, 'opened'>) {
  return (
    <TitledSheet title={words.thisTest} onClose={onClose}>
      <TextField
        label={words.whatItIsCalled}
        text={draft.label}
        maxLength={60}
        onText={(label) => onTake({ ...draft, label })}
      />
      <Options legend={words.howIsItDone} note={words.notes[draft.manner]}>
        {words.manners.map(([manner, title]) => (
          <Option key={manner} on={draft.manner === manner} onTake={() => onTake({ ...draft, manner })} title={title} />
        ))}
      </Options>
      <Options legend={words.whoActs} note={words.theActingSideWins}>
        <Option
          on={draft.acting === 'player'}
          onTake={() => onTake({ ...draft, acting: 'player' })}
          title={words.thePlayer}
        />
        <Option on={draft.acting === 'gm'} onTake={() => onTake({ ...draft, acting: 'gm' })} title={words.you} />
      </Options>
      <Options legend={words.theTenDice} note={draft.open ? words.allRevealed : undefined}>
        <Option on={!draft.open} onTake={() => onTake({ ...draft, open: false })} title={words.yourHalfHidden} />
        <Option on={draft.open} onTake={() => onTake({ ...draft, open: true })} title={words.allOpen} />
      </Options>
      <Act kind="main" title={words.done} onClick={onClose} />
    </TitledSheet>
  );
}

const MAX_CHANCE = Math.max(...distribution.map(({ chance }) => chance.top));
const LAST = 10;

/** `total`: the test's total; results of −`total` or more succeed. */
function Chances({ total }: { total: number }) {
  const from = -total;
  const shown = from > -LAST && from < LAST;
  const marks = [-LAST, 0, LAST].filter((r) => !shown || Math.abs(r - from) > 2);
  return (
    <span class="as-block" aria-hidden="true">
      <span class="columns flex">
        {distribution.map(({ result, chance }) => (
          <i
            key={result}
            class={result >= from ? 'wins' : ''}
            style={{ height: `${(100 * chance.top) / MAX_CHANCE}%` }}
          />
        ))}
      </span>
      <span class="chance-marks fine as-block">
        {marks.map((r) => (
          <small key={r} style={{ left: placeOf(r) }}>
            {plain(r)}
          </small>
        ))}
        {shown && (
          <small class="least bold" style={{ left: placeOf(from) }}>
            {plain(from)}
          </small>
        )}
      </span>
    </span>
  );
}

/** The centre of the column for a result. */
const placeOf = (r: number): string => `${((r + LAST + 0.5) / (2 * LAST + 1)) * 100}%`;
