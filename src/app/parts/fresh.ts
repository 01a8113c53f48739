/**
 * A button that has come a moment ago does not act: whoever presses it meant what stood there before. For fingers theme.css
 * says so; here the same is kept from clicks of the keyboard and of screen readers. A button's age is that of its animation.
 */
/** Still too young to act. */
const isFresh = (button: Element): boolean =>
  button.getAnimations().some((one) => (one as CSSAnimation).animationName === 'fresh' && one.playState === 'running');

/** From now on, in the whole page. `time`: another one than that of theme.css, in milliseconds; tests set it. */
export function guardFresh(time: string | null): void {
  if (time !== null) document.documentElement.style.setProperty('--fresh', `${Number(time) || 0}ms`);
  const guard = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !isFresh(button)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', guard, { capture: true });
}
