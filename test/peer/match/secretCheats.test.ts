/**
 * Possible cheating with facts and held numbers: the cheat is named as soon as the values can be known, and the game
 * does not change.
 */
import { describe, expect, it } from 'vitest';
import { equal } from '../../../src/base/bytes.ts';
import { canonical } from '../../../src/base/canonical.ts';
import type { Body, OpenItem } from '../../../src/peer/log/body.ts';
import type { Entry } from '../../../src/peer/log/entry.ts';
import { audit } from '../../../src/peer/match/audit/audit.ts';
import { type MatchFile, writeFile } from '../../../src/peer/match/audit/file.ts';
import {
  type HiddenValues,
  noValues,
  withFacts,
  withHeldNumbers,
  withOpened,
} from '../../../src/peer/match/fold/hiddenValues.ts';
import { BID } from '../../../src/peer/match/fold/questions/sealed.ts';
import { inlineCurve } from '../../../src/peer/secret/curve.ts';
import type { Secrets } from '../../../src/peer/secret/seed.ts';
import { holdShare, openShare, sealFact, unsealFact } from '../../../src/peer/secret/values.ts';
import type { AnyGame, Seat } from '../../../src/rules/game.ts';
import { foreign, type Hands, handsOf, rewritten, strike } from '../../support/cheat.ts';
import { duel } from '../../support/duel.ts';
import { memoCurve } from '../../support/memoCurve.ts';
import { openedIn, opens, reopened } from '../../support/peer/opened.ts';
import { kindsBeside } from '../../support/peer/words.ts';
import { type SecretKnown, type SecretMove, type SecretTable, secretToy } from '../../support/secretToy.ts';
import { corp, gid, value } from '../../support/vectors.ts';
import { prove } from '../../support/words/proofTold.ts';

type Change = (entry: Entry, hands: Hands) => Body | null;

const curve = memoCurve();
const decks = [[], []] as const;
const text = (body: unknown) => body as Body;
const earlier = ({ log }: Hands, { type }: Body, by: Seat, seq: number): Body | undefined =>
  log.find(({ body, author, seq: at }) => body.type === type && author === by && at < seq)?.body;

/** For each foul: what is falsified, the type of entry, the change, and the other phone's finding. */
const foul: readonly [string, Body['type'], Change, string][] = [
  ['another fact than was committed to', 'OPEN', ({ body }) => otherFact(body), 'commitment'],
  ['a fact under another salt', 'OPEN', ({ body }) => facts(body, { salt: foreign }), 'commitment'],
  ['a fact that is no value', 'OPEN', ({ body }) => facts(body, { value: Uint8Array.of(0x7b) }), 'commitment'],
  ['a fact that was never committed to', 'OPEN', ({ body }) => facts(body, { number: 77 }), 'proof'],
  ['another fact than was asked for', 'OPEN', ({ body }) => firstFact(body), 'proof'],
  ['nothing of what was asked for but the die', 'OPEN', ({ body }) => withoutFacts(body), 'proof'],
  ['another held number', 'OPEN', ({ body }) => shares(body, { share: foreign }), 'commitment'],
  ['a held number under another salt', 'OPEN', ({ body }) => shares(body, { salt: foreign }), 'commitment'],
  ['a held number that was never committed to', 'OPEN', ({ body }) => shares(body, { number: 77 }), 'proof'],
  ['the open share of an earlier number', 'SHARE', (entry, hands) => usedShare(entry, hands), 'reuse'],
  ['a commitment that it held a number by before', 'HOLD', (entry, hands) => usedHold(entry, hands), 'reuse'],
  ['fewer facts than the move commits to', 'ACT', ({ body }) => committing(body, (list) => list.slice(1)), 'proof'],
  ['more facts than the move commits to', 'ACT', ({ body }) => committing(body, (list) => [...list, ...list]), 'proof'],
  ['the same fact twice', 'ACT', ({ body }) => committing(body, ([one]) => [one, one], 2), 'reuse'],
  ['a fact in clear', 'ACT', ({ body }) => moving(body, { do: 'write', facts: [{ n: 1 }] }), 'move'],
  ['a number of facts that is none', 'ACT', ({ body }) => moving(body, { do: 'write', commits: -1 }), 'move'],
  ['more facts than any move may', 'ACT', ({ body }) => moving(body, { do: 'write', commits: 1e9 }), 'proof'],
  ['a word that is none', 'ACT', ({ body }) => noting(body, { do: 'note', word: 'snow' }), 'move'],
  ['a note that is no move', 'ACT', ({ body }) => noting(body, 'rain'), 'move'],
  ['two words at once', 'ACT', ({ body }) => noting(body, { do: 'note', word: 'owl' }, 2), 'move'],
  ['a word in clear before it is bound', 'ACT', ({ body }) => unbound(body), 'move'],
  ['another word than it sealed', 'OPEN', ({ body }) => otherWord(body), 'commitment'],
];

describe.each(['seeds', 'dice'] as const)('a game that opens its %s', (ends) => {
  it.each(foul)('is stopped immediately by a phone that sends %s', async (_, type, change, kind) => {
    const { game, struck } = await struckIn(ends, type, change);
    const { seq, cheat, before, after } = struck;
    expect(after.status).toMatchObject({ kind: 'stopped', why: 'cheat', seat: cheat, seq, fault: kind });
    expect({ table: after.table, known: after.known, length: after.length, head: after.head }).toEqual({
      table: before.table,
      known: before.known,
      length: before.length,
      head: before.head,
    });
    // An accuser shows their seed only if the end of the game would show it.
    const file = game.players[cheat === 0 ? 1 : 0].match.file() as MatchFile;
    const words = kindsBeside(file);
    expect(words.includes('charge')).toBe(ends === 'seeds');
    expect(words.includes('seed')).toBe(ends === 'seeds');
    const proof = await prove(secretToy(ends) as AnyGame, writeFile(file), { curve: inlineCurve });
    expect(proof.kind).toBe('foul');
    expect(proof.text).toContain(`the ${secretToy(ends).seats[cheat]} broke the rules at entry ${seq}`);
  });
});

describe('a fact that its player was not allowed to write', () => {
  it('is their fault as soon as it is opened', async () => {
    const honest = secretToy('dice');
    const lax = secretToy('dice', 99);
    for (let seed = 1; seed < 9; seed++) {
      const game = await duel({ game: honest, seed, decks, curve, dishonest: { seat: 0, game: lax } });
      await game
        .play(({ players }) => players.some(({ match }) => match.view().status.kind === 'stopped'))
        .catch(() => 0);
      const { status } = game.players[1].match.view();
      if (status.kind !== 'stopped') continue;
      expect(status).toMatchObject({ why: 'cheat', seat: 0, fault: 'move' });
      return;
    }
    throw new Error('nobody has opened it');
  });
});

describe('with both seeds, the audit names the player who', () => {
  it.each<[string, Body['type'], Change]>([
    ['makes up a held share', 'HOLD', ({ body }) => text({ ...body, commitments: [foreign] })],
    ['makes up an open share', 'SHARE', ({ body }) => text({ ...body, values: [foreign] })],
    ['stores a different copy of a fact than they commit to', 'ACT', ({ body }) => otherCopy(body)],
    ['commits to a fact under a made-up salt', 'ACT', (entry, hands) => otherSalt(entry, hands)],
  ])('%s', async (_, type, change) => {
    const game = secretToy('seeds');
    for (let seed = 1; seed < 9; seed++) {
      const made = await duel({ game, seed, decks, curve });
      await made.play();
      const file = made.players[0].match.file() as MatchFile;
      const hands = handsOf({ seed, decks, game, cheat: 0 }, file);
      // Only facts that are never opened; a fault in any other is found without the seeds.
      const opened = new Set(
        hands.log.flatMap(({ body }) =>
          openedIn(body, 'fact').flatMap(({ number, value }) => (isWord(value) ? [] : [number])),
        ),
      );
      const entry = hands.log.findLast((one) => one.body.type === type && change(one, hands) !== null);
      if (entry === undefined || (type !== 'SHARE' && opened.size > 2)) continue;
      const body = change(entry, hands) as Body;
      const verdict = await audit(game as AnyGame, await rewritten(seed, file, new Map([[entry.seq, body]])), {
        curve: inlineCurve,
      });
      expect(verdict).toMatchObject({ clean: false, foul: { seat: entry.author, seq: entry.seq, kind: 'seed' } });
      return;
    }
    throw new Error('no game gave an occasion');
  });
});

describe('the openings', () => {
  /** A player whose phone reuses this single nonce. */
  const lazy = {
    gameId: gid,
    seat: 0,
    factSalt: () => foreign,
    factPad: corp.factPad.bind(corp),
    heldShare: () => foreign,
    heldSalt: (n: number) => corp.heldSalt(n),
  } as unknown as Secrets;

  it('contain each salt once', () => {
    const sealed = [1, 2].map((n, at) => sealFact(lazy, at, canonical(n)));
    const values = value(withFacts(noValues, sealed));
    const opened = sealed.map((fact, at): OpenItem => {
      const one = unsealFact(lazy, at, fact);
      if (one === null) throw new Error('a fact that its author cannot read');
      return { kind: 'fact', ...one };
    });
    const first = value(withOpened(gid, 0, values, opened.slice(0, 1)));
    expect(withOpened(gid, 0, first, opened.slice(1))).toMatchObject({ error: { kind: 'reuse' } });
  });

  it('contain each share once', () => {
    let values: HiddenValues = noValues;
    const one = { below: 6, count: 1 };
    for (const number of [0, 1])
      values = value(withHeldNumbers(values, { type: 'HOLD', commitments: [holdShare(lazy, number)] }, one));
    const both = [0, 1].map((number): OpenItem => ({ kind: 'held', ...openShare(lazy, number) }));
    expect(withOpened(gid, 0, values, both)).toMatchObject({ error: { kind: 'reuse' } });
  });
});

/** Plays games until one has an opportunity. */
async function struckIn(ends: 'seeds' | 'dice', type: Body['type'], change: Change) {
  for (let seed = 1; seed < 12; seed++)
    for (const cheat of [0, 1] as const) {
      const {
        duel: game,
        seq,
        before,
        after,
      } = await strike<SecretTable, SecretMove, SecretKnown>({
        game: secretToy(ends),
        seed,
        decks,
        curve,
        mostMoves: 1,
        cheat,
        when: (entry, hands) => entry.body.type === type && change(entry, hands) !== null,
        change,
      });
      if (seq !== null) return { game, struck: { seq, cheat, before, after } };
    }
  throw new Error('no game gave an occasion');
}

/** Whether the value is a written page, not a bid. */
const isWord = (value: Uint8Array): boolean => new TextDecoder().decode(value).includes('"note"');

const facts = (body: Body, change: object): Body | null =>
  reopened(body, 'fact', ([first, ...rest]) => first && !isWord(first.value) && [{ ...first, ...change }, ...rest]);

const shares = (body: Body, change: object): Body | null =>
  reopened(body, 'held', ([first, ...rest]) => first && [{ ...first, ...change }, ...rest]);

/** A different number that the rules also allow. */
const otherFact = (body: Body): Body | null => facts(body, { value: canonical({ n: 3 }) });

const firstFact = (body: Body): Body | null =>
  openedIn(body, 'fact')[0]?.number === 0 ? null : facts(body, { number: 0 });

const withoutFacts = (body: Body): Body | null => (opens(body, 'held') ? reopened(body, 'fact', () => []) : null);

function usedShare({ body, author, seq }: Entry, hands: Hands): Body | null {
  const before = earlier(hands, body, author, seq);
  return before?.type === 'SHARE' ? text({ ...body, values: before.values }) : null;
}

function usedHold({ body, author, seq }: Entry, hands: Hands): Body | null {
  const before = earlier(hands, body, author, seq);
  return before?.type === 'HOLD' ? text({ ...body, commitments: before.commitments }) : null;
}

type Act = Extract<Body, { type: 'ACT' }>;

function committing(body: Body, change: (list: Act['facts'][number][]) => unknown[], count?: number): Body | null {
  const act = body as Act;
  if (
    act.facts.length === 0 ||
    equal(act.moves[0] as Uint8Array, BID) ||
    (count !== undefined && act.facts.length !== count)
  )
    return null;
  return text({ ...act, facts: change([...act.facts]) });
}

const moving = (body: Body, move: unknown): Body | null =>
  (body as Act).facts.length === 0 || equal((body as Act).moves[0] as Uint8Array, BID)
    ? null
    : text({ ...body, moves: [canonical(move)] });

/** A different answer to the word that the first player has bound. */
const noting = (body: Body, word: unknown, times = 1): Body | null =>
  isWord((body as Act).moves[0] as Uint8Array)
    ? text({ ...body, moves: Array.from({ length: times }, () => canonical(word)) })
    : null;

const unbound = (body: Body): Body | null =>
  equal((body as Act).moves[0] as Uint8Array, BID)
    ? text({ ...body, moves: [canonical({ do: 'note', word: 'owl' })] })
    : null;

const otherWord = (body: Body): Body | null =>
  reopened(body, 'fact', ([one]) => {
    const [rain, owl] = ['rain', 'owl'].map((word) => canonical({ do: 'note', word })) as [Uint8Array, Uint8Array];
    return one && isWord(one.value) && [{ ...one, value: equal(one.value, rain) ? owl : rain }];
  });

const otherCopy = (body: Body): Body | null =>
  committing(body, ([first, ...rest]) => [first && { ...first, sealed: new Uint8Array(32) }, ...rest]);

function otherSalt({ body, author, seq }: Entry, hands: Hands): Body | null {
  const number = hands.log
    .filter((one) => one.author === author && one.seq < seq)
    .reduce((sum, one) => sum + (one.body.type === 'ACT' ? one.body.facts.length : 0), 0);
  const own = hands.secrets[author];
  const salted = { gameId: hands.gameId, seat: author, factSalt: () => foreign, factPad: own.factPad.bind(own) };
  return committing(body, (list) =>
    list.map((_, at) => sealFact(salted as unknown as Secrets, number + at, canonical({ n: 5 }))),
  );
}
