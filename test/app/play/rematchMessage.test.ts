import { describe, expect, test } from 'vitest';
import { readRematch, writeRematch } from '../../../src/app/play/rematchMessage.ts';
import { utf8 } from '../../../src/base/bytes.ts';
import { splitLink } from '../../../src/peer/link/split.ts';
import { pair } from '../../support/link/memory.ts';

const after = '143 a1b2c3d4e5f60718';

describe('a rematch request', () => {
  test.each(['changed', 'same', null] as const)('for %s is read as it was written', (wish) => {
    for (const begun of [true, false])
      for (const declined of ['changed', 'same', null] as const)
        expect(readRematch(writeRematch(after, { wish, begun, declined }), after)).toEqual({ wish, begun, declined });
  });

  test('after a different game is ignored', () => {
    expect(readRematch(writeRematch('142 00', { wish: 'same', begun: false, declined: null }), after)).toBeNull();
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"after":1}',
    `{"after":"${after}"}`,
    `{"after":"${after}","again":"same","begun":1}`,
    `{"after":"${after}","again":"same","begun":true,"x":"${'x'.repeat(200)}"}`,
  ])('is not read from %s', (text) => {
    expect(readRematch(utf8(text), after)).toBeNull();
  });

  test('of an unknown kind is read as none', () => {
    expect(readRematch(utf8(`{"after":"${after}","again":"doubled","begun":false}`), after)).toEqual({
      wish: null,
      begun: false,
      declined: null,
    });
  });
});

describe('a link with two readers', () => {
  const word = utf8('{"a":1}');
  const packet = Uint8Array.of(0x83, 1, 2);
  const quiet = async (): Promise<void> => {
    for (let i = 0; i < 8; i++) await Promise.resolve();
  };

  test('sends words to one and packets to the other, in order', async () => {
    const { a, b } = pair({ auto: true });
    const [here, there] = [splitLink(a), splitLink(b)];
    const heard: [string, Uint8Array][] = [];
    there.words.onPacket((one) => heard.push(['word', one]));
    there.match.onPacket((one) => heard.push(['packet', one]));
    here.match.send(packet);
    here.words.send(word);
    here.match.send(packet);
    await expect
      .poll(() => heard)
      .toEqual([
        ['packet', packet],
        ['word', word],
        ['packet', packet],
      ]);
  });

  test('keeps packets for a match that is not reading yet', async () => {
    const { a, b } = pair({ auto: true });
    const there = splitLink(b);
    splitLink(a).match.send(packet);
    await quiet();
    const heard: Uint8Array[] = [];
    there.match.onPacket((one) => heard.push(one));
    await expect.poll(() => heard).toEqual([packet]);
  });

  test('is shared by several games of the pair: each receives all packets, and words go to the same reader', async () => {
    const { a, b } = pair({ auto: true });
    const there = splitLink(b);
    const heard: string[] = [];
    there.match.onPacket(() => heard.push('first'));
    there.share().onPacket(() => heard.push('second'));
    there.words.onPacket(() => heard.push('words'));
    const here = splitLink(a);
    here.share().send(packet);
    here.words.send(word);
    await expect.poll(() => heard.toSorted()).toEqual(['first', 'second', 'words']);
  });

  test('that is split again delivers only to the new readers', async () => {
    const { a, b } = pair({ auto: true });
    const old: Uint8Array[] = [];
    splitLink(b).match.onPacket((one) => old.push(one));
    const heard: Uint8Array[] = [];
    splitLink(b).match.onPacket((one) => heard.push(one));
    splitLink(a).match.send(packet);
    await expect.poll(() => heard).toEqual([packet]);
    expect(old).toEqual([]);
  });
});

test('a link that another game took over but could not use is read again', async () => {
  const { a, b } = pair({ auto: true });
  const old = splitLink(b);
  const heard: Uint8Array[] = [];
  old.words.onPacket((one) => heard.push(one));
  splitLink(b);
  old.listen();
  const word = utf8('{"a":1}');
  splitLink(a).words.send(word);
  await expect.poll(() => heard).toEqual([word]);
});
