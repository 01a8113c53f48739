/**
 * Gains that the Game Master hands out outside a test. They are sent with the next result told, or as soon as the Game
 * Master may act; the turn then returns to the player.
 */
import { useState } from 'preact/hooks';
import type { Gain } from '../../../../rules/trenchcoat/game/call.ts';
import { announceMove } from '../../../../rules/trenchcoat/game/master.ts';
import { isGains } from './draftForms.ts';
import type { TrenchSession } from './session.ts';
import { useDraft } from './useDraft.ts';
import { useAnswering } from './useErrands.ts';

export interface HandOut {
  /** Gains that the player has not been told about yet. */
  readonly handed: readonly Gain[];
  handOut(gains: readonly Gain[]): void;
  /** Clears the gains once they are part of a tell. */
  toldHanded(): void;
}

type Acting = Pick<TrenchSession, 'table' | 'known' | 'drawer' | 'pending' | 'questionAt' | 'wants' | 'want' | 'play'>;

/**
 * Queues gains and sends them when possible. `busy`: whether the Game Master is preparing a test and keeps the turn for
 * it.
 */
export function useHandOut(v: Acting | null, busy: boolean): HandOut {
  const draft = useDraft<readonly Gain[]>({ name: 'handed', initial: [], is: isGains });
  const handed = draft.value;
  /** The hook's stage: asking to act, announcing, or handing the turn back. */
  const [stage, setStage] = useState<'none' | 'asked' | 'announced'>('none');
  useAnswering(v, (v, play) => {
    const { step } = v.table;
    if (step === 'lead' && handed.length > 0) {
      const made = announceMove(v, { say: '', gains: [...handed] });
      if (!made.ok) return setStage('none');
      draft.forget();
      setStage(stage === 'asked' && !busy ? 'announced' : 'none');
      play(made.value);
    } else if (step === 'lead' && stage === 'announced') {
      setStage('none');
      play({ do: 'done' });
    } else if (step === 'idle' && handed.length > 0 && v.want && !v.wants?.[0]) {
      setStage('asked');
      v.want(true);
      // The player made a request first, so the gains are sent with its answer.
    } else if (step !== 'idle' && step !== 'lead' && stage !== 'none') setStage('none');
  });
  return {
    handed,
    handOut: (gains) => draft.set([...handed, ...gains]),
    toldHanded: draft.forget,
  };
}
