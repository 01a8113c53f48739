/**
 * A button that has come a moment ago does not act, nor does one from which a sheet has just gone: whoever presses it meant what
 * stood there before. For fingers it is out of reach (theme.css); here the same is kept from clicks of the keyboard and of
 * screen readers. The age is that of an animation, which goes by the browser's clock.
 */

const NAME = 'fresh';
/** As theme.css has it, in milliseconds. */
const FRESH_MS = 300;

const isFresh = (element: Element): boolean =>
  element
    .getAnimations()
    .some((one) => (one.id === NAME || (one as CSSAnimation).animationName === NAME) && one.playState === 'running');

/** A sheet has gone: whatever lay below it, the board, a notice or another sheet, is as good as new. */
export function freshen(): void {
  const set = Number.parseFloat(document.documentElement.style.getPropertyValue('--fresh'));
  const away = [{ pointerEvents: 'none' }, { pointerEvents: 'none' }];
  document.body.animate(away, { id: NAME, duration: Number.isNaN(set) ? FRESH_MS : set });
}

/** From now on, in the whole page. `time`: another one than that of theme.css, in milliseconds; tests set it. */
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
