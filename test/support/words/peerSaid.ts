/** Every text of the protocol layer, from its tables and from files that were cut and changed. */

import { isJoinedFile, MAX_FILE_BYTES, splitGameFiles } from '../../../src/peer/match/audit/file.ts';
import { gameOfFile } from '../../../src/peer/match/audit/gameOfFile.ts';
import { refuse } from '../../../src/peer/match/refusal.ts';
import { type StatusContext, type Stop, statusOf } from '../../../src/peer/match/status.ts';
import { symbols } from '../../../src/peer/pairing/symbols.ts';
import type { Trouble } from '../../../src/peer/pairing/trouble.ts';
import { troubleAdvice } from '../../../src/words/en/pairing.ts';
import { findingWords } from '../../../src/words/en/proof.ts';
import { endPhrase, owedWords, stoppedWords } from '../../../src/words/en/status.ts';
import { storeAdvice } from '../../../src/words/en/store.ts';
import { symbolWords } from '../../../src/words/en/symbols.ts';
import { memoCurve } from '../memoCurve.ts';
import { fileAt } from '../sources/files.ts';
import { childList, type Node, parse, visit } from '../sources/source.ts';
import { keptGame } from '../wholeGames/files.ts';
import { wholeGames } from '../wholeGames/games.ts';
import { proveFile } from './proofTold.ts';

const curve = memoCurve();

/** The texts of pairing, of a store, and of a stopped match. */
export function saidInTables(): string[] {
  const troubles: Trouble[] = [
    { kind: 'version', own: 'toy/1.1', other: 'toy/2.1' },
    ...(
      [
        'no-server',
        'nobody-there',
        'full',
        'taken',
        'no-route',
        'no-webrtc',
        'occupied',
        'unknown',
        'stranger',
        'differs',
        'intercepted',
        'garbled',
      ] as const
    ).map((kind) => ({ kind })),
  ];
  const faults = ['full', 'refused', 'gone', 'shut', 'newer'] as const;
  const owed = ['SEED', 'HEAD', 'ACT', 'KEYS', 'HOLD', 'SHARE', 'OPEN', 'COIN', 'X', 'RESIGN'] as const;
  return [
    ...troubles.flatMap((trouble) => Object.values(troubleAdvice(trouble))),
    ...faults.flatMap((fault) => Object.values(storeAdvice[fault])),
    ...owed.map((type) => owedWords({ type })),
    ...(['resignation', 'agreement', 'absence'] as const).map((by) => endPhrase({ by })),
    ...symbols.map((emoji, n) => `${emoji} ${symbolWords[n]}`),
    ...[MAX_FILE_BYTES + 1, 99e6].map((size) =>
      findingWords([{ kind: 'too-large', size, most: MAX_FILE_BYTES }], null),
    ),
    ...stops.flatMap((stop) => [stoppedBy(stop, false), stoppedBy(stop, true)]),
  ];
}

const stops: Stop[] = [
  { why: 'fork', seat: 1, seq: 7, entries: [] },
  { why: 'table', seat: 0, seq: 8, mine: null, theirs: null, entry: new Uint8Array() },
  { why: 'cheat', seat: 1, seq: 9, fault: 'move', entry: new Uint8Array() },
  { why: 'charge', by: 0, seat: null, seq: 10 },
  { why: 'terms', seat: null, refusal: refuse('cardsDiffer') },
  ...(['full', 'refused', 'gone', 'shut', 'newer'] as const).map(
    (fault) => ({ why: 'store', seat: null, fault }) as const,
  ),
  { why: 'bug', seat: null, detail: { kind: 'thrown', error: 'Error: it does not work' } },
];

function stoppedBy(stop: Stop, accused: boolean): string {
  const foul = { seat: 1, seq: 5, kind: 'charge', detail: { kind: 'accused-honest' } } as const;
  const about: StatusContext = {
    stop,
    verdict: accused ? { clean: false, foul } : null,
    owed: null,
    kept: false,
    absence: null,
    resigned: null,
    seeds: [null, null],
    showsSeeds: true,
    nobodyWins: false,
  };
  const status = statusOf(null, about);
  return status.kind === 'stopped' ? stoppedWords(status) : '';
}

/** The first of each group that differs only in numbers: files are long, and their sentences repeat. */
export function alikeOnce(lines: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const line of lines) {
    const shape = line.replace(/\d+/g, '#');
    if (!first.has(shape)) first.set(shape, line);
  }
  return [...first.values()];
}

/** What each complete game proves: intact, cut off at many points, and with a byte changed at many more. */
export async function saidOfFiles(): Promise<string[]> {
  const said: string[] = [];
  const prove = async (bytes: Uint8Array, named = false): Promise<void> => {
    const nameOf = (key: string) => (named ? `A ${key.slice(0, 2)}` : undefined);
    const proof = await proveFile(gameOfFile, bytes, { curve, nameOf });
    said.push(proof.text, ...('games' in proof ? proof.games.map(({ text }) => text) : []));
  };
  await prove(new Uint8Array());
  for (const name of Object.keys(wholeGames)) {
    const whole = keptGame(name);
    await prove(whole);
    await prove(whole, true);
    const row = isJoinedFile(whole) ? splitGameFiles(whole) : null;
    const one = row?.ok ? row.value[0] : whole;
    for (const at of places(whole, 12)) await prove(whole.slice(0, at));
    for (const at of places(whole, 60)) await prove(changed(whole, at));
    for (const at of places(one ?? whole, 300).slice(0, 40)) await prove(changed(one ?? whole, at));
  }
  return said;
}

const places = ({ length }: Uint8Array, count: number): number[] =>
  Array.from({ length: count }, (_, at) => Math.floor((at * length) / count));

function changed(bytes: Uint8Array, at: number): Uint8Array {
  const copy = bytes.slice();
  copy[at] = (copy[at] ?? 0) ^ (at % 3 === 0 ? 1 : 0x60);
  return copy;
}

/** The sentences for faults of an entry, as in the source, with `{}` for each value. */
export function faultsAsWritten(): string[] {
  const program = parse(fileAt('src/words/en/faults.ts'));
  return program === null ? [] : literalsIn(program).filter((text) => /[a-z{}] [a-z{}]/i.test(text));
}

function literalsIn(program: Node): string[] {
  const thrown = new Set<Node>();
  const found: string[] = [];
  visit(program, (node) => {
    if (node.type === 'ThrowStatement') visit(node, (inside) => void thrown.add(inside));
  });
  visit(program, (node) => {
    if (thrown.has(node)) return;
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
    if (node.type === 'TemplateLiteral')
      found.push(
        childList(node['quasis'])
          .map(({ value }) => (value as { cooked: string }).cooked)
          .join('{}'),
      );
  });
  return found;
}
