// @vitest-environment happy-dom
/** A stopped match: whose phone is at fault, what proves it, who wins, and which seeds are still owed. */
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Stopped } from '../../../../src/app/screens/table/stopped.tsx';
import type { Body } from '../../../../src/peer/log/body.ts';
import { encodeCbor } from '../../../../src/peer/log/cbor.ts';
import { parseEntry, writePayload } from '../../../../src/peer/log/entry.ts';
import { bodies } from '../../../support/bodies.ts';
import { lists, offers, press, reads } from '../../../support/screens/topLayer.ts';
import { filled } from '../../../support/vectors.ts';

afterEach(cleanup);

type Props = Parameters<typeof Stopped>[0];

const [body] = bodies as [Body];
const entry = (seq: number, prev: number): Uint8Array => {
  const payload = writePayload({ seq, author: 1, prev: filled(prev), body });
  return encodeCbor([payload, new Uint8Array(64)]);
};
const markOf = (bytes: Uint8Array): string => {
  const read = parseEntry(bytes);
  if (!read.ok) throw new Error(read.error.kind);
  return Buffer.from(read.value.hash.slice(-2)).toString('hex');
};

function stopped(status: object, props: Partial<Props> = {}): string[] {
  const pressed: string[] = [];
  render(
    <Stopped
      status={
        { kind: 'stopped', seat: null, winner: null, verdict: null, owes: [], ...status } as unknown as Props['status']
      }
      seat={0}
      sitting={{ names: ['Ann', 'Bob'], keys: ['ann', 'bob'] }}
      onSave={() => pressed.push('save')}
      onHome={() => pressed.push('home')}
      {...props}
    />,
  );
  return pressed;
}

test('two entries with one number: both are shown with their marks, and what they do and do not prove', () => {
  const entries = [entry(12, 1), entry(12, 2)];
  stopped({ why: 'fork', seat: 1, winner: 0, seq: 12, entries, owes: [0, 1] });
  expect(reads('h1')).toBe('Stopped: Bob’s phone is at fault');
  expect(lists('.paper b')).toEqual(['12', '12']);
  expect(lists('.paper').map((paper) => paper.slice(-4))).toEqual(entries.map(markOf));
  expect(reads('.winner')).toBe('You win this game');
  const [proven, unproven, owed] = lists('.proofs li');
  expect(proven).toContain('both entries carry Bob’s signature.');
  expect(unproven).toContain('Not proven:');
  expect(owed).toMatch(/^Your seed and Bob’s seed are still owed\..* This phone sends its own/);
});

test('a refused entry is shown alone; once both seeds are revealed, nothing is owed', () => {
  stopped({ why: 'cheat', seat: 0, winner: 1, seq: 7, entry: entry(7, 1), verdict: { clean: true } });
  expect(reads('h1')).toBe('Stopped: your phone is at fault');
  expect(lists('.paper b')).toEqual(['7']);
  expect(reads('.winner')).toBe('Bob wins this game');
  expect(reads('.proofs')).toContain('the entry carries your signature.');
  expect(lists('.proofs li').at(-1)).toMatch(/^Both seeds are revealed/);
});

test('only the seed of the other phone is owed: this phone promises nothing', () => {
  stopped({ why: 'cheat', seat: 1, winner: 0, seq: 7, entry: entry(7, 1), owes: [1] });
  expect(lists('.proofs li').at(-1)).toMatch(
    /^Bob’s seed is still owed\. Then the rest of the game can be checked too\.$/,
  );
});

test('an unreadable entry is left out', () => {
  stopped({ why: 'cheat', seat: 1, winner: 0, seq: 7, entry: new Uint8Array([1]) });
  expect(lists('.paper')).toEqual([]);
});

test('a disputed entry: the seeds decide, and both players may be named', () => {
  stopped({ why: 'charge', by: 0, seq: 9 });
  expect(reads('h1')).toBe('Stopped: an entry is disputed');
  expect(lists('.winner, .paper, .proofs')).toEqual([]);
  cleanup();
  stopped({ why: 'charge', by: 0, seat: 1, winner: 0, seq: 9, verdict: { clean: false, foul: { kind: 'cheat' } } });
  expect(reads('.proofs')).toContain('both seeds are revealed, and they decide.');
});

test('the file can be saved, the table looked at if there was one, and the game left', () => {
  const pressed = stopped({ why: 'store', fault: 'full' });
  expect(offers()).toEqual(['Save the fileincludes the evidence (main)', 'Homethe game stays on this phone']);
  press('Save the file');
  press('Home');
  expect(pressed).toEqual(['save', 'home']);
  cleanup();
  stopped({ why: 'store', fault: 'full' }, { homeTitle: 'Back', onTable: () => pressed.push('table') });
  press('Look at the table');
  expect([pressed.at(-1), offers().at(-1)]).toEqual(['table', 'Backthe game stays on this phone']);
});
