/** Replay of a finished game: by step, run or turn, with every known card. */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as say from '../../../words/en/screens/replay.ts';
import { review } from '../../../words/en/screens/review.ts';
import { Framed } from '../../parts/head.tsx';
import type { ReplayOf, ReplayView } from '../../route.ts';
import { Player } from './player.tsx';
import { openReplay, type ReplaySource } from './replaying.ts';
import { ReviewScreen } from './review.tsx';
import { wayBack } from './wayBack.ts';

type State = { at: 'opening'; words: string } | { at: 'none'; why: string } | { at: 'open'; replaying: ReplaySource };

export function ReplayScreen({ which, view }: { which: ReplayOf; view: ReplayView | undefined }) {
  const [state, setState] = useState<State>({ at: 'opening', words: say.opening });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const progress = (done: number, of: number): void =>
      setState({ at: 'opening', words: say.readingProgress(of === 0 || done === 0, done, of) });
    const { signal } = leaving.current;
    void openReplay(which, progress, signal).then((found) => {
      if (signal.aborted) return;
      setState(found.ok ? { at: 'open', replaying: found.value } : { at: 'none', why: found.error });
    });
    return () => leaving.current.abort();
  }, []);
  if (state.at === 'open')
    return view === 'review' ? (
      <ReviewScreen {...state.replaying} which={which} />
    ) : (
      <Player {...state.replaying} record={view === 'record'} from={typeof view === 'number' ? view : undefined} />
    );
  return (
    <Framed title={view === 'review' ? review : say.replay} {...wayBack()}>
      {state.at === 'opening' ? <p role="status">{state.words}</p> : <p role="alert">{state.why}</p>}
    </Framed>
  );
}
