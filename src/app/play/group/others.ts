/** The other players at a table. The host sends the list to each player, outside the log (PROTOCOL 11.10). */

import { fromUtf8, utf8 } from '../../../base/bytes.ts';
import { parseJson } from '../../../base/json.ts';
import { watchers } from '../../../base/watchers.ts';
import type { ScreenChannel } from '../../../peer/link/split.ts';
import { cleanName, oneLine } from '../../../words/en/names.ts';

export interface OtherPlayer {
  /** Empty if the name is unknown. */
  readonly name: string;
  /** Empty if none has been chosen yet. */
  readonly character: string;
  readonly away: boolean;
}

const MAX_OTHERS = 5;
const MAX_BYTES = 2000;
const CHARACTER_LETTERS = 40;

export const writeOthers = (others: readonly OtherPlayer[]): Uint8Array =>
  utf8(JSON.stringify(others.map(({ name, character, away }) => [name, character, away])));

/** Parses a list of other players; null for any other message. */
export function readOthers(packet: Uint8Array): OtherPlayer[] | null {
  const value = parseJson((packet.length <= MAX_BYTES && fromUtf8(packet)) || '');
  if (!Array.isArray(value) || value.length > MAX_OTHERS) return null;
  const others = value.map(readOther);
  return others.some((one) => one === null) ? null : others.flatMap((one) => one ?? []);
}

function readOther(value: unknown): OtherPlayer | null {
  const [name, character, away] = Array.isArray(value) ? value : [];
  if (typeof name !== 'string' || typeof character !== 'string' || typeof away !== 'boolean') return null;
  return { name: cleanName(name), character: oneLine(character, CHARACTER_LETTERS), away };
}

/** The host's latest message about the other players; on the host's phone, a guest's request. */
export class Others {
  list: readonly OtherPlayer[] = [];
  readonly #watchers = watchers();

  /**
   * `asks`: this phone is a guest's and requests the list, since anything the host sent before the game was open was
   * lost. Only guests accept a list.
   */
  constructor(table: ScreenChannel, asks = false) {
    table.onPacket((packet) => {
      const read = readOthers(packet);
      if (read === null) return;
      if (asks) this.list = read;
      this.#watchers.tell();
    });
    if (!asks) return;
    const ask = (): void => {
      if (table.state === 'open') table.send(writeOthers([]));
    };
    table.onState(ask);
    ask();
  }

  /** Called for every message. Returns an unsubscribe function. */
  onChange(handler: () => void): () => void {
    return this.#watchers.add(handler);
  }
}
