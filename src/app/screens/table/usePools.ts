/** The end of a match that dealt pools: whether both pools and every deck are proven, by the file of the whole match. */
import { useEffect, useState } from 'preact/hooks';
import { writeRow } from '../../../peer/match/audit/file.ts';
import type { RowProof } from '../../../peer/match/audit/rowProof.ts';
import { type Played, poolIn } from '../../../peer/store/shelf.ts';
import type { Outcome } from '../../../rules/game.ts';
import { device } from '../../device/device.ts';
import type { Sitting } from '../../play/matchRunning.ts';
import { matchFiles } from '../../play/standings.ts';

export interface PoolsShown {
  /** What is proven of the pools, in a sentence; null while it is being checked. */
  readonly text: string | null;
  /** By game of the match, this one last: the result where a deck was not of its pool. */
  readonly outcomes: readonly (Outcome | null)[];
}

const checking: PoolsShown = { text: null, outcomes: [] };

/** Null while the match is not over, and for a match without pools. `before`: its earlier games. */
export function usePools(sitting: Sitting, before: readonly Played[]): PoolsShown | null {
  const [shown, setShown] = useState<PoolsShown>(checking);
  const { status } = sitting.match.view();
  const over = status.kind === 'over' && status.verdict !== null && !status.kept && poolIn(before) !== null;
  // Each of the earlier games that is verified says more.
  const verified = before.filter(({ kept }) => !kept).length;
  useEffect(() => {
    if (over) void proven(sitting, before).then(setShown);
  }, [over, verified]);
  return over ? shown : null;
}

async function proven(sitting: Sitting, before: readonly Played[]): Promise<PoolsShown> {
  const [{ store }, { matchProof }, words] = await Promise.all([
    device(),
    import('../file/prove.ts'),
    import('../../../words/en/proof.ts'),
  ]);
  const files = await matchFiles(sitting, before, store);
  const proof = await matchProof(writeRow(files));
  if (proof === null) return { text: words.poolsWords({ proven: false, by: null }), outcomes: [] };
  return { text: words.poolsOf(proof), outcomes: outcomesOf(proof) };
}

const outcomesOf = ({ games }: RowProof): (Outcome | null)[] =>
  games.map(({ findings, outcome }) =>
    findings.some(({ kind }) => kind === 'beyond-pool') ? (outcome ?? null) : null,
  );
