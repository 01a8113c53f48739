/** The composition root: puts the app into the page. */
import { render } from 'preact';
import { App } from './app/app.tsx';
import { narrowPolicy } from './app/offline/policy.ts';

narrowPolicy();
render(<App />, document.getElementById('app') as HTMLElement);

// What is kept for the next start must not slow this one down.
addEventListener('load', () =>
  setTimeout(() => void import('./app/offline/update.ts').then((it) => it.startUpdates())),
);
