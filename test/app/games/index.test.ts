/** Every game in this build: its rules, sign and screens have the same id, and each of its options has words. */
import { describe, expect, it } from 'vitest';
import { loadTableUi, loadUi } from '../../../src/app/games/index.ts';
import { catalogue } from '../../../src/rules/catalogue.ts';
import { allSigns, dealingFor, mainSign, playedAfter, signOf, signs } from '../../../src/words/en/signs.ts';

describe('the games of the app', () => {
  it('are those in the catalogue, each under its own id', async () => {
    expect(allSigns.map(({ id }) => id).sort()).toEqual(Object.keys(catalogue).sort());
    for (const sign of allSigns) {
      const [ui, game] = [await loadUi(sign), await catalogue[sign.id]()];
      expect([ui.sign, ui.game]).toEqual([sign, game]);
      expect(await loadTableUi(sign)).toMatchObject(ui);
      expect(game.id).toBe(sign.id);
      expect(signOf(`${game.id}/${game.version}`)).toBe(sign);
      expect(Object.keys(ui.options)).toEqual(Object.keys(game.options));
      for (const [name, choices] of Object.entries(game.options)) {
        expect(Object.keys(ui.options[name]?.names ?? {}).sort()).toEqual([...choices].sort());
        for (const choice of choices) expect(ui.options[name]?.note(choice)).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('are not listed if they only deal; the game they lead to offers them', () => {
    const dealing = dealingFor(mainSign);
    if (dealing === undefined) throw new Error('nothing deals for the main game');
    expect(signs).not.toContain(dealing);
    expect(playedAfter(dealing)).toBe(mainSign);
    for (const sign of signs) expect(playedAfter(sign)).toBe(sign);
  });

  it('are recognised by their version; an unknown version counts as the main game', () => {
    for (const rules of [undefined, '', 'no-such-game/1', `x${mainSign.id}/1`]) expect(signOf(rules)).toBe(mainSign);
  });
});
