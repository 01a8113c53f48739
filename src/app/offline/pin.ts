/**
 * Runs inside the service worker, before all else: a new version with other rules is not even installed while a game is open
 * that was begun by the rules of before, because no rules but those can go on with it. The build puts the rules of the new
 * version in front. A classic script: it imports and exports nothing.
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
    /** Those of all games of the new version, with blanks in between. */
    rules: string;
    registration: ServiceWorkerRegistration;
    addEventListener(type: 'install', handler: (event: Install) => void): void;
  };

  /** Null where the shelf cannot be read now. */
  const read = (): Promise<Row[] | null> =>
    new Promise((resolve) => {
      const opening = indexedDB.open('meatspace-shelf');
      let none = false;
      // Where there is no shelf none is made: the app makes its own, with what belongs on it.
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

  /** A fault that passes must not cost a game, and one that stays must not keep every new version away. */
  const games = async (): Promise<Row[]> => {
    for (const wait of [0, 300, 2000]) {
      await new Promise((wake) => setTimeout(wake, wait));
      const rows = await read().catch(() => null);
      if (rows !== null) return rows;
    }
    return [];
  };

  const check = async (): Promise<void> => {
    // On a phone that has no version yet there is nothing to keep.
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
