/** Joint tests, each player's part in a separate log. */
import { describe, expect, it, test } from 'vitest';
import { fail } from '../../../../src/base/result.ts';
import { callMove, pendingOutcome } from '../../../../src/rules/trenchcoat/game/master.ts';
import { refusal } from '../../../../src/rules/trenchcoat/game/refusal.ts';
import { report } from '../../../../src/rules/trenchcoat/game/report.ts';
import { jointReports } from '../../../../src/rules/trenchcoat/group/proof.ts';
import {
  abilityForTest,
  commonNames,
  type JointDraft,
  jointCalls,
  ownTotal,
} from '../../../../src/rules/trenchcoat/group/terms.ts';
import { mean, roundHalfUp } from '../../../../src/rules/trenchcoat/numbers/fraction.ts';
import { testableNamed } from '../../../../src/rules/trenchcoat/sheet/abilities.ts';
import { totalOf } from '../../../../src/rules/trenchcoat/test/total.ts';
import { seeded } from '../../../../src/solo/random.ts';
import { jointSummary, jointWords } from '../../../../src/words/en/trenchcoat/joint.ts';
import { sayEvent } from '../../../../src/words/en/trenchcoat/record.ts';
import { togetherWords, whyWords } from '../../../../src/words/en/trenchcoat/report.ts';
import type { Evening } from '../../../support/trenchcoat/evening.ts';
import { does, masterOf } from '../../../support/trenchcoat/evening.ts';
import {
  callTo,
  character,
  ID,
  opened,
  outcomeAt,
  type PlayerAt,
  partsOf,
  rolls,
  seated,
  tellAll,
} from '../../../support/trenchcoat/groupTable.ts';
import { saidOf } from '../../../support/trenchcoat/said.ts';

const each: JointDraft = { kind: 'each', label: 'Perception', difficulty: -2, first: 0 };

const players = (scores: readonly number[], dice: readonly (readonly [string, string])[] = []): PlayerAt[] =>
  scores.map((score, at) => ({
    sheet: character(`P${at + 1}`, { Perception: score }),
    ability: 'Perception',
    ...(dice[at] && { dice: [dice[at]] }),
  }));

const takers = (all: readonly PlayerAt[]) =>
  all.map(({ sheet, ability }) => ({ pick: testableNamed(sheet, ability) as never, dice: true }));

const called = (draft: JointDraft, scores: readonly number[]) => {
  const calls = jointCalls(draft, takers(players(scores)), ID);
  if (!calls.ok) throw new Error(calls.error.why);
  return calls.value;
};

const table = async (all: readonly PlayerAt[], draft: JointDraft, rolled = true): Promise<Evening[]> => {
  const evenings = await Promise.all(all.map((player) => seated(player, rolled)));
  await callTo(evenings, all, draft);
  return evenings;
};

describe('each log is called with', () => {
  it('T-UNOP-01 their own number and the same difficulty, even if it is 0', () => {
    expect(called(each, [3, 1, 4]).map(ownTotal)).toEqual([1, -1, 2]);
    const [first] = called({ ...each, difficulty: 0 }, [3, 1]);
    expect(first?.terms.acts.rows).toEqual([
      { abilities: [{ name: 'Perception', score: 3 }], modifiers: [{ name: 'Difficulty', value: 0 }] },
    ]);
    expect(called(each, [3, 1]).map(({ together }) => together)).toEqual([
      { id: ID, of: 2, nth: 1, kind: 'each' },
      { id: ID, of: 2, nth: 2, kind: 'each' },
    ]);
  });

  it.each<[string, number[], number, number, number]>([
    ['T-SUP-03 T-SUP-04 the average of all, and −1 once', [5, 4, 4], 0, -2, 3],
    ['T-SUP-05 half a point rounded in the total', [5, 4], 0, -1, 4],
    ['T-SUP-05 half a point rounded up below 0', [1, 0], -4, -1, -4],
    ['T-SUP-06 no bonus for more helpers', [4, 4, 4, 4, 4], 0, -1, 3],
  ])('%s, as one number for the leader', (_, scores, difficulty, helpers, total) => {
    const calls = called({ ...each, kind: 'supported', difficulty }, scores);
    expect(calls[0]?.terms.acts.rows[0]?.modifiers).toContainEqual({ name: 'Helpers', value: helpers });
    expect(ownTotal(calls[0] as never)).toBe(total);
    expect(calls.slice(1).map(({ terms }) => terms.acts.rows[0]?.modifiers)).toEqual(
      scores.slice(1).map(() => [{ name: 'Difficulty', value: difficulty }]),
    );
  });

  it('T-COL-03 T-COL-07 the bonus from the number of members, for each of a team', () => {
    expect(called({ ...each, kind: 'team' }, [6, 5, 3]).map(ownTotal)).toEqual([5, 4, 2]);
    expect(called({ ...each, kind: 'team' }, [6, 5]).map(ownTotal)).toEqual([4, 3]);
  });

  it('T-COL-09 a team’s Task Time in every part, but a leader’s only once', () => {
    expect(called({ ...each, kind: 'team', difficulty: 0, time: 700 }, [0, 0, 0]).map(ownTotal)).toEqual([-2, -2, -2]);
    const supported = called({ ...each, kind: 'supported', difficulty: 0, time: 700 }, [4, 4]);
    expect(supported.map(ownTotal)).toEqual([0, 4]);
  });

  it('T-OPP-02 only their own side of an opposed test', () => {
    const attacker = { sheet: character('A', { Stealth: 4 }), ability: 'Stealth' };
    const defender = { sheet: character('B', { Perception: 6 }), ability: 'Perception' };
    const calls = jointCalls({ ...each, kind: 'opposed', difficulty: 0 }, takers([attacker, defender]), ID);
    if (!calls.ok) throw new Error(calls.error.why);
    const [attack, defence] = calls.value.map((call) => JSON.stringify(call));
    expect(attack).not.toContain('6');
    expect(defence).not.toMatch(/Stealth|4/);
    expect(calls.value.map(({ acting }) => acting)).toEqual(['player', 'gm']);
  });

  it('T-SUP-02 T-COL-07 nothing, if only one takes part, or three oppose each other', () => {
    expect(jointCalls({ ...each, kind: 'supported' }, takers(players([4])), ID).ok).toBe(false);
    expect(jointCalls({ ...each, kind: 'opposed' }, takers(players([4, 3, 2])), ID)).toMatchObject({
      error: { why: 'opposedTwo' },
    });
  });
});

it('T-CHAR-08 names on most sheets come first; characters without that name are identified', async () => {
  const [moth, kite] = [character('Moth', { Climbing: 2, Stealth: 1 }), character('Kite', { stealth: 3 })];
  expect(commonNames([{ sheets: [moth] }, { sheets: [kite] }, { sheets: [] }])).toEqual(['Stealth', 'Climbing']);
  expect(abilityForTest({ sheets: [kite], step: 'idle' }, 'Stealth')).toMatchObject({ ok: true, value: { score: 3 } });
  expect(abilityForTest({ sheets: [kite], step: 'idle' }, 'Climbing')).toMatchObject({ error: { kind: 'no number' } });
  expect(abilityForTest({ sheets: [], step: 'idle' }, 'Climbing')).toMatchObject({ error: { kind: 'no sheet' } });
  expect(abilityForTest({ sheets: [kite], step: 'over' }, 'Stealth')).toMatchObject({ error: { kind: 'ended' } });
});

describe('rolling a joint test', () => {
  it('T-TEST-02 each alone: every part has its own quality, and the best is known', async () => {
    const evenings = await table(
      players(
        [3, 1],
        [
          ['++0-+', '-0+00'],
          ['-0-0+', '0-0+-'],
        ],
      ),
      each,
    );
    expect(await outcomeAt(evenings, each)).toMatchObject({ rolled: 0, outcomes: [null, null] });
    await rolls([evenings[0] as Evening]);
    expect(await outcomeAt(evenings, each)).toMatchObject({ rolled: 1, succeeded: 1, best: { nths: [1], quality: 3 } });
    await rolls(evenings);
    const { outcomes, best, succeeded } = await outcomeAt(evenings, each);
    expect([outcomes.map((one) => one?.quality), succeeded, best?.nths]).toEqual([[3, -3], 1, [1]]);
    await tellAll(evenings, each);
    const after = await outcomeAt(evenings, each);
    expect([after.told, after.outcomes.map((one) => one?.quality)]).toEqual([2, [3, -3]]);
  });

  it('T-SUP-03 supported: the leader rolls for all, and the helpers roll nothing', async () => {
    const draft = { ...each, kind: 'supported', difficulty: 0 } as const;
    const evenings = await table(players([5, 4, 4], [['0+-00', '+0-+0']]), draft);
    expect(evenings.map((evening) => evening.table().step)).toEqual(['called', 'rolled', 'rolled']);
    expect((await outcomeAt(evenings, draft)).outcomes).toEqual([null, null, null]);
    await rolls(evenings);
    const { outcomes, whole } = await outcomeAt(evenings, draft);
    expect(outcomes.map((one) => one?.quality)).toEqual([4, 4, 4]);
    expect(whole).toEqual({ kind: 'supported', nth: 1, quality: 4, success: true });
  });

  it('T-COL-02 team-play without dice: the average of the parts is rounded once', async () => {
    const draft = { ...each, kind: 'team' } as const;
    const evenings = await table(players([6, 5, 3]), draft, false);
    const { whole, outcomes } = await outcomeAt(evenings, draft);
    expect(outcomes.map((one) => one?.quality)).toEqual([5, 4, 2]);
    expect(whole).toEqual({ kind: 'team', quality: 4, success: true });
  });

  it.each([
    ['T-OPP-04 R is the sum of both players’ halves and counts for the attacker', '0+-00', '++-0+', 2, 0, 1],
    ['T-OPP-03 a quality of 0 counts for the attacker', '0+0+-', '0+-+0', 2, 0, 1],
    ['T-OPP-01 the defender wins below 0', '0-0+0', '0+-00', 0, -2, 2],
  ])('opposed: %s', async (_, attack, defence, result, quality, nth) => {
    const draft = { ...each, kind: 'opposed', difficulty: 0 } as const;
    const evenings = await table(
      players(
        [4, 6],
        [
          [attack, ''],
          [defence, ''],
        ],
      ),
      draft,
    );
    await rolls([evenings[0] as Evening]);
    expect((await outcomeAt(evenings, draft)).whole).toBeNull();
    await rolls(evenings);
    const { outcomes, whole } = await outcomeAt(evenings, draft);
    expect(outcomes[0]).toMatchObject({ result, quality });
    expect(whole).toMatchObject({ kind: 'opposed', nth, by: Math.abs(quality) });
    expect(evenings.map((evening) => evening.known(0).secret?.half)).toEqual([null, null]);
  });

  it('T-ANOM-13 opposed with a critical on both sides: the Game Master picks', async () => {
    const draft = { ...each, kind: 'opposed', difficulty: 0 } as const;
    const evenings = await table(
      players(
        [-12, 0],
        [
          ['+++++', ''],
          ['+++++', ''],
        ],
      ),
      draft,
    );
    await rolls(evenings);
    const { outcomes, whole } = await outcomeAt(evenings, draft);
    expect([outcomes[0]?.quality, outcomes[0]?.owed, whole]).toEqual([-2, ['event', 'success'], null]);
  });

  it('T-ANOM-13 with only one log, the outcome is left to the Game Master', async () => {
    const draft = { ...each, kind: 'opposed', difficulty: 0 } as const;
    const [attack] = await table(
      players(
        [4, 6],
        [
          ['+0-00', ''],
          ['0+-00', ''],
        ],
      ),
      draft,
    );
    await rolls([attack as Evening]);
    const at = masterOf(attack as Evening);
    expect(pendingOutcome(at)).toMatchObject({ total: 4, outcome: { success: null, owed: ['success'] } });
    expect(pendingOutcome(at, { success: false })?.outcome.success).toBe(false);
  });
});

describe('a part is refused', () => {
  const call = called(each, [3, 1])[0];
  const opposed = called({ ...each, kind: 'opposed', difficulty: 0 }, [4, 6]);
  it.each<[string, unknown, string]>([
    [
      'E-MSG without an id',
      { ...call?.together, id: 'x' },
      'The field “id” has a format this version doesn’t recognize.',
    ],
    ['E-RANGE as one of seven', { ...call?.together, of: 7 }, 'The field “of” can’t be 7. Use 2 to 6.'],
    ['E-RANGE as the third of two', { ...call?.together, nth: 3 }, 'This test has 2 parts, so there is no part 3.'],
    ['E-ENUM as an unknown kind', { ...call?.together, kind: 'race' }, 'The field “together” is of an unknown kind.'],
    [
      'E-RANGE as an opposed test of three',
      { ...opposed[0]?.together, of: 3 },
      'An opposed test between players needs exactly two players.',
    ],
    [
      'E-ENUM as a defence in which the player acts',
      opposed[1]?.together,
      'A joint test has one part for each player, with that player’s own numbers.',
    ],
  ])('%s', async (_, together, sentence) => {
    const evening = await seated(players([3])[0] as PlayerAt);
    const move = callMove(masterOf(evening), call as never);
    if (!move.ok || move.value.do !== 'call') throw new Error('it can’t be called');
    const refused = refusal(evening.table(), 0, { ...move.value, call: { ...move.value.call, together } });
    expect(refused && saidOf(fail(refused))).toContain(sentence);
  });

  it('E-ENUM if it contains the other player’s numbers', async () => {
    const evening = await seated(players([3])[0] as PlayerAt);
    const terms = { ...opposed[0]?.terms, against: opposed[1]?.terms.against };
    const move = callMove(masterOf(evening), { ...opposed[0], terms } as never);
    expect(move.ok && refusal(evening.table(), 0, move.value)?.why).toBe('jointForm');
  });

  it('E-STATE as the answer to a request', async () => {
    const evening = await seated(players([3])[0] as PlayerAt);
    await does(evening, 0, { do: 'done' });
    await does(evening, 1, { do: 'request', request: { kind: 'test', who: 0, ability: [], say: 'I look.' } });
    const move = callMove(masterOf(evening), call as never);
    expect(move.ok && refusal(evening.table(), 0, move.value)?.why).toBe('jointAsked');
  });
});

describe('the final report', () => {
  const end = async (draft: JointDraft, all: readonly PlayerAt[]) => {
    const evenings = await table(all, draft);
    await rolls(evenings);
    await tellAll(evenings, draft);
    for (const evening of evenings) await opened(evening);
    return Promise.all(evenings.map((evening) => evening.events()));
  };
  const none = () => null;

  it('the report of each session says which part of how many it was', async () => {
    const [leader, helper] = await end({ ...each, kind: 'supported' }, players([5, 4], [['+0-+0', '0+-0+']]));
    const [led] = report(leader ?? [], none).tests;
    const [helped] = report(helper ?? [], none).tests;
    expect([led?.verdict, helped?.verdict]).toEqual(['fits', 'not verified']);
    expect(led?.together && togetherWords(led.together)).toBe(
      'Joint test: part 1 of 2. The helpers count as one number.',
    );
    expect(helped?.together && togetherWords(helped.together)).toBe(
      'Joint test: part 2 of 2. The leader rolls for all.',
    );
    expect(helped?.why && whyWords(helped.why)).toBe(
      'Another player’s roll also counts. This file has only one part of the test.',
    );
  });

  it.each<JointDraft['kind']>(['each', 'supported', 'team', 'opposed'])('all logs match: %s', async (kind) => {
    const dice = [
      ['+0-+0', '0+-0+'],
      ['0-+00', '0-+0-'],
    ] as const;
    const reports = jointReports(await end({ ...each, kind }, players([5, 4], dice)));
    expect(reports).toMatchObject([{ id: ID, verdict: 'fits', fault: null, rulings: [] }]);
    expect(reports.map(jointWords)).toEqual(['Perception: All 2 parts match.']);
    expect(jointSummary(reports)).toBe('1 joint test: every part is there.');
  });

  it('a missing log, a log given twice and different terms are detected', async () => {
    const logs = await end({ ...each, kind: 'supported' }, players([5, 4], [['+0-+0', '0+-0+']]));
    expect(jointReports(logs.slice(1)).map(jointWords)).toEqual(['Perception: Parts missing from these logs: 1 of 2.']);
    expect(jointReports([...logs, logs[0] ?? []]).map(jointWords)).toEqual(['Perception: Part 1 appears twice.']);
    const other = await end({ ...each, kind: 'supported' }, players([5, 2]));
    expect(jointReports([logs[0] ?? [], other[1] ?? []]).map(jointWords)).toEqual([
      'Perception: The number from the other players is −1. It should be −2.',
    ]);
    const harder = await end({ ...each, difficulty: -6 }, players([5, 2]));
    const easier = await end(each, players([5, 2]));
    expect(jointReports([harder[0] ?? [], easier[1] ?? []])[0]?.fault).toEqual({ kind: 'other terms' });
  });

  it('a result told against the dice is named, and is the Game Master’s right', async () => {
    const draft = { ...each, kind: 'opposed', difficulty: 0 } as const;
    const evenings = await table(players([4, 6]), draft);
    await rolls(evenings);
    const [attack] = evenings;
    if (!attack) throw new Error('nobody attacks');
    await tellAll(evenings, draft);
    const logs = await Promise.all(evenings.map((evening) => evening.events()));
    const told = logs[0]?.findIndex(({ kind }) => kind === 'told') ?? -1;
    const event = logs[0]?.[told];
    if (event?.kind !== 'told') throw new Error('nothing is told');
    for (const evening of evenings) await opened(evening);
    const after = await Promise.all(evenings.map((evening) => evening.events()));
    const lied = { ...event, tell: { ...event.tell, success: !event.tell.success } };
    const [report] = jointReports([(after[0] ?? []).with(told, lied), after[1] ?? []]);
    expect([report?.verdict, report?.rulings.map(({ nth }) => nth)]).toEqual(['fits', [1]]);
  });

  it('before anything is revealed, the parts are counted and the rest is not verified', async () => {
    const evenings = await table(players([5, 4]), each);
    const logs = await Promise.all(evenings.map((evening) => evening.events()));
    expect(jointReports(logs).map(jointWords)).toEqual([
      'Perception: All 2 parts are there, but not everything is revealed.',
    ]);
  });
});

test('if another player is replaced, every entry of this player’s log stays the same', async () => {
  const log = async (kind: JointDraft['kind'], other: PlayerAt) => {
    const [own] = players([5], [['+0-+0', '0+-0+']]);
    const all = [own as PlayerAt, other];
    const evenings = await table(all, { ...each, kind });
    await rolls(evenings);
    return (await evenings[0]?.events())?.map((event) => JSON.stringify(event));
  };
  const [weak, strong] = [players([0, 1], [['-----', '-00+-']])[0], players([0, 9])[1]] as [PlayerAt, PlayerAt];
  for (const kind of ['each', 'team', 'opposed'] as const)
    expect(await log(kind, weak)).toEqual(await log(kind, strong));
  // The logs differ only in one of the leader's numbers.
  const [a, b] = [await log('supported', weak), await log('supported', strong)];
  expect(a?.map((line) => line.replace(/("Helpers","value":)-?\d+/, '$1n'))).toEqual(
    b?.map((line) => line.replace(/("Helpers","value":)-?\d+/, '$1n')),
  );
  expect(a).not.toEqual(b);
});

test('a session without the fact opens as before', async () => {
  const evening = await seated(players([3])[0] as PlayerAt);
  const { together: _, ...call } = called(each, [3, 1])[0] ?? ({} as never);
  await does(evening, 0, callMove(masterOf(evening), call as never));
  expect([evening.table().step, evening.known(0).secret?.joint]).toEqual(['called', []]);
  expect(await partsOf([evening])).toEqual([]);
});

test('T-SUP-03 T-COL-02 for any numbers, the parts add up to the total of one test of all', () => {
  const random = seeded(7);
  for (let round = 0; round < 300; round++) {
    const scores = Array.from({ length: 2 + random(5) }, () => random(25) - 5);
    const draft = { ...each, difficulty: random(13) - 9, first: random(scores.length) };
    const rows = scores.map((score) => ({
      abilities: [{ name: 'Perception', score }],
      modifiers: [{ name: 'Difficulty', value: draft.difficulty }],
    }));
    const supported = totalOf({ acts: { manner: 'supported', rows } });
    const leader = called({ ...draft, kind: 'supported' }, scores)[draft.first];
    expect(supported).toEqual({ ok: true, value: leader && ownTotal(leader) });
    const team = totalOf({ acts: { manner: 'collaborative', rows } });
    const parts = called({ ...draft, kind: 'team' }, scores).map((call) => ownTotal(call) ?? 0);
    expect(team).toEqual({ ok: true, value: roundHalfUp(mean(parts)) });
  }
});

test('the record says that a test is one of several made together', async () => {
  const [evening] = await table(players([3, 1]), each);
  const [event] = (await (evening as Evening).events()).filter(({ kind }) => kind === 'called');
  if (!event) throw new Error('nothing is called');
  expect(sayEvent(event, (evening as Evening).table(), ['Mina', 'Ann'])?.text).toBe(
    'Mina called test 1: Perception, part 1 of 2',
  );
});
