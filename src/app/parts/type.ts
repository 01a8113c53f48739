/** The steps of type in theme.css, smallest first. */
const steps = ['label', 'small', 'body', 'lead', 'figure', 'number', 'title'];
const weights = [400, 600, 700];

/**
 * Has the browser find its letters for every step of type, one a moment. Some browsers ask another process for each and
 * wait for the answer: the table, which has most of them, is then drawn without a pause.
 */
export async function meetType(): Promise<void> {
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
