// @vitest-environment happy-dom
/**
 * A stranger pairs with this phone and immediately sends a game: the player is asked first, and nothing is stored
 * before they accept.
 */
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PairedPeer } from '../../../src/app/device/transports.ts';
import { bringsGame } from '../../../src/app/play/lobby.ts';
import { ArriveScreen } from '../../../src/app/screens/move/arrive.tsx';
import { utf8 } from '../../../src/base/bytes.ts';
import { type Cbor, decodeCbor, encodeCbor, isList } from '../../../src/peer/log/cbor.ts';
import { versionOf } from '../../../src/peer/match/agreement.ts';
import { logOf, writeParcel } from '../../../src/peer/match/parcel.ts';
import { catalogue } from '../../../src/rules/catalogue.ts';
import { testTaker } from '../../support/duel.ts';
import { pair } from '../../support/link/memory.ts';
import { FaultyDisk } from '../../support/peer/faultyDisk.ts';
import { soon } from '../../support/screens/soon.ts';
import { shortDuel } from '../../support/shortToy.ts';

let store = new FaultyDisk().open();
vi.mock('../../../src/app/device/device.ts', () => ({ device: async () => ({ strict: store, trouble: null }) }));
vi.mock('../../../src/peer/store/freeSpace.ts', () => ({ testFreeSpace: async () => ({ ok: true, value: null }) }));

beforeEach(() => {
  store = new FaultyDisk().open();
});
afterEach(cleanup);

/** Message numbers between the two phones of one player, as used in packets. */
const [OFFER, READY, REFUSE, PART, KEPT] = [0, 1, 3, 4, 5];

async function stranger() {
  const stored = await (await shortDuel()).players[0].disk.open().read('duel');
  if (!stored.ok) throw new Error(stored.error);
  const version = versionOf(await catalogue.kit());
  const log = writeParcel(logOf(stored.value));
  const whole = writeParcel(stored.value);
  const link = pair({ auto: true });
  const heard: Cbor[] = [];
  link.a.onPacket((packet) => {
    const message = decodeCbor(packet);
    if (message.ok && isList(message.value)) heard.push(message.value[1] as Cbor);
  });
  const send = (...message: readonly Cbor[]): void => {
    const packet = encodeCbor(['move/1', ...message]);
    expect(bringsGame(packet)).toBe(true);
    link.a.send(packet);
  };
  const offer = (): void => send(OFFER, ...['duel', version, 'Mallory', 'Bob'].map(utf8));
  const sendAll = (): void => {
    send(PART, 0, 0, 1, log);
    send(PART, 1, 0, 1, whole);
  };
  const met = {
    link: link.b,
    peerKey: testTaker(1, 0).publicKey,
    identity: { signer: testTaker(2, 0), trouble: null },
  };
  const screen = render(<ArriveScreen met={met as unknown as PairedPeer} onGame={() => {}} />);
  offer();
  sendAll();
  const take = await screen.findByText('Take the game', {});
  offer();
  sendAll();
  await rest();
  return { heard, sendAll, screen, take };
}

const rest = () => new Promise((wake) => setTimeout(wake, 50));
const names = async () => {
  const list = await store.list();
  return list.ok ? list.value.map(({ gameId }) => gameId) : list.error;
};

test('the game is stored only after the player accepts', async () => {
  const { heard, sendAll, screen, take } = await stranger();
  screen.getByText('Mallory against Bob');
  expect(heard).toEqual([]);
  expect(await names()).toEqual([]);
  fireEvent.click(take);
  await soon(() => expect(heard).toEqual([READY]));
  expect(await names()).toEqual([]);
  sendAll();
  await soon(() => expect(heard).toContain(KEPT));
  expect(await names()).toEqual(['duel']);
});

test('after a refusal, nothing is stored whatever else arrives', async () => {
  const { heard, sendAll, screen } = await stranger();
  fireEvent.click(screen.getByText('Don’t take it'));
  await soon(() => expect(heard).toEqual([REFUSE]));
  sendAll();
  await rest();
  // The refusal may be repeated, in case it was lost; nothing else is said.
  expect(new Set(heard)).toEqual(new Set([REFUSE]));
  expect(await names()).toEqual([]);
});
