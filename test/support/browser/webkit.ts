/** Safari's engine on Debian: WebKitGTK's MiniBrowser on its own virtual screen, driven over WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { closeLater } from './closing.ts';
import { type Asked, type Driven, WAIT_MS } from './driven.ts';
import { asked, lookInside } from './inside.ts';
import { canInstall, install, runs } from './packages.ts';
import { openSession, type Session } from './webdriver.ts';

interface Programs {
  driver: string;
  browser: string;
  screen: string;
}

/** The driver, the browser and the virtual screen; null if one of them is missing. */
export function webkitPrograms(): Programs | null {
  const found = look();
  if (found !== null || !canInstall()) return found;
  install('webkit2gtk-driver', 'xvfb');
  return look();
}

function look(): Programs | null {
  // In /usr/lib, the folder depends on the architecture.
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = folders.map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`).find(runs);
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;
  return browser !== undefined && runs(driver) && runs(screen) ? { driver, browser, screen } : null;
}

/** A page in this engine: the helpers of all engines, and a browser's own buttons. */
export interface WebkitPage extends Asked {
  /** Runs a script given as text, such as a library. */
  run(script: string): Promise<unknown>;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Replaces the content of the field whose label begins with `label`. */
  fill(label: string, text: string): Promise<void>;
  /** Opens a dropdown and chooses the entry that begins with `option`. */
  choose(label: string, option: string): Promise<void>;
  /** Picks a file. */
  pick(label: string, path: string): Promise<void>;
  keys(text: string): Promise<void>;
  screenshot(path: string): Promise<void>;
}

export interface WebkitPerson extends Driven {
  readonly page: WebkitPage;
  close(): Promise<void>;
}

const PAUSE_MS = 30;

/** `dark`: for the whole desktop. Throws if the programs are missing. */
export async function seatInWebkit(
  name: string,
  { size = [360, 640], dark = false }: { size?: readonly [number, number]; dark?: boolean } = {},
): Promise<WebkitPerson> {
  const { driver, browser, screen } = webkitPrograms() as Programs;
  const [width, height] = size;
  const shown = spawn(screen, ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve) =>
    shown.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`)),
  );
  try {
    const { driving, address } = await driven(driver, { ...process.env, DISPLAY: display });
    const session = await begun(address, browser, dark);
    await session.call('POST', '/window/rect', { x: 0, y: 0, width, height });
    const person = personIn(name, session, [driving, shown]);
    closeLater(() => person.close());
    return person;
  } catch (error) {
    shown.kill();
    throw error;
  }
}

/** Starts the driver on a free port, and on another if that port has been taken in the meantime. */
async function driven(driver: string, env: NodeJS.ProcessEnv): Promise<{ driving: ChildProcess; address: string }> {
  for (let tries = 0; tries < 5; tries++) {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const driving = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const answers = async (): Promise<boolean> => driving.exitCode !== null || (await fetch(`${address}/status`)).ok;
    await soon('the driver answers', answers);
    if (driving.exitCode === null) return { driving, address };
  }
  throw new Error('the driver finds no port');
}

function begun(address: string, binary: string, dark: boolean): Promise<Session> {
  // Without its toolbar, which is wider than a phone, the window is the page.
  const args = ['--automation', '--full-screen', ...(dark ? ['--dark-mode'] : [])];
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } };
  return openSession(address, { alwaysMatch });
}

function personIn(name: string, session: Session, processes: readonly ChildProcess[]): WebkitPerson {
  const page = pageIn(session);
  const reading = <R, A>(act: (given: A) => R, given: A): Promise<R> => asked(page, act, given);
  const tapped = async (find: () => Promise<unknown>): Promise<boolean> => {
    try {
      const element = await find();
      if (element === null) return false;
      // To the middle, since a bar may cover the edge.
      const script = "arguments[0].scrollIntoView({ block: 'center' })";
      await session.call('POST', '/execute/sync', { script, args: [element] });
      await session.call('POST', `/element/${idOf(element)}/click`);
      return true;
    } catch {
      // The element is gone, or covered.
      return false;
    }
  };
  const describe = async (): Promise<string> =>
    `${name}: ${await session.run(() => `${location.href}\n${document.body.innerText}`, null)}`;
  return {
    name,
    page,
    look: () => lookInside(page),
    tap: ({ role, name, nth }) =>
      tapped(() => reading(({ role, name, nth }) => window.screenReader.find(role, name, nth), { role, name, nth })),
    press: (role, start) =>
      soon(`${role} "${start}" can be tapped`, () =>
        tapped(() => reading(({ role, start }) => window.screenReader.findStart(role, start), { role, start })),
      ),
    sees: (words) =>
      soon(
        `${words} is on the screen`,
        async () => {
          const text = await session.run(() => document.body.innerText, null);
          return typeof words === 'string' ? text.includes(words) : words.test(text);
        },
        describe,
      ),
    corner: () => session.run(() => document.querySelector('.corner')?.textContent ?? '', null),
    describe,
    close: async () => {
      await session.close();
      for (const one of processes) one.kill();
    },
  };
}

function pageIn(session: Session): WebkitPage {
  const labelled = (label: string): Promise<unknown> =>
    soonFound(`a field "${label}"`, () =>
      session.run(
        (start) =>
          [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].find((field) =>
            [field.ariaLabel, ...[...(field.labels ?? [])].map((one) => one.textContent)].some((text) =>
              text?.trim().startsWith(start),
            ),
          ) ?? null,
        label,
      ),
    );
  return {
    evaluate: <R, A>(act: (given: A) => R | Promise<R>, given?: A): Promise<R> => session.run(act, given as A),
    run: (script) => session.call('POST', '/execute/sync', { script, args: [] }),
    goto: async (url) => void (await session.call('POST', '/url', { url })),
    reload: async () => void (await session.call('POST', '/refresh')),
    fill: async (label, text) => {
      const field = idOf(await labelled(label));
      await session.call('POST', `/element/${field}/clear`);
      // A line break is typed as a key press.
      await session.call('POST', `/element/${field}/value`, { text: text.replaceAll('\n', '\uE006') });
    },
    choose: async (label, option) => {
      const list = await labelled(label);
      const find = `return [...arguments[0].options].find(({ text }) => text.startsWith(arguments[1])) ?? null`;
      const found = await soonFound(`"${option}" in "${label}"`, () =>
        session.call('POST', '/execute/sync', { script: find, args: [list, option] }),
      );
      await session.call('POST', `/element/${idOf(found)}/click`);
    },
    pick: async (label, path) =>
      void (await session.call('POST', `/element/${idOf(await labelled(label))}/value`, { text: path })),
    keys: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await session.call('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    screenshot: async (path) => {
      const picture = (await session.call('GET', '/screenshot')) as string;
      writeFileSync(path, Buffer.from(picture, 'base64'));
    },
  };
}

/** WebDriver's key for an element reference. */
const idOf = (element: unknown): string => String(Object.values(element as object)[0]);

async function soonFound<T>(what: string, find: () => Promise<T | null>): Promise<T> {
  let found: T | null = null;
  await soon(what, async () => {
    found = await find();
    return found !== null;
  });
  return found as T;
}

/** Retries until the check succeeds. Throws after a timeout. */
async function soon(
  what: string,
  is: () => Promise<boolean>,
  report: () => Promise<string> = async () => '',
): Promise<void> {
  const end = performance.now() + WAIT_MS;
  while (!(await is().catch(() => false))) {
    if (performance.now() > end) throw new Error(`not within ${WAIT_MS} ms: ${what}\n${await report()}`);
    await new Promise((wake) => setTimeout(wake, PAUSE_MS));
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}
