/** Adds a user-named number. The input stays if it is refused. */

import { useId, useState } from 'preact/hooks';
import * as words from '../../../../../words/en/trenchcoat/board/sheets.ts';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import { TextField } from '../look/textField.tsx';

interface Props {
  what: string;
  /** Suggested names. */
  offered?: readonly string[];
  groups?: readonly { readonly path: string; readonly name: string }[];
  /** Returns why it was refused; null if added. */
  onAdd(name: string, typed: string, group: string): string | null;
}

export function NewNumber({ what, offered = [], groups = [], onAdd }: Props) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState(groups[2]?.path ?? groups[0]?.path ?? '');
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
  if (!open) return <Act small kind="quiet" title={words.addA(what)} sign="plus" onClick={() => setOpen(true)} />;
  return (
    <div class="new-number">
      <TextField label={words.whatTheIsCalled(what)} text={name} most={40} onText={setName} />
      {offered.length > 0 && (
        <div class="offered">
          {offered.map((one) => (
            <button key={one} type="button" onClick={() => setName(one)}>
              {one}
            </button>
          ))}
        </div>
      )}
      {groups.length > 0 && (
        <label class="select-field" for={id}>
          {words.skillGroup}
          <select id={id} value={group} onChange={(event) => setGroup(event.currentTarget.value)}>
            {groups.map(({ path, name: title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <NumberField label={words.itsNumber} text={typed} wrong={wrong} onText={setTyped} />
      <div class="acts">
        <Act small kind="quiet" title={words.neverMind} onClick={() => setOpen(false)} />
        <Act
          small
          title={words.addIt}
          onClick={() => {
            const refused = onAdd(name, typed, group);
            setWrong(refused);
            if (refused !== null) return;
            setName('');
            setTyped('');
            setOpen(false);
          }}
        />
      </div>
    </div>
  );
}
