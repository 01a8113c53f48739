/** Replay of a finished game: by step, run or turn, with every known card. */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as say from '../../../words/en/screens/replay.ts';
import { Framed } from '../../parts/framed.tsx';
import type { ReplayOf } from '../../route.ts';
import { Player } from './player.tsx';
import { openReplay, type Replaying } from './replaying.ts';
import { wayBack } from './wayBack.ts';

type State = { at: 'opening'; words: string } | { at: 'none'; why: string } | { at: 'open'; replaying: Replaying };

export function ReplayScreen({ which, record }: { which: ReplayOf; record: boolean }) {
  const [state, setState] = useState<State>({ at: 'opening', words: say.opening });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const progress = (done: number, of: number): void =>
      setState({ at: 'opening', words: say.readingEntryOf(of === 0 || done === 0, done, of) });
    const { signal } = leaving.current;
    void openReplay(which, progress, signal).then((found) => {
      if (signal.aborted) return;
      setState(found.ok ? { at: 'open', replaying: found.value } : { at: 'none', why: found.error });
    });
    return () => leaving.current.abort();
  }, []);
  if (state.at === 'open') return <Player {...state.replaying} record={record} />;
  return (
    <Framed title={say.replay} {...wayBack()}>
      {state.at === 'opening' ? <p role="status">{state.words}</p> : <p role="alert">{state.why}</p>}
    </Framed>
  );
}
