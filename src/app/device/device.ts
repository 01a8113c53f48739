// Chunk: device
/** This phone's key, store and worker. Opened once, on demand. */
import { hex, utf8 } from '../../base/bytes.ts';
import { PROTOCOL, type Signer, sha256 } from '../../peer/crypto.ts';
import { versionOf } from '../../peer/match/agreement.ts';
import { MAX_VERSION_LENGTH } from '../../peer/pairing/message.ts';
import type { PairingOptions } from '../../peer/pairing/pairing.ts';
import type { Curve } from '../../peer/secret/curve.ts';
import { curveWorker } from '../../peer/secret/curvePort.ts';
import { type Identity, openIdentity } from '../../peer/store/identity.ts';
import { MemoryDisk } from '../../peer/store/memory.ts';
import { catalogue } from '../../rules/catalogue.ts';
import { allGameInfos, mainGameInfo } from '../../words/en/signs.ts';
import { disk } from './disk.ts';
import { FallbackStore } from './fallbackStore.ts';

export interface Device extends Pick<FallbackStore, 'store' | 'strict' | 'onTrouble' | 'trouble'> {
  /** This phone's key; `trouble` is set if it lasts only as long as the page. */
  readonly identity: Identity;
  readonly signer: Signer;
  readonly curve: Curve;
  /** The versions that two phones compare before they play. */
  readonly versions: PairingOptions['versions'];
}

/** The version of a game's rules in this build, such as `chess/1.2`. Loads the rules, so call it only when needed. */
export async function rulesVersionOf({ id } = mainGameInfo): Promise<string> {
  const game = await catalogue[id]();
  return versionOf(game);
}

/** The rules versions of all games in this build. */
export const allRulesVersions = async (): Promise<string> =>
  (await Promise.all(allGameInfos.map(rulesVersionOf))).join(' ');

/**
 * The versions in the form two phones compare. Any difference prevents a start, since either game may be chosen later.
 * If the list is too long for a hello, it is shortened to the first game and a fingerprint of all games (PROTOCOL
 * 11.5).
 */
export function comparableVersions(all: string): string {
  if (all.length <= MAX_VERSION_LENGTH) return all;
  return `${all.split(' ')[0]?.slice(0, MAX_VERSION_LENGTH - 9)} ${hex(sha256(utf8(all)).slice(0, 4))}`;
}

let opening: ReturnType<typeof open> | undefined;

/** A caller that got a temporary key keeps it; later callers get the stored key once it is available. */
export async function device(): Promise<Device> {
  opening ??= open();
  const parts = await opening;
  if (parts.identity.trouble !== null) {
    const again = await openIdentity();
    if (again.trouble === null) parts.identity = again;
  }
  const { fallback, curve, identity, versions } = parts;
  return {
    store: fallback.store,
    strict: fallback.strict,
    onTrouble: (handler) => fallback.onTrouble(handler),
    get trouble() {
      return fallback.trouble;
    },
    identity,
    signer: identity.signer,
    curve,
    versions,
  };
}

async function open() {
  const worker = () => new Worker(new URL('../../peer/secret/curve.worker.ts', import.meta.url), { type: 'module' });
  const [identity, listed, rules] = await Promise.all([openIdentity(), disk.list(), allRulesVersions()]);
  const fallback = new FallbackStore(disk, new MemoryDisk().open(), listed.ok ? null : listed.error);
  const parts = {
    fallback,
    curve: curveWorker(worker),
    identity,
    versions: { protocol: PROTOCOL, rules: comparableVersions(rules) },
  };
  fallback.onCleared(() => void parts.identity.keepAgain());
  return parts;
}
