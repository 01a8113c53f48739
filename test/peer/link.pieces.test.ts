import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { channelLimit } from '../../src/peer/link/channel.ts';
import { fingerprintIn } from '../../src/peer/link/fingerprint.ts';
import { Joiner, pieceLimit, splitPacket } from '../../src/peer/link/pieces.ts';
import { startHeartbeat } from '../../src/peer/link/textChannel.ts';

describe('a packet in pieces', () => {
  test.each([0, 1, 9210, 9213, 9214, channelLimit])('of %i bytes is reassembled unchanged', (length) => {
    const packet = Uint8Array.from({ length }, (_, i) => i % 251);
    const joiner = new Joiner();
    const pieces = splitPacket(packet);
    expect(Math.max(...pieces.map((piece) => JSON.stringify(piece).length))).toBeLessThanOrEqual(12 * 1024);
    const joined = pieces.map((piece) => joiner.add(piece));
    expect(joined.slice(0, -1).every((result) => result.ok && result.value === null)).toBe(true);
    expect(joined.at(-1)).toEqual({ ok: true, value: packet });
  });

  test('is rejected above the limit, and nothing more of it is buffered', () => {
    const joiner = new Joiner();
    const results = splitPacket(new Uint8Array(channelLimit + 1)).map((piece) => joiner.add(piece));
    expect(results.at(-1)).toEqual({ ok: false, error: 'large' });
  });

  test.each(['', '!', '.?', '+', '+AAAA', `.${'A'.repeat(pieceLimit)}`])('is not made from %j', (piece) => {
    expect(new Joiner().add(piece)).toEqual({ ok: false, error: 'garbled' });
  });

  test('never throws, whatever the strings', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const joiner = new Joiner();
        for (const text of texts) expect(joiner.add(text)).toBeDefined();
      }),
    );
  });
});

describe('a fingerprint', () => {
  const line = (value: string, algorithm = 'sha-256') => `v=0\r\na=fingerprint:${algorithm} ${value}\r\n`;
  const [one, two] = ['AB'.repeat(32), 'CD'.repeat(32)].map((text) => text.match(/../g)!.join(':'));

  test('is read from a session description, however often it is repeated', () => {
    expect(fingerprintIn(line(one!))).toEqual(new Uint8Array(32).fill(0xab));
    expect(fingerprintIn(line(one!) + line(one!.toLowerCase()))).toEqual(new Uint8Array(32).fill(0xab));
  });

  test('is null if there is also a different one, which could belong to a man in the middle', () => {
    expect(fingerprintIn(line(one!) + line(two!))).toBeNull();
    expect(fingerprintIn(line(one!) + line(two!, 'sha-512'))).toBeNull();
    expect([line(one!, 'sha-1'), line('AB:CD'), '', undefined].map(fingerprintIn)).toEqual([null, null, null, null]);
  });
});

describe('the heartbeat', () => {
  test('beats every second and reports the other phone silent after four', () => {
    const { beats, silent, advance } = heart();
    advance(3000);
    expect([beats(), silent()]).toEqual([3, 0]);
    advance(1000);
    expect([beats(), silent()]).toEqual([3, 1]);
    advance(5000);
    expect([beats(), silent()]).toEqual([3, 1]);
  });

  test('continues as long as there are signs of life', () => {
    const { pulse, silent, advance } = heart();
    for (let i = 0; i < 10; i++) {
      advance(3000);
      pulse.heard();
    }
    expect(silent()).toBe(0);
  });

  test('does not count its own sleep as the other phone’s silence', () => {
    const { silent, advance, sleep } = heart();
    advance(1000);
    sleep(60_000);
    advance(1000);
    expect(silent()).toBe(0);
    advance(4000);
    expect(silent()).toBe(1);
  });

  function heart() {
    vi.useFakeTimers();
    let now = 0;
    const [beat, silent] = [vi.fn(), vi.fn()];
    const pulse = startHeartbeat(beat, silent, () => now);
    onTestFinished(pulse.stop);
    const advance = (ms: number) => {
      for (let i = 0; i < ms / 100; i++) {
        now += 100;
        vi.advanceTimersByTime(100);
      }
    };
    const sleep = (ms: number) => {
      now += ms;
    };
    return { pulse, beats: () => beat.mock.calls.length, silent: () => silent.mock.calls.length, advance, sleep };
  }
});
