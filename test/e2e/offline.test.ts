/**
 * Installed and offline, in one story: the app is installed, is updated while phones use it, loses its server, and
 * keeps the game. The steps build on each other.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { versionOf } from '../../src/peer/match/agreement.ts';
import { netrunner } from '../../src/rules/netrunner/index.ts';
import type { Serving } from '../../src/server/index.ts';
import { buildVersion } from '../support/browser/builds.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { bothAtOne } from '../support/browser/plainPlay.ts';
import { startServer } from '../support/browser/startServer.ts';
import { joinByLink, meetByLink, openRoom, type Person, seatPerson, see, sitDown } from '../support/browser/table.ts';
import { CODE_FIELD, continueGame, endOfLastGame, HOME, walk } from '../support/browser/ways.ts';

/** The files that the server serves; changed from test to test. */
const live = mkdtempSync(join(tmpdir(), 'meatspace-live-'));
const folders: string[] = [live];
let newer = '';
let newest = '';
let otherRules = '';
let serving: Serving;
let [ann, bob]: Person[] = [];

beforeAll(async () => {
  newer = await buildVersion({ mark: 'newer' });
  newest = await buildVersion({ mark: 'newest' });
  otherRules = await buildVersion({ mark: 'other rules', rules: 99 });
  folders.push(newer, newest, otherRules);
  handOut(inject('app'));
  serving = await startServer({ dist: live });
  // Only a whole browser installs apps.
  const whole = seatPerson('Ann', { screen: 'small', engine: 'chromium', installs: true });
  [ann, bob] = await Promise.all([whole, seatPerson('Bob', { screen: 'common', installs: true })]);
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const home = (): string => `http://localhost:${serving.port}/`;
const pageOf = (person: Person | undefined): Page => person!.phone.page;

function handOut(folder: string): void {
  rmSync(live, { recursive: true, force: true });
  cpSync(folder, live, { recursive: true });
}

/** Waits until all files are on the phone and the worker serves this page. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const waits = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

const bornAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

describe('the home screen of the phone', () => {
  test('installs the app: manifest, icons and worker meet the browser’s requirements', async () => {
    const page = pageOf(ann);
    await page.goto(home());
    await settled(page);
    const cdp = await page.context().newCDPSession(page);
    const { errors, data, url } = await cdp.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${home()}manifest.webmanifest`);
    const { name, short_name, icons } = JSON.parse(data ?? '{}');
    expect([name, short_name]).toEqual(['Meatspace', 'Meatspace']);
    for (const { src, sizes } of icons as { src: string; sizes: string }[]) {
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });

  test('shares a deck list with the app, which reads it like a pasted one', async () => {
    const page = await pageOf(ann).context().newPage();
    onTestFinished(() => page.close());
    await page.goto(home());
    await settled(page);
    // Submitted from outside the page, as the system does, since the page's own policy forbids forms.
    const list = '# Shared\n3x Keeper\n2x No Such Card';
    const form = `<form method="post" action="${home()}share" enctype="multipart/form-data"><textarea name="text">\n${list}</textarea></form>`;
    await page.goto(`data:text/html,${encodeURIComponent(form)}`);
    await page.evaluate(() => document.forms[0]?.submit());
    const sheet = page.getByRole('dialog');
    await sheet.getByText('3 cards read', { exact: false }).waitFor();
    expect(await sheet.getByRole('textbox').inputValue()).toBe(list);
    expect(await sheet.getByText('No Such Card').count()).toBeGreaterThan(0);
    // The shared text is read only once.
    await page.reload();
    await page.getByText('Import a list').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('is offered once, if the browser has its own prompt', async () => {
    const page = await pageOf(ann).context().newPage();
    onTestFinished(() => page.close());
    // The browser's own prompt can appear at any time, and its dialog is not part of the page.
    await page.addInitScript(() => {
      addEventListener('beforeinstallprompt', (event) => event.isTrusted && event.stopImmediatePropagation());
      addEventListener('load', () => {
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        Object.assign(offer, { prompt: async () => document.documentElement.classList.add('prompted') });
        dispatchEvent(offer);
      });
    });
    await page.goto(home());
    await page.getByRole('button', { name: 'Install' }).tap();
    await page.locator('html.prompted').waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: 'Install' }).count()).toBe(0);
    await page.reload();
    await page.getByText(HOME).waitFor();
    await page.waitForLoadState('load');
    expect(await page.getByRole('button', { name: 'Install' }).count()).toBe(0);
  });

  test('is not offered from a plain http address, and the app says why', async () => {
    const cat = await seatPerson('Cat', { args: ['--host-resolver-rules=MAP meatspace.test 127.0.0.1'] });
    onTestFinished(() => cat.phone.close());
    const page = pageOf(cat);
    await page.goto(`http://meatspace.test:${serving.port}/`);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await see(cat, /This address is plain http, so the app can’t be installed or work offline\./);
    expect(await faultsOf(page, 'home, plain http')).toEqual([]);
    await cat.press('button', 'Close');
    await page.reload();
    await see(cat, HOME);
    expect(await page.getByText('plain http').count()).toBe(0);
    expect(cat.errors).toEqual([]);
  });
});

describe('a new version', () => {
  test('waits behind a notice on the home screen until it is accepted', async () => {
    handOut(newer);
    const page = pageOf(ann);
    await page.reload();
    await see(ann!, 'A new version of Meatspace is available.');
    await page.reload();
    await see(ann!, 'A new version of Meatspace is available.');
    expect(await page.getByText('A fan project (').count()).toBe(0);
    expect(await faultsOf(page, 'home, update')).toEqual([]);
    await ann!.press('button', 'Update');
    await see(ann!, 'A fan project (newer),');
    expect(await page.getByRole('button', { name: 'Update' }).count()).toBe(0);
  });

  test('never activates while a game is on screen, and the game continues in it', async () => {
    await openAnnsRoom();
    const page = pageOf(ann);
    handOut(newest);
    const born = await bornAt(page);
    // As browsers do automatically from time to time.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await waits(page);
    const board = page.locator('main.board');
    expect(await board.getByText(/version|update/i).count()).toBe(0);
    const corner = await bothAtOne(page, pageOf(bob));
    await leaveTable(page);
    await see(ann!, 'A new version of Meatspace is available.');
    expect(await bornAt(page)).toBe(born);

    // The same game is open in a second tab, whose files the first one must not replace.
    const second = await page.context().newPage();
    onTestFinished(() => second.close());
    await second.goto(home());
    await second.getByText('A new version of Meatspace is available.').waitFor();
    await second.getByRole('button', { name: 'Update' }).tap();
    await second.getByText('A game is open in another tab. Close that tab, then update.').waitFor();
    await second.close();

    await ann!.press('button', 'Update');
    await see(ann!, 'A fan project (newest),');
    expect(await bornAt(page)).not.toBe(born);
    await continueGame(ann!);
    await board.waitFor();
    expect(await ann!.corner()).toBe(corner);
  });

  test('with other rules waits for the end of a game that only the earlier rules can continue', async () => {
    handOut(otherRules);
    const page = pageOf(ann);
    await leaveTable(page);
    await page.reload();
    await see(ann!, 'A new version with different rules installs once your game with Bob is over.');
    await page.reload();
    await see(ann!, 'A fan project (newest),');
    await continueGame(ann!);
    await page.locator('main.board').waitFor();
    expect(await ann!.corner()).toMatch(/^\d+ /);
  });
});

describe('with no network and no server', () => {
  test('the app starts, and the game is as it was', async () => {
    const corner = await ann!.corner();
    await serving.close();
    await ann!.phone.kill();
    const page = await ann!.phone.start();
    await page.goto(home());
    await see(ann!, 'A fan project (newest),');
    await continueGame(ann!);
    await page.locator('main.board').waitFor();
    expect(await ann!.corner()).toBe(corner);
    await see(ann!, /\baway\b/);
    // The table's own page, opened at its URL.
    await page.reload();
    await page.locator('main.board').waitFor();
    await leaveTable(page);
    // Screens that were never opened on this phone are available too.
    await walk(ann!, 'join');
    await see(ann!, CODE_FIELD);
    await page.goto(home());
    serving = await startServer({ dist: live, port: serving.port });
  });

  test('a game abandoned for a new version says why it cannot continue', async () => {
    const page = pageOf(ann);
    await page.reload();
    await see(ann!, 'A new version with different rules installs once your game with Bob is over.');
    await ann!.press('button', 'Update now…');
    await see(ann!, 'Your open game can’t continue in the new version, and Bob may claim it.');
    expect(await faultsOf(page, 'home, update held')).toEqual([]);
    await ann!.press('button', 'Abandon it');
    await see(ann!, 'A new version of Meatspace is available.');
    await ann!.press('button', 'Update');
    await see(ann!, 'A fan project (other rules),');
    await endOfLastGame(ann!, 'Abandoned for an update');
    await see(
      ann!,
      `This game was started with another version of the rules, ${versionOf(netrunner)}. This version plays ${versionOf({ ...netrunner, version: 99 })}, and a game only continues with the rules it was started with.`,
    );
    expect([...ann!.errors, ...bob!.errors]).toEqual([]);
  });
});

describe('from a plain http address, which stores no version on the phone,', () => {
  test('a game warns beforehand that an update ends it, says afterwards what to do, and continues once that is done', async () => {
    const [dan, eve] = await Promise.all([
      seatPerson('Dan', { args: ['--host-resolver-rules=MAP meatspace.test 127.0.0.1'] }),
      seatPerson('Eve'),
    ]);
    const [page, plain] = [pageOf(dan), `http://meatspace.test:${serving.port}/`];
    handOut(inject('app'));
    await pageOf(eve).goto(home());
    await joinByLink(dan, (await openRoom(eve)).link.replace(home(), plain));
    await see(dan, `Your game is tied to meatspace.test:${serving.port}.`);
    await see(eve, 'Who plays which side?');
    expect(await pageOf(eve).getByText('Your game is tied to').count()).toBe(0);
    expect(await faultsOf(page, 'lobby, plain http')).toEqual([]);
    await sitDown([eve, dan], 'Corp');
    const corner = await bothAtOne(page, pageOf(eve));

    handOut(otherRules);
    await page.goto(plain);
    await see(dan, 'Your game with Eve needs the previous version.');
    expect(await faultsOf(page, 'home, overtaken')).toEqual([]);
    await continueGame(dan);
    await see(dan, 'a game only continues with the rules it was started with');

    handOut(inject('app'));
    await page.goto(plain);
    await continueGame(dan);
    await page.locator('main.board').waitFor();
    expect(await dan.corner()).toBe(corner);
    expect([...dan.errors, ...eve.errors]).toEqual([]);
    await Promise.all([dan.phone.close(), eve.phone.close()]);
  });
});

async function openAnnsRoom(): Promise<void> {
  await meetByLink([ann!, bob!]);
  await sitDown([ann!, bob!], 'Corp');
}

async function leaveTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).tap();
  await page.getByRole('button', { name: 'Leave the table' }).tap();
  await page.getByText(HOME).waitFor();
}
