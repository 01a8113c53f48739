/** An onlooker with the log and no secrets follows every game to its end, and sees what anyone can see. */
import { describe, expect, it } from 'vitest';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import { Onlooker } from '../../../src/peer/match/audit/onlooker.ts';
import { initialState, replay } from '../../../src/peer/match/fold/replay.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import type { AnyMove, Game } from '../../../src/rules/game.ts';
import { mustParse } from '../../support/cheat.ts';
import { shortDuel } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';

describe('an onlooker without secrets', () => {
  it.each(Array.from({ length: 12 }, (_, i) => 32 + i))(
    'accepts every entry of an honest game (seed %i)',
    async (seed) => {
      const made = await shortDuel({ seed });
      await made.play();
      const file = made.players[0].match.file() as MatchFile;
      const terms = {
        game: toyGame as Game<unknown, AnyMove>,
        options: file.options,
        header: file.header,
        gameId: gameId(file.header),
        takesBack: false,
      };
      let state = initialState(terms);
      for await (const step of replay(terms, new Onlooker(inlineCurve), file.entries.map(mustParse))) {
        if (!step.ok)
          throw new Error(JSON.stringify([step.error.seq, step.error.offence, step.error.entry?.body.type]));
        state = step.value.state;
      }
      expect(state.turns).toEqual([]);
    },
  );
});
