/** What has happened, newest first; and the Runner's trash. */
import { Big } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Told } from '../../parts/told.tsx';
import type { Acting } from './acting.ts';
import { CardRows } from './fortSheet.tsx';
import { sideName } from './seated.ts';
import './recordSheet.css';

type Props = Pick<Acting, 'v' | 'onShow'> & { onClose(): void };

export function RecordSheet({ v, onClose }: Props) {
  const lines = v.lines.map((line, at) => ({ ...line, at })).reverse();
  return (
    <Sheet label="Record" onClose={onClose}>
      <h2>Record</h2>
      {lines.length === 0 && <p class="quiet">Nothing has happened yet.</p>}
      <ol class="record" reversed>
        {lines.map(({ at, seat, text }) => (
          <li key={at} class={`${seat === null ? '' : sideName(seat)} ${/ begins turn \d/.test(text) ? 'turn' : ''}`}>
            <Told text={text} names={v.names} />
          </li>
        ))}
      </ol>
      {v.save && <Big kind="quiet" title="Save the game as a file" detail="signed by both" onClick={v.save} />}
    </Sheet>
  );
}

export function TrashSheet({ v, onShow, onClose }: Props) {
  const { trash } = v.table.runner;
  return (
    <Sheet label="Trash" onClose={onClose}>
      <h2>Trash, newest first</h2>
      <CardRows cards={trash} onCard={(card) => onShow({ kind: 'card', card })} />
    </Sheet>
  );
}
