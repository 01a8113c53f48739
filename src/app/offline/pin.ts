/**
 * Runs first in the service worker. Doesn't install a version with new rules while a game that needs the old rules is
 * open. The build prepends the new version's rules. A classic script without imports or exports.
 */
{
  interface Install extends Event {
    waitUntil(done: Promise<unknown>): void;
  }
  interface Row {
    over?: boolean;
    rules?: string;
    letGo?: boolean;
  }
  const scope = self as unknown as {
    /** The rules of every game in the new version, separated by spaces. */
    rules: string;
    registration: ServiceWorkerRegistration;
    addEventListener(type: 'install', handler: (event: Install) => void): void;
  };

  /** Reads the shelf; null if it can't be read right now. */
  const read = (): Promise<Row[] | null> =>
    new Promise((resolve) => {
      const opening = indexedDB.open('meatspace-shelf');
      let none = false;
      // Don't create a missing shelf: the app creates it with the right contents.
      opening.onupgradeneeded = () => {
        none = true;
        opening.transaction?.abort();
      };
      opening.onerror = () => resolve(none ? [] : null);
      opening.onsuccess = () => {
        const db = opening.result;
        const done = (rows: Row[] | null): void => {
          db.close();
          resolve(rows);
        };
        try {
          const all = db.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => done(all.result);
          all.onerror = () => done(null);
        } catch {
          done(null);
        }
      };
    });

  /** A transient fault must not cost a game, and a permanent one must not block every update. */
  const games = async (): Promise<Row[]> => {
    for (const wait of [0, 300, 2000]) {
      await new Promise((wake) => setTimeout(wake, wait));
      const rows = await read().catch(() => null);
      if (rows !== null) return rows;
    }
    return [];
  };

  const check = async (): Promise<void> => {
    // A phone without an installed version has nothing to protect.
    if (!scope.registration.active) return;
    const held = (await games()).some(
      ({ over, rules, letGo }) => !over && !letGo && rules !== undefined && !scope.rules.split(' ').includes(rules),
    );
    if (!held) return;
    const said = new BroadcastChannel('meatspace-update');
    said.postMessage('held');
    said.close();
    throw new Error('A game is open that only the rules of before can go on with.');
  };

  scope.addEventListener('install', (event) => event.waitUntil(check()));
}
