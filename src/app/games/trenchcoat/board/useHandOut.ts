/**
 * What the Game Master hands out in passing: it goes out with the result being told, or as soon as they may act, after which it is the
 * player's turn again.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Gain } from '../../../../rules/trenchcoat/game/call.ts';
import { announceMove } from '../../../../rules/trenchcoat/game/master.ts';
import type { Move } from '../../../../rules/trenchcoat/game/move.ts';
import { isGains } from './draftForms.ts';
import type { TrenchSession } from './session.ts';
import { useDraft } from './useDraft.ts';

export interface HandOut {
  /** Not told yet. */
  readonly handed: readonly Gain[];
  handOut(gains: readonly Gain[]): void;
  /** They are part of what is told now. */
  toldHanded(): void;
}

type Acting = Pick<TrenchSession, 'table' | 'known' | 'drawer' | 'pending' | 'questionAt' | 'wants' | 'want' | 'play'>;

/** `busy`: they prepare a test, for which they keep the turn. */
export function useHandOut(v: Acting | null, busy: boolean): HandOut {
  const draft = useDraft<readonly Gain[]>({ name: 'handed', initial: [], is: isGains });
  const handed = draft.value;
  /** What this hook is doing: asking to act, announcing, or handing the turn back. */
  const [stage, setStage] = useState<'none' | 'asked' | 'announced'>('none');
  /** The last question answered: its answer may not have been sent yet. */
  const answered = useRef<number | null>(null);
  useEffect(() => {
    if (v === null || v.pending || v.questionAt === answered.current) return;
    const { step } = v.table;
    const play = (move: Move): void => {
      answered.current = v.questionAt;
      v.play(move);
    };
    if (step === 'lead' && handed.length > 0) {
      const made = announceMove(v.table, v.known, v.drawer, { say: '', gains: [...handed] });
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
      // The player's request came first, so what was handed out goes with its answer.
    } else if (step !== 'idle' && step !== 'lead' && stage !== 'none') setStage('none');
  });
  return {
    handed,
    handOut: (gains) => draft.set([...handed, ...gains]),
    toldHanded: draft.forget,
  };
}
