/** The end of a tap whose beginning has already done all. */

/**
 * Keeps the click, with which the tap that goes on now ends, from what has come under the finger in the meantime. To be
 * called while the pointer is down.
 */
export function dropRestOfTap(): void {
  const options = { capture: true };
  const forget = (): void => {
    window.removeEventListener('click', drop, options);
    window.removeEventListener('pointerdown', forget, options);
  };
  const drop = (event: MouseEvent): void => {
    forget();
    // A click without a pointer is the keyboard's.
    if (event.detail > 0) event.stopPropagation();
  };
  window.addEventListener('click', drop, options);
  // The next tap is another one: this one has ended without a click.
  window.addEventListener('pointerdown', forget, options);
}
