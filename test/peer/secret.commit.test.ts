import { describe, expect, test } from 'vitest';
import { hex } from '../../src/base/bytes.ts';
import { randomBytes } from '../../src/peer/crypto.ts';
import { checkOpening, checkPoints, checkSorted, commit, findRow, opening } from '../../src/peer/secret/commit.ts';
import { inlineCurve } from '../../src/peer/secret/curve.ts';
import { buildDeck } from '../support/deckAtOnce.ts';
import { derivePoint } from '../support/group.ts';
import { corp, filled, runner, value } from '../support/vectors.ts';

const deck = buildDeck(corp, [1, 2, 2, 30, 400, 7]);
const hand = [deck.faces[4]!, deck.faces[0]!, deck.faces[2]!];
const SEQ = 41;

describe('a commitment to a card', () => {
  const made = commit(corp, SEQ, hand, 'kept');

  test('opens to that card', () => {
    for (const [i, face] of hand.entries()) {
      const found = checkOpening(deck.table, 0, made.commitments[i]!, opening(corp, SEQ, i, face));
      expect(value(found)).toEqual(face);
    }
  });

  test('opens to no other: not with a swapped card, place, deck or salt', () => {
    const good = opening(corp, SEQ, 0, hand[0]!);
    const bad = [
      opening(corp, SEQ, 0, hand[1]!),
      { ...good, seq: SEQ + 1 },
      { ...good, deck: 1 as const },
      { ...good, salt: filled(0) },
      { ...good, point: hand[1]!.point },
      { ...good, salt: new Uint8Array() },
    ];
    for (const opened of bad) {
      const found = checkOpening(deck.table, 0, made.commitments[0]!, opened);
      expect(found).toMatchObject({ ok: false, error: { kind: 'commitment' } });
    }
    expect(checkOpening(deck.table, 1, made.commitments[0]!, good)).toMatchObject({
      ok: false,
      error: { kind: 'commitment' },
    });
  });

  test('to a card of the other deck does not open as one of this deck', () => {
    const foreign = buildDeck(runner, [1, 2]).faces[0]!;
    const [commitment] = commit(corp, SEQ, [foreign], 'kept').commitments;
    const found = checkOpening(deck.table, 0, commitment!, opening(corp, SEQ, 0, foreign));
    expect(found).toMatchObject({ ok: false, error: { kind: 'commitment' } });
  });

  test('to a point of no card is detected when it is opened', () => {
    const stranger = { ...hand[0]!, point: derivePoint(randomBytes(64)) };
    const [commitment] = commit(corp, SEQ, [stranger], 'kept').commitments;
    const found = checkOpening(deck.table, 0, commitment!, opening(corp, SEQ, 0, stranger));
    expect(found).toMatchObject({ ok: false, error: { kind: 'no card' } });
  });

  test('by the other player, who looked at the cards, opens as well', () => {
    const looked = commit(runner, SEQ, hand, 'kept');
    expect(looked.commitments.map(hex)).not.toEqual(made.commitments.map(hex));
    const found = checkOpening(deck.table, 1, looked.commitments[1]!, opening(runner, SEQ, 1, hand[1]!));
    expect(value(found)).toEqual(hand[1]);
  });

  test('looks different in every list, so a card cannot be followed', () => {
    const [first, second] = [commit(corp, 50, hand, 'sorted'), commit(corp, 60, hand, 'sorted')];
    expect(new Set([...first.commitments, ...second.commitments].map(hex)).size).toBe(6);
  });

  test('for a hand is in a sorted list, and the committer knows which is which', () => {
    const { commitments, faces } = commit(corp, SEQ, hand, 'sorted');
    expect(checkSorted(commitments).ok).toBe(true);
    expect(checkSorted(commitments.toReversed())).toMatchObject({ ok: false, error: { kind: 'order' } });
    expect(checkSorted([commitments[0]!, commitments[0]!]).ok).toBe(false);
    for (const [i, face] of faces.entries()) {
      expect(value(checkOpening(deck.table, 0, commitments[i]!, opening(corp, SEQ, i, face)))).toEqual(face);
    }
  });

  test('is found by the audit without being opened, whichever rows are tried first', () => {
    const rows = hand.map((face) => face.row);
    for (const likely of [[], rows, [5, 5], [99]]) {
      expect(made.commitments.map((commitment) => findRow(corp, SEQ, deck, commitment, likely))).toEqual(rows);
    }
  });

  test('with a salt or a card that is not its own fits no row', () => {
    const [byRunner] = commit(runner, SEQ, hand, 'kept').commitments;
    expect(findRow(corp, SEQ, deck, byRunner!)).toBeNull();
    expect(findRow(corp, SEQ + 1, deck, made.commitments[0]!)).toBeNull();
    expect(findRow(corp, SEQ, deck, randomBytes(32))).toBeNull();
  });
});

test('a card is shown by a point', async () => {
  const shown = (point: Uint8Array) => checkPoints(inlineCurve, { items: [{ kind: 'card', deck: 0, point }] });
  expect(await shown(hand[1]!.point)).toEqual({ ok: true, value: null });
  expect(await shown(filled(0))).toMatchObject({ error: { kind: 'point' } });
  const items = [hand[0]!.point, filled(0xff)].map(
    (point) => ({ kind: 'seal', ...opening(corp, SEQ, 0, hand[0]!), point }) as const,
  );
  expect(await checkPoints(inlineCurve, { items })).toMatchObject({ error: { kind: 'point' } });
  expect(await checkPoints(inlineCurve, { items: items.slice(0, 1) })).toMatchObject({ ok: true });
});
