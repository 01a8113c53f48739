/** The Runner's choice of a fort to run on. */

import type { Move } from '../../../../../rules/netrunner/move.ts';
import { cardAt, fortOf } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';
import { whyNot } from '../../../../../words/en/netrunner/decide/allow.ts';
import { nameAt } from '../../../../../words/en/netrunner/decide/moves.ts';
import { fortName } from '../../../../../words/en/netrunner/places.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';

import type { DecisionProps } from '../decide/decisionProps.ts';
import { MoveList } from '../decide/moveList.tsx';
import { fortsInOrder, type NetrunnerSeated } from '../seated.ts';

/** Lists only what the rules allow, in table order. */
export function RunSheet({ v, onPlay, onClose }: DecisionProps & { onClose(): void }) {
  const order = fortsInOrder(v.table.forts).map((fort) => fort.id);
  const runs = v.moves
    .flatMap((move) => (move.do === 'run' ? [move] : []))
    .sort((a, b) => order.indexOf(a.fort) - order.indexOf(b.fort));
  return (
    <Sheet title={words.runOnWhichFort} onClose={onClose}>
      {runs.length === 0 && <p class="quiet">{whyNot(v.refusal({ do: 'run', fort: 'hq' })) ?? words.noRunNow}</p>}
      <MoveList v={v} moves={banLiftingMoves(v)} onMove={onPlay} />
      <ul class="moves stacked gap3">
        {runs.map((move) => (
          <li key={move.fort}>
            <ActionButton
              title={fortName(move.fort)}
              detail={wayWords(v, move.fort)}
              actions={1}
              onClick={() => onPlay(move)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Moves after which the Runner may run again. */
export const banLiftingMoves = (v: NetrunnerSeated): Move[] => v.moves.filter((move) => move.do === 'liftBan');

function wayWords(v: NetrunnerSeated, id: string): string {
  const ice = fortOf(v.table, id)?.ice ?? [];
  if (ice.length === 0) return words.noIce;
  const rezzed = ice.filter((slot) => cardAt(v.table, slot).active).map((slot) => nameAt(v, slot));
  return words.ice(ice.length, rezzed.length > 0 ? words.rezzedIce(rezzed.join(', ')) : words.noneRezzed);
}
