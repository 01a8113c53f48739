/** Puts many finished games on a phone, each with a realistically large file that lists never read. */
import type { Page } from 'playwright-core';

/** The page must already be on this app, at any route. */
export const putPastGames = (page: Page, count: number, fileBytes = 65_000): Promise<void> =>
  page.evaluate(
    ([count, fileBytes]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('meatspace-past', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          for (let at = 0; at < count; at++)
            writing.objectStore('games').put(
              {
                names: ['Ann', `Bob ${at}`],
                seat: 0,
                points: [7, at % 7],
                ended: 'You won: seven agenda points',
                rules: 'netrunner/1.1',
                touched: Date.UTC(2026, 0, 1) + at * 3_600_000,
                file: new Uint8Array(fileBytes).fill(at % 251),
              },
              `past-${at}`,
            );
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [count, fileBytes] as const,
  );
