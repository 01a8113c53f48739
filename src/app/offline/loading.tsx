/** A screen's placeholder while it loads. */
import * as words from '../../words/en/screens/offline.ts';
export function Loading() {
  return (
    <main class="screen">
      <h1 class="hidden">{words.meatspace}</h1>
      <p class="quiet">{words.opening}</p>
    </main>
  );
}
