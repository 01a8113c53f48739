/** Who may make which move and when, and who sees it, in complete sessions. */
import { describe, expect, it } from 'vitest';
import { disagreement, helloOf, versionOf } from '../../../../src/peer/match/agreement.ts';
import { type AnyGame, publishedMove, type Seat } from '../../../../src/rules/game.ts';
import { halfOf, nonBlanks } from '../../../../src/rules/trenchcoat/dice/half.ts';
import {
  callMove,
  halvesOf,
  pendingOutcome,
  tellMove,
  withoutMove,
} from '../../../../src/rules/trenchcoat/game/master.ts';
import { refusal } from '../../../../src/rules/trenchcoat/game/refusal.ts';
import type { Request } from '../../../../src/rules/trenchcoat/game/table.ts';
import { trenchcoat } from '../../../../src/rules/trenchcoat/index.ts';
import { emptySheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import {
  type CharacterRow,
  singleCharacter,
  type TestSide,
  type TestTerms,
} from '../../../../src/rules/trenchcoat/test/terms.ts';
import { type Dice, does, type Evening, localEvening, masterOf } from '../../../support/trenchcoat/evening.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

const request: Request = { kind: 'test', who: 0, ability: [], say: 'Open door' };
const callOf = (terms: TestTerms) =>
  ({ label: 'Open door', terms, acting: 'player', who: 0, exploit: null, open: false }) as const;
const plain: TestTerms = { acts: singleCharacter([{ name: 'Logic', score: 4 }]) };

const anyDice: Dice = [['++0-+', '-00+-']];

/** The player has a sheet and may act. */
async function idle(dice = anyDice): Promise<Evening> {
  const evening = localEvening(dice);
  await does(evening, 0, { do: 'done' });
  await does(evening, 1, { do: 'sheet', at: 0, sheet: moth });
  return evening;
}

/** The player has asked for a test, and the Game Master has called it. */
async function called(terms: TestTerms = plain, dice = anyDice): Promise<Evening> {
  const evening = await idle(dice);
  await does(evening, 1, { do: 'request', request });
  await does(evening, 0, callMove(masterOf(evening), callOf(terms)));
  return evening;
}

const kindOf = (evening: Evening, seat: Seat, move: unknown): string =>
  refusal(evening.table(), seat, move, evening.known(seat))?.kind ?? 'ok';

/** A well-formed call. */
function callBy(evening: Evening, terms: TestTerms): unknown {
  const made = callMove(masterOf(evening), callOf(terms));
  return made.ok ? publishedMove(made.value) : made;
}

const row = (score: number): CharacterRow => ({ abilities: [{ name: 'Melee Combat', score }], modifiers: [] });
const together = (manner: TestSide['manner']): TestTerms => ({ acts: { manner, rows: [row(4), row(4), row(4)] } });

describe('the seats', () => {
  it('T-ROLE-01 given one phone as Game Master, when the other phone claims that seat too, then the session does not begin; it may join as the player', () => {
    const hello = (seat: Seat) =>
      helloOf(
        trenchcoat as unknown as AnyGame,
        {
          seat,
          keys: [new Uint8Array(32), new Uint8Array(32)],
          deck: [],
          options: {},
          version: versionOf(trenchcoat),
          flags: 3,
          rules: new Uint8Array(32),
          nonce: new Uint8Array(32),
          peer: null,
        },
        new Uint8Array(32),
      );
    expect(trenchcoat.seats).toEqual(['Game Master', 'player']);
    expect(disagreement(hello(0), hello(0), trenchcoat)).toEqual({
      kind: 'E-SEAT',
      why: 'sameSeat',
      values: { wanted: 'Game Master', free: 'player' },
    });
    expect(disagreement(hello(0), hello(1), trenchcoat)).toBeNull();
  });

  it('T-ROLE-02 given a character, a drone and an agent, when each of them rolls, then the dice are the player’s', async () => {
    const evening = await idle([
      ['++0-+', '-00+-'],
      ['0000+', '0+-00'],
      ['-----', '0+-00'],
    ]);
    for (const [at, kind] of (['drone', 'agent'] as const).entries())
      await does(evening, 1, { do: 'sheet', at: at + 1, sheet: { ...emptySheet(kind), kind } });
    const rolled: string[] = [];
    for (const who of [0, 1, 2]) {
      await does(evening, 1, { do: 'request', request: { ...request, who } });
      await does(evening, 0, callMove(masterOf(evening), { ...callOf(plain), who }));
      await does(evening, 1, { do: 'roll' });
      rolled.push(halfOf(evening.table().test?.half ?? -1).join(''));
      const draft = { telling: 'success', choices: {}, say: '', gains: [], span: 0, next: 'done', step: null } as const;
      await does(evening, 0, tellMove(masterOf(evening), { ...draft, gains: [] }));
    }
    expect(rolled).toEqual(['++0-+', '0000+', '-----']);
    expect(evening.table().sheets.map(({ kind }) => kind)).toEqual(['metahuman', 'drone', 'agent']);
    expect(kindOf(evening, 1, { do: 'sheet', at: 3, sheet: { ...moth, kind: 'ghoul' } })).toBe('E-ENUM');
  });

  it('T-ROLE-04 given the Game Master’s own characters, when a sheet is to be sent for them, then no move can', async () => {
    const evening = localEvening(1);
    for (const step of ['lead', 'idle'] as const) {
      expect(evening.table().step).toBe(step);
      expect(kindOf(evening, 0, { do: 'sheet', at: 0, sheet: moth })).toBe('E-STATE');
      if (step === 'lead') await does(evening, 0, { do: 'done' });
    }
    expect(evening.table().sheets).toEqual([]);
  });
});

describe('the dice of a test', () => {
  it('T-DICE-03 given a half that is rolled, when the player rolls again, then it is E-STATE and the half stays', async () => {
    const evening = await called(plain, [['++0-+', '-00+-']]);
    expect(pendingOutcome(masterOf(evening))).toBeNull();
    await does(evening, 1, { do: 'roll' });
    expect(kindOf(evening, 1, { do: 'roll' })).toBe('E-STATE');
    expect(halfOf(evening.table().test?.half ?? -1).join('')).toBe('++0-+');
    expect(pendingOutcome(masterOf(evening))?.outcome).toMatchObject({ result: 1, quality: 5 });
  });

  it('T-DICE-04 T-UNOP-02 given both halves, when each phone shows the test, then the player’s is open, and only the Game Master sees the other', async () => {
    const evening = await called(plain, [['++0-+', '0000-']]);
    await does(evening, 1, { do: 'roll' });
    const test = evening.table().test;
    if (test === null) throw new Error('no test is open');
    const { secret } = evening.known(0);
    const shown = halvesOf(test, secret?.half ?? null, true);
    expect([shown?.player, shown?.gm].map((half) => half?.join(''))).toEqual(['++0-+', '0000-']);
    expect(evening.known(1).secret).toBeNull();
    expect(pendingOutcome({ table: evening.table(), known: evening.known(1) })).toBeNull();
    // A neutral anomaly: use, or ignore.
    expect(pendingOutcome(masterOf(evening))?.outcome.owed).toEqual(['event']);
  });

  it('T-NB-02 given a test, when non-blanks are asked for, then they are read from its half, and there are none before the roll', async () => {
    const evening = await called(plain, [['++0-+', '-00+-']]);
    expect(evening.table().test?.half).toBeNull();
    await does(evening, 1, { do: 'roll' });
    expect(nonBlanks(halfOf(evening.table().test?.half ?? -1))).toBe(4);
    expect(nonBlanks(halfOf(evening.known(0).secret?.half ?? -1))).toBe(3);
  });

  it('T-DICE-11 given an open test, when dice are switched off, then it is E-STATE; between tests it is allowed', async () => {
    const evening = await called();
    for (const step of ['called', 'rolled'] as const) {
      expect(evening.table().step).toBe(step);
      expect(kindOf(evening, 0, { do: 'dice', on: false })).toBe('E-STATE');
      if (step === 'called') await does(evening, 1, { do: 'roll' });
    }
    expect(kindOf(localEvening(1), 0, { do: 'dice', on: false })).toBe('ok');
  });
});

describe('calls', () => {
  it('T-TEST-01 given "Open door", when the Game Master closes it without a test, then no die is rolled, and there is one event', async () => {
    for (const outcome of ['succeeds', 'fails', 'does not matter'] as const) {
      const evening = await idle();
      await does(evening, 1, { do: 'request', request });
      const before = (await evening.events()).length;
      const move = withoutMove(masterOf(evening), {
        outcome,
        say: '',
        gains: [],
        span: 0,
      });
      await does(evening, 0, move);
      expect((await evening.events()).slice(before)).toMatchObject([{ kind: 'without', request, outcome }]);
      expect(evening.table()).toMatchObject({ step: 'idle', tests: 0, held: 0, test: null });
    }
  });

  it('T-SUP-01 T-COL-01 given a player who calls a group test, then it is E-STATE; the Game Master may call it', async () => {
    const evening = await idle();
    for (const manner of ['supported', 'collaborative'] as const) {
      expect(kindOf(evening, 1, callBy(evening, together(manner)))).toBe('E-STATE');
      const calls = await called(together(manner));
      expect(calls.table().step).toBe('called');
    }
    expect(evening.table()).toMatchObject({ step: 'idle', test: null });
  });

  it('T-TIME-09 given a test whose time the Game Master has to allow, when the player asks for ×3, then it is refused', async () => {
    const evening = await idle();
    expect(kindOf(evening, 1, { do: 'request', request: { ...request, time: 3000 } })).toBe('E-MSG');
    expect(kindOf(evening, 1, callBy(evening, { ...plain, time: 3000 }))).toBe('E-STATE');
    const locked = await called();
    await does(locked, 1, { do: 'roll' });
    expect(pendingOutcome(masterOf(locked))?.total).toBe(4);
    const allowed = await called({ ...plain, time: 3000 });
    await does(allowed, 1, { do: 'roll' });
    expect(pendingOutcome(masterOf(allowed))?.total).toBe(5);
  });
});
