/** The Corp's note: a number up to the limit. */
import { useState } from 'preact/hooks';
import { bitsOf } from '../../../rules/netrunner/table.ts';
import { Big } from '../../parts/button.tsx';
import type { Acting } from './acting.ts';
import { Numbers, Spend } from './numbers.tsx';

export function CorpNote({ v, limit, onPlay }: Acting & { limit: number }) {
  const have = bitsOf(v.table, v.seat);
  const [bits, setBits] = useState<number | null>(null);
  const notes = Array.from({ length: limit + 1 }, (_, n) => n);
  return (
    <div class="noting">
      <h3>How many bits?</h3>
      <Numbers
        label="Bits"
        choices={notes.map((n) => ({ value: n, says: n, blocked: v.refusal({ do: 'note', bits: n })?.text }))}
        chosen={bits}
        onChoose={setBits}
      />
      {have < limit && <p class="quiet">You have {have}.</p>}
      <Spend from={have} bits={bits ?? 0} />
      <Big
        kind="main"
        title={bits === null ? 'Seal' : `Seal a trace of ${bits}`}
        blocked={bits === null ? 'choose a number first' : null}
        onClick={() => onPlay({ do: 'note', bits: bits ?? 0 })}
      />
    </div>
  );
}
