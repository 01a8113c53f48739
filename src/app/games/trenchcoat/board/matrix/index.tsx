/** The matrix, as this phone knows it. */
import type { Room } from '../look/tabs.tsx';
import type { Session } from '../session.ts';

export function MatrixRoom({ v }: { v: Session; onRoom(room: Room): void }) {
  return <p class="room-note">{v.table.nodes.length} nodes</p>;
}
