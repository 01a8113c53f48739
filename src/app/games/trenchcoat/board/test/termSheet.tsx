/** One term of a test: a modifier, or an ability with its limit, open or hidden. The input stays if it is refused. */

import { useState } from 'preact/hooks';
import { readTyped, SCORE } from '../../../../../rules/trenchcoat/input.ts';
import { CHARACTERS } from '../../../../../rules/trenchcoat/test/total.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';

import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Option, Options } from '../../../../parts/options.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import type { DraftTerm } from '../../master/draft.ts';
import { fieldsAre, isText } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import { TextField } from '../look/textField.tsx';
import { useDraft } from '../useDraft.ts';

interface Props {
  /** Null: a new one. */
  term: DraftTerm | null;
  /** The row of a new ability. */
  row: number;
  /** Who acts in a group test: a modifier is for all of them, or for one. */
  helpers: readonly { readonly row: number; readonly name: string }[];
  /** Null removes it. */
  onTake(term: DraftTerm | null): void;
  onClose(): void;
}

/** What is typed into its fields. */
interface TypedTerm {
  name: string;
  value: string;
  limit: string;
  count: string;
}

const isTyped = fieldsAre<TypedTerm>({ name: isText, value: isText, limit: isText, count: isText });

const typedOf = (term: DraftTerm | null): TypedTerm => ({
  name: term?.name ?? '',
  value: term?.value == null ? '' : plain(term.value),
  limit: term?.limit == null ? '' : plain(term.limit),
  count: `${term?.count ?? 1}`,
});

export function TermSheet({ term, row, helpers, onTake, onClose }: Props) {
  const [[is, side], setKind] = useState<readonly [DraftTerm['is'], DraftTerm['side'], string?]>(
    term ? [term.is, term.side] : ['modifier', 'acts'],
  );
  const draft = useDraft<TypedTerm>({
    name: 'term',
    of: JSON.stringify([term, row]),
    initial: typedOf(term),
    is: isTyped,
  });
  const { name, value, limit, count } = draft.value;
  const put = (more: Partial<TypedTerm>): void => draft.set({ ...draft.value, ...more });
  const [hidden, setHidden] = useState(term?.hidden ?? false);
  const [whose, setWhose] = useState(term?.row ?? null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [wrongLimit, setWrongLimit] = useState<string | null>(null);
  const [wrongCount, setWrongCount] = useState<string | null>(null);
  const isHelper = is === 'ability' && side === 'acts' && helpers.length > 0;
  const called = name.trim() || words.termKindName(is);
  const take = (): void => {
    const number = readTyped(value, words.termValueName(is), SCORE);
    if (!number.ok) return setWrong(refusalWords(number.error));
    const cap = is === 'modifier' || limit.trim() === '' ? null : readTyped(limit, words.theLimit, SCORE);
    if (cap && !cap.ok) return setWrongLimit(refusalWords(cap.error));
    const many = isHelper ? readTyped(count, words.howManyAlike, CHARACTERS) : null;
    if (many && !many.ok) return setWrongCount(refusalWords(many.error));
    draft.forget();
    onTake({
      is,
      side,
      row: is === 'modifier' ? whose : (term?.row ?? (side === 'acts' ? row : 0)),
      name: called,
      reason: term && term.value === number.value ? term.reason : words.typedByYou,
      value: number.value,
      limit: cap?.ok ? cap.value : null,
      hidden,
      ...(many?.ok && many.value > 1 && { count: many.value }),
    });
  };
  return (
    <Sheet label={term ? words.change(term.name) : words.aNewTerm} onClose={onClose}>
      <h2>{term ? term.name : words.aNewTerm}</h2>
      {!term && (
        <Options legend={words.whatIsIt}>
          {words.kinds.map((kind) => (
            <Option
              key={kind[2]}
              on={is === kind[0] && side === kind[1]}
              onTake={() => setKind(kind)}
              title={kind[2]}
            />
          ))}
        </Options>
      )}
      <TextField label={words.whatItIsCalled} text={name} most={40} onText={(text) => put({ name: text })} />
      <NumberField
        label={words.termValueLabel(is)}
        text={value}
        wrong={wrong}
        onText={(text) => {
          setWrong(null);
          put({ value: text });
        }}
      />
      {is === 'ability' && (
        <NumberField
          label={words.limitOrNothing}
          text={limit}
          wrong={wrongLimit}
          onText={(text) => {
            setWrongLimit(null);
            put({ limit: text });
          }}
        />
      )}
      {isHelper && (
        <NumberField
          label={words.howManyAlike}
          text={count}
          wrong={wrongCount}
          onText={(text) => {
            setWrongCount(null);
            put({ count: text });
          }}
        />
      )}
      {is === 'modifier' && helpers.length > 1 && (
        <Options legend={words.whoIsItFor}>
          <Option on={whose === null} onTake={() => setWhose(null)} title={words.everybody} />
          {helpers.map((one) => (
            <Option key={one.row} on={whose === one.row} onTake={() => setWhose(one.row)} title={one.name} />
          ))}
        </Options>
      )}
      <Options legend={words.whoSeesIt}>
        <Option on={!hidden} onTake={() => setHidden(false)} title={words.both} />
        <Option on={hidden} onTake={() => setHidden(true)} title={words.youAlone} />
      </Options>
      <div class="acts">
        {term && <Act kind="quiet" title={words.leaveItOut} onClick={() => onTake(null)} />}
        <Act kind="main" title={words.changeOrAdd(!!term)} onClick={take} />
      </div>
    </Sheet>
  );
}
