/** The composition root: the only file that will name the link, the store and the root component together. */
import { render } from 'preact';

render(<h1>Meatspace</h1>, document.getElementById('app')!);
