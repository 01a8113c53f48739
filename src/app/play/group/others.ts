/** Who else sits at a table: the host tells each player, beside the log (PROTOCOL 11.10). */
import { fromUtf8, utf8 } from '../../../base/bytes.ts';
import type { ScreenChannel } from '../../../peer/link/split.ts';
import { cleanName, oneLine } from '../../words/names.ts';

export interface OtherPlayer {
  /** Empty: unknown. */
  readonly name: string;
  /** Empty: none yet. */
  readonly character: string;
  readonly away: boolean;
}

const MAX_OTHERS = 5;
const MAX_BYTES = 2000;
const CHARACTER_LETTERS = 40;

export const writeOthers = (others: readonly OtherPlayer[]): Uint8Array =>
  utf8(JSON.stringify(others.map(({ name, character, away }) => [name, character, away])));

/** Null for any other message. */
export function readOthers(packet: Uint8Array): OtherPlayer[] | null {
  const text = packet.length > MAX_BYTES ? null : fromUtf8(packet);
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(value) || value.length > MAX_OTHERS) return null;
  const others = value.map(readOther);
  return others.some((one) => one === null) ? null : others.flatMap((one) => one ?? []);
}

function readOther(value: unknown): OtherPlayer | null {
  const [name, character, away] = Array.isArray(value) ? value : [];
  if (typeof name !== 'string' || typeof character !== 'string' || typeof away !== 'boolean') return null;
  return { name: cleanName(name), character: oneLine(character, CHARACTER_LETTERS), away };
}

/** The host's latest message about the other players. */
export class Others {
  list: readonly OtherPlayer[] = [];
  #changed: () => void = () => {};

  /** `table`: from the host; null on the host's own phone, which no guest tells. */
  constructor(table: ScreenChannel | null) {
    table?.onPacket((packet) => {
      const read = readOthers(packet);
      if (read === null) return;
      this.list = read;
      this.#changed();
    });
  }

  /** The only watcher; returns an unsubscribe function. */
  onChange(handler: () => void): () => void {
    this.#changed = handler;
    return () => {
      this.#changed = () => {};
    };
  }
}
