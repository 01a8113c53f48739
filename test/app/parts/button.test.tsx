// @vitest-environment happy-dom
/** The large button and the sheet: what is read, what is off and why, and every way to close. */
import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useHold } from '../../../src/app/device/useHold.ts';
import { ActionButton } from '../../../src/app/parts/button.tsx';
import { Options } from '../../../src/app/parts/options.tsx';
import { Sheet } from '../../../src/app/parts/sheet.tsx';
import { Notice } from '../../../src/app/parts/strip.tsx';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../support/screens/topLayer.ts';

const done: string[] = [];
const note = (what: string) => () => void done.push(what);
beforeEach(closeLikeBrowsers);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  done.length = 0;
});

describe('a large button', () => {
  test('reads its title, its second line and its price, and acts', () => {
    render(
      <ActionButton title="Install" detail="on HQ" actions={2} bits={3} after="9 to 6" onClick={note('install')} />,
    );
    expect(offers()).toEqual(['Installon HQ3 bits9 to 6']);
    expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('2 actions');
    expect(document.querySelectorAll('.action-price i')).toHaveLength(2);
    press('Install');
    expect(done).toEqual(['install']);
  });

  test('shows up to three actions as marks, more as a number, and none without a price', () => {
    render(<ActionButton title="Act" actions={3} onClick={note('')} />);
    expect([offers(), document.querySelectorAll('.action-price i').length]).toEqual([['Act'], 3]);
    cleanup();
    render(<ActionButton title="Act" actions={4} onClick={note('')} />);
    expect([offers(), document.querySelectorAll('.action-price i').length]).toEqual([['Act4'], 1]);
    cleanup();
    render(<ActionButton title="Act" points={{ n: 2, words: 'agenda points' }} onClick={note('')} />);
    expect(offers()).toEqual(['Act2 agenda points']);
    cleanup();
    render(<ActionButton title="Act" actions={0} bits={0} onClick={note('')} />);
    expect(lists('.price')).toEqual([]);
  });

  test('that is off says why, and below it what would help, until it is pressed again', () => {
    render(
      <ActionButton
        title="Run"
        detail="on HQ"
        blocked="no bits"
        why="you have no bits."
        ways={['Take a bit.']}
        onClick={note('run')}
      />,
    );
    expect(offers()).toEqual(['Runno bits you have no bits. (off)']);
    expect(document.querySelector('button')?.getAttribute('aria-expanded')).toBe('false');
    press('Run');
    expect([done, reads('small'), lists('.reason > span')]).toEqual([
      [],
      'Not now',
      ['You have no bits.', expect.any(String), 'Take a bit.'],
    ]);
    expect(document.querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
    press('Run');
    expect(lists('.reason')).toEqual([]);
    cleanup();
    render(<ActionButton title="Run" blocked="no bits" onWhy={note('why')} onClick={note('run')} />);
    press('Run');
    expect([done, lists('.reason')]).toEqual([['why'], []]);
    expect(document.querySelector('button')?.hasAttribute('aria-expanded')).toBe(false);
  });
});

describe('a sheet', () => {
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

  test('is closed by its grip, by Escape, and by a tap beside it, but not by one inside', () => {
    render(
      <Sheet label="Cards" onClose={note('close')}>
        <p>Text</p>
      </Sheet>,
    );
    expect(dialog().open).toBe(true);
    fireEvent.click(dialog().querySelector('p') as Element);
    expect(done).toEqual([]);
    press('Close');
    fireEvent.click(dialog());
    const pressed = new Event('cancel', { cancelable: true });
    act(() => void dialog().dispatchEvent(pressed));
    expect([done, pressed.defaultPrevented]).toEqual([['close', 'close', 'close'], true]);
  });

  test('with a question that must be answered can only be put off', () => {
    render(
      <Sheet label="Draw?" onLater={note('later')}>
        <p>Text</p>
      </Sheet>,
    );
    expect(lists('.grip')).toEqual([]);
    fireEvent.click(dialog());
    expect(done).toEqual([]);
    act(() => void dialog().dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(done).toEqual(['later']);
  });

  test('that the browser closed although it is still wanted is shown again', () => {
    vi.useFakeTimers();
    render(
      <Sheet label="Cards" onClose={note('close')}>
        <p>Text</p>
      </Sheet>,
    );
    dialog().removeAttribute('open');
    act(() => void dialog().dispatchEvent(new Event('close')));
    expect(done).toEqual(['close']);
    act(() => void vi.runAllTimers());
    expect(dialog().open).toBe(true);
  });

  test('returns the focus to what opened it, or to the question if that is gone', () => {
    render(
      <>
        <button type="button">Opens</button>
        <p data-home-focus tabIndex={-1}>
          Question
        </p>
      </>,
    );
    const [opens] = [...document.querySelectorAll('button')];
    opens?.focus();
    const first = render(<Sheet label="Cards">Text</Sheet>);
    expect(document.activeElement?.tagName).toBe('DIALOG');
    first.unmount();
    expect(document.activeElement).toBe(opens);
    const second = render(<Sheet label="Cards">Text</Sheet>);
    opens?.remove();
    second.unmount();
    expect(document.activeElement?.textContent).toBe('Question');
  });
});

test('a notice stays until it is read, and leaves a reminder if there is one', () => {
  const { rerender } = render(<Notice text="Not saved." mark="In memory" />);
  expect(lists('[role=alert]')).toEqual(['Not saved.']);
  press(offers()[0] ?? '');
  expect([lists('[role=alert]'), lists('[role=status]')]).toEqual([[], ['In memory']]);
  rerender(<Notice text="Not saved again." mark="In memory" />);
  expect(lists('[role=alert]')).toEqual(['Not saved again.']);
  rerender(<Notice text="Bob has left." />);
  press(offers()[0] ?? '');
  expect(reads()).toBe('');
});

test('a choice that is settled is off, and explains itself on request', () => {
  render(
    <Options legend="Rules" note="As printed." more="Everything." disabled>
      <button type="button">1996</button>
    </Options>,
  );
  expect(document.querySelector('fieldset')?.disabled).toBe(true);
  expect([reads('legend'), reads('p'), reads('details')]).toEqual([
    'Rules',
    'As printed.',
    expect.stringMatching(/Everything\.$/),
  ]);
});

function Held({ once }: { once: boolean }) {
  return (
    <button type="button" {...useHold(note('held'), once)} onClick={note('tap')}>
      More
    </button>
  );
}

test.each([
  [true, 1],
  [false, 3],
])('a button that is held (once: %s) acts after half a second, and not for the tap that ends it', (once, times) => {
  vi.useFakeTimers();
  render(<Held once={once} />);
  const button = document.querySelector('button') as HTMLElement;
  fireEvent.pointerDown(button);
  vi.advanceTimersByTime(499);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1001);
  fireEvent.pointerUp(button);
  expect(done).toHaveLength(times);
  fireEvent.click(button, { detail: 1 });
  expect(done).toHaveLength(times);
  vi.advanceTimersByTime(2000);
  fireEvent.pointerDown(button);
  fireEvent.pointerLeave(button);
  vi.advanceTimersByTime(2000);
  fireEvent.click(button, { detail: 1 });
  expect(done.slice(times)).toEqual(['tap']);
});
