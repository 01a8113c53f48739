/** A measure that has fired, as a card: what it does, and what has to be typed. */
import { useState } from 'preact/hooks';
import { type Measure, measures } from '../../../../../rules/trenchcoat/game/page.ts';
import { firedBy, thresholds } from '../../../../../rules/trenchcoat/game/secret.ts';
import { changeRefusal } from '../../../../../rules/trenchcoat/game/slots.ts';
import { readTyped } from '../../../../../rules/trenchcoat/input.ts';
import { measureNames } from '../../../../../words/en/trenchcoat/nodes.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import { TextField } from '../look/textField.tsx';
import { playerName, type Session, secretsOf } from '../session.ts';
import './measureSheet.css';

interface Props {
  v: Session;
  at: number;
  measure: Measure;
  onClose(): void;
}

const says: Record<Measure, string> = {
  analyze: 'It looks for illegal activity. What it finds is added to the tally.',
  trace: 'It follows the stream to where the decker is.',
  silent: 'Some staff are warned of a possible intrusion. Firewall +2, Processor −2. Processes are not warned.',
  combat: 'It attacks until it crashes. Then it restarts and attacks again.',
  active: 'Staff and every process are warned of an intrusion. Firewall +3, Processor −3.',
  shutdown: 'The node shuts down. Every access ends, and it can only be started again.',
};

const asks: Partial<Record<Measure, string>> = {
  trace: 'Found: where, or how far?',
  silent: 'What is impaired?',
  active: 'What is impaired?',
};

export function MeasureSheet({ v, at, measure, onClose }: Props) {
  const [note, setNote] = useState('');
  const tally = secretsOf(v).nodes[at]?.tally ?? 0;
  const fired = secretsOf(v).nodes[at]?.fired.includes(measure) ?? false;
  const heard = measure === 'active' || measure === 'shutdown';
  const asked = asks[measure];
  const tooLong = changeRefusal({ to: 'note', text: note.trim() }) && 'too long: shorten it';
  return (
    <Sheet label={measureNames[measure]} onClose={onClose}>
      <div class="measure-head">
        <i>
          <Sign name="spark" size={32} />
        </i>
        <span class="coat fold">
          <b>{measureNames[measure]}</b>
          <small>
            fires at {thresholds[measure]}; the tally is {tally}
          </small>
        </span>
      </div>
      <p>{says[measure]}</p>
      {measure === 'analyze' && <Found v={v} at={at} onClose={onClose} />}
      {asked && (
        <>
          <TextField label={asked} text={note} most={80} onText={setNote} />
          <Act
            kind="main"
            title="Note it"
            blocked={note.trim() === '' ? 'type something first' : tooLong}
            onClick={() => {
              v.change({ to: 'note', text: note.trim() });
              onClose();
            }}
          />
        </>
      )}
      {!fired && (
        <Act
          kind="quiet"
          title="Hold it back"
          detail="it can be fired by hand later"
          onClick={() => {
            v.change({ to: 'hold', node: at, measure });
            onClose();
          }}
        />
      )}
      <p class="dark-note">
        <Sign name="lid" size={20} /> {heard ? heardWords(v, at) : `${playerName(v)}’s phone shows nothing of this`}
      </p>
    </Sheet>
  );
}

/** What a persona in the node notices goes with whatever the Game Master tells next. */
const heardWords = (v: Session, at: number): string =>
  v.table.nodes[at]?.level === null
    ? `${playerName(v)} isn’t in this node and notices nothing`
    : `${playerName(v)} notices it with what you tell next`;

/** Analyze ICE: how much it finds. */
function Found({ v, at, onClose }: Omit<Props, 'measure'>) {
  const [amount, setAmount] = useState(0);
  const [typed, setTyped] = useState<string | null>(null);
  const secret = secretsOf(v).nodes[at];
  if (!secret) return null;
  const read = typed === null ? null : readTyped(typed, 'What it finds', { least: 0, most: 50 });
  const add = read === null ? amount : read.ok ? read.value : 0;
  const next = measures.find((measure) => thresholds[measure] > secret.tally && !secret.fired.includes(measure));
  const from = next ? thresholds[next] - secret.tally : null;
  const fires = firedBy(secret, add).map((measure) => measureNames[measure]);
  return (
    <>
      <h3 class="found-head">Found: how much?</h3>
      <div class="found">
        {[0, 1, 2, 3, 4, 5].map((n) => (
          <button
            key={n}
            type="button"
            class={n === from ? 'least' : ''}
            aria-pressed={typed === null && amount === n}
            onClick={() => {
              setTyped(null);
              setAmount(n);
            }}
          >
            {n}
          </button>
        ))}
        <button
          type="button"
          aria-label="Type another number"
          aria-pressed={typed !== null}
          onClick={() => setTyped('')}
        >
          <Sign name="pencil" size={20} />
        </button>
      </div>
      {typed !== null && (
        <NumberField
          label="Found"
          text={typed}
          wrong={read?.ok === false && typed !== '' ? read.error.text : null}
          onText={setTyped}
        />
      )}
      <p class="found-sum">
        <span>
          {fires.length > 0
            ? `${fires.join(', ')} fires too`
            : next && `From ${from} on, ${measureNames[next]} fires too`}
        </span>
        <b>
          {secret.tally} + {add} = {secret.tally + add}
        </b>
      </p>
      <Act
        kind="main"
        title={`Add ${add}`}
        detail={next && add < (from ?? 0) ? `${(from ?? 0) - add} more than to ${measureNames[next]}` : undefined}
        sign="forward"
        blocked={read?.ok === false ? 'type a number from 0 to 50' : null}
        onClick={() => {
          v.change({ to: 'found', node: at, add });
          onClose();
        }}
      />
    </>
  );
}
