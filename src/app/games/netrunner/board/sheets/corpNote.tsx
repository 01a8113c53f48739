/** The Corp’s bits in a trace: noted in secret up to the limit, or spent openly. */
import { useState } from 'preact/hooks';
import type { FrameOf } from '../../../../../rules/netrunner/frame.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { available } from '../../../../../rules/netrunner/rulebook/pay/payment.ts';
import { traceRule } from '../../../../../rules/netrunner/rulebook/trace/rule.ts';
import { CORP } from '../../../../../rules/netrunner/table.ts';
import { Big } from '../../../../parts/button.tsx';
import type { Acting } from '../decide/decisionProps.ts';
import { isTrace } from '../seated.ts';
import { Numbers, Spend } from './numbers.tsx';

type Note = Extract<Move, { do: 'note' }>;

export function CorpNote({ v, frame, onPlay }: Acting & { frame: FrameOf<'trace'> }) {
  const have = available(v.table, CORP, 'trace');
  const [bits, setBits] = useState<number | null>(null);
  const most = isTrace(v)
    ? have
    : Math.max(frame.limit, ...v.moves.map((move) => (move.do === 'note' ? move.bits : 0)));
  const notes = Array.from({ length: most + 1 }, (_, n): Note => ({ do: 'note', bits: n }));
  const worth = (note: Note): number => traceRule(v.table).trace(frame, note);
  return (
    <div class="noting">
      <h3>How many bits?</h3>
      <Numbers
        label="Bits"
        choices={notes.map((note) => ({ value: note.bits, says: note.bits, blocked: v.refusal(note)?.text }))}
        chosen={bits}
        onChoose={setBits}
      />
      {have < most && <p class="quiet">You have {have}.</p>}
      <div class="footing">
        <Spend from={have} bits={bits ?? 0} />
        <Big
          kind="main"
          title={titleOf(isTrace(v), bits === null ? null : worth({ do: 'note', bits }))}
          blocked={bits === null ? 'choose a number first' : null}
          onClick={() => onPlay({ do: 'note', bits: bits ?? 0 })}
        />
      </div>
    </div>
  );
}

function titleOf(open: boolean, worth: number | null): string {
  if (worth === null) return open ? 'Spend' : 'Seal';
  return open ? `Spend for a trace of ${worth}` : `Seal a trace of ${worth}`;
}
