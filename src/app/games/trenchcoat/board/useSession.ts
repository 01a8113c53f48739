/** A session with this phone's private data, and what the phone does automatically for its player. */
import type { TrenchKnown } from '../../../../rules/trenchcoat/game/known.ts';
import { stoppedMove } from '../../../../rules/trenchcoat/game/master.ts';
import type { Move } from '../../../../rules/trenchcoat/game/move.ts';
import type { Table } from '../../../../rules/trenchcoat/game/table.ts';
import type { Seated } from '../../../play/seated.ts';
import type { CallSheetDraft } from '../master/draft.ts';
import type { SessionRecord } from '../recorder.ts';
import { isCallDraft, orNull } from './draftForms.ts';
import { isGm, type TrenchSession } from './session.ts';
import { useDraft, useDrawer } from './useDraft.ts';
import { useAnswering, useErrands } from './useErrands.ts';
import { useHandOut } from './useHandOut.ts';

interface KeptSession {
  /** Null while loading. */
  readonly v: TrenchSession | null;
  /** The Game Master's own test, as prepared so far. */
  readonly own: CallSheetDraft | null;
  setOwn(draft: CallSheetDraft | null): void;
  /** Whether the browser failed to store the last private change. */
  readonly unkept: boolean;
}

export function useSession(seated: Seated<Table, Move>, record: SessionRecord): KeptSession {
  // The shared type is for cards; in this game the value is what `knowledge` returned.
  const known = seated.known as unknown as TrenchKnown;
  const kept = useDrawer(seated.storageKey, known);
  const prepared = useDraft<CallSheetDraft | null>({ name: 'own', initial: null, is: orNull(isCallDraft) });
  const own = prepared.value;
  const mine = kept.drawer && { ...seated, known, record, drawer: kept.drawer, change: kept.change };
  const handOut = useHandOut(mine, own !== null);
  const acting = mine && { ...mine, ...handOut };
  const { borrow, ...errands } = useErrands(acting, own !== null);
  // Once the player has ended the session, seals this phone's remaining pages.
  useAnswering(mine, (v, answer) => {
    const made = isGm(v) && v.table.step === 'ending' ? stoppedMove(v) : null;
    if (made?.ok) answer(made.value);
  });
  return {
    v: acting && { ...acting, ...errands },
    own,
    setOwn(next) {
      if (next) {
        borrow();
        prepared.set(next);
      } else prepared.forget();
    },
    unkept: kept.unkept,
  };
}
