/** What stands where a screen is about to be. */
export function Loading() {
  return (
    <main class="screen">
      <h1 class="hidden">Meatspace</h1>
      <p class="quiet">Opening…</p>
    </main>
  );
}
