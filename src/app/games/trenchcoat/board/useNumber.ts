/** A number typed into a form: kept as a draft, and validated when the form is submitted. */
import { useState } from 'preact/hooks';
import type { Result } from '../../../../base/result.ts';
import type { InputFault } from '../../../../rules/trenchcoat/reasons.ts';
import { refusalWords } from '../../../../words/en/trenchcoat/refusals/index.ts';
import { isText } from './draftForms.ts';
import { type DraftOptions, useDraft } from './useDraft.ts';

interface TypedNumber<T> {
  readonly field: { readonly text: string; readonly error: string | null; onText(text: string): void };
  /** The parsed input. If it is refused, the field shows why. */
  take(): Result<T, InputFault>;
  forget(): void;
}

interface Options<T> extends Pick<DraftOptions<string>, 'name' | 'of'> {
  readonly initial?: string;
  read(typed: string): Result<T, InputFault>;
}

export function useNumber<T = number>({ read, initial = '', ...draftOptions }: Options<T>): TypedNumber<T> {
  const draft = useDraft({ ...draftOptions, initial, is: isText });
  const [error, setError] = useState<string | null>(null);
  return {
    field: {
      text: draft.value,
      error,
      onText(text) {
        setError(null);
        draft.set(text);
      },
    },
    take() {
      const number = read(draft.value);
      setError(number.ok ? null : refusalWords(number.error));
      return number;
    },
    forget: draft.forget,
  };
}
