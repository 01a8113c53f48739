/** The phone alerts the player who is asked next. */
import { expect, it } from 'vitest';
import { feltOf } from '../../../../src/app/games/trenchcoat/table.tsx';
import { GM, PLAYER, type SessionStep, type Table } from '../../../../src/rules/trenchcoat/game/table.ts';
import { trenchcoat } from '../../../../src/rules/trenchcoat/index.ts';

function tableAt(step: SessionStep): Table {
  const made = trenchcoat.setup({ sizes: [0, 0], options: {} });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return { ...made.value, step };
}

const felt = (before: SessionStep, after: SessionStep) =>
  [GM, PLAYER].map((seat) => feltOf({ before: tableAt(before), after: tableAt(after) }, seat).join());

it.each([
  ['the player may act', 'lead', 'idle', ['', 'turn']],
  ['the player has made a request', 'idle', 'requested', ['turn', '']],
  ['a test is called', 'requested', 'called', ['', 'turn']],
  ['the dice are being rolled', 'called', 'holding', ['', '']],
  ['the dice have been rolled', 'rolling', 'rolled', ['turn', '']],
  ['the outcome is told', 'rolled', 'idle', ['', 'turn']],
  ['a test is called without dice', 'requested', 'rolled', ['', '']],
  ['the player acts on their own', 'idle', 'idle', ['', '']],
  ['the Game Master has revealed their dice', 'openingDice', 'opening', ['', '']],
  ['the session is over', 'opening', 'over', ['', '']],
] as const)('%s', (_, before, after, by) => {
  expect(felt(before, after)).toEqual(by);
});
