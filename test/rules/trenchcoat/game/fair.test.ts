/** Fair and secret dice between two peers: the order of messages, what is committed, and who knows what. */
import { describe, expect, test } from 'vitest';
import { hex } from '../../../../src/base/bytes.ts';
import { canonical, type Json, readCanonical } from '../../../../src/base/canonical.ts';
import type { MatchFile } from '../../../../src/peer/match/audit/file.ts';
import { announceMove, callMove, endMove, tellMove } from '../../../../src/rules/trenchcoat/game/master.ts';
import type { PageChange } from '../../../../src/rules/trenchcoat/game/page.ts';
import {
  filledPage,
  lastPages,
  PAGE_BYTES,
  PIECE_BYTES,
  pageOf,
  piecesOf,
  readPage,
  readPiece,
} from '../../../../src/rules/trenchcoat/game/slots.ts';
import { singleCharacter } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { mustParse } from '../../../support/cheat.ts';
import { does, eventsOf, localEvening, masterOf, peerEvening } from '../../../support/trenchcoat/evening.ts';
import { playGolden } from '../../../support/trenchcoat/golden.ts';
import { saidOf } from '../../../support/trenchcoat/said.ts';

const played = async () => {
  const evening = await peerEvening({ seed: 2 });
  await playGolden(evening, { scripted: true, until: 'S-16' });
  const log = (evening.duel.players[1].match.file() as MatchFile).entries.map(mustParse);
  return { ...evening, log };
};

const verbOf = (bytes: Uint8Array | undefined): string => {
  const read = bytes && readCanonical(bytes);
  return read?.ok ? `${(read.value as { do: string }).do}` : '';
};

describe('a test between two phones', () => {
  test('T-FAIR-01 has the order call, roll, HOLD, SHARE, COIN, COIN, tell; the Game Master is committed before the player’s share arrives', async () => {
    const { log } = await played();
    const words = log.map(({ body }) => (body.type === 'ACT' ? verbOf(body.moves[0]) : body.type));
    const calls = words.flatMap((word, at) => (word === 'call' ? [at] : []));
    expect(calls).toHaveLength(11);
    for (const at of calls) {
      expect(words.slice(at, at + 7)).toEqual(['call', 'roll', 'HOLD', 'SHARE', 'COIN', 'COIN', 'tell']);
      const { body } = log[at] ?? {};
      expect(body?.type === 'ACT' && body.facts).toHaveLength(1);
    }
  });

  test('T-FAIR-02 uses new shares of the player each time', async () => {
    const { log } = await played();
    const shares = log.flatMap(({ body }) => (body.type === 'SHARE' ? body.values : []));
    const coins = log.flatMap(({ body, author }) => (body.type === 'COIN' && author === 1 ? [body.value] : []));
    const all = [...shares, ...coins].map(hex);
    expect(all).toHaveLength(6 * 11);
    expect(new Set(all).size).toBe(all.length);
    expect([...shares, ...coins].every(({ length }) => length === 32)).toBe(true);
  });

  test('T-FAIR-05 shows the held half to the Game Master immediately, and to the player only after it is revealed', async () => {
    const evening = await peerEvening({ seed: 2 });
    await playGolden(evening, { scripted: true, until: 'S-04' });
    expect(evening.known(0).secret).toMatchObject({ held: 10, half: null });
    expect(evening.known(0).secret?.spares).toHaveLength(8);
    await does(evening, 1, { do: 'request', request: { kind: 'test', who: 0, ability: [], say: '' } });
    const terms = { acts: singleCharacter([{ name: 'Logic', score: 4 }]) };
    const call = { label: 'Test', terms, acting: 'player', who: 0, exploit: null, open: false } as const;
    await does(evening, 0, callMove(masterOf(evening), call));
    await does(evening, 1, { do: 'roll' });
    const half = evening.known(0).secret?.half ?? -1;
    expect(half).toBeGreaterThanOrEqual(0);
    expect(half).toBeLessThan(243);
    expect(evening.known(1)).toEqual({ seat: 1, secret: null });
    const hears = async () => (await eventsOf(evening.duel, 1)).filter(({ kind }) => kind === 'openedDice');
    expect(await hears()).toEqual([]);
    const told = { telling: 'nothing', choices: { event: 'ignore', success: true }, say: '', span: 0 } as const;
    const draft = { ...told, gains: [], next: 'done', step: null } as const;
    await does(evening, 0, tellMove(masterOf(evening), { ...draft, gains: [] }));
    await does(evening, 1, { do: 'yield' });
    await does(evening, 0, endMove(masterOf(evening)));
    expect(await hears()).toEqual([]);
    await does(evening, 0, { do: 'openDice' });
    const [opened] = await hears();
    expect(opened?.kind === 'openedDice' && (opened.held[10] ?? -1) % 243).toBe(half);
  });

  test('T-FAIR-06 commits to hidden terms with a salt: the same page twice gives two commitments', async () => {
    const evening = await played();
    await does(evening, 1, { do: 'yield' });
    const pages: (Json | undefined)[] = [];
    for (let times = 0; times < 2; times++) {
      const made = announceMove(masterOf(evening), { say: '', gains: [] });
      pages.push(made.ok && made.value.do === 'announce' ? made.value.facts?.[0] : undefined);
      await does(evening, 0, made);
    }
    expect(pages[1]).toEqual(pages[0]);
    const log = (evening.duel.players[1].match.file() as MatchFile).entries.map(mustParse);
    const facts = log.flatMap(({ body }) =>
      body.type === 'ACT' && ['tell', 'announce'].includes(verbOf(body.moves[0])) ? body.facts : [],
    );
    expect(facts).toHaveLength(11 + 2);
    expect(new Set(facts.map(({ commitment }) => hex(commitment))).size).toBe(facts.length);
    expect(new Set(facts.map(({ sealed }) => hex(sealed))).size).toBe(facts.length);
    expect(new Set(facts.map(({ sealed }) => sealed.length))).toEqual(new Set([PAGE_BYTES]));
  });
});

test('T-FAIR-11 on one phone uses its own random numbers, so both halves are known immediately', async () => {
  const evening = localEvening(3);
  await playGolden(evening, { scripted: true, until: 'S-04' });
  const events = await evening.events();
  expect(events.filter(({ kind }) => kind === 'held')).toHaveLength(2);
  expect(events.filter(({ kind }) => kind === 'rolled')).toHaveLength(2);
  expect(evening.known(0).secret?.spares).toHaveLength(8);
});

const note = (nr: number, text = 'x'): PageChange => ({ is: 'change', nr, to: 'note', text });
const term = (at: number, name = `Term ${at}`) =>
  ({ is: 'term', term: { is: 'modifier', side: 'acts', row: 0, name, value: -at } }) as const;

describe('a sealed page', () => {
  test('stores a group of hidden characters in one place, and reads it back', () => {
    const group = {
      is: 'term',
      term: { is: 'group', side: 'against', manner: 'supported', counts: [1, 1, 40] },
    } as const;
    const page = pageOf([group]);
    expect(page.ok && canonical(page.value).length).toBe(PAGE_BYTES);
    expect(page.ok && readPage(page.value)).toEqual([group]);
  });

  test.each([0, 1, 5, 8])('with %i places has the same size as any other, and is read back', (count) => {
    const places = Array.from({ length: count }, (_, at) => term(at));
    const page = pageOf(places);
    expect(page.ok && canonical(page.value).length).toBe(PAGE_BYTES);
    expect(page.ok && readPage(page.value)).toEqual(places);
  });

  test('has eight places, and limits the length of names', () => {
    expect(pageOf(Array.from({ length: 9 }, (_, at) => term(at)))).toMatchObject({ error: { kind: 'E-RANGE' } });
    const long = Array.from({ length: 8 }, (_, at) => term(at, 'é'.repeat(40)));
    expect(pageOf(long)).toMatchObject({ error: { kind: 'E-RANGE' } });
  });

  test('takes waiting changes in order, as many as fit', () => {
    const waiting = Array.from({ length: 11 }, (_, at) => note(at + 1));
    const page = filledPage([term(1), term(2)], waiting);
    expect(page.ok && readPage(page.value)).toEqual([term(1), term(2), ...waiting.slice(0, 6)]);
    const last = lastPages(waiting);
    expect(last.flatMap((one) => readPage(one) ?? [])).toEqual(waiting);
    expect(last.map((one) => canonical(one).length)).toEqual(Array(4).fill(PAGE_BYTES));
  });

  test.each([
    ['nothing', null],
    ['a page of a different size', { page: [], pad: '' }],
    ['a place that does not exist', { page: [['door', 1]], pad: '.'.repeat(PAGE_BYTES - 29) }],
    ['a place with missing fields', { page: [['note', 1]], pad: '.'.repeat(PAGE_BYTES - 29) }],
  ])('is not %s', (_, value) => {
    expect(readPage(value)).toBeNull();
  });

  test.each(['', 'A node.', 'é"\\\n'.repeat(600), `${'\ud83d\udd12'.repeat(1800)}`])(
    'stores a node’s text in four pieces of equal size, and reads it back',
    (text) => {
      const pieces = piecesOf(text);
      expect(pieces.ok && pieces.value.map((one) => canonical(one).length)).toEqual(Array(4).fill(PIECE_BYTES));
      expect(pieces.ok && pieces.value.map((one) => readPiece(one)?.text).join('')).toBe(text);
    },
  );

  test('refuses a node that is too long with the number of characters over the limit', () => {
    const refused = piecesOf('x'.repeat(9000));
    expect(saidOf(refused)).toMatch(/^E-RANGE .* by \d+ characters/);
  });
});
