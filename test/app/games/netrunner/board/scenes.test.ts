/** Tables set up by hand reach the moment that they are named after, so that its question can be tested. */
import { expect, it } from 'vitest';
import { netrunner } from '../../../../../src/rules/netrunner/index.ts';
import { rareScenes } from '../../../../e2e/pages/rareScenes.ts';
import { scene, sceneNames } from '../../../../e2e/pages/scenes.ts';

const asked = (name: string): string => {
  const question = netrunner.ask(scene(name, () => undefined).table);
  if (question.kind === 'move') return question.window;
  return question.kind === 'choose' ? question.what : question.kind;
};

/** Scenes named after something other than their question. */
const others: Readonly<Record<string, string>> = {
  moveIce: 'movePlace',
  moved: 'begin',
  ownPlaces: 'look',
  ignored: 'encounter',
  dearTrace: 'sealed',
  links: 'sealed',
  dice: 'setDice',
  rig: 'payX',
};

it.each(Object.keys(rareScenes))('"%s" asks its question', (name) => {
  expect(asked(name)).toBe(others[name] ?? name);
});

it.each(sceneNames)('"%s" can be set up', (name) => {
  expect(scene(name, () => undefined).table.over).toBeNull();
});
