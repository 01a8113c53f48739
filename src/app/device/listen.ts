/**
 * Calls `heard` on each of these events until the returned function is called, which an effect can return as its cleanup.
 */
export function listen<E extends Event>(
  events: readonly string[],
  heard: (event: E) => void,
  to: EventTarget | null = document,
  options?: AddEventListenerOptions,
): () => void {
  const handler = heard as EventListener;
  for (const event of events) to?.addEventListener(event, handler, options);
  return () => {
    for (const event of events) to?.removeEventListener(event, handler, options);
  };
}
