/** A part of the app that is loaded when first shown; a line above the screen reports failures. */

import type { ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import * as words from '../../words/en/screens/offline.ts';
import { Strip } from '../parts/strip.tsx';
import { hasMissingParts, loadWithRetry, onPartsMissing, retryLoading } from './parts.ts';

/** `loading`: the placeholder. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, loading: JSX.Element | null = null) {
  let part: ComponentType<P> | null = null;
  let coming: Promise<void> | null = null;
  const come = (): Promise<void> => {
    coming ??= loadWithRetry(load).then((loaded) => {
      part = loaded;
    });
    return coming;
  };
  return function Later(props: P): JSX.Element | null {
    const [, redraw] = useState(0);
    // Not in an effect, which would wait until "Opening…" is painted, with nested screens waiting in turn.
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

/** Render once in the app. */
export function MissingParts() {
  const [missing, setMissing] = useState(hasMissingParts);
  useEffect(() => onPartsMissing(() => setMissing(hasMissingParts())), []);
  if (!missing) return null;
  return (
    <Strip alert act={{ title: words.tryAgain, onClick: retryLoading }}>
      {words.partDidntLoad}
    </Strip>
  );
}
