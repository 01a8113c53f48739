/** Several sessions with the same Game Master, each on one phone with preset dice. */
import { ok } from '../../../src/base/result.ts';
import { callMove, endMove, type TellDraft, tellMove } from '../../../src/rules/trenchcoat/game/master.ts';
import { type JointPart, jointOutcome, ownParts } from '../../../src/rules/trenchcoat/group/outcome.ts';
import { type JointDraft, jointCalls } from '../../../src/rules/trenchcoat/group/terms.ts';
import type { Together } from '../../../src/rules/trenchcoat/group/together.ts';
import { testableNamed } from '../../../src/rules/trenchcoat/sheet/abilities.ts';
import { emptySheet, type Sheet } from '../../../src/rules/trenchcoat/sheet/sheet.ts';
import { type Dice, does, type Evening, localEvening, masterOf } from './evening.ts';

/** A character with the given skills. */
export const character = (name: string, skills: Readonly<Record<string, number>>): Sheet => ({
  ...emptySheet(name),
  skills: Object.entries(skills).map(([skill, value]) => ({ name: skill, value, group: 'skills.physical' })),
});

export interface PlayerAt {
  readonly sheet: Sheet;
  readonly ability: string;
  readonly dice?: Dice;
}

/** Dice without an event in either half. */
const PLAIN: Dice = [['+-+00', '-+00+']];

/** The given player's session: the sheet is on the table, and the Game Master may act. */
export async function seated(
  { sheet, dice = PLAIN }: Pick<PlayerAt, 'sheet' | 'dice'>,
  rolled = true,
): Promise<Evening> {
  const evening = localEvening(dice, { dice: rolled ? 'rolled' : 'none' });
  await does(evening, 0, { do: 'done' });
  await does(evening, 1, { do: 'sheet', at: 0, sheet });
  await does(evening, 1, { do: 'yield' });
  return evening;
}

export const ID = '00112233aabbccdd';

/** Calls the given test for all of them. */
export async function callTo(evenings: readonly Evening[], players: readonly PlayerAt[], draft: JointDraft, id = ID) {
  const takers = players.map(({ sheet, ability }, at) => ({
    pick: testableNamed(sheet, ability) as NonNullable<ReturnType<typeof testableNamed>>,
    dice: evenings[at]?.table().dice ?? true,
  }));
  const calls = jointCalls(draft, takers, id);
  if (!calls.ok) throw new Error(calls.error.why);
  for (const [at, evening] of evenings.entries()) {
    const call = calls.value[at];
    if (call) await does(evening, 0, callMove(masterOf(evening), call));
  }
}

export async function partsOf(evenings: readonly Evening[]): Promise<JointPart[]> {
  const parts = await Promise.all(
    evenings.map(async (evening) => ownParts(await evening.events(), evening.known(0).secret?.joint ?? [])),
  );
  return parts.flatMap((all) => all.slice(-1));
}

export async function outcomeAt(evenings: readonly Evening[], { kind }: Pick<Together, 'kind'>) {
  return jointOutcome(await partsOf(evenings), evenings.length, kind);
}

export const rolls = async (evenings: readonly Evening[]): Promise<void> => {
  for (const evening of evenings) if (evening.table().step === 'called') await does(evening, 1, { do: 'roll' });
};

/** Tells each player the result of their part. */
export async function tellAll(evenings: readonly Evening[], joint: Pick<Together, 'kind'>): Promise<void> {
  for (const [at, evening] of evenings.entries()) {
    const outcome = (await outcomeAt(evenings, joint)).outcomes[at];
    if (!outcome) throw new Error(`part ${at + 1} is not decided`);
    const { test } = evening.table();
    if (!test) throw new Error('no test is open');
    const success = outcome.success ?? outcome.byNumber;
    const draft: TellDraft = {
      ...{ telling: 'success', say: '', gains: [], span: 0, next: 'done', step: null },
      choices: { success, event: 'ignore' },
      joint: outcome,
    };
    await does(evening, 0, tellMove(masterOf(evening), draft));
  }
}

/** Ends the session and reveals everything. */
export async function opened(evening: Evening): Promise<void> {
  await does(evening, 0, endMove(masterOf(evening)));
  for (const move of ['openDice', 'openNode', 'close'] as const) await does(evening, 0, ok({ do: move }));
}
