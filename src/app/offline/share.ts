/**
 * Part of the service worker: stores what another app shares with this one until the page picks it up
 * (`device/incoming.ts`). Any web page can send this request, so it only stores data, and not much. A classic script
 * without imports or exports.
 */
{
  interface Fetching extends Event {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
  }
  const scope = self as unknown as {
    registration: ServiceWorkerRegistration;
    addEventListener(type: 'fetch', handler: (event: Fetching) => void): void;
  };

  /** The size of the largest match file (`MAX_JOINED_BYTES`). */
  const MAX_BYTES = 16 * 1024 * 1024;

  /** The first shared file, otherwise the shared text. */
  const sharedIn = (form: FormData): File | null => {
    const files = form.getAll('file').filter((one) => typeof one !== 'string');
    const text = ['text', 'url'].map((name) => form.get(name)).find((one) => typeof one === 'string' && one !== '');
    return files[0] ?? (text ? new File([text], 'shared.txt', { type: 'text/plain' }) : null);
  };

  const keep = async (request: Request): Promise<Response> => {
    const shared = await request.formData().then(sharedIn, () => null);
    try {
      const cache = await caches.open('meatspace-shared');
      await cache.delete('shared');
      if (shared !== null && shared.size <= MAX_BYTES)
        await cache.put('shared', new Response(shared, { headers: { 'x-name': encodeURIComponent(shared.name) } }));
    } catch {
      // The page reports that nothing arrived.
    }
    return Response.redirect(`${scope.registration.scope}#/incoming`, 303);
  };

  scope.addEventListener('fetch', (event) => {
    const { method, url } = event.request;
    if (method === 'POST' && url === `${scope.registration.scope}share`) event.respondWith(keep(event.request));
  });
}
