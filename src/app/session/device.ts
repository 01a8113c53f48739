/** This phone: its key, its store, its worker. Opened once, when something needs them. */
import type { Signer } from '../../peer/crypto.ts';
import type { PairingOptions } from '../../peer/pairing/pairing.ts';
import type { Curve } from '../../peer/secret/curve.ts';
import { curveWorker } from '../../peer/secret/curvePort.ts';
import { openIdbStore } from '../../peer/store/idb.ts';
import { openIdentity } from '../../peer/store/identity.ts';
import { MemoryDisk } from '../../peer/store/memory.ts';
import { netrunner } from '../../rules/netrunner/index.ts';
import { type GoingOn, goingOn } from './goingOn.ts';

export interface Device extends GoingOn {
  signer: Signer;
  curve: Curve;
  /** The key and the games outlive the page. */
  keeps: boolean;
}

export const versions: PairingOptions['versions'] = {
  protocol: 'NRHC1/1',
  rules: `${netrunner.id}/${netrunner.version}`,
};

let opening: Promise<Device> | undefined;

export function device(): Promise<Device> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Device> {
  const worker = () => new Worker(new URL('../../peer/secret/curve.worker.ts', import.meta.url), { type: 'module' });
  const disk = openIdbStore();
  const [identity, listed] = await Promise.all([openIdentity(), disk.list()]);
  const store = goingOn(disk, new MemoryDisk().open(), listed.ok ? null : listed.error);
  return Object.assign(store, {
    signer: identity.signer,
    curve: curveWorker(worker),
    keeps: listed.ok && identity.kept,
  });
}
