/** The rooms of a session. None opens automatically; a waiting question highlights its tab. */
import * as words from '../../../../../words/en/trenchcoat/board/look.ts';
import { Sign } from '../../../../parts/sign.tsx';
import './tabs.css';

const rooms = ['test', 'matrix', 'sheet', 'log'] as const;
export type Room = (typeof rooms)[number];

const names: Record<Room, { name: string; sign: string }> = {
  test: { name: words.test, sign: 'test' },
  matrix: { name: words.matrix, sign: 'mesh' },
  sheet: { name: words.sheet, sign: 'person' },
  log: { name: words.log, sign: 'list' },
};

interface Props {
  room: Room;
  /** A word for what is waiting in the test room; null if nothing is. */
  waits: string | null;
  onRoom(room: Room): void;
}

export function Tabs({ room, waits, onRoom }: Props) {
  return (
    <nav class="tabs flex gap2" aria-label={words.rooms}>
      {rooms.map((one) => {
        const called = one === 'test' && room !== 'test' && waits !== null;
        return (
          <span class="ring flex" key={one}>
            <button
              type="button"
              class={`own across centers gap3 quiet semibold ${called ? 'called' : ''}`}
              aria-current={room === one ? 'page' : undefined}
              onClick={() => onRoom(one)}
            >
              <Sign name={names[one].sign} size={20} />
              {called ? waits : names[one].name}
            </button>
          </span>
        );
      })}
    </nav>
  );
}
