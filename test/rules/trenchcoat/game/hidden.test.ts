/** Secrets must not show in the size or number of packets, or in anything that the player’s phone stores. */
import { describe, expect, test } from 'vitest';
import { concat, hex, utf8 } from '../../../../src/base/bytes.ts';
import { canonicalText } from '../../../../src/base/canonical.ts';
import { type MatchFile, writeFile } from '../../../../src/peer/match/audit/file.ts';
import type { Gain } from '../../../../src/rules/trenchcoat/game/call.ts';
import {
  announceMove,
  bringMove,
  callMove,
  endMove,
  nextSpare,
  secretTest,
  stoppedMove,
  tellMove,
  withoutMove,
} from '../../../../src/rules/trenchcoat/game/master.ts';
import type { Move } from '../../../../src/rules/trenchcoat/game/move.ts';
import { report } from '../../../../src/rules/trenchcoat/game/report.ts';
import { trenchcoat } from '../../../../src/rules/trenchcoat/index.ts';
import type { Sheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import {
  type ModifierTerm,
  singleCharacter,
  type TestSide,
  type TestTerms,
} from '../../../../src/rules/trenchcoat/test/terms.ts';
import { findingWords } from '../../../../src/words/en/trenchcoat/report.ts';
import { handsOf } from '../../../support/cheat.ts';
import {
  does,
  type Evening,
  eventsOf,
  inSecret,
  masterOf,
  peerEvening,
  secretsIn,
  type TrenchDuel,
} from '../../../support/trenchcoat/evening.ts';
import { decker, playGolden, readRegistry } from '../../../support/trenchcoat/golden.ts';

/** What the Game Master does in secret, in sessions that are publicly the same. */
interface Behind {
  readonly node: string;
  readonly hidden: readonly ModifierTerm[];
  readonly firewall: number;
  readonly secretly: (evening: Evening, step: number) => unknown;
  /** Hidden characters who support the firewall. */
  readonly guards?: number;
}

const TESTS = 4;

function wallOf({ firewall, guards = 0 }: Behind): TestSide {
  const row = (name: string, score: number) => ({ abilities: [{ name, score, hidden: true as const }], modifiers: [] });
  const rows = [row('Firewall', firewall), ...Array.from({ length: guards }, (_, at) => row(`Guard ${at}`, 5))];
  return { manner: guards > 0 ? 'supported' : 'alone', rows };
}

async function lead(evening: Evening, behind: Behind): Promise<void> {
  await does(evening, 0, bringMove('Vault', true, behind.node));
  await does(evening, 0, { do: 'done' });
  await does(evening, 1, { do: 'sheet', at: 0, sheet: decker });
  for (let test = 0; test < TESTS; test++) {
    behind.secretly(evening, test);
    await does(evening, 1, { do: 'request', request: { kind: 'test', who: 0, ability: [], say: '' } });
    const terms = {
      acts: singleCharacter([{ name: 'Cracking', score: 9, limit: 8 }], behind.hidden),
      against: wallOf(behind),
    };
    const call = { label: 'Exploit', terms, acting: 'player', who: 0, exploit: { node: 0 }, open: false } as const;
    await does(evening, 0, callMove(masterOf(evening), call));
    await does(evening, 1, { do: 'roll' });
    const choices = { event: 'ignore', success: true } as const;
    const telling = { telling: 'nothing', choices, say: '', gains: [], span: 100, next: 'done' } as const;
    const step = { node: 0, add: behind.firewall % 3 };
    await does(evening, 0, tellMove(masterOf(evening), { ...telling, gains: [], step }));
  }
  await does(evening, 1, { do: 'yield' });
  await does(evening, 0, endMove(masterOf(evening)));
}

const medic: Sheet = {
  ...decker,
  numbers: { ...decker.numbers, 'programs.scan': 4, 'programs.edit': 4, 'programs.crypt': 4, 'programs.medic': 4 },
};

type Asked = Extract<Extract<Move, { do: 'request' }>['request'], { kind: 'action' }>;

/**
 * A session in a node that the player does not know at first: its address, name and account are given and taken away,
 * things are found, made, edited, encrypted and repaired, a helper supports a test, a wireless node is jammed.
 */
async function leadAll(evening: Evening, behind: Behind): Promise<void> {
  let step = 0;
  const handOut = async (gains: Gain[]): Promise<void> => {
    behind.secretly(evening, step++);
    await does(evening, 1, { do: 'yield' });
    const made = announceMove(masterOf(evening), { say: 'You hear of it.', gains });
    await does(evening, 0, made);
    await does(evening, 0, { do: 'done' });
  };
  const ask = async (more: Pick<Asked, 'action'> & Partial<Asked>): Promise<void> => {
    behind.secretly(evening, step++);
    const request = { kind: 'action', who: 0, target: 'node', node: 0, thing: null, ability: [], say: '' } as const;
    await does(evening, 1, { do: 'request', request: { ...request, ability: ['skills.processing'], ...more } });
  };
  const without = async (gains: Gain[]): Promise<void> => {
    const draft = { outcome: 'succeeds', say: '', gains, span: 100 } as const;
    await does(evening, 0, withoutMove(masterOf(evening), { ...draft, gains }));
  };
  const test = async (terms: TestTerms, gains: Gain[], who = 0): Promise<void> => {
    const call = { label: 'A test', terms, acting: 'player', who, exploit: null, open: false } as const;
    await does(evening, 0, callMove(masterOf(evening), call));
    await does(evening, 1, { do: 'roll' });
    const choices = { event: 'ignore', success: true } as const;
    const draft = { telling: 'nothing', choices, say: '', gains, span: 100, next: 'done', step: null } as const;
    await does(evening, 0, tellMove(masterOf(evening), { ...draft, gains }));
  };
  const alone5: TestTerms = { acts: singleCharacter([{ name: 'Processing', score: 8, limit: 5 }], behind.hidden) };
  const thing = { node: 0, kind: 'file', id: 500 } as const;
  await does(evening, 0, bringMove('', false, behind.node));
  await does(evening, 0, { do: 'done' });
  for (const [at, sheet] of [medic, { ...medic, name: 'Drone' }].entries())
    await does(evening, 1, { do: 'sheet', at, sheet });
  await ask({ action: 'Find Wireless' });
  await test(alone5, []);
  await handOut([
    { gain: 'named', node: 0, name: 'Vault' },
    { gain: 'aid', node: 0 },
    { gain: 'learned', node: 0, field: 'AID', value: 'vault.street' },
  ]);
  await ask({ action: 'Jam Wireless' });
  await test(alone5, [{ gain: 'learned', node: 0, field: 'Condition', value: 'jammed' }]);
  await ask({ action: 'Access' });
  await without([{ gain: 'accessed', node: 0, level: 'user' }]);
  await ask({ action: 'Create File', target: 'file', say: 'note' });
  await without([{ gain: 'thing', ...thing, name: 'note', state: null }]);
  await ask({ action: 'Write to File', target: 'file', thing: 500, say: 'I was here.' });
  await without([{ gain: 'text', ...thing, text: 'I was here.' }]);
  await ask({ action: 'Encrypt', target: 'file', thing: 500 });
  await test(alone5, [{ gain: 'thing', ...thing, name: 'note', state: 'encrypted' }]);
  await ask({ action: 'Repair', target: 'file', thing: 500 });
  await without([{ gain: 'thing', ...thing, name: 'note', state: 'repaired' }]);
  await handOut([
    { gain: 'level', node: 0, level: 'admin' },
    { gain: 'thing', node: 0, kind: 'process', id: 0, name: 'watchman', state: 'running' },
  ]);
  for (const field of ['Logs', 'Accounts', 'Subscriptions']) {
    await ask({ action: `Edit ${field}`, say: 'Nobody was here.' });
    await without([{ gain: 'learned', node: 0, field, value: 'Nobody was here.' }]);
  }
  await ask({ action: 'Start Stream', target: 'stream', say: 'Vault → Depot' });
  await without([{ gain: 'thing', node: 0, kind: 'stream', id: 500, name: 'Vault → Depot', state: null }]);
  behind.secretly(evening, step++);
  await does(evening, 1, { do: 'request', request: { kind: 'test', who: 1, ability: [], say: 'We search together' } });
  const row = (name: string) => ({ abilities: [{ name, score: 4 }], modifiers: [] });
  const both: TestSide = { manner: 'supported', rows: [row('Moth'), row('Drone')] };
  const [first, ...others] = both.rows;
  const searched = first ? [{ ...first, modifiers: [...behind.hidden] }, ...others] : [];
  await test({ acts: { ...both, rows: searched } }, [{ gain: 'damage', who: 1, pips: 1, label: 'Stun' }], 1);
  await handOut([
    { gain: 'gone', ...thing },
    { gain: 'noAid', node: 0 },
    { gain: 'left', node: 0 },
  ]);
  await does(evening, 1, { do: 'stop' });
  for (let end = false; !end; end = evening.table().step === 'opening')
    await does(evening, 0, stoppedMove(masterOf(evening)));
}

/** The sizes of all packets, each with its sender, in order. */
async function heard(behind: Behind, led = lead): Promise<{ sizes: string[]; duel: TrenchDuel }> {
  const sizes: string[] = [];
  const evening = await peerEvening({
    fate: ({ from, packet }) => {
      sizes.push(`${from} ${packet.length}`);
      return 'deliver';
    },
  });
  await led(evening, behind);
  return { sizes, duel: evening.duel };
}

const quietly: Behind = { node: 'A dull place.', hidden: [], firewall: 9, secretly: () => {} };

describe('the packets of a session', () => {
  test.each<[string, Partial<Behind>]>([
    [
      'a silent alert',
      {
        firewall: 13,
        secretly: (evening, at) => at === 1 && inSecret(evening, { to: 'alert', node: 0, value: 'silent' }),
      },
    ],
    [
      'ICE that traces the decker',
      {
        secretly: (evening, at) => {
          if (at !== 2) return;
          inSecret(evening, { to: 'fire', node: 0, measure: 'trace' });
          inSecret(evening, { to: 'note', text: 'The stream leads to the harbour.' });
        },
      },
    ],
    [
      'Analyze ICE findings, and corrected tallies',
      {
        secretly: (evening, at) => {
          inSecret(evening, { to: 'found', node: 0, add: 5 * at });
          inSecret(evening, { to: 'tally', node: 0, value: 3 });
        },
      },
    ],
    [
      'secret tests',
      {
        secretly: (evening, at) => {
          const spare = nextSpare(secretsIn(evening));
          if (at > 0 && spare) inSecret(evening, secretTest(spare, 'Perception', at));
        },
      },
    ],
    [
      'more changes than a page has places',
      {
        secretly: (evening) => {
          for (let times = 0; times < 12; times++) inSecret(evening, { to: 'found', node: 0, add: times });
        },
      },
    ],
    [
      'five hidden terms more',
      { hidden: Array.from({ length: 5 }, (_, at) => ({ name: `Hidden ${at}`, value: -at, hidden: true as const })) },
    ],
    ['two guards in support of the firewall', { guards: 2 }],
    ['another node', { node: `${'Seven firewalls deep. '.repeat(200)}` }],
  ])('are as many and as large with %s as without', async (_, behind) => {
    const [plain, secret] = [await heard(quietly), await heard({ ...quietly, ...behind })];
    expect(plain.sizes.length).toBeGreaterThan(40);
    expect(secret.sizes).toEqual(plain.sizes);
    // The other phone's table is the same too: byte for byte.
    const [before, after] = [plain, secret].map(({ duel }) => canonicalText(duel.players[1].match.view().table));
    expect(after).toBe(before);
  });
});

describe('the packets of everything that can be requested, given and taken away', () => {
  test.each<[string, Partial<Behind>]>([
    ['another node behind it', { node: 'Combat ICE, and a door that nobody has found. '.repeat(60) }],
    [
      'five hidden terms more',
      { hidden: Array.from({ length: 5 }, (_, at) => ({ name: `Trap ${at}`, value: -at, hidden: true as const })) },
    ],
    [
      'states, notes and a silent alert that only the Game Master knows',
      {
        secretly: (evening, at) => {
          if (at === 0) inSecret(evening, { to: 'alert', node: 0, value: 'silent' });
          inSecret(evening, { to: 'thing', node: 0, kind: 'process', id: 1, state: at % 2 ? 'running' : 'crashed' });
          if (at === 5) inSecret(evening, { to: 'hold', node: 0, measure: 'combat' });
          if (at === 6) inSecret(evening, { to: 'note', text: 'The guard has seen the drone.' });
        },
      },
    ],
    [
      'tests that the player does not notice',
      {
        secretly: (evening, at) => {
          const spare = nextSpare(secretsIn(evening));
          if (spare) inSecret(evening, secretTest(spare, 'Perception', at));
        },
      },
    ],
  ])('are as many and as large with %s as without', async (_, behind) => {
    const [plain, secret] = [await heard(quietly, leadAll), await heard({ ...quietly, ...behind }, leadAll)];
    expect(plain.sizes.length).toBeGreaterThan(60);
    expect(secret.sizes).toEqual(plain.sizes);
    const [before, after] = [plain, secret].map(({ duel }) => canonicalText(duel.players[1].match.view().table));
    expect(after).toBe(before);
  });

  test('leave nothing on the player’s phone that the player was not told', async () => {
    const evening = await peerEvening({ seed: 7 });
    const canaries = ['zinnober-9f3', 'Tripwire canary', 'guard canary'];
    await leadAll(evening, {
      ...quietly,
      node: JSON.stringify({ name: 'Vault', logs: canaries[0] }),
      hidden: [{ name: 'Tripwire canary', value: -2, hidden: true }],
      secretly: (one, at) => at === 3 && inSecret(one, { to: 'note', text: 'guard canary' }),
    });
    const all = await everythingOf(evening.duel);
    expect(canaries.filter((text) => all.includes(hex(utf8(text))))).toEqual([]);
    expect(all).toContain(hex(utf8('Nobody was here.')));
    expect(hex(utf8(canonicalText(evening.duel.players[0].match.view().known)))).toContain(hex(utf8('zinnober-9f3')));
  });
});

describe('the player’s phone before anything is revealed', () => {
  const CANARIES = ['crates-7c1f', 'Hidden door', 'Combat ICE attack on hold', 'pier nine canary'];

  test('stores no secret name or text, and no salt or share of the Game Master’s', async () => {
    const evening = await peerEvening({ seed: 3 });
    const { duel } = evening;
    await lead(evening, {
      node: JSON.stringify({ name: 'Vault', text: CANARIES[0], logs: CANARIES[3] }),
      hidden: [{ name: 'Hidden door', value: -2, hidden: true }],
      firewall: 11,
      secretly: (one) => inSecret(one, { to: 'note', text: 'Combat ICE attack on hold' }),
    });
    const file = duel.players[1].match.file() as MatchFile;
    const { secrets } = handsOf({ seed: 3, decks: [[], []], game: trenchcoat, cheat: 0 }, file);
    const { facts = 0, held = 0 } = duel.players[1].match.view().table ?? {};
    expect([facts, held]).toEqual([4 + 2 * TESTS + 4, 5 * TESTS]);
    const all = await everythingOf(duel);
    const numbers = (count: number) => [...Array(count).keys()];
    const shut = [
      ...CANARIES.map((text) => hex(utf8(text))),
      ...numbers(held).flatMap((number) => [hex(secrets[0].heldShare(number)), hex(secrets[0].heldSalt(number))]),
    ];
    expect(shut.filter((canary) => all.includes(canary))).toEqual([]);
    // The search works: it finds public words, and the secrets on the Game Master’s phone.
    expect(all).toContain(hex(utf8('Cracking')));
    const own = hex(utf8(canonicalText(duel.players[0].match.view().known)));
    expect(own).toContain(hex(utf8('pier nine canary')));
  });

  test('T-FAIR-10 a test that the player did not notice changes nothing for them, and is one line of the report', async () => {
    const evening = await peerEvening({ seed: 5 });
    const plain = await peerEvening({ seed: 5 });
    await lead(plain, quietly);
    await lead(evening, {
      ...quietly,
      secretly: (one, at) => {
        const spare = nextSpare(secretsIn(one));
        if (at === 2 && spare) inSecret(one, secretTest(spare, 'Perception', 3));
      },
    });
    // Everything that the player’s screen shows comes from events, knowledge and the table.
    const his = async ({ duel }: typeof evening) => [
      await eventsOf(duel, 1),
      duel.players[1].match.view().table,
      duel.players[1].match.view().known,
    ];
    expect(await his(evening)).toEqual(await his(plain));
    await does(evening, 0, { do: 'openDice' });
    await does(evening, 0, { do: 'openNode' });
    await does(evening, 0, { do: 'close' });
    const { secrets } = report(await eventsOf(evening.duel, 1), readRegistry);
    expect(secrets).toHaveLength(1);
    expect(secrets[0]).toMatchObject({ label: 'Perception', total: 3 });
  });
});

/** Store, file, events and view of the player's phone, in hexadecimal. */
async function everythingOf(duel: TrenchDuel): Promise<string> {
  const { match, disk } = duel.players[1];
  const stored = await disk.open().read('duel');
  if (!stored.ok) throw new Error(stored.error);
  const { records, entries } = stored.value;
  const said = [match.view(), await match.history()].map((one) => utf8(JSON.stringify(one)));
  const file = writeFile(match.file() as MatchFile);
  const kept = Object.values(records).filter((one): one is Uint8Array => one instanceof Uint8Array);
  return hex(concat(...kept, ...entries, ...said, file));
}

test('T-FAIR-09 anything not revealed reads "not verified" and is held against nobody', async () => {
  const evening = await peerEvening({ seed: 6 });
  await playGolden(evening, { scripted: true, until: 'S-17' });
  await does(evening, 1, { do: 'yield' });
  await does(evening, 0, endMove(masterOf(evening)));
  const shut = report(await eventsOf(evening.duel, 1), readRegistry);
  expect(findingWords(shut.finding)).toBe('0 of 11 match, 11 not verified.');
  await does(evening, 0, { do: 'openDice' });
  const halves = report(await eventsOf(evening.duel, 1), readRegistry);
  expect(findingWords(halves.finding)).toBe('11 of 11 halves match.');
  expect(halves.tests.every(({ result, total }) => result !== null && total === null)).toBe(true);
  await does(evening, 0, { do: 'close' });
  const { status } = evening.duel.players[1].match.view();
  expect(status).toMatchObject({ kind: 'over', verdict: { clean: true, shut: { held: 0 } } });
});
