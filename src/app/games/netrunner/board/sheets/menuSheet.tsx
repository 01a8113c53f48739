/** The table menu: what can be done with the game as a whole. Moves are in "What can I do?". */
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { goTo } from '../../../../route.ts';
import type { PassHold } from '../../autoPass.ts';
import type { DecisionProps } from '../decide/decisionProps.ts';
import './menuSheet.css';

interface Props extends DecisionProps {
  onClose(): void;
  onLeave(): void;
  hold: PassHold | undefined;
  setHold: ((hold: PassHold) => void) | undefined;
}

export function MenuSheet({ v, hold, setHold, onShow, onClose, onLeave }: Props) {
  const row = (title: string, act: () => void, harm = false) => (
    <li key={title}>
      <button
        type="button"
        class={`across menu-row semibold fills ${harm ? 'danger-text' : ''}`}
        onClick={() => {
          onClose();
          act();
        }}
      >
        {title}
      </button>
    </li>
  );
  const stop = hold !== undefined && setHold && hold !== 'always' && !v.table.over ? setHold : null;
  return (
    <Sheet title={words.tableMenu} onClose={onClose}>
      <ul class="menu-rows stacked">
        {stop && (
          <StopRow on={hold === 'once'} title={words.askMeNextTime} onTurn={(on) => stop(on ? 'once' : 'none')} />
        )}
        {stop && v.table.run !== null && (
          <StopRow on={hold === 'run'} title={words.askMeEveryTime} onTurn={(on) => stop(on ? 'run' : 'none')} />
        )}
        {v.also?.map(({ title, act }) => row(title, act))}
        {row(words.record, () => onShow({ kind: 'record' }))}
        {row(words.settings, () => goTo({ at: 'settings' }))}
        {row(words.leaveTheTable, onLeave)}
        {!v.table.over && row(words.concedeEllipsis, () => onShow({ kind: 'concede' }), true)}
      </ul>
    </Sheet>
  );
}

/** A setting for this game only; the permanent one is in Settings. */
function StopRow({ on, title, onTurn }: { on: boolean; title: string; onTurn(on: boolean): void }) {
  return (
    <li>
      <button type="button" class="menu-row across semibold fills" aria-pressed={on} onClick={() => onTurn(!on)}>
        {title}
      </button>
    </li>
  );
}
