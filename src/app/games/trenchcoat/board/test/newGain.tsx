/** Adds something the player learns: a thing found, a line learned, damage. */

import { useState } from 'preact/hooks';
import type { Gain } from '../../../../../rules/trenchcoat/game/call.ts';
import { readTyped } from '../../../../../rules/trenchcoat/input.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Option, Options } from '../../../../parts/options.tsx';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/numberField.tsx';
import { TextField } from '../look/textField.tsx';
import type { TrenchSession } from '../session.ts';

type What = 'learned' | 'damage';

export function NewGain({ v, onAdd }: { v: TrenchSession; onAdd(gain: Gain): void }) {
  const [what, setWhat] = useState<What | null>(null);
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { nodes, test, pending } = v.table;
  const who = test?.call.who ?? pending?.request.who ?? 0;
  const node = pending?.request.kind === 'action' ? pending.request.node : nodes.length - 1;
  const add = (): void => {
    if (what === 'learned') {
      if (name.trim() === '' || text.trim() === '') return setWrong(words.sayWhatItIs);
      onAdd({ gain: 'learned', node, field: name.trim(), value: text.trim() });
    } else {
      const pips = readTyped(text, words.damage, { least: -99, most: 99 });
      if (!pips.ok) return setWrong(refusalWords(pips.error));
      onAdd({ gain: 'damage', who, pips: pips.value, label: name.trim() });
    }
    setWhat(null);
    setName('');
    setText('');
    setWrong(null);
  };
  return (
    <>
      <Options legend={words.somethingMore}>
        {node >= 0 && (
          <Option on={what === 'learned'} onTake={() => setWhat('learned')} title={words.somethingLearned} />
        )}
        <Option on={what === 'damage'} onTake={() => setWhat('damage')} title={words.damage} />
      </Options>
      {what !== null && (
        <>
          <TextField label={words.whatItIsSuch(what)} text={name} most={40} onText={setName} />
          {what === 'learned' ? (
            <TextField label={words.description} text={text} most={200} onText={setText} />
          ) : (
            <NumberField label={words.howMuch} text={text} onText={setText} />
          )}
          {wrong && (
            <p class="refused" role="alert">
              {wrong}
            </p>
          )}
          <Act title={words.addIt} sign="plus" onClick={add} />
        </>
      )}
    </>
  );
}
