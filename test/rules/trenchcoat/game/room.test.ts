/** A full session accepts nothing more, and can still be ended. */
import { expect, test } from 'vitest';
import { canonical } from '../../../../src/base/canonical.ts';
import type { Gain } from '../../../../src/rules/trenchcoat/game/call.ts';
import { announceMove, bringMove, callMove, endMove, tellMove } from '../../../../src/rules/trenchcoat/game/master.ts';
import { changeRefusal } from '../../../../src/rules/trenchcoat/game/slots.ts';
import type { Sheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { singleCharacter } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { does, type Evening, inSecret, localEvening, masterOf } from '../../../support/trenchcoat/evening.ts';
import { decker, registryText } from '../../../support/trenchcoat/golden.ts';
import { saidOf } from '../../../support/trenchcoat/said.ts';

/** The size limit of nodes; sheets have a separate one. */
const ROOM = 13_000;

const lines = (evening: Evening, gains: Gain[]) =>
  does(evening, 0, announceMove(masterOf(evening), { say: '', gains }));

/** Fills the table to its last byte with file texts. */
async function fill(evening: Evening): Promise<void> {
  const room = () => {
    return ROOM - canonical(evening.table().nodes).length;
  };
  const file = { node: 0, kind: 'file' } as const;
  for (let id = 0; room() > 0; id++) {
    await lines(evening, [{ gain: 'thing', ...file, id, name: `File ${id}`, state: null }]);
    await lines(evening, [{ gain: 'text', ...file, id, text: '' }]);
    // Not counting quotes, each letter is one byte. One more line has to fit too.
    const left = room();
    const text = left <= 2000 ? left : Math.min(2000, left - 200);
    await lines(evening, [{ gain: 'text', ...file, id, text: 'x'.repeat(text) }]);
  }
}

test('a node is refused if it leaves no room to tell a test', async () => {
  const evening = localEvening(1);
  await does(evening, 0, bringMove('Registry', true, registryText));
  await does(evening, 0, { do: 'done' });
  await does(evening, 1, { do: 'sheet', at: 0, sheet: decker });
  await does(evening, 1, { do: 'yield' });
  await fill(evening);
  const brought = bringMove('Vault', true, registryText);
  if (!brought.ok) throw new Error(brought.error.why);
  expect(await evening.tried(0, brought.value)).toMatchObject({ error: { kind: 'E-RANGE' } });

  const call = {
    label: 'Test',
    terms: { acts: singleCharacter([{ name: 'Logic', score: 3 }]) },
    acting: 'player',
  } as const;
  await does(evening, 0, callMove(masterOf(evening), { ...call, who: 0, exploit: null, open: false }));
  await does(evening, 1, { do: 'roll' });
  const choices = { event: 'use', success: true } as const;
  const told = { telling: 'success', choices, say: '', gains: [], span: 0, next: 'done', step: null } as const;
  await does(evening, 0, tellMove(masterOf(evening), { ...told, gains: [] }));
  expect(evening.table().step).toBe('lead');
});

test('a player’s large sheets take no room from the Game Master', async () => {
  const evening = localEvening(1);
  await does(evening, 0, bringMove('Registry', true, registryText));
  await does(evening, 0, { do: 'done' });
  const long = (letter: string): Sheet => ({
    ...decker,
    skills: Array.from({ length: 40 }, (_, at) => ({
      name: `${letter.repeat(37)}${at}`,
      value: 1,
      group: 'skills.processing',
    })),
  });
  const refused: unknown[] = [];
  for (let at = 0; at < 6; at++) {
    const done = await evening.tried(1, { do: 'sheet', at, sheet: long('abcdef'[at] ?? '') });
    if (!done.ok) refused.push(done.error);
  }
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ kind: 'E-RANGE', why: 'sheetsTooLong', values: { over: expect.any(Number) } });
  await does(evening, 1, { do: 'yield' });
  // Damage is noted on a sheet even if there is no room.
  await lines(evening, [{ gain: 'damage', who: 0, pips: 99, label: 'Stun' }]);
  await lines(evening, [{ gain: 'thing', node: 0, kind: 'file', id: 0, name: 'ledger', state: null }]);
  await fill(evening);
});

test('ending is refused if private changes would be left out, and the Game Master is told why', async () => {
  const evening = localEvening(1);
  for (let at = 0; at < 40; at++) inSecret(evening, { to: 'note', text: `${'x'.repeat(70)} ${at}` });
  const refused = endMove(masterOf(evening));
  expect(saidOf(refused)).toMatch(/^E-RANGE 3\d private changes/);
  for (let page = 0; page < 16; page++) await lines(evening, []);
  await does(evening, 0, endMove(masterOf(evening)));
  expect(evening.known(0).secret?.bound).toBe(40);
});

test('a change that fits on no page is refused immediately', () => {
  expect(changeRefusal({ to: 'note', text: 'x'.repeat(80) })).toBeNull();
  expect(changeRefusal({ to: 'note', text: '\u{1f512}'.repeat(80) })).toMatchObject({ kind: 'E-RANGE' });
});
