// Chunk: trenchcoat
/** A player's cell in the strip, computed only from their own session. */

import type { TrenchKnown } from '../../../../../rules/trenchcoat/game/known.ts';
import type { Move } from '../../../../../rules/trenchcoat/game/move.ts';
import { hasEnded, type Table } from '../../../../../rules/trenchcoat/game/table.ts';
import { helps } from '../../../../../rules/trenchcoat/group/together.ts';
import { DAMAGE_PIP } from '../../../../../rules/trenchcoat/sheet/fields.ts';
import * as words from '../../../../../words/en/trenchcoat/board/group.ts';
import type { Seated } from '../../../../play/seated.ts';
import type { GroupCell } from '../../../gameUi.ts';
import { Seal } from '../look/seal.tsx';
import { playerName } from '../session.ts';

export const characterName = ({ table, names }: Pick<Seated<Table, Move>, 'table' | 'names'>): string =>
  table.sheets[0]?.name || playerName({ names });

export function cell(v: Seated<Table, Move>): GroupCell {
  const { table } = v;
  const name = characterName(v);
  const own = { name, character: table.sheets[0]?.name ?? null, seal: <Seal seat={1} of={v.seals[1]} size={26} /> };
  const quiet = { ...own, waits: false, sign: null } as const;
  if (hasEnded(table)) return { ...quiet, state: words.over };
  switch (table.step) {
    case 'requested':
      return { ...own, waits: true, sign: 'asks', state: words.askingState };
    case 'called':
    case 'holding':
    case 'rolling':
      return { ...own, waits: false, sign: 'rolls', state: words.rollingState };
    case 'rolled':
      // A helper waits for the leader's roll and gets the result through the All screen.
      return { ...quiet, waits: table.test !== null && !helps(table.test.call), state: words.rolled };
    default:
  }
  if (isToApply(v)) return { ...own, waits: true, sign: 'apply', state: words.toApplyState };
  if (table.step === 'lead') return { ...quiet, waits: true, state: words.waitingState };
  return { ...quiet, state: table.sheets.length === 0 ? words.choosing : null };
}

/** Whether a Shutdown has been triggered that the player has not been told about. */
function isToApply({ known, table }: Seated<Table, Move>): boolean {
  const { secret } = known as unknown as TrenchKnown;
  return (secret?.nodes ?? []).some(
    ({ inForce }, at) => inForce.includes('shutdown') && table.nodes[at]?.level != null && !table.nodes[at]?.down,
  );
}

export const damageOf = ({ sheets }: Table): number => sheets[0]?.numbers[DAMAGE_PIP] ?? 0;
