// @vitest-environment happy-dom
/** Newly drawn cards in their owner's open hand. */
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DrawnSlip } from '../../../../../src/app/games/netrunner/board/news/drawnSlip.tsx';
import type { NetrunnerSeated } from '../../../../../src/app/games/netrunner/board/seated.ts';
import { drawnAfter, initialDrawn } from '../../../../../src/app/games/netrunner/board/table/drawn.ts';
import { useDrawn } from '../../../../../src/app/games/netrunner/board/table/hand.tsx';
import '../../../../../src/rules/netrunner/cards/index.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Slip({ drawn }: { drawn: NetrunnerSeated['drawn'] }) {
  const marked = useDrawn({ drawn, table: { turn: 8 } } as NetrunnerSeated, true);
  return <DrawnSlip cards={marked.shown} />;
}

const draws = ['broker', 'cloak', 'jackhammer'] as const;

/** The hand after the given number of draws. */
function drawnIn(count: number): NetrunnerSeated['drawn'] {
  let drawn = initialDrawn({ hand: [], pile: 40, turn: 8 });
  for (let at = 1; at <= count; at++)
    drawn = drawnAfter(drawn, { hand: [...draws.slice(0, at)].sort(), pile: 40 - at, turn: 8 });
  return drawn;
}

describe('several cards from one effect', () => {
  it('are shown together, although each has its own entry', () => {
    vi.useFakeTimers();
    const { container, rerender } = render(<Slip drawn={drawnIn(0)} />);
    for (const count of [1, 2, 3]) {
      rerender(<Slip drawn={drawnIn(count)} />);
      vi.advanceTimersByTime(600);
    }
    expect(container.textContent).toBe('You draw 3BrokerCloakJackhammer');
  });

  it('are not mixed with a card drawn long before', () => {
    vi.useFakeTimers();
    const { container, rerender } = render(<Slip drawn={drawnIn(0)} />);
    rerender(<Slip drawn={drawnIn(1)} />);
    vi.advanceTimersByTime(5000);
    rerender(<Slip drawn={drawnIn(2)} />);
    expect(container.textContent).toMatch(/^You drawCloak/);
    expect(container.textContent).not.toContain('Broker');
  });

  it.each([
    ['touch', fireEvent.pointerDown],
    ['key', fireEvent.keyDown],
  ])('disappear at the next %s', (_, next) => {
    const { container, rerender } = render(<Slip drawn={drawnIn(0)} />);
    rerender(<Slip drawn={drawnIn(2)} />);
    expect(container.textContent).toContain('You draw 2');
    next(document.body);
    expect(container.textContent).toBe('');
  });
});
