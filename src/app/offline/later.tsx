/** A part of the app that is loaded when it is first shown; the line above the screen says when that fails. */

import type { ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import * as words from '../../words/en/screens/offline.ts';
import { Strip } from '../parts/strip.tsx';
import { loadAgain, onMissing, partsMissing, untilLoaded } from './parts.ts';

/** `loading`: what is shown until it is there. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, loading: JSX.Element | null = null) {
  let part: ComponentType<P> | null = null;
  let coming: Promise<void> | null = null;
  const come = (): Promise<void> => {
    coming ??= untilLoaded(load).then((loaded) => {
      part = loaded;
    });
    return coming;
  };
  return function Later(props: P): JSX.Element | null {
    const [, redraw] = useState(0);
    // At once: an effect waits until "Opening…" has been painted, and screens that stand in one another wait in turn.
    if (part === null) void come();
    useLayoutEffect(() => {
      if (part !== null) return;
      let left = false;
      void come().then(() => !left && redraw((n) => n + 1));
      return () => {
        left = true;
      };
    }, []);
    const Part = part;
    return Part === null ? loading : <Part {...props} />;
  };
}

/** Once in the app. */
export function MissingParts() {
  const [missing, setMissing] = useState(partsMissing);
  useEffect(() => onMissing(() => setMissing(partsMissing())), []);
  if (!missing) return null;
  return (
    <Strip alert act={{ title: words.tryAgain, onClick: loadAgain }}>
      {words.aPartOfThe}
    </Strip>
  );
}
