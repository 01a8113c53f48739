/** Which of his nodes the Game Master brings into the session. */
import { Sheet } from '../../../../parts/sheet.tsx';
import type { Session } from '../session.ts';

export function BringSheet({ onClose }: { v: Session; onClose(): void }) {
  return (
    <Sheet label="Bring a node" onClose={onClose}>
      <h2>Bring a node</h2>
    </Sheet>
  );
}
