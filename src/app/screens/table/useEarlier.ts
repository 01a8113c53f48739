/** The end of a match with secret decks: once this game owes its seeds, so do the earlier ones. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Over } from '../../../peer/match/status.ts';
import { keepsDecks } from '../../../peer/match/tableOptions.ts';
import type { Played } from '../../../peer/store/shelf.ts';
import { type Earlier, showEarlier } from '../../play/earlier.ts';
import type { MatchSession } from '../../play/matchRunning.ts';

/** Returns the earlier games in their current state, and a way to claim those whose seeds do not come. */
export function useEarlier(
  sitting: MatchSession,
  before: readonly Played[],
): { before: readonly Played[]; claim(): void } {
  const [shown, setShown] = useState<readonly Played[]>([]);
  const earlier = useRef<Earlier | null>(null);
  const { status } = sitting.match.view();
  const ended = status.kind === 'over' && !status.kept && isInLog(status) && keepsDecks(sitting.match.agreed().options);
  useEffect(() => {
    if (!ended) return;
    const told = (played: Played): void => setShown((all) => [...all, played]);
    void showEarlier(sitting, before, told).then((one) => {
      earlier.current = one;
    });
  }, [ended]);
  const now = before.map((one) => shown.find(({ game }) => game !== undefined && game === one.game) ?? one);
  return { before: now, claim: () => earlier.current?.claim() };
}

/**
 * A concession or a claim counts at once, but the game may go on, or keep its seeds, once the missing entry is there:
 * until then nothing of the earlier games is shown.
 */
const isInLog = ({ by, owed }: Over): boolean =>
  by === 'rules' || by === 'agreement' || owed === null || owed.type === 'SEED';
