/** Everything that Pink Trenchcoat refuses: typed numbers, files, pages, moves and invalid answers. */
import type { Json } from '../../../src/base/canonical.ts';
import type { Result } from '../../../src/base/result.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { readHalf } from '../../../src/rules/trenchcoat/dice/half.ts';
import { answer } from '../../../src/rules/trenchcoat/game/flow.ts';
import { callMove, endMove, type TellDraft, tellMove } from '../../../src/rules/trenchcoat/game/master.ts';
import type { Move } from '../../../src/rules/trenchcoat/game/move.ts';
import type { PagePlace } from '../../../src/rules/trenchcoat/game/page.ts';
import { moves } from '../../../src/rules/trenchcoat/game/propose.ts';
import { MAX_TESTS, refusal } from '../../../src/rules/trenchcoat/game/refusal.ts';
import { changeRefusal, pageOf, piecesOf } from '../../../src/rules/trenchcoat/game/slots.ts';
import type { NodeView, Request, SessionStep, Table } from '../../../src/rules/trenchcoat/game/table.ts';
import { trenchcoat } from '../../../src/rules/trenchcoat/index.ts';
import { checkNumber, RATING_TABLE_RANGE, readTyped, SCORE } from '../../../src/rules/trenchcoat/input.ts';
import { methodRefusal } from '../../../src/rules/trenchcoat/matrix/access.ts';
import { openRows } from '../../../src/rules/trenchcoat/matrix/levels.ts';
import { emptyNode } from '../../../src/rules/trenchcoat/matrix/node.ts';
import { readNode, writeNode } from '../../../src/rules/trenchcoat/matrix/nodeFile.ts';
import { checkAction, propose } from '../../../src/rules/trenchcoat/matrix/propose.ts';
import type { InputFault } from '../../../src/rules/trenchcoat/reasons.ts';
import { abilityAt, skillNamed } from '../../../src/rules/trenchcoat/sheet/abilities.ts';
import { checkSheet } from '../../../src/rules/trenchcoat/sheet/check.ts';
import { withCharacteristic, withNumber, withSkill } from '../../../src/rules/trenchcoat/sheet/edit.ts';
import { type AccessMethod, accessMethods, emptySheet } from '../../../src/rules/trenchcoat/sheet/sheet.ts';
import { readSheet, writeSheet } from '../../../src/rules/trenchcoat/sheet/sheetFile.ts';
import { closeRefusal } from '../../../src/rules/trenchcoat/test/outcome.ts';
import { sizeModifier } from '../../../src/rules/trenchcoat/test/size.ts';
import { readTime, timeModifier } from '../../../src/rules/trenchcoat/test/taskTime.ts';
import { singleCharacter, type TestTerms } from '../../../src/rules/trenchcoat/test/terms.ts';
import { totalOf } from '../../../src/rules/trenchcoat/test/total.ts';
import { refusalWords } from '../../../src/words/en/trenchcoat/refusals/index.ts';
import { does, type Evening, inSecret, localEvening, masterOf } from '../trenchcoat/evening.ts';
import { decker, registryText } from '../trenchcoat/golden.ts';
import { moth } from '../trenchcoat/sheets.ts';
import { Heard } from './heard.ts';

const LONG = 'x'.repeat(3000);

export async function refusedOf(): Promise<Heard> {
  const heard = new Heard();
  const hear = (all: readonly (InputFault | null)[]): void => {
    for (const fault of all) if (fault) heard.hear(fault.kind, refusalWords(fault));
  };
  hear(numbers());
  hear(totals());
  hear(sheets());
  hear(nodes());
  hear(pages());
  hear(matrix());
  hear(await evenings());
  hear([trenchcoat.deckRefusal(0, ['x'] as never, {})]);
  for (const setup of [{ sizes: [0, 45] }, { sizes: [0, 0], options: { dice: 'loaded' } }]) {
    const table = trenchcoat.setup(setup as never);
    if (!table.ok) hear([table.error]);
  }
  return heard;
}

const errors = (results: readonly Result<unknown, InputFault | readonly InputFault[]>[]): InputFault[] =>
  results.flatMap((result) => (result.ok ? [] : result.error));

const typed = ['', 'big', '1.5', '100', '-100', '9'.repeat(60), 'x'.repeat(60)];

const numbers = (): InputFault[] =>
  errors([
    ...typed.flatMap((text) => [
      readTyped(text, 'Firewall', RATING_TABLE_RANGE),
      readTyped(text, 'Size', SCORE),
      readTime(text),
    ]),
    ...[null, '4', 1.5, 100, -100].map((value) => checkNumber(value, 'Logic', SCORE)),
    ...['0.4', '-3', '1.2345', '9999999'].map(readTime),
    ...[1.5, 400, 2_000_000_000].map(timeModifier),
    readHalf('+-'),
    sizeModifier(1),
  ]);

function totals(): (InputFault | null)[] {
  const row = (more: object = {}) => ({ abilities: [{ name: 'Logic', score: 3 }], modifiers: [], ...more });
  const acts = (...rows: object[]) => ({ manner: 'alone', rows });
  const all: object[] = [
    { acts: acts(row(), row()) },
    { acts: { manner: 'supported', rows: [row()] } },
    { acts: { manner: 'collaborative', rows: [row()] } },
    { acts: acts(row({ abilities: [] })) },
    { acts: acts(row({ abilities: [], name: 'Rae' })) },
    { acts: acts(row({ modifiers: Array(21).fill({ name: 'Dark', value: 1 }) })) },
    ...[0, 1.5, null].map((count) => ({ acts: acts(row({ count })) })),
    ...[null, 1.5, 100].flatMap((value) => [
      { acts: acts(row({ abilities: [{ name: 'Logic', score: value }] })) },
      { acts: acts(row({ modifiers: [{ name: 'Dark', value }] })) },
      ...(value === null ? [] : [{ acts: acts(row({ abilities: [{ name: 'Logic', score: 3, limit: value }] })) }]),
    ]),
    { acts: acts(row()), time: 1.5 },
    { acts: acts(row()), time: 100 },
  ];
  const owed = [['event'], ['success']].map((one) => closeRefusal({ owed: one } as never));
  return [...errors(all.map((terms) => totalOf(terms as TestTerms))), ...owed];
}

function sheets(): InputFault[] {
  const text = writeSheet(moth);
  const written: (readonly [string, string])[] = [
    ['Processing: 8', 'Processing: 8.5'],
    ['Exploit: 8', 'Exploit: 100'],
    ['Firewall: 9', 'Firewall: 22'],
    ['Logic:', 'Wit: 3'],
    ['Logic:', 'Charisma: 3'],
    ['Logic:', '- Wit: 3'],
    ['Logic:', 'Logic 3'],
    ['Logic:', `${LONG} 3`],
    ['[Athletics]', '[Cyberware]'],
    ['- Cracking: 9', '- Cracking: 9\n- cracking: 8'],
    ['- Cracking: 9', '- Cracking:'],
    ['[Skill groups]', '[Skill groups]\n- Luck: 3'],
    ['[Characteristics]', '[Characteristics]\nLuck: 3'],
    ['Name: Moth', 'Name: '],
    ['Name: Moth', `Name: ${LONG}`],
    ['Name: Moth', 'Names: Moth'],
    ['Hot Sim', 'Warm Sim'],
    ['metahuman', 'ghoul'],
    ['Cyberdeck', 'Toaster'],
    ['Class: Cyberdeck\n', ''],
    ['Name: Deck', 'Name: '],
    ['Name: Deck', `Name: ${LONG}`],
    ['version 1', 'version 2'],
    ['Meatspace sheet', 'Meatspace node'],
    ['Moth', 'x'.repeat(30_000)],
  ];
  const own = (name: string, value: Json) => ({ name, value });
  const given: Json[] = [
    null,
    ...[
      { name: 7 },
      { name: LONG },
      { kind: 'ghoul' },
      { method: 'sideways' },
      { numbers: 7 },
      { numbers: { 'mental.wit': 1, 'mental.logic': 1.5, 'mental.willpower': null } },
      { skills: 7 },
      { skills: Array(41).fill({ group: 'skills.magic', ...own('x', 1) }) },
      { skills: [7, { group: 'mental', ...own('x', 1) }, { group: 'skills.magic', ...own('', LONG), more: 1 }] },
      { characteristics: 7 },
      { characteristics: Array(41).fill(own('x', 1)) },
      { characteristics: [7, own('Luck', 1), own('luck', 2), { name: 7, value: 1000 }, { name: LONG, value: null }] },
      { device: 7 },
      { device: { name: '', class: 'toaster', ratings: 7, more: 1 } },
      { device: { name: LONG, class: 'gadget', ratings: { toast: 1, signal: 22, sleaze: '4' } } },
      { more: 1 },
    ].map((more) => ({ ...(moth as unknown as object), ...more }) as Json),
  ];
  const full = {
    ...moth,
    skills: Array.from({ length: 40 }, (_, at) => ({ group: 'skills.magic', name: `${at}`, value: 1 })),
    characteristics: Array.from({ length: 40 }, (_, at) => own(`${at}`, 1)) as { name: string; value: number }[],
  };
  return errors([
    ...written.map(([from, to]) => readSheet(text.replace(from, to))),
    ...given.map(checkSheet),
    withNumber(moth, 'mental.wit', '3'),
    ...typed.map((one) => withNumber(moth, 'mental.logic', one)),
    withSkill(moth, 'mental', 'Wit', '3'),
    withSkill(moth, 'skills.processing', 'cracking', '3'),
    ...['', LONG].map((name) => withSkill(moth, 'skills.magic', name, '3')),
    ...['', 'x', '2000'].map((one) => withSkill(moth, 'skills.magic', 'Wit', one)),
    withSkill(full, 'skills.magic', 'Wit', '3'),
    withCharacteristic(full, 'Wit', '3'),
    withCharacteristic(full, '3', '3'),
    abilityAt(moth, 'mental.wit'),
    abilityAt(moth, 'mental.logic'),
    abilityAt({ ...moth, name: 'x'.repeat(40) }, LONG),
    skillNamed(emptySheet('Rae'), 'Cracking'),
  ]);
}

function nodes(): InputFault[] {
  const text = writeNode({
    ...emptyNode('Registry'),
    files: [{ name: 'ledger', crypt: 4, text: '', level: 'anonymous' }],
    processes: [{ name: 'hound', ice: 'Combat', score: 7, state: 'idle', text: '' }],
    streams: [{ name: 'feed', from: '', to: '', crypt: 2, text: '' }],
  });
  const written: (readonly [string, string])[] = [
    ['Name: Registry', 'Name:'],
    ['Name: Registry', `Name: ${'x'.repeat(41)}`],
    ['Logs:', `Logs: ${LONG}`],
    ['Logs:', 'Log: x'],
    ['System: 4', 'System:'],
    ['System: 4', 'System: many'],
    ['System: 4', 'Systems: 4'],
    ['Firewall: 5', 'Firewall:'],
    ['Firewall: 5', 'Firewall: 22'],
    ['Firewall: 5', 'Firewall: red'],
    ['Signal:', 'Signal: 22'],
    ['[Told as]\nProcessor:', '[Told as]\nProcessor: Huge'],
    ['[Told as]\nProcessor:', '[Told as]\nMemory: High, Med'],
    ['Continent:', 'Planet: Mars'],
    ['[Place]', '[Somewhere]'],
    ['Class: Mainframe', 'Class: Toaster'],
    ['Start account: Anonymous', 'Start account: Root'],
    ['Name: ledger', 'Name:'],
    ['Crypt Rating: 4', 'Crypt Rating: 100'],
    ['Account: Anonymous\nText', 'Account: Admin\nText'],
    ['Account: Anonymous\nText', 'Owner: Admin\nText'],
    ['ICE: Combat', 'ICE: Dog'],
    ['Number: 7', 'Number: x'],
    ['State: idle', 'State: asleep'],
    ['State: idle', 'Mood: idle'],
    ['Crypt Rating: 2', 'Rating: 2'],
    ['Logs:', 'Logs'],
    ['version 1', 'version 2'],
    ['Meatspace node', 'Meatspace sheet'],
    ['Logs:', `Logs: ${LONG.repeat(8)}`],
  ];
  return errors(written.map(([from, to]) => readNode(text.replace(from, to))));
}

function pages(): (InputFault | null)[] {
  const place = (name: string): PagePlace => ({
    is: 'term',
    term: { is: 'modifier', side: 'acts', row: 0, name, value: 1 },
  });
  const wide = '\u{1f512}'.repeat(40);
  return [
    ...errors([pageOf(Array(9).fill(place('x'))), pageOf(Array(8).fill(place(wide))), piecesOf(LONG.repeat(9))]),
    changeRefusal({ to: 'note', text: '\u{1f512}'.repeat(80) }),
  ];
}

const view: NodeView = { name: 'Node', aid: true, level: null, down: false, alert: false, learned: [], things: [] };

function matrix(): (InputFault | null)[] {
  const devices = [null, ...[0, 1, 3, 6, 10].map((rating) => ratedDevice(rating, 10)), ratedDevice(10, 6)];
  const methods = (Object.keys(accessMethods) as AccessMethod[]).flatMap((method) =>
    devices.map((device) => methodRefusal(method, device)),
  );
  const views: NodeView[] = [
    view,
    { ...view, aid: false },
    { ...view, down: true },
    { ...view, level: 'anonymous' },
    { ...view, level: 'admin' },
  ];
  const pairs = [...openRows, { action: 'Startup', target: 'file' } as const];
  const checks = views.flatMap((node) =>
    [decker, emptySheet('Rae')].flatMap((sheet) =>
      pairs.flatMap(({ action, target }) => {
        const asked = { kind: 'action', who: 0, action, target, node: 0, thing: null, ability: [], say: '' } as const;
        const place = { view: node, node: emptyNode('Node'), alert: 'none', exploited: false } as const;
        return [checkAction(asked, sheet, node), propose({ ...asked, ability: [] }, sheet, place)];
      }),
    ),
  );
  const scanner = { ...decker, numbers: { ...decker.numbers, 'programs.scan': 4 } };
  const search = { kind: 'action', who: 0, action: 'Find Wireless', target: 'node', node: 0, thing: null } as const;
  const wireless = [scanner, { ...scanner, device: null }].map((sheet) => {
    const place = { view, node: emptyNode('Node'), alert: 'none', exploited: false } as const;
    return propose({ ...search, ability: [], say: '' }, sheet, place);
  });
  return [...methods, ...errors([...checks, ...wireless])];
}

const ratedDevice = (processor: number, uplink: number) =>
  ({ name: 'Deck', class: 'gadget', ratings: { processor, uplink } }) as const;

const steps: readonly SessionStep[] = [
  ...(['lead', 'idle', 'requested', 'called', 'holding', 'rolling', 'rolled'] as const),
  ...(['ending', 'opening', 'openingDice', 'openingNode', 'over'] as const),
];

/** Refusals of moves with each of their parts replaced, and of invalid answers, at a table for every step. */
async function evenings(): Promise<(InputFault | null)[]> {
  const found: (InputFault | null)[] = [];
  for (const at of ['lead', 'idle', 'requested', 'called', 'rolled'] as const) {
    const evening = await standing(at);
    const table = evening.table();
    const judge = (move: unknown, on: Table = table): void => {
      for (const seat of [0, 1] as const)
        found.push(refusal(on, seat, move, evening.known(seat)), refusal(on, seat, move));
    };
    for (const move of [...legal(evening), ...odd]) {
      judge(move);
      for (const spoiled of spoiledFrom(move as Json)) found.push(refusal(table, 0, spoiled));
      for (const step of steps) judge(move, { ...table, step });
      judge(move, { ...table, tests: MAX_TESTS });
      judge(move, { ...table, clock: Number.MAX_SAFE_INTEGER });
      judge(move, { ...table, nodes: Array(12).fill(table.nodes[0]) });
      judge(move, { ...table, pending: table.pending && { ...table.pending, exploited: true } });
      judge(move, { ...table, sheets: Array(6).fill(decker) });
      judge(move, { ...table, sheets: [] });
      judge(move, { ...table, nodes: [{ ...view, learned: fullLines }] });
      for (const opened of [{ dice: true, node: true }, table.opened])
        judge(move, { ...table, step: 'opening', opened });
    }
    for (const step of steps) found.push(...answered({ ...table, step }));
    const draft: TellDraft = { telling: 'success', choices: {}, say: '', gains: [], span: 0, next: 'done', step: null };
    found.push(...errors([tellMove({ ...masterOf(evening), table: { ...table, test: null } }, draft)]));
    const label = 'Test';
    const terms = { acts: singleCharacter([{ name: 'Logic', score: null }]) };
    const call = { label, terms, acting: 'player', who: 0, exploit: null, open: false } as const;
    found.push(...errors([callMove(masterOf(evening), call)]));
  }
  const evening = await standing('lead');
  for (const many of [40, 100]) {
    for (let at = 0; at < many; at++) inSecret(evening, { to: 'note', text: `${'x'.repeat(70)} ${at}` });
    found.push(...errors([endMove(masterOf(evening))]));
  }
  return found;
}

const request: Request = { kind: 'test', who: 0, ability: [], say: '' };

async function standing(step: 'lead' | 'idle' | 'requested' | 'called' | 'rolled'): Promise<Evening> {
  const evening = localEvening(3);
  await does(evening, 0, { do: 'bring', name: 'Node', aid: true, facts: piecesFor(registryText) });
  if (step === 'lead') return evening;
  await does(evening, 0, { do: 'done' });
  await does(evening, 1, { do: 'sheet', at: 0, sheet: decker });
  if (step === 'idle') return evening;
  await does(evening, 1, { do: 'request', request });
  if (step === 'requested') return evening;
  const call = legal(evening).find((move) => move.do === 'call') as Move;
  await does(evening, 0, call);
  if (step === 'called') return evening;
  await does(evening, 1, { do: 'roll' });
  return evening;
}

function piecesFor(text: string): Json[] {
  const pieces = piecesOf(text);
  if (!pieces.ok) throw new Error('the node is too long');
  return pieces.value;
}

/** As sent: facts are only counted. */
const legal = (evening: Evening): Move[] =>
  ([0, 1] as const).flatMap((seat: Seat) =>
    moves(evening.table(), seat, evening.known(seat)).flatMap((move) => {
      const { facts, ...rest } = move as Move & { facts?: readonly Json[] };
      return facts === undefined ? [move] : [move, { ...rest, commits: facts.length } as Move];
    }),
  );

const terms = { acts: singleCharacter([{ name: 'Logic', score: 3 }]), against: singleCharacter([]) };
const call = { label: 'Test', terms, acting: 'player', who: 0, exploit: null, open: false } as const;
const tell = {
  telling: 'success',
  success: true,
  band: null,
  quality: null,
  say: '',
  gains: [],
  span: 0,
  next: 'done',
};
const file = { node: 0, kind: 'file', id: 0 } as const;
const many = (count: number, make: (at: number) => object) => Array.from({ length: count }, (_, at) => make(at));
const manyTexts = many(10, (id) => ({ gain: 'learned', node: 0, field: `Row ${id}`, value: 'x'.repeat(1400) }));
const longCall = {
  ...terms,
  acts: {
    manner: 'supported',
    rows: many(20, (at) => ({
      name: `${at}`.padEnd(40, 'x'),
      count: 1,
      abilities: many(8, () => ({ name: 'x'.repeat(40), score: 1 })),
      modifiers: [],
    })),
  },
};

const fullLines = many(8, (at) => ({ field: `Line ${at}`, value: 'x'.repeat(1500), at: 0 })) as NodeView['learned'];

/** Moves that the buttons do not offer, complete and incomplete. */
const odd: readonly unknown[] = [
  ...[null, 7, {}, { do: 'dance' }, { do: 'roll', twice: true }],
  { do: 'sheet', at: 0, sheet: decker },
  { do: 'sheet', at: 0, sheet: { ...decker, device: { ...decker.device, ratings: {} } } },
  { do: 'sheet', at: 5, sheet: decker },
  {
    do: 'sheet',
    at: 0,
    sheet: {
      ...decker,
      characteristics: many(40, (at) => ({ name: `${at}${'月'.repeat(37)}`, value: 1 })),
      skills: many(40, (at) => ({ group: 'skills.magic', name: `${at}${'月'.repeat(37)}`, value: 1 })),
    },
  },
  { do: 'request', request },
  { do: 'request', request: { ...request, who: 3 } },
  ...[0, 7].flatMap((node) => [
    { do: 'leave', node },
    {
      do: 'request',
      request: { ...request, kind: 'action', action: 'Access', target: 'node', node, thing: null },
    },
    { do: 'call', call: { ...call, exploit: { node } }, commits: 1 },
  ]),
  { do: 'bring', name: 'Another', aid: false, commits: 4 },
  { do: 'bring', name: 'Another', aid: false, commits: 3 },
  { do: 'call', call, commits: 1 },
  { do: 'call', call: { ...call, who: 1 }, commits: 1 },
  { do: 'call', call: { ...call, terms: longCall }, commits: 1 },
  { do: 'tell', tell, commits: 1 },
  { do: 'tell', tell: { ...tell, next: 'own' }, commits: 1 },
  { do: 'tell', tell: { ...tell, quality: 4 }, commits: 1 },
  { do: 'tell', tell: { ...tell, span: 9_000_000 }, commits: 1 },
  ...[true, false].map((on) => ({ do: 'dice', on })),
  ...['openDice', 'openNode', 'close', 'yield', 'done', 'roll', 'stop'].map((what) => ({ do: what })),
  { do: 'clock', to: 7 },
  ...[
    [{ gain: 'damage', who: 7, pips: 1, label: 'Stun' }],
    [{ gain: 'aid', node: 9 }],
    [{ gain: 'level', node: 0, level: 'user' }],
    [{ gain: 'level', node: 0, level: 'root' }],
    [{ gain: 'text', ...file, text: 'x' }],
    [{ gain: 'gone', ...file }],
    many(41, (at) => ({ gain: 'learned', node: 0, field: `Row ${at}`, value: 'x' })),
    many(41, (id) => ({ gain: 'thing', ...file, id, name: 'x', state: null })),
    many(65, () => ({ gain: 'aid', node: 0 })),
    manyTexts,
    manyTexts.slice(0, 5),
  ].flatMap((gains) => [
    { do: 'announce', say: '', gains, commits: 1 },
    { do: 'without', outcome: 'fails', say: '', gains, span: 0, commits: 1 },
  ]),
];

const strange: readonly Json[] = [
  null,
  true,
  7.5,
  -1,
  100_000,
  2 ** 53,
  '',
  'x',
  LONG,
  [],
  ['x'],
  {},
  Array(99).fill(7),
];

/** The same value with each of its parts replaced, with each removed, and with one added. */
function spoiledFrom(value: Json): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value
      .slice(0, 2)
      .flatMap((one: Json, at) => [...strange, ...spoiledFrom(one)].map((other) => value.with(at, other)));
  const object = value as { readonly [key: string]: Json };
  return [
    { ...object, more: 1 },
    ...Object.keys(object).flatMap((key) => [
      Object.fromEntries(Object.entries(object).filter(([one]) => one !== key)),
      ...[...(key === 'facts' ? [null, [], ['x']] : [...strange, ...spoiledFrom(object[key] as Json)])].map(
        (other) => ({ ...object, [key]: other }),
      ),
    ]),
  ];
}

const answered = (table: Table): InputFault[] =>
  errors(
    [
      { kind: 'chance', value: 99_999 },
      { kind: 'held', number: 0 },
      { kind: 'open', facts: ['x'], held: [] },
      { kind: 'hide' },
    ].map((given) =>
      table.test === null && /^(hold|roll)/.test(table.step) ? refusedAll : answer(table, given as never),
    ),
  );

const refusedAll = { ok: true, value: null } as const;
