/** Loads the glossary, whose terms every card text of a board shows once they are known. */
import { cleanup, render } from '@testing-library/preact';
import { Terms } from '../../../src/app/games/netrunner/board/terms.tsx';

/** Without it, what a board says depends on whether an earlier test has shown a text. */
export async function loadGlossary(): Promise<void> {
  await render(<Terms>run</Terms>).findByRole('button');
  cleanup();
}
