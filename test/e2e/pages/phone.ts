/** One phone: its key from IndexedDB, one pairing at a time, and a log of its events. */
import { fromHex, hex } from '../../../src/base/bytes.ts';
import type { Link } from '../../../src/peer/link/link.ts';
import { peerjsGates } from '../../../src/peer/link/peerjs.ts';
import {
  host,
  joinByCode,
  joinByLink,
  meetAgain,
  type Pairing,
  type PairingOptions,
  type Ticket,
} from '../../../src/peer/pairing/pairing.ts';
import { readInvitation } from '../../../src/peer/pairing/room.ts';
import { openIdentity } from '../../../src/peer/store/identity.ts';
import { readNote, saveNote } from '../../../src/peer/store/notes.ts';

type Kept = Omit<Ticket, 'peerKey'> & { peerKey: string };

let pairing: Pairing | null = null;
let link: Link | null = null;
let diagnoseMs: number | undefined;
/** What happened, and when (wall-clock ms). */
const diary: [string, number][] = [];
const got: Uint8Array[] = [];

export const phone = {
  /** How long to try before the phone reports a problem (ms). */
  impatient: (ms: number) => {
    diagnoseMs = ms;
  },
  host: async (rules?: string) => begin(host(await options(rules))),
  joinByLink: async (link: string, rules?: string) => begin(joinByLink(readInvitation(link)!, await options(rules))),
  joinByCode: async (room: string) => begin(joinByCode(room, await options())),
  /** Reconnects after a restart, from what was stored. */
  again: async (changes: { token?: string } = {}) => {
    const { peerKey, ...ticket } = (await readNote('ticket')) as Kept;
    const met = meetAgain({ ...ticket, ...changes, peerKey: fromHex(peerKey)! }, await options());
    follow(met.link);
    begin(met);
  },
  answer: (same: boolean) => pairing!.answer(same),
  close: () => pairing!.close(),
  /** Sends a packet of the given length whose bytes are all `value`. */
  send: (length: number, value: number) => link!.send(new Uint8Array(length).fill(value)),
  /** Sends a packet that the other phone returns, and gives the round-trip time (ms). */
  roundTrip: async (length: number) => {
    const begun = performance.now();
    const before = got.length;
    link!.send(new Uint8Array(length).fill(echo));
    while (got.length === before) await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - begun;
  },
  view: () => ({
    room: pairing?.room ?? null,
    invitation: pairing?.invitation ?? null,
    progress: pairing?.progress.at ?? null,
    symbols: pairing?.progress.at === 'comparing' ? [...pairing.progress.symbols] : null,
    trouble: pairing?.trouble?.kind ?? (pairing?.progress.at === 'refused' ? pairing.progress.trouble.kind : null),
    link: link?.state ?? null,
    got: got.map((packet) => [packet.length, packet[0]]),
    diary,
  }),
};

const [echo, reply] = [200, 201];

async function options(rules = 'test'): Promise<PairingOptions> {
  return {
    open: peerjsGates(),
    signer: (await openIdentity()).signer,
    versions: { protocol: 'test', rules },
    diagnoseMs,
  };
}

function begin(next: Pairing): void {
  pairing = next;
  note('begun');
  let last: string | null = null;
  const look = () => {
    const { at } = next.progress;
    if (at !== last) note(at);
    last = at;
    if (next.progress.at !== 'paired') return;
    const { ticket } = next.progress.paired;
    // Stored on disk immediately, because a killed browser loses its last seconds of writes to local storage.
    void saveNote('ticket', { ...ticket, peerKey: hex(ticket.peerKey) } satisfies Kept);
    follow(next.progress.paired.link);
  };
  next.onChange(look);
  look();
}

function follow(next: Link): void {
  if (link === next) return;
  link = next;
  next.onState(note);
  next.onPacket((packet) => {
    if (packet[0] === echo) next.send(packet.fill(reply));
    else got.push(packet);
  });
}

const note = (what: string) => void diary.push([what, Date.now()]);
