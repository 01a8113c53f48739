/** A person who uses the app in the test language; tests name the elements in English. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Screen, Thing } from '../browser/ariaTree.ts';
import type { Driven } from '../browser/driven.ts';
import { inEnglish } from './language.ts';

export function inPseudoLanguage(person: Driven, page: () => Page): Driven {
  const originals = new WeakMap<Thing, Thing>();
  const look = async (): Promise<Screen> => {
    const { dialog, things } = await person.look();
    return {
      dialog: dialog === null ? null : inEnglish(dialog),
      things: things.map((thing) => {
        const { name, text, within } = thing;
        const read = { ...thing, name: inEnglish(name), text: inEnglish(text), within: inEnglish(within) };
        originals.set(read, thing);
        return read;
      }),
    };
  };
  return {
    ...person,
    look,
    tap: async (thing) => person.tap(originals.get(thing) ?? thing, await person.look()),
    press: async (role, name) => {
      const pressed = async (): Promise<boolean> => {
        const thing = (await look()).things.find(
          (one) => one.role === role && one.name.replace(/^✓ /, '').startsWith(name),
        );
        return thing !== undefined && person.tap(originals.get(thing) as Thing, await person.look());
      };
      // A busy machine can miss a tap.
      await expect.poll(pressed).toBe(true);
    },
    sees: (words) => expect.poll(async () => inEnglish(await page().locator('body').innerText())).toMatch(words),
    describe: async () => inEnglish(await person.describe()),
  };
}
