/** Adds a number that the player names. The input stays if it is refused. */

import { useState } from 'preact/hooks';
import * as words from '../../../../../words/en/trenchcoat/board/sheets.ts';
import { SelectField } from '../../../../parts/form/field.tsx';
import { hasFields, isFlag, isText } from '../draftForms.ts';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import { TextField } from '../look/textField.tsx';
import { useDraft } from '../useDraft.ts';

interface Props {
  what: string;
  /** Suggested names. */
  offered?: readonly string[];
  groups?: readonly { readonly path: string; readonly name: string }[];
  /** Returns why it was refused, or null if it was added. */
  onAdd(name: string, typed: string, group: string): string | null;
}

interface NumberDraft {
  open: boolean;
  name: string;
  typed: string;
  group: string;
}

const isNumberDraft = hasFields<NumberDraft>({ open: isFlag, name: isText, typed: isText, group: isText });

export function NewNumber({ what, offered = [], groups = [], onAdd }: Props) {
  const first: NumberDraft = { open: false, name: '', typed: '', group: groups[2]?.path ?? groups[0]?.path ?? '' };
  const draft = useDraft<NumberDraft>({ name: `new ${what}`, initial: first, is: isNumberDraft });
  const { open, name, typed, group } = draft.value;
  const put = (more: Partial<NumberDraft>): void => draft.set({ ...draft.value, ...more });
  const [error, setError] = useState<string | null>(null);
  if (!open) return <Act small kind="quiet" title={words.addA(what)} sign="plus" onClick={() => put({ open: true })} />;
  return (
    <div class="stacked gap2">
      <TextField label={words.nameLabel(what)} text={name} maxLength={40} onText={(text) => put({ name: text })} />
      {offered.length > 0 && (
        <div class="suggested flex wraps gap2">
          {offered.map((one) => (
            <button key={one} type="button" onClick={() => put({ name: one })}>
              {one}
            </button>
          ))}
        </div>
      )}
      {groups.length > 0 && (
        <SelectField
          label={words.skillGroup}
          value={group}
          options={groups.map(({ path, name: title }) => [path, title])}
          onChoose={(next) => put({ group: next })}
        />
      )}
      <NumberField label={words.numberLabel} text={typed} error={error} onText={(text) => put({ typed: text })} />
      <div class="acts">
        <Act small kind="quiet" title={words.neverMind} onClick={() => put({ open: false })} />
        <Act
          small
          title={words.addTitle}
          onClick={() => {
            const refused = onAdd(name, typed, group);
            setError(refused);
            if (refused === null) draft.forget();
          }}
        />
      </div>
    </div>
  );
}
