/** The specification's tables give every kind of entry, packet and word the same number as the program. */
import { expect, test } from 'vitest';
import { type Cbor, decodeCbor } from '../../src/peer/log/cbor.ts';
import { writeBody } from '../../src/peer/log/entry.ts';
import { type Exhibit, writeExhibits } from '../../src/peer/match/evidence/evidence.ts';
import { type MatchMessage, writeMessage } from '../../src/peer/match/sync/wire.ts';
import { type Message as Greeting, writeMessage as writeGreeting } from '../../src/peer/pairing/message.ts';
import { refusals } from '../../src/peer/pairing/trouble.ts';
import { bodies } from '../support/bodies.ts';
import { unsigned } from '../support/peer/words.ts';
import { protocolPages } from '../support/sources/files.ts';
import { filled, value } from '../support/vectors.ts';

const specification = protocolPages().text;

/** The section of the given number, without its subsections. */
function section(number: string): string {
  const [, text = ''] = specification.split(new RegExp(`^#+ ${number.replace('.', '\\.')} .*$`, 'm'));
  return text.split(/^#/m)[0] ?? '';
}

/** Number and name of every row in the section's table that begins with a number, each once, in order. */
function rows(number: string): [number, string][] {
  const found = [...section(number).matchAll(/^\| (\d+) \| `?([\w ]+?)`? \|/gm)];
  return inOrder(found.map(([, at, name = '']) => [Number(at), name]));
}

const inOrder = (pairs: readonly [number, string][]): [number, string][] =>
  [...new Map(pairs)].toSorted(([a], [b]) => a - b);

const [b16, b32, b64] = [filled(5).slice(16), filled(7), new Uint8Array(64)];
const encoder = new TextEncoder();

const packets: { [K in MatchMessage['kind']]: Extract<MatchMessage, { kind: K }> } = {
  hello: {
    kind: 'hello',
    seat: 0,
    nonce: b32,
    seedCommitment: b32,
    version: 'toy/1',
    cards: b32,
    options: encoder.encode('{}'),
    answered: false,
  },
  entries: { kind: 'entries', boot: b16, entries: [b32] },
  ack: { kind: 'ack', length: 1, head: b32 },
  nack: { kind: 'nack', seq: 1, reason: 'pen' },
  sync: { kind: 'sync', length: 1, head: b32, boot: b16, asks: false },
  hint: { kind: 'hint', about: 'want', on: true },
  table: { kind: 'table', seq: 1, table: b32 },
  word: { kind: 'word', word: await unsigned({ kind: 'resign' }), entries: [] },
  seed: { kind: 'seed', seed: b32 },
};

const greetings: { [K in Greeting['kind']]: Extract<Greeting, { kind: K }> } = {
  hello: { kind: 'hello', way: 'link', versions: { protocol: 'p', rules: 'r' } },
  commit: { kind: 'commit', commitment: b32 },
  values: { kind: 'values', publicKey: b32, nonce: b32, seedCommitment: b32, fingerprint: b32 },
  key: { kind: 'key', publicKey: b32, nonce: b32, handover: new Uint8Array() },
  answer: { kind: 'answer', publicKey: b32, nonce: b32, mac: b32, signature: b64, handover: new Uint8Array() },
  proof: { kind: 'proof', signature: b64 },
  agree: { kind: 'agree' },
  refuse: { kind: 'refuse', why: 'garbled' },
};

const exhibits: Readonly<Record<Exhibit['kind'], true>> = { entry: true, seed: true, word: true };

test('PROTOCOL 10.2: the kinds of entries', () => {
  const written = bodies.map((body): [number, string] => [(writeBody(body) as number[])[0] as number, body.type]);
  expect(rows('10.2')).toEqual(inOrder(written));
});

test('PROTOCOL 6.2: the kinds of commitments', () => {
  const written = bodies.flatMap((body): [number, string][] =>
    body.type === 'COMMIT' ? [[(writeBody(body) as number[])[1] as number, body.kind]] : [],
  );
  const found = [...section('6.2').matchAll(/^\| `(\w+)` \| (\d) \|/gm)];
  expect(inOrder(found.map(([, name = '', at]) => [Number(at), name]))).toEqual(inOrder(written));
});

test('PROTOCOL 10.7: the packets of a match', () => {
  const written = Object.values(packets).map((message): [number, string] => [
    (value(decodeCbor(writeMessage(new Uint8Array(8), message))) as number[])[0] as number,
    message.kind,
  ]);
  expect(rows('10.7')).toEqual(inOrder(written));
});

test('PROTOCOL 11.5: the messages of the handshake, and its refusals', () => {
  const written = Object.values(greetings).map((message): [number, string] => [
    writeGreeting(message)[0] as number,
    message.kind,
  ]);
  expect(rows('11.5').slice(0, written.length)).toEqual(inOrder(written));
  expect(section('11.5')).toContain(`reason u8: ${refusals.map((name, at) => `${at} ${name}`).join(', ')} |`);
});

test('PROTOCOL 14.7: the evidence outside a log', () => {
  const written = (Object.keys(exhibits) as Exhibit['kind'][]).map((kind): [number, string] => [
    (value(decodeCbor(writeExhibits([{ kind, bytes: b32 }]))) as Cbor[])[0] as number,
    kind,
  ]);
  expect(rows('14.7')).toEqual(inOrder(written));
});
