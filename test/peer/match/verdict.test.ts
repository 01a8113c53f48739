/**
 * A phone's audit verdict on a finished game is stored: the audit is not repeated at each start, and nothing else is
 * accepted in its place.
 */
import { beforeAll, expect, it } from 'vitest';
import type { MatchFile } from '../../../src/peer/match/audit/file.ts';
import { writeExhibits } from '../../../src/peer/match/evidence/evidence.ts';
import { resumeMatch } from '../../../src/peer/match/resume.ts';
import type { Status } from '../../../src/peer/match/status.ts';
import type { StoredGame } from '../../../src/peer/store/store.ts';
import { damagedAt, diskWith, storedBy } from '../../support/damage.ts';
import { pair } from '../../support/link/memory.ts';
import { memoCurve } from '../../support/memoCurve.ts';
import { shortDuel, type ToyDuel } from '../../support/shortToy.ts';
import { toyGame } from '../../support/toyGame.ts';

const CHEATED = { clean: false, foul: { seat: 1, seq: 3, kind: 'seed', detail: { kind: 'other-seed' } } } as const;

let game: ToyDuel;
let stored: StoredGame;

beforeAll(async () => {
  game = await shortDuel();
  await game.play();
  await game.quiet();
  stored = await storedBy(game, 0);
});

/**
 * Starts the phone from the given storage, with an audit that returns something else. Returns how often the audit ran,
 * and the verdict.
 */
async function started(from: StoredGame): Promise<{ audits: number; at: Status }> {
  const store = (await diskWith(from)).open();
  const judged: MatchFile[] = [];
  const judge = async (file: MatchFile) => {
    judged.push(file);
    return CHEATED;
  };
  const { signer } = game.players[0];
  const parts = { game: toyGame, signer, store, name: 'duel', link: pair().a, curve: memoCurve(), retryMs: 0, judge };
  const match = await resumeMatch(parts);
  if (!match.ok) throw new Error(match.error.why);
  await match.value.idle();
  const at = match.value.view().status;
  match.value.close();
  return { audits: judged.length, at };
}

it('a finished game is shown as verified immediately, without another audit', async () => {
  const { status } = game.players[0].match.view();
  expect(status).toMatchObject({ kind: 'over', verdict: { clean: true } });
  expect(await started(stored)).toEqual({ audits: 0, at: status });
});

const seedOf = ({ records }: StoredGame): Uint8Array => records.seed ?? new Uint8Array();
const kept = (): Uint8Array => stored.records.verdict ?? new Uint8Array();

it.each([
  ['none is stored', () => ({ ...stored, records: { ...stored.records, verdict: new Uint8Array() } })],
  ['its tag is damaged', () => ({ ...stored, records: { ...stored.records, verdict: damagedAt(kept(), 3) } })],
  [
    'its content is damaged',
    () => ({ ...stored, records: { ...stored.records, verdict: damagedAt(kept(), kept().length - 5) } }),
  ],
  ['it is the other phone’s', async () => ({ ...stored, records: { ...stored.records, verdict: await anothers() } })],
  [
    'there is evidence outside the log',
    () => ({
      ...stored,
      records: { ...stored.records, evidence: writeExhibits([{ kind: 'seed', bytes: seedOf(stored) }]) },
    }),
  ],
])('the audit runs again if %s', async (_, change) => {
  expect(await started(await change())).toMatchObject({ audits: 1, at: { verdict: CHEATED } });
});

/** A verdict on the same log, under the other phone's tag. */
async function anothers(): Promise<Uint8Array> {
  return (await storedBy(game, 1)).records.verdict!;
}

it('nothing is stored for an unfinished game', async () => {
  const open = await shortDuel();
  await open.play(({ players }) => players[0].match.view().length >= 20);
  expect((await storedBy(open, 0)).records.verdict).toBeUndefined();
});
