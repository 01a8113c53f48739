/** Every game in this build: its rules, sign and screens have the same id, and each of its options has words. */
import { describe, expect, it } from 'vitest';
import { loadTableUi, loadUi } from '../../../src/app/games/index.ts';
import { catalogue } from '../../../src/rules/catalogue.ts';
import {
  allGameInfos,
  dealingFor,
  gameInfoOf,
  gameInfos,
  mainGameInfo,
  playedAfter,
} from '../../../src/words/en/signs.ts';

describe('the games of the app', () => {
  it('are those in the catalogue, each under its own id', async () => {
    expect(allGameInfos.map(({ id }) => id).sort()).toEqual(Object.keys(catalogue).sort());
    for (const info of allGameInfos) {
      const [ui, game] = [await loadUi(info), await catalogue[info.id]()];
      expect([ui.info, ui.game]).toEqual([info, game]);
      expect(await loadTableUi(info)).toMatchObject(ui);
      expect(game.id).toBe(info.id);
      expect(gameInfoOf(`${game.id}/${game.version}`)).toBe(info);
      expect(Object.keys(ui.options)).toEqual(Object.keys(game.options));
      for (const [name, choices] of Object.entries(game.options)) {
        expect(Object.keys(ui.options[name]?.names ?? {}).sort()).toEqual([...choices].sort());
        for (const choice of choices) expect(ui.options[name]?.note(choice)).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('are not listed if they only deal; the game they lead to offers them', () => {
    const dealing = dealingFor(mainGameInfo);
    if (dealing === undefined) throw new Error('nothing deals for the main game');
    expect(gameInfos).not.toContain(dealing);
    expect(playedAfter(dealing)).toBe(mainGameInfo);
    for (const info of gameInfos) expect(playedAfter(info)).toBe(info);
  });

  it('are recognised by their version; an unknown version counts as the main game', () => {
    for (const rules of [undefined, '', 'no-such-game/1', `x${mainGameInfo.id}/1`])
      expect(gameInfoOf(rules)).toBe(mainGameInfo);
  });
});
