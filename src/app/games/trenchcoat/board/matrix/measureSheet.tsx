/** A triggered measure as a card: its effect, and what has to be typed. */

import * as is from '../../../../../base/shapes.ts';
import { measures, type SecurityMeasure } from '../../../../../rules/trenchcoat/game/page.ts';
import { thresholds, triggeredBy } from '../../../../../rules/trenchcoat/game/secret.ts';
import { changeRefusal } from '../../../../../rules/trenchcoat/game/slots.ts';
import { hasEnded } from '../../../../../rules/trenchcoat/game/table.ts';
import { readTyped } from '../../../../../rules/trenchcoat/input.ts';
import * as words from '../../../../../words/en/trenchcoat/board/matrix.ts';

import { measureNames } from '../../../../../words/en/trenchcoat/nodes.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { Act } from '../look/act.tsx';
import { NumberField, TextField } from '../look/fields.tsx';
import { playerName, secretsOf, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import './measureSheet.css';

interface Props {
  v: TrenchSession;
  at: number;
  measure: SecurityMeasure;
  onClose(): void;
}

export function MeasureSheet({ v, at, measure, onClose }: Props) {
  const draft = useDraft({ name: 'measure', of: `${at} ${measure}`, initial: '', is: is.text });
  const note = draft.value;
  const tally = secretsOf(v).nodes[at]?.tally ?? 0;
  const fired = secretsOf(v).nodes[at]?.fired.includes(measure) ?? false;
  const heard = measure === 'active' || measure === 'shutdown';
  const ended = hasEnded(v.table);
  const asked = ended ? null : words.measureQuestions[measure];
  const isTooLong = note.trim() !== '' && changeRefusal({ to: 'note', text: note.trim() }) !== null;
  return (
    <Sheet label={measureNames[measure]} onClose={onClose}>
      <div class="measure-head flex">
        <i class="icon-box rigid">
          <Sign name="spark" size={32} />
        </i>
        <span class="coat fold stacked centers">
          <b class="text-title">{measureNames[measure]}</b>
          <small>{words.triggersAtTally(thresholds[measure], tally)}</small>
        </span>
      </div>
      <p>{words.measureEffects[measure]}</p>
      {measure === 'analyze' && !ended && <Found v={v} at={at} onClose={onClose} />}
      {asked && (
        <>
          <TextField label={asked} text={note} maxLength={80} onText={draft.set} />
          <Act
            kind="main"
            title={note.trim() === '' ? words.done : words.noteTitle}
            blocked={isTooLong ? words.tooLongNote : null}
            onClick={() => {
              draft.forget();
              if (note.trim() !== '') v.change({ to: 'note', text: note.trim() });
              onClose();
            }}
          />
        </>
      )}
      {!asked && !ended && measure !== 'analyze' && <Act kind="main" title={words.done} onClick={onClose} />}
      {!fired && !ended && (
        <Act
          kind="quiet"
          title={words.holdItBack}
          detail={words.triggerLaterNote}
          onClick={() => {
            v.change({ to: 'hold', node: at, measure });
            onClose();
          }}
        />
      )}
      <p class="dark-note across gap4 quiet">
        <Sign name="lid" size={20} /> {heard ? heardWords(v, at) : words.theirPhoneShowsNothing(playerName(v))}
      </p>
    </Sheet>
  );
}

/** What a persona in the node notices is sent with the Game Master's next tell. */
const heardWords = (v: TrenchSession, at: number): string =>
  v.table.nodes[at]?.level === null ? words.isntInThisNode(playerName(v)) : words.noticesWithNextTell(playerName(v));

interface FoundDraft {
  amount: number;
  /** Null if a value was tapped instead of typed. */
  typed: string | null;
}

const noneFound: FoundDraft = { amount: 0, typed: null };
const isFound = is.fields<FoundDraft>({ amount: is.number, typed: is.orNull(is.text) });

/** For Analyze ICE: how much it finds. */
function Found({ v, at, onClose }: Omit<Props, 'measure'>) {
  const secret = secretsOf(v).nodes[at];
  const draft = useDraft<FoundDraft>({ name: 'found', of: `${at} ${secret?.tally}`, initial: noneFound, is: isFound });
  const { amount, typed } = draft.value;
  if (!secret) return null;
  const read = typed === null ? null : readTyped(typed, words.whatItFinds, { least: 0, most: 50 });
  const add = read === null ? amount : read.ok ? read.value : 0;
  const next = measures.find((measure) => thresholds[measure] > secret.tally && !secret.fired.includes(measure));
  const from = next ? thresholds[next] - secret.tally : null;
  const fires = triggeredBy(secret, add).map((measure) => measureNames[measure]);
  return (
    <>
      <h3>{words.foundHowMuch}</h3>
      <FoundButtons {...draft.value} from={from} onTake={draft.set} />
      {typed !== null && (
        <NumberField
          label={words.found}
          text={typed}
          error={read?.ok === false && typed !== '' ? refusalWords(read.error) : null}
          onText={(text) => draft.set({ amount, typed: text })}
        />
      )}
      <p class="found-sum flex spread gap4 quiet">
        <span>
          {fires.length > 0
            ? words.triggersToo(fires.join(', '))
            : next && words.triggersFrom(from, measureNames[next])}
        </span>
        <b class="text-lead">
          {secret.tally} + {add} = {secret.tally + add}
        </b>
      </p>
      <Act
        kind="main"
        title={words.add(add)}
        detail={next && add < (from ?? 0) ? words.tallyLeft((from ?? 0) - add, measureNames[next]) : undefined}
        sign="forward"
        blocked={read?.ok === false ? words.tallyRangeNote : null}
        onClick={() => {
          draft.forget();
          v.change({ to: 'found', node: at, add });
          onClose();
        }}
      />
    </>
  );
}

interface FoundButtonsProps extends FoundDraft {
  /** The amount that triggers the next measure; null if there is none. */
  from: number | null;
  onTake(draft: FoundDraft): void;
}

const FoundButtons = ({ amount, typed, from, onTake }: FoundButtonsProps) => (
  <div class="found">
    {[0, 1, 2, 3, 4, 5].map((n) => (
      <button
        key={n}
        type="button"
        class={`text-number bold ${n === from ? 'least' : ''}`}
        aria-pressed={typed === null && amount === n}
        onClick={() => onTake({ amount: n, typed: null })}
      >
        {n}
      </button>
    ))}
    <button
      class="text-number bold"
      type="button"
      aria-label={words.typeAnotherNumber}
      aria-pressed={typed !== null}
      onClick={() => onTake({ amount, typed: '' })}
    >
      <Sign name="pencil" size={20} />
    </button>
  </div>
);
