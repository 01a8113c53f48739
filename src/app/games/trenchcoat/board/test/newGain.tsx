/** One more thing that the player learns: something found, a line that was learned, damage. */
import { useState } from 'preact/hooks';
import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';
import { readTyped } from '../../../../../rules/trenchcoat/input.ts';
import { Option, Options } from '../../../../parts/options.tsx';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import { TextField } from '../look/textField.tsx';
import type { Session } from '../session.ts';

type What = 'learned' | 'damage';

export function NewGain({ v, onAdd }: { v: Session; onAdd(gain: Gain): void }) {
  const [what, setWhat] = useState<What | null>(null);
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { nodes, test, pending } = v.table;
  const who = test?.call.who ?? pending?.request.who ?? 0;
  const node = pending?.request.kind === 'action' ? pending.request.node : nodes.length - 1;
  const add = (): void => {
    if (what === 'learned') {
      if (name.trim() === '' || text.trim() === '') return setWrong('Say what it is and describe it.');
      onAdd({ gain: 'learned', node, field: name.trim(), value: text.trim() });
    } else {
      const pips = readTyped(text, 'Damage', { least: -99, most: 99 });
      if (!pips.ok) return setWrong(pips.error.text);
      onAdd({ gain: 'damage', who, pips: pips.value, label: name.trim() });
    }
    setWhat(null);
    setName('');
    setText('');
    setWrong(null);
  };
  return (
    <>
      <Options legend="Something more">
        {node >= 0 && <Option on={what === 'learned'} onTake={() => setWhat('learned')} title="Something learned" />}
        <Option on={what === 'damage'} onTake={() => setWhat('damage')} title="Damage" />
      </Options>
      {what !== null && (
        <>
          <TextField
            label={what === 'learned' ? 'What it is, such as Owner' : 'What kind, such as Physical'}
            text={name}
            most={40}
            onText={setName}
          />
          {what === 'learned' ? (
            <TextField label="Description" text={text} most={200} onText={setText} />
          ) : (
            <NumberField label="How much" text={text} onText={setText} />
          )}
          {wrong && (
            <p class="refused" role="alert">
              {wrong}
            </p>
          )}
          <Act title="Add it" sign="plus" onClick={add} />
        </>
      )}
    </>
  );
}
