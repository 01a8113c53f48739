/** An evening that is full: nothing more is taken in, and what has begun can be ended all the same. */
import { expect, test } from 'vitest';
import { canonical } from '../../../../src/base/canonical.ts';
import type { Gain } from '../../../../src/rules/trenchcoat/game/call.ts';
import { announceMove, bringMove, callMove, tellMove } from '../../../../src/rules/trenchcoat/game/master.ts';
import { alone } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { does, type Evening, localEvening } from '../../../support/trenchcoat/evening.ts';
import { decker, registryText } from '../../../support/trenchcoat/golden.ts';

/** What sheets and nodes take together at most. */
const ROOM = 22_000;

const lines = (evening: Evening, gains: Gain[]) =>
  does(evening, 0, announceMove(evening.table(), evening.known(0), evening.drawer, { say: '', gains }));

/** Fills the table to its last byte with what stands in files. */
async function fill(evening: Evening): Promise<void> {
  const room = () => {
    const { sheets, nodes } = evening.table();
    return ROOM - canonical({ sheets, nodes }).length;
  };
  const file = { node: 0, kind: 'file' } as const;
  for (let id = 0; room() > 0; id++) {
    await lines(evening, [{ gain: 'thing', ...file, id, name: `File ${id}`, state: null }]);
    await lines(evening, [{ gain: 'text', ...file, id, text: '' }]);
    // The quotes of a text are there now: each letter is a byte from here on. A line more has to find its room, too.
    const left = room();
    const text = left <= 2000 ? left : Math.min(2000, left - 200);
    await lines(evening, [{ gain: 'text', ...file, id, text: 'x'.repeat(text) }]);
  }
}

test('a node is not brought into a full evening, where no test could be told any more', async () => {
  const evening = localEvening(1);
  await does(evening, 0, bringMove('Registry', true, registryText));
  await does(evening, 0, { do: 'done' });
  await does(evening, 1, { do: 'sheet', at: 0, sheet: decker });
  await does(evening, 1, { do: 'yield' });
  await fill(evening);
  const brought = bringMove('Vault', true, registryText);
  if (!brought.ok) throw new Error(brought.error.text);
  expect(await evening.tried(0, brought.value)).toMatchObject({ error: { kind: 'E-RANGE' } });

  const call = { label: 'Test', terms: { acts: alone([{ name: 'Logic', score: 3 }]) }, acting: 'player' } as const;
  await does(evening, 0, callMove({ ...call, who: 0, exploit: null, open: false }, evening.known(0), evening.drawer));
  await does(evening, 1, { do: 'roll' });
  const choices = { event: 'use', success: true } as const;
  const told = { telling: 'success', choices, say: '', gains: [], span: 0, next: 'done', step: null } as const;
  await does(evening, 0, tellMove(evening.table(), evening.known(0), evening.drawer, { ...told, gains: [] }));
  expect(evening.table().step).toBe('lead');
});
