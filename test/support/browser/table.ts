/**
 * Two people at a table, each with a browser: the app's screens as page objects. They use only the accessibility tree,
 * and act by taps and keys on roles and names.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { readTree, type Screen } from './ariaTree.ts';
import { isFirefox, type Phone, type PhoneOptions, startPhone, tap } from './browser.ts';
import type { Driven } from './driven.ts';
import { lookInside, tapInside } from './inside.ts';
import { CODE_FIELD, walk } from './ways.ts';

/**
 * Timeout of a tap (ms): after that, the button is assumed gone, and the screen is read again. If the machine is too
 * busy for any tap, the next one gets more time.
 */
const TAP_MS = 800;
const MAX_TAP_MS = 5000;
/** Firefox reports a path to a killed phone like an exception; the app finds another, which the tests await. */
const LOST_PATH = 'WebRTC: ICE failed';

export interface Person extends Driven {
  readonly phone: Phone;
  /** Errors thrown by the pages. */
  readonly errors: readonly string[];
}

/** `hasty` (default): skips the app's own delays and its motion, which a person would wait for. */
export async function seatPerson(name: string, options: PhoneOptions & { hasty?: boolean } = {}): Promise<Person> {
  const { hasty = true, ...rest } = options;
  const phone = await startPhone({ still: hasty, ...rest, ...(hasty && { before: hurry }) });
  const errors: string[] = [];
  phone.context.on('weberror', (thrown) => {
    const { stack, message } = thrown.error();
    if (!message.startsWith(LOST_PATH)) errors.push(`${name}: ${stack || message}`);
  });
  return personOf(name, phone, errors);
}

/** Runs in the page: makes automatic passes and new buttons act immediately. */
function hurry(): void {
  if (!location.protocol.startsWith('http')) return;
  for (const delay of ['passDelayMs', 'freshMs']) localStorage.setItem(delay, '0');
}

export function personOf(name: string, phone: Phone, errors: readonly string[] = []): Person {
  const page = (): Page => phone.page;
  let patience = TAP_MS;
  // In Firefox, Playwright's snapshot of a screen takes over 100 ms, and a tap twice that.
  const look = async (): Promise<Screen> =>
    isFirefox(page()) ? lookInside(page()) : readTree(await page().locator('body').ariaSnapshot());
  const person: Person = {
    name,
    phone,
    errors,
    look,
    tap: async (thing, { dialog }) => {
      if (isFirefox(page())) return tapInside(page(), thing);
      const scope = dialog === null ? page().locator('body') : page().getByRole('dialog').last();
      const found = scope.getByRole(thing.role as 'button', { name: thing.name, exact: true }).nth(thing.nth);
      const taken = await tap(found, { timeout: patience }).then(
        () => true,
        () => false,
      );
      patience = taken ? TAP_MS : Math.min(2 * patience, MAX_TAP_MS);
      return taken;
    },
    press: (role, name) =>
      tap(
        page()
          .getByRole(role, { name: startsWith(name) })
          .first(),
      ),
    sees: (words) => page().getByText(words).first().waitFor(),
    corner: async () => (await page().locator('.corner').textContent()) ?? '',
    describe: async () => `${name}:\n${await page().locator('body').ariaSnapshot({ timeout: 5000 })}`,
  };
  seated.add(person);
  return person;
}

const seated = new Set<Person>();

/** Prints what everybody has on their screen, and forgets those who have left. */
export async function printScreens(): Promise<void> {
  for (const person of seated) {
    if (person.phone.page.isClosed()) seated.delete(person);
    else console.log(await person.describe().catch(String));
  }
}

const startsWith = (name: string): RegExp => new RegExp(`^(?:✓ )?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Waits for text on a person's screen. */
export const see = (person: Driven, words: string | RegExp): Promise<void> => person.sees(words);

/** From the home screen to an open room. Returns its code. */
export async function openTable(host: Person): Promise<string> {
  await walk(host, 'invite');
  await see(host, 'Waiting for the other phone');
  const { things } = await host.look();
  const code = things.find(({ role, text }) => role === 'paragraph' && /^[A-Z0-9]{6}$/.test(text))?.text;
  if (code === undefined) throw new Error(`no code is shown\n${await host.describe()}`);
  return code;
}

/** The same, and returns the link that the host can send. */
export async function openRoom(host: Person): Promise<{ code: string; link: string }> {
  const code = await openTable(host);
  return { code, link: await linkOf(host) };
}

/** The link that goes with a code; bringing it to the other phone is a messaging app's job. */
export async function linkOf(host: Person): Promise<string> {
  const { context, page } = host.phone;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(page.url()).origin });
  // The link is copied a moment after the tap; until then an earlier one could be read.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await host.press('button', 'Send the link');
  const copied = await page.waitForFunction(() => navigator.clipboard.readText());
  return copied.jsonValue();
}

/** Opens a received link. */
export const joinByLink = (guest: Person, link: string): Promise<unknown> => guest.phone.page.goto(link);

/** Joins from the home screen by typing the code on the other phone. */
export async function joinByCode(guest: Person, code: string): Promise<void> {
  await walk(guest, 'join');
  const field = guest.phone.page.getByLabel(CODE_FIELD);
  // An earlier input would remain.
  await field.fill('');
  await field.pressSequentially(code.toLowerCase());
  await field.press('Enter');
}

/** Compares both screens; the words next to the pictures must be the same. */
export async function compareSymbols(people: readonly Person[]): Promise<void> {
  const seen = await Promise.all(
    people.map(async (person) => {
      await see(person, 'Do both phones show the same symbols?');
      return (await person.look()).things.filter(({ role }) => role === 'listitem').map(({ text }) => text);
    }),
  );
  if (seen[0]?.length !== 5 || seen.some((words) => words.join() !== seen[0]?.join()))
    throw new Error(`the symbols differ: ${JSON.stringify(seen)}`);
  for (const person of people) await person.press('button', 'Yes, the same');
}

/** From the host's home screen: the guest opens the host's link, wherever they are. */
export async function meetByLink([host, guest]: readonly [Person, Person]): Promise<void> {
  await joinByLink(guest, (await openRoom(host)).link);
}

/** From both home screens: the guest types the host's code, and both find the same symbols. */
export async function meetByCode(people: readonly [Person, Person]): Promise<void> {
  const [host, guest] = people;
  await joinByCode(guest, await openTable(host));
  await compareSymbols(people);
}

/** From the home screen and back: imports a deck sent as text. */
export async function takeDeckIn(person: Person, deck: { name: string; text: string }): Promise<void> {
  const { page } = person.phone;
  await walk(person, 'decks');
  await person.press('button', 'Import a list');
  await page.getByLabel(/^One card per line/).fill(deck.text);
  await person.press('button', 'Make a Corp deck');
  await page.getByLabel('Deck name').waitFor();
  await page.goto(new URL('#/', page.url()).href);
}

/** In the lobby of a role-playing game: enters a name and is ready. */
export async function enterNameAndGetReady(player: Person): Promise<void> {
  await see(player, 'Which game?');
  await player.phone.page.getByLabel('Your name').fill(player.name);
  await player.press('button', 'Ready');
}

/** In the lobby: chooses this deck instead of the built-in one. */
export async function bringDeck(person: Person, { name }: { name: string }): Promise<void> {
  const field = person.phone.page.getByLabel('Your deck');
  const label = await field.locator('option', { hasText: name }).textContent();
  await field.selectOption({ label: label! });
  await field.locator('option:checked', { hasText: name }).waitFor({ state: 'attached' });
}

export type Side = 'Corp' | 'Runner';

interface Wishes {
  /** The trace rule, by the label of its button. */
  traces?: string | undefined;
  /** The host's own deck. */
  deck?: { name: string } | undefined;
}

/** Both enter their names, the host picks a side, and both get ready. Returns once the cards are dealt. */
export async function sitDown(
  [host, guest]: readonly [Person, Person],
  side: Side,
  wishes: Wishes = {},
): Promise<void> {
  for (const person of [host, guest]) {
    await see(person, 'Who plays which side?');
    await person.phone.page.getByLabel('Your name').fill(person.name);
  }
  await host.press('button', side);
  const theirs = side === 'Corp' ? 'Runner' : 'Corp';
  await guest.phone.page.getByRole('button', { name: `${theirs} you`, pressed: true }).waitFor();
  if (wishes.deck) await bringDeck(host, wishes.deck);
  if (wishes.traces) {
    await host.press('button', wishes.traces);
    await guest.phone.page.getByRole('button', { name: wishes.traces, pressed: true }).waitFor();
  }
  for (const person of [host, guest]) await person.press('button', 'Ready');
  for (const person of [host, guest]) await person.phone.page.getByRole('region', { name: 'Forts' }).waitFor();
}

/** Everything that has happened, newest first, as in the record sheet. */
export async function readRecord(person: Person): Promise<string[]> {
  await person.press('button', 'Record');
  await see(person, /^Record$/);
  const { things } = await person.look();
  await person.press('button', 'Close');
  return things.filter(({ role }) => role === 'listitem').map(({ text }) => text);
}

/** Taps the save button. Returns the file's name and bytes. */
export async function saveFile(person: Person, button: string): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([person.phone.page.waitForEvent('download'), person.press('button', button)]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
}

/** On the file check screen: picks a file and waits for the result. */
export async function checkFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const buffer = Buffer.from(bytes);
  await page.getByLabel(/Choose/).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('heading', { name }).waitFor();
}
