/** Swallows the end of a tap that has already acted on pointer down. */

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
  // A new tap: the previous one ended without a click.
  window.addEventListener('pointerdown', stopListening, options);
}
