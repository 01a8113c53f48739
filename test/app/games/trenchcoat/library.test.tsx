// @vitest-environment happy-dom
/** A built-in node stays hidden on the phone of a person who may play against it. */
import 'preact/compat';
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Editor } from '../../../../src/app/games/trenchcoat/board/library/editor.tsx';
import { Library } from '../../../../src/app/games/trenchcoat/board/library/index.tsx';
import { builtInItems } from '../../../../src/app/games/trenchcoat/board/library/items.ts';

afterEach(cleanup);

const shown = (container: Element): string =>
  `${container.textContent} ${[...container.querySelectorAll('input, textarea')].map((one) => (one as HTMLInputElement).value).join(' ')}`;

test('its contents are shown only on request', () => {
  const item = builtInItems.find(({ kind, text }) => kind === 'node' && text.includes('Harbour Registry'));
  if (!item) throw new Error('no node comes with the game');
  const nothing = (): void => undefined;
  const { container, getByRole } = render(
    <Editor item={item} onText={async () => true} onCopy={nothing} onDrop={nothing} onBack={nothing} />,
  );
  for (const secret of ['Combat ICE', 'wages', 'Crate 88', 'Orange']) expect(shown(container)).not.toContain(secret);
  act(() => void fireEvent.click(getByRole('button', { name: /^Show the node/ })));
  expect(shown(container)).toContain('Crate 88');
});

test('the list says nothing about its Firewall or ICE', () => {
  const { container } = render(<Library />);
  expect(shown(container)).toContain('Glass Tower');
  for (const secret of ['Shard', 'Gaze', 'Red firewall', 'Combat ICE']) expect(shown(container)).not.toContain(secret);
});
