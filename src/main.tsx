/** The composition root: puts the app into the page. */
import { render } from 'preact';
import { App } from './app/app.tsx';

render(<App />, document.getElementById('app') as HTMLElement);
