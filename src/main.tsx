/** The composition root: puts the app into the page. */
import { render } from 'preact';
import { App } from './app/app.tsx';
import { remembered } from './app/device/remembered.ts';
import { watchLoading } from './app/offline/parts.ts';
import { narrowPolicy } from './app/offline/policy.ts';
import { guardFresh } from './app/parts/fresh.ts';
import { afterPaint } from './app/parts/painted.ts';
import { LANGUAGE } from './words/en/language.ts';

document.documentElement.lang = LANGUAGE;
narrowPolicy();
watchLoading();
guardFresh(remembered('freshMs'));
render(<App />, document.getElementById('app') as HTMLElement);

afterPaint(() => {
  // Without a network and without a copy of it there is nothing to keep either.
  import('./app/offline/update.ts').then(({ startUpdates }) => startUpdates()).catch(() => {});
});
