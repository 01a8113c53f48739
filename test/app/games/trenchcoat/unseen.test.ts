/**
 * A prepared node that a solo player has not seen: the program is the Game Master, and hides what the player has not
 * learned.
 */
import { describe, expect, it } from 'vitest';
import { ownNodes } from '../../../../src/app/games/trenchcoat/board/library/items.ts';
import { ui } from '../../../../src/app/games/trenchcoat/index.tsx';
import { machinePlayer, masterMove } from '../../../../src/app/games/trenchcoat/master/program.ts';
import type { Json } from '../../../../src/base/canonical.ts';
import type { TrenchEvent } from '../../../../src/rules/trenchcoat/game/event.ts';
import type { TrenchKnown } from '../../../../src/rules/trenchcoat/game/known.ts';
import type { Move } from '../../../../src/rules/trenchcoat/game/move.ts';
import { readPage } from '../../../../src/rules/trenchcoat/game/slots.ts';
import { GM, PLAYER, type Table } from '../../../../src/rules/trenchcoat/game/table.ts';
import { sampleNodes, sampleSheets } from '../../../../src/rules/trenchcoat/made.ts';
import { openRows } from '../../../../src/rules/trenchcoat/matrix/levels.ts';
import { emptyNode, type Node } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { writeNode } from '../../../../src/rules/trenchcoat/matrix/nodeFile.ts';
import { machineAnswer } from '../../../../src/solo/machine.ts';
import { seeded } from '../../../../src/solo/random.ts';
import { answerSolo, beginSolo, openSolo, type Solo } from '../../../../src/solo/solo.ts';
import { soloNodes } from '../../../../src/words/en/trenchcoat/table.ts';

const { rules } = ui.solo;

function begin(level: string, seed: number): Solo<Table, Move> {
  const begun = beginSolo(rules, {
    kind: 'machine',
    seat: PLAYER,
    level,
    decks: [[], []],
    options: { dice: 'rolled' },
    seed,
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  mastered(begun.value);
  return begun.value;
}

/** Plays the program’s answers until the player is asked again. */
function mastered(solo: Solo<Table, Move>): void {
  for (let answer = machineAnswer(solo, machinePlayer); answer; answer = machineAnswer(solo, machinePlayer))
    expect(answerSolo(solo, answer), JSON.stringify(answer)).toEqual({ ok: true, value: null });
}

function act(solo: Solo<Table, Move>, move: Move): void {
  expect(answerSolo(solo, { seat: PLAYER, move })).toEqual({ ok: true, value: null });
  mastered(solo);
  if (solo.local.table.step === 'called') act(solo, { do: 'roll' });
}

type Asked = Extract<Extract<Move, { do: 'request' }>['request'], { kind: 'action' }>;
const asking = (more: Pick<Asked, 'action'> & Partial<Asked>): Move => ({
  do: 'request',
  request: {
    kind: 'action',
    who: 0,
    target: 'node',
    node: 0,
    thing: null,
    ability: ['skills.processing'],
    say: '',
    ...more,
  },
});

const [sheet] = sampleSheets;
if (!sheet) throw new Error('no sheet comes with the game');

it('the built-in nodes can be chosen', () => {
  expect(soloNodes.map(({ id }) => id)).toEqual(sampleNodes.map(({ name }) => name));
});

it('the player’s own node is played unseen from its file, even if the item is changed later', () => {
  const [tram] = sampleNodes;
  if (!tram) throw new Error('no node comes with the game');
  const text = writeNode({ ...tram, name: 'My attic', logs: 'Somebody lives here' });
  const levels = ownNodes([
    { id: 'a', kind: 'node', text },
    { id: 'b', kind: 'node', text: 'half a node' },
    // Too long to be sealed.
    { id: 'c', kind: 'node', text: writeNode({ ...tram, logs: 'é'.repeat(2000), accounts: 'é'.repeat(2000) }) },
    { id: 'd', kind: 'sheet', text },
  ]);
  expect(levels).toMatchObject([{ name: 'My attic', note: 'One of yours.' }]);
  const solo = begin(levels[0]?.id ?? '', 5);
  expect(solo.local.table.nodes).toMatchObject([{ name: 'My attic', aid: true }]);
  expect(JSON.stringify([solo.local.table, solo.local.known[PLAYER]])).not.toContain('Somebody lives here');
  act(solo, { do: 'sheet', at: 0, sheet });
  act(solo, asking({ action: 'Access' }));
  expect(solo.local.table.nodes[0]?.level).toBe('anonymous');
  expect(openSolo(rules, structuredClone(solo.game))).toMatchObject({ ok: true });
});

it('given a node that is accessed, with one test rolled and another left open, then the player knows only what was told, and everything at the end', () => {
  const solo = begin('Harbour Registry', 3);
  const { local } = solo;
  expect(local.table).toMatchObject({ step: 'idle', nodes: [{ name: 'Harbour Registry', aid: true, level: null }] });
  act(solo, { do: 'sheet', at: 0, sheet });
  act(solo, asking({ action: 'Access' }));
  expect(local.table).toMatchObject({ step: 'idle', tests: 0, nodes: [{ level: 'anonymous' }] });
  act(solo, asking({ action: 'Analyze' }));
  expect(local.table).toMatchObject({ step: 'idle', tests: 1 });
  // Without a difficulty there is no test.
  act(solo, asking({ action: 'Find File', target: 'file' }));
  expect(local.table).toMatchObject({ step: 'idle', tests: 1 });
  const files = () => local.table.nodes[0]?.things.filter(({ kind }) => kind === 'file') ?? [];
  expect(files()).toEqual([]);
  for (let tries = 0; tries < 12 && files().length === 0; tries++)
    act(solo, asking({ action: 'Find File', target: 'file', say: '0' }));
  expect(files()).toMatchObject([{ kind: 'file', name: 'ledger', text: null }]);
  // The target is encrypted.
  act(solo, asking({ action: 'Read', target: 'file', thing: 0 }));
  const dark = JSON.stringify([local.table, local.known[PLAYER]]);
  for (const word of ['Crate 88', 'wages', 'dock dog', 'harbour-master']) expect(dark).not.toContain(word);
  expect(openSolo(rules, structuredClone(solo.game))).toMatchObject({ ok: true });
  act(solo, { do: 'yield' });
  expect(local.table).toMatchObject({ step: 'over', opened: { dice: true, node: true } });
});

describe('ICE', () => {
  const ice = (more: Partial<Node>) => writeNode({ ...emptyNode('Vault'), aid: 'vault', ...more });
  const dog = { name: 'Dog', ice: 'Combat', score: 7, state: 'running', text: '' } as const;
  const stateOf = (solo: Solo<Table, Move>, id: number) =>
    (solo.local.known[GM] as unknown as TrenchKnown).secret?.nodes[0]?.states[`process/${id}`];
  /** The last tell, with the label of its test. */
  const told = (solo: Solo<Table, Move>) => {
    const events = solo.steps.flatMap((step) => step.events) as unknown as TrenchEvent[];
    const last = events.findLast((event) => event.kind === 'told');
    const call = events.findLast((event) => event.kind === 'called');
    return last?.kind === 'told' && call?.kind === 'called' ? { ...last.tell, label: call.call.label } : null;
  };
  const inside = (text: string, seed: number): Solo<Table, Move> => {
    const solo = begin(text, seed);
    act(solo, { do: 'sheet', at: 0, sheet });
    act(solo, asking({ action: 'Access' }));
    return solo;
  };

  it('strikes before an action if it is running, recovers during the next one, and strikes again', () => {
    const solo = inside(ice({ processes: [dog] }), 4);
    const labels: string[] = [];
    for (let turn = 0; turn < 4; turn++) {
      act(solo, asking({ action: 'Analyze' }));
      labels.push(told(solo)?.label ?? '');
      expect(solo.local.table).toMatchObject({ step: 'idle', pending: null });
    }
    expect(labels).toEqual(['Dog attacks', 'Analyze', 'Dog attacks', 'Analyze']);
  });

  it('leaves the damage of a hit to the player, of the kind their access method has', () => {
    const said = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const solo = inside(ice({ processes: [{ ...dog, score: 9 }] }), seed);
      act(solo, asking({ action: 'Analyze' }));
      const { success, say } = told(solo) ?? {};
      expect(say).toContain('Dog attacks before you can act. Ask for Analyze again.');
      expect(say?.includes('You take Physical damage')).toBe(success);
      expect(solo.local.table.sheets[0]).toEqual(sheet);
      return success;
    });
    expect(new Set(said)).toEqual(new Set([true, false]));
  });

  it('does not strike if it is idle, has no number, or is in a node that the player has left', () => {
    for (const one of [{ ...dog, state: 'idle' } as const, { ...dog, score: null }]) {
      const solo = inside(ice({ processes: [one] }), 4);
      act(solo, asking({ action: 'Analyze' }));
      expect(told(solo)?.label).toBe('Analyze');
    }
    const solo = inside(ice({ processes: [dog] }), 4);
    act(solo, { do: 'leave', node: 0 });
    act(solo, asking({ action: 'Analyze' }));
    expect(told(solo)?.label).toBe('Analyze');
  });

  it('acts when a tally triggers it: Analyze ICE adds its number, Combat ICE strikes, and restarts after a crash', () => {
    const sniffer = { name: 'Sniffer', ice: 'Analyze', score: 5, state: 'idle', text: '' } as const;
    const ratings = { processor: 8, system: 12, firewall: 0, uplink: 8 };
    const solo = inside(ice({ ratings, processes: [sniffer, { ...dog, state: 'idle' }] }), 2);
    const secret = () => (solo.local.known[GM] as unknown as TrenchKnown).secret?.nodes[0];
    for (const account of ['User', 'Security', 'Admin'])
      for (let tries = 0; tries < 9 && !secret()?.fired.includes('combat'); tries++) {
        if (solo.local.table.nodes[0]?.level === account.toLowerCase()) break;
        act(solo, asking({ action: `${account} Account Access` }));
      }
    expect(secret()?.fired).toEqual(expect.arrayContaining(['analyze', 'combat']));
    const pages = solo.steps.flatMap(({ by }) => (by?.move as { facts?: readonly Json[] } | undefined)?.facts ?? []);
    const steps = pages
      .flatMap((page) => readPage(page) ?? [])
      .flatMap((place) => (place.is === 'change' && place.to === 'step' ? [place.add] : []));
    expect(secret()?.tally).toBe(steps.reduce((sum, add) => sum + add, 0) + 5);
    act(solo, asking({ action: 'Find Process', target: 'process' }));
    expect(told(solo)?.label).toBe('Dog attacks');
    for (let tries = 0; tries < 60 && stateOf(solo, 1) !== 'crashed'; tries++) {
      const known = solo.local.table.nodes[0]?.things.find(({ name }) => name === 'Dog');
      act(
        solo,
        known
          ? asking({ action: 'Crash', target: 'process', thing: known.id })
          : asking({ action: 'Find Process', target: 'process' }),
      );
    }
    expect(stateOf(solo, 1)).toBe('crashed');
    act(solo, asking({ action: 'Analyze' }));
    expect(told(solo)?.label).toBe('Analyze');
    expect(stateOf(solo, 1)).toBe('running');
    act(solo, asking({ action: 'Analyze' }));
    expect(told(solo)?.label).toBe('Dog attacks');
    expect(openSolo(rules, structuredClone(solo.game))).toMatchObject({ ok: true });
  });
});

it.each([1, 2, 3])('the program answers any request by the rules (seed %i)', (seed) => {
  const random = seeded(seed);
  for (const { name } of sampleNodes) {
    const solo = begin(name, seed);
    act(solo, { do: 'sheet', at: 0, sheet });
    act(solo, asking({ action: 'Access' }));
    for (let turn = 0; turn < 60; turn++) {
      const row = openRows[random(openRows.length)];
      if (!row) throw new Error('no action is there');
      const things = solo.local.table.nodes[0]?.things.filter(({ kind }) => kind === row.target) ?? [];
      const thing = things[random(Math.max(1, things.length))]?.id ?? null;
      const move = asking({ action: row.action, target: row.target, thing, say: '6' });
      if (rules.game.refusal(solo.local.table, PLAYER, move, solo.local.known[PLAYER]) === null) act(solo, move);
      expect(solo.local.table.step).toBe('idle');
    }
    act(solo, { do: 'yield' });
    expect(solo.local.table.step).toBe('over');
  }
});

it('a gain that does not fit is not given, and the player is told why', () => {
  const solo = begin('Harbour Registry', 1);
  act(solo, { do: 'sheet', at: 0, sheet });
  act(solo, asking({ action: 'Access' }));
  const { table } = solo.local;
  const learned = Array.from({ length: 40 }, (_, at) => ({ field: `Line ${at}`, value: 'full', at: 0 }));
  const things = Array.from({ length: 40 }, (_, at) => ({
    ...{ kind: 'file', id: 500 + at, name: `file ${at}`, state: null, text: null, at: 0 },
  }));
  const nodes = table.nodes.map((node) => ({ ...node, level: 'admin', learned, things: [...node.things, ...things] }));
  const full = { ...table, nodes } as Table;
  const said: string[] = [];
  for (const { action, target } of openRows) {
    const move = asking({ action, target, say: '3' });
    if (move.do !== 'request' || rules.game.refusal(full, PLAYER, move, solo.local.known[PLAYER])) continue;
    const asked: Table = { ...full, step: 'requested', pending: { request: move.request, exploited: false } };
    const answer = masterMove({ table: asked, known: solo.local.known[GM], level: 'Harbour Registry' });
    expect(rules.game.refusal(asked, GM, answer, solo.local.known[GM]), action).toBeNull();
    if (answer.do === 'without') said.push(answer.say);
  }
  expect(said).toContain('You get nothing more from this. A node can have at most 40 lines.');
});
