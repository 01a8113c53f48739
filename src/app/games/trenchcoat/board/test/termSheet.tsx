/** One term of a test: a modifier, or an ability with its limit, open or hidden. What was typed stays when it is refused. */
import { useState } from 'preact/hooks';
import { readTyped, SCORE } from '../../../../../rules/trenchcoat/input.ts';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import { Option, Options } from '../../../../parts/options.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import type { DraftTerm } from '../../master/draft.ts';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import { TextField } from '../look/textField.tsx';

interface Props {
  /** Null: a new one. */
  term: DraftTerm | null;
  /** Where a new ability goes. */
  row: number;
  /** Who acts in a test of several: a modifier is for all of them, or for one. */
  helpers: readonly { readonly row: number; readonly name: string }[];
  /** Null: away with it. */
  onTake(term: DraftTerm | null): void;
  onClose(): void;
}

const kinds = [
  ['modifier', 'acts', 'Modifier'],
  ['ability', 'acts', 'Ability'],
  ['ability', 'against', 'Against it'],
] as const;

export function TermSheet({ term, row, helpers, onTake, onClose }: Props) {
  const [[is, side], setKind] = useState<readonly [DraftTerm['is'], DraftTerm['side'], string?]>(
    term ? [term.is, term.side] : ['modifier', 'acts'],
  );
  const [name, setName] = useState(term?.name ?? '');
  const [value, setValue] = useState(term?.value == null ? '' : plain(term.value));
  const [limit, setLimit] = useState(term?.limit == null ? '' : plain(term.limit));
  const [hidden, setHidden] = useState(term?.hidden ?? false);
  const [whose, setWhose] = useState(term?.row ?? null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [wrongLimit, setWrongLimit] = useState<string | null>(null);
  const called = name.trim() || (is === 'modifier' ? 'Circumstances' : 'Ability');
  const take = (): void => {
    const number = readTyped(value, is === 'modifier' ? 'The modifier' : 'The score', SCORE);
    if (!number.ok) return setWrong(number.error.text);
    const cap = is === 'modifier' || limit.trim() === '' ? null : readTyped(limit, 'The limit', SCORE);
    if (cap && !cap.ok) return setWrongLimit(cap.error.text);
    onTake({
      is,
      side,
      row: is === 'modifier' ? whose : (term?.row ?? (side === 'acts' ? row : 0)),
      name: called,
      reason: term && term.value === number.value ? term.reason : 'typed by you',
      value: number.value,
      limit: cap?.ok ? cap.value : null,
      hidden,
    });
  };
  return (
    <Sheet label={term ? `Change ${term.name}` : 'A new term'} onClose={onClose}>
      <h2>{term ? term.name : 'A new term'}</h2>
      {!term && (
        <Options legend="What is it?">
          {kinds.map((kind) => (
            <Option
              key={kind[2]}
              on={is === kind[0] && side === kind[1]}
              onTake={() => setKind(kind)}
              title={kind[2]}
            />
          ))}
        </Options>
      )}
      <TextField label="What it is called" text={name} most={40} onText={setName} />
      <NumberField
        label={is === 'modifier' ? 'What it adds' : 'Score'}
        text={value}
        wrong={wrong}
        onText={(text) => {
          setWrong(null);
          setValue(text);
        }}
      />
      {is === 'ability' && (
        <NumberField
          label="Limit, or nothing"
          text={limit}
          wrong={wrongLimit}
          onText={(text) => {
            setWrongLimit(null);
            setLimit(text);
          }}
        />
      )}
      {is === 'modifier' && helpers.length > 1 && (
        <Options legend="Who is it for?">
          <Option on={whose === null} onTake={() => setWhose(null)} title="Everybody" />
          {helpers.map((one) => (
            <Option key={one.row} on={whose === one.row} onTake={() => setWhose(one.row)} title={one.name} />
          ))}
        </Options>
      )}
      <Options legend="Who sees it?">
        <Option on={!hidden} onTake={() => setHidden(false)} title="Both" />
        <Option on={hidden} onTake={() => setHidden(true)} title="You alone" />
      </Options>
      <div class="acts">
        {term && <Act kind="quiet" title="Leave it out" onClick={() => onTake(null)} />}
        <Act kind="main" title={term ? 'Change it' : 'Add it'} onClick={take} />
      </div>
    </Sheet>
  );
}
