/**
 * A finished game whose rules this version no longer has, since games of a match can have different versions. It can't
 * be viewed, but the next game can start from its result, its log and its link.
 */
import { fromHex, hex } from '../../base/bytes.ts';
import type { Split } from '../../peer/link/split.ts';
import { appendAll, startChain } from '../../peer/log/chain.ts';
import { readAgreement } from '../../peer/match/agreement.ts';
import { storedFile } from '../../peer/match/audit/file.ts';
import { gameId } from '../../peer/secret/seed.ts';
import type { GameLock } from '../../peer/store/lock.ts';
import type { PlayedGame, Shelved } from '../../peer/store/shelf.ts';
import type { StoredGame } from '../../peer/store/store.ts';
import type { PairedPeer } from '../device/transports.ts';
import type { AnyTableUi } from '../games/gameUi.ts';
import { Rematch } from './rematch.ts';

/** What the next game of a match starts from. */
export interface FinishedMatchGame {
  readonly shelved: Shelved;
  readonly met: PairedPeer;
  readonly ui: AnyTableUi;
  /** The name both phones use for the finished game. */
  readonly after: string;
  readonly id: Uint8Array;
  readonly options: Readonly<Record<string, string>>;
  readonly played: PlayedGame;
  /** Resumes listening to the opponent's wishes. */
  listen(): void;
  /** Closes the game; the next game takes over the link. */
  close(): void;
}

export interface Intermission extends FinishedMatchGame {
  readonly rematch: Rematch;
  /** Leaves the game, which is no longer on any screen. */
  leave(): void;
}

interface Parts extends Pick<FinishedMatchGame, 'shelved' | 'met' | 'ui'> {
  stored: StoredGame;
  ways: Split;
  held: GameLock;
}

/**
 * Returns null for an unfinished game, or one whose decks stay secret until the match ends, since verifying it needs
 * its rules.
 */
export async function between({ shelved, stored, ui, met, ways, held }: Parts): Promise<Intermission | null> {
  const { played } = shelved;
  const rules = fromHex(played?.rules ?? '');
  const { seed, header } = stored.records;
  const agreed = seed && header && readAgreement(header, seed);
  if (!shelved.over || !played || played.kept || rules?.length !== 32 || !agreed?.ok) return null;
  const file = storedFile(stored, rules);
  if (file === null) return null;
  const id = gameId(file.header);
  let chain = startChain(id, file.header.publicKeys);
  for await (const step of appendAll(chain, file.entries)) {
    if (!step.ok) return null;
    chain = step.value.chain;
  }
  let open = true;
  const rematch = new Rematch(ways.words, met.trouble);
  const close = (): void => {
    open = false;
    rematch.close();
    held.release();
  };
  const after = `${chain.past.length} ${hex(chain.head)}`;
  rematch.before = shelved.before ?? [];
  rematch.closedAt(after);
  return {
    shelved,
    met,
    ui,
    after,
    id,
    options: agreed.value.options,
    played,
    rematch,
    listen: ways.listen,
    close,
    leave() {
      if (!open) return;
      close();
      met.link.close();
    },
  };
}
