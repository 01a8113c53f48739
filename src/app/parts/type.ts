/** The type sizes in theme.css, smallest first. */
const steps = ['label', 'small', 'body', 'lead', 'figure', 'number', 'title'];
const weights = [400, 600, 700];

/**
 * Makes the browser load its glyphs for every type size, one at a time. Some browsers ask a separate process for each
 * and wait; this way the table, which uses most of them, is drawn without a pause.
 */
export async function preloadGlyphs(): Promise<void> {
  const sample = document.createElement('span');
  sample.className = 'hidden';
  sample.ariaHidden = 'true';
  sample.textContent = 'Meatspace 0123456789';
  for (const step of steps)
    for (const weight of weights) {
      Object.assign(sample.style, { fontSize: `var(--${step})`, fontWeight: String(weight) });
      document.body.append(sample);
      sample.getBoundingClientRect();
      sample.remove();
      await new Promise((later) => setTimeout(later));
    }
}
