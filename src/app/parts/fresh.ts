/**
 * A button that has just appeared ignores presses, as does one that a closing sheet has just uncovered: the press was
 * meant for what was there before. theme.css blocks touches; this blocks clicks by keyboard and screen readers. Age is
 * measured by an animation, which follows the browser's clock.
 */

const NAME = 'fresh';
/** As in theme.css (ms). */
const FRESH_MS = 300;

const isFresh = (element: Element): boolean =>
  element
    .getAnimations()
    .some((one) => (one.id === NAME || (one as CSSAnimation).animationName === NAME) && one.playState === 'running');

/** Call after closing a sheet: everything below it counts as new. */
export function markFresh(): void {
  const set = Number.parseFloat(document.documentElement.style.getPropertyValue('--fresh'));
  const away = [{ pointerEvents: 'none' }, { pointerEvents: 'none' }];
  document.body.animate(away, { id: NAME, duration: Number.isNaN(set) ? FRESH_MS : set });
}

/** Guards the whole page. `time`: overrides theme.css, in milliseconds; for tests. */
export function guardFresh(time: string | null): void {
  if (time !== null) document.documentElement.style.setProperty('--fresh', `${Number(time) || 0}ms`);
  const guard = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !(isFresh(button) || isFresh(document.body))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', guard, { capture: true });
}

/**
 * Stops the click that ends the current tap from reaching the element now under the finger. Call it while the pointer
 * is down.
 */
export function dropRestOfTap(): void {
  const options = { capture: true };
  const stopListening = (): void => {
    window.removeEventListener('click', drop, options);
    window.removeEventListener('pointerdown', stopListening, options);
  };
  const drop = (event: MouseEvent): void => {
    stopListening();
    // A click without a pointer comes from the keyboard.
    if (event.detail > 0) event.stopPropagation();
  };
  window.addEventListener('click', drop, options);
  // A new tap has begun: the previous one ended without a click.
  window.addEventListener('pointerdown', stopListening, options);
}
