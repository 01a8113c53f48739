/** Receives what was opened with this app or shared to it, and goes to the screen that reads it. */
import { useState } from 'preact/hooks';
import * as words from '../../words/en/screens/incoming.ts';
import { receiveIncoming } from '../device/incoming.ts';
import { Loading } from '../offline/loading.tsx';
import { ActionButton } from '../parts/button.tsx';
import { Framed } from '../parts/head.tsx';
import { useAsyncEffect } from '../parts/hooks.ts';
import { goTo } from '../route.ts';

export function IncomingScreen() {
  const [nothing, setNothing] = useState(false);
  useAsyncEffect([], (isHere) => {
    void receiveIncoming().then((route) => {
      if (!isHere()) return;
      if (route === null) setNothing(true);
      else goTo(route, true);
    });
  });
  if (!nothing) return <Loading />;
  return (
    <Framed title={words.nothingReceived}>
      <p role="alert">{words.shareAgain}</p>
      <ActionButton kind="main" title={words.home} onClick={() => goTo({ at: 'home' }, true)} />
    </Framed>
  );
}
