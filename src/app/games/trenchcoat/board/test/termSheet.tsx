/** One term of a test: a modifier, or an ability with its limit, open or hidden. The input stays if it is refused. */
import { useState } from 'preact/hooks';
import { ok } from '../../../../../base/result.ts';
import * as is from '../../../../../base/shapes.ts';
import { readTyped, SCORE } from '../../../../../rules/trenchcoat/input.ts';
import { readTime, times, timeText } from '../../../../../rules/trenchcoat/test/taskTime.ts';
import { CHARACTERS } from '../../../../../rules/trenchcoat/test/total.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import { Option, Options } from '../../../../parts/options.tsx';
import type { DraftTerm } from '../../master/draft.ts';
import { Act } from '../look/act.tsx';
import { NumberField, TextField } from '../look/fields.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { useDraft, useNumber } from '../useDraft.ts';

interface Props {
  /** Null for a new term. */
  term: DraftTerm | null;
  /** The row that a new ability gets. */
  row: number;
  /** The acting characters of a group test: a modifier applies to all of them, or to one. */
  helpers: readonly { readonly row: number; readonly name: string }[];
  /** Null removes the term. */
  onTake(term: DraftTerm | null): void;
  onClose(): void;
}

function useTyped(term: DraftTerm | null, row: number, kind: DraftTerm['is']) {
  const of = JSON.stringify([term, row]);
  return {
    named: useDraft({ name: 'term', of, initial: term?.name ?? '', is: is.text }),
    value: useNumber({
      name: 'term value',
      of,
      initial: term?.value == null ? '' : plain(term.value),
      read: (typed) => readTyped(typed, words.termValueName(kind), SCORE),
    }),
    limit: useNumber<number | null>({
      name: 'term limit',
      of,
      initial: term?.limit == null ? '' : plain(term.limit),
      read: (typed) => (typed.trim() === '' ? ok(null) : readTyped(typed, words.theLimit, SCORE)),
    }),
    count: useNumber({
      name: 'term count',
      of,
      initial: `${term?.count ?? 1}`,
      read: (typed) => readTyped(typed, words.howManyAlike, CHARACTERS),
    }),
  };
}

export function TermSheet({ term, row, helpers, onTake, onClose }: Props) {
  const [[is, side], setKind] = useState<readonly [DraftTerm['is'], DraftTerm['side'], string?]>(
    term ? [term.is, term.side] : ['modifier', 'acts'],
  );
  const { named, value, limit, count } = useTyped(term, row, is);
  const [hidden, setHidden] = useState(term?.hidden ?? false);
  const [whose, setWhose] = useState(term?.row ?? null);
  const isHelper = is === 'ability' && side === 'acts' && helpers.length > 0;
  const called = named.value.trim() || words.termKindName(is);
  const take = (): void => {
    const number = value.take();
    const cap = is === 'ability' ? limit.take() : ok(null);
    const many = isHelper ? count.take() : ok(1);
    if (!number.ok || !cap.ok || !many.ok) return;
    for (const one of [named, value, limit, count]) one.forget();
    onTake({
      is,
      side,
      row: is === 'modifier' ? whose : (term?.row ?? (side === 'acts' ? row : 0)),
      name: called,
      reason: term?.value === number.value ? term.reason : words.typedByYou,
      value: number.value,
      limit: cap.value,
      hidden,
      ...(many.value > 1 && { count: many.value }),
    });
  };
  return (
    <TitledSheet title={term ? words.change(term.name) : words.aNewTerm} onClose={onClose}>
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
      <TextField label={words.whatItIsCalled} text={named.value} maxLength={40} onText={named.set} />
      <NumberField label={words.termValueLabel(is)} {...value.field} />
      {is === 'ability' && <NumberField label={words.limitOrNothing} {...limit.field} />}
      {isHelper && <NumberField label={words.howManyAlike} {...count.field} />}
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
    </TitledSheet>
  );
}

interface TimeProps {
  /** Task Time multiplier, in thousandths: 1000 is ×1. */
  time: number;
  onTake(time: number): void;
  onClose(): void;
}

/** The test's Task Time, fixed at ×1 until the Game Master allows other values. */
export function TimeSheet({ time, onTake, onClose }: TimeProps) {
  const number = useNumber({ name: 'time', of: time, read: readTime });
  const take = (): void => {
    const read = number.take();
    if (!read.ok) return;
    number.forget();
    onTake(read.value);
  };
  return (
    <TitledSheet title={words.taskTime} onClose={onClose}>
      <Options legend={words.howMuchTime}>
        {times.map(([multiplier, modifier]) => (
          <Option
            key={multiplier}
            on={multiplier === time}
            onTake={() => onTake(multiplier)}
            title={timeText(multiplier)}
            detail={words.noModifier(modifier)}
          />
        ))}
      </Options>
      <TextField label={words.timeInputLabel} maxLength={12} {...number.field} />
      <Act
        title={words.useTitle}
        blocked={number.field.text.trim() === '' ? words.typeANumberFirst : null}
        onClick={take}
      />
    </TitledSheet>
  );
}
