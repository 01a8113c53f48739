/**
 * Three examples byte by byte, for the page `src/peer/protocol/examples.md`: a shuffle of three cards, a decision, a
 * whole file.
 */
import { hex, utf8 } from '../../../src/base/bytes.ts';
import { keyOfSecret, signerOf } from '../../../src/peer/crypto.ts';
import { type Cbor, decodeCbor } from '../../../src/peer/log/cbor.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import { gameId } from '../../../src/peer/secret/seed.ts';
import { kit } from '../../../src/rules/kit/index.ts';
import { mustParse } from '../cheat.ts';
import { duel, testSecret } from '../duel.ts';
import { corp, gid, mini, miniDeck, runner, shuffle } from '../vectors.ts';

export const workedFile = new URL('../../../src/peer/protocol/examples.md', import.meta.url);

const EPOCH = 0;
const ITEMS = 10_100;

export async function workedBytes(): Promise<string> {
  const file = await smallest();
  return `# Worked bytes

Written by \`npm run vectors -- write\`, from the inputs in \`test/peer/vectors.json\`, and compared with what the program makes in
\`test/peer/files.test.ts\`. CBOR is in diagnostic notation (RFC 8949, 8): \`h'…'\` a byte string, \`<<…>>\` a byte string that holds the CBOR within.

## A shuffle of three cards

The deck of seat 0 is the cards ${miniDeck.join(', ')}, in the game with these inputs. Its rows are in the order of their tags, and this is its first shuffle.

\`\`\`
${await shuffled()}
\`\`\`

## One decision

Entry ${decisionOf(file)} of the file below: the Corp of the kit takes a bit more. The table hash is the start of SHA-256 over the view after the move.

\`\`\`
${decision(file)}
\`\`\`

## A whole file

A game of the kit, which has no cards: both SETUPs, that decision, a resignation, both seeds. ${writeFile(file).length} bytes.

\`\`\`
${diagnostic(read(writeFile(file)), '')}
\`\`\`
`;
}

async function shuffled(): Promise<string> {
  const { x, y, z } = await shuffle(mini, EPOCH);
  const points = (bytes: Uint8Array): string[] =>
    Array.from({ length: bytes.length / 32 }, (_, at) => hex(bytes.subarray(32 * at, 32 * at + 32)));
  const listed = (name: string, values: readonly string[]): string[] =>
    values.map((value, at) => `${`${name}${at}`.padEnd(10)} ${value}`);
  return [
    `game id    ${hex(gid)}`,
    `table      ${hex(mini.table.bytes)}`,
    ...mini.faces.map(({ row, card, point }) => `row ${row}      card ${card}, S = ${hex(point)}`),
    '',
    `a          ${hex(corp.a(EPOCH))}`,
    ...listed('X', points(x.points)),
    '',
    ...listed(
      'b',
      [0, 1, 2].map((at) => hex(runner.b(0, EPOCH, at))),
    ),
    ...listed('Y', points(y.points)),
    `j          ${y.from.join(', ')}`,
    '',
    ...listed(
      'c',
      [0, 1, 2].map((at) => hex(corp.c(EPOCH, at))),
    ),
    ...listed('Z', points(z)),
  ].join('\n');
}

/** Two SETUPs, one decision, a resignation, both seeds. */
async function smallest(): Promise<MatchFile> {
  const signers = [0, 1].map((seat) => signerOf(keyOfSecret(testSecret(1, seat === 0 ? 0 : 1))));
  const game = await duel({ game: kit, seed: 1, decks: [[], []], options: {}, signers: [signers[0]!, signers[1]!] });
  await game.quiet();
  await game.players[0].match.play([{ do: 'change', name: 'bits', by: 1 }]);
  await game.quiet();
  await game.players[0].match.resign();
  await game.quiet();
  const file = game.players[0].match.file();
  if (file === null) throw new Error('there is no file');
  return file;
}

const decisionOf = ({ entries }: MatchFile): number =>
  entries.findIndex((bytes) => mustParse(bytes).body.type === 'ACT');

function decision(file: MatchFile): string {
  const bytes = file.entries[decisionOf(file)] as Uint8Array;
  const entry = mustParse(bytes);
  const [payload] = read(bytes) as [Uint8Array];
  return [
    `entry      ${hex(bytes)}`,
    `payload    ${hex(payload)}`,
    `           ${diagnostic(read(payload), '           ').trim()}`,
    `signed     ${hex(utf8('NRHC3/sig\0'))} ${hex(gameId(file.header))} and the payload`,
    `hash       ${hex(entry.hash)}`,
  ].join('\n');
}

function read(bytes: Uint8Array): Cbor {
  const decoded = decodeCbor(bytes, ITEMS);
  if (!decoded.ok) throw new Error(decoded.error.kind);
  return decoded.value;
}

/** Decodes byte strings that contain CBOR lists, and adds the text of those that contain text. */
function diagnostic(value: Cbor, indent: string): string {
  if (typeof value === 'number') return `${value}`;
  if (typeof value === 'string') return `"${value}"`;
  if (value instanceof Uint8Array) return bytesText(value, indent);
  const items = value.map((item) => diagnostic(item, `${indent}  `));
  const line = `[${items.join(', ')}]`;
  return line.length <= 100 && !line.includes('\n')
    ? line
    : `[\n${items.map((item) => `${indent}  ${item}`).join(',\n')}\n${indent}]`;
}

function bytesText(bytes: Uint8Array, indent: string): string {
  const held = bytes.length > 1 ? decodeCbor(bytes, ITEMS) : null;
  if (held?.ok && Array.isArray(held.value)) return `<<${diagnostic(held.value, indent)}>>`;
  const text = [...bytes].every((byte) => byte >= 0x20 && byte < 0x7f) ? ` / ${new TextDecoder().decode(bytes)} /` : '';
  return `h'${hex(bytes)}'${bytes.length > 0 ? text : ''}`;
}
