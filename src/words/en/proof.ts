// Chunk: proof-words
/** What a game file proves, for the screens and the command line. */
import type { Finding, PlayerNames, UnopenedItems } from '../../peer/match/audit/finding.ts';
import type { MatchFinding, MatchProof, PoolsFinding } from '../../peer/match/audit/matchProof.ts';
import type { Proof } from '../../peer/match/audit/proof.ts';
import type { Ended } from '../../peer/match/fold/state.ts';
import { other, type Seat } from '../../rules/game.ts';
import { say, type WordsByKind } from '../says.ts';
import { capital, inside, withoutFullStop } from './capital.ts';
import { counted, listed, nounFor, numberText } from './counted.ts';
import { faultWords } from './faults.ts';
import { cardTitle, gameRefusal } from './gameRefusals.ts';
import { endPhrase, owedWords } from './status.ts';

/** The display name of a player in the file. */
type Who = (seat: Seat) => string;

const findings: WordsByKind<Finding, [Who]> = {
  empty: () => 'The file is empty.',
  'no-game-file': () => 'This isn’t a Meatspace game file.',
  unreadable: () => `${TORN}. None of it can be read.`,
  'other-rules': () => 'Not verified: the file was made with different rules than it claims.',
  'too-large': ({ size, most }) =>
    `The file is ${Math.ceil(size / MB)} MB. No Meatspace game is larger than ${most / MB} MB.`,
  'too-many-entries': ({ most }) =>
    `The file lists more than ${numberText(most)} entries. No Meatspace game has that many.`,
  'other-protocol': ({ theirs, own }) =>
    `The game was played with protocol ${theirs}, and this version can only check ${own}.`,
  'other-version': ({ theirs, own }) => `The game was played with ${theirs}, and this version can only check ${own}.`,
  'broken-off': ({ error }) => `The check stopped early: ${error}.`,
  torn: ({ had, read, signed }) =>
    `${TORN}. ${read} of its ${had} entries can be read${signed ? ', and both keys signed them. The rest can’t be checked' : ''}.`,
  fair: ({ entries, winner, ended }, who) =>
    `Verified: both keys signed all ${entries} entries, and every shuffle, draw, bid and hidden card was played fairly. ${capital(hasWon(winner, who))} (${reasonOf(ended)}).`,
  decided: ({ entries, winner, ended }, who) => {
    const wins = winner === null ? 'nobody wins' : `${who(winner)} wins`;
    return `Decided, not verified yet: both keys signed ${entriesOf(entries)}, and ${wins} by the public rules (${reasonOf(ended)}). Both decks stay secret until the match ends.`;
  },
  opened: ({ entries, winner, ended, shut }, who) => {
    const checked = `both keys signed all ${entries} entries, every move followed the public rules, and everything revealed matches its commitment. ${capital(hasWon(winner, who))} (${reasonOf(ended)})`;
    return shut === null
      ? `Verified: ${checked}.`
      : `Verified as far as revealed: ${checked}. Not verified: ${unopened(shut)}.`;
  },
  unfinished: ({ entries }) =>
    `Not verified yet: the game isn’t over. Both keys signed ${entriesOf(entries)}, and both seeds show that every hidden card so far was played fairly.`,
  'unfinished-openly': ({ entries }) =>
    `Not verified yet: the game isn’t over. Both keys signed ${entriesOf(entries)}, and every move followed the public rules. Anything not revealed is not verified.`,
  'no-seed': ({ entries, lacking }, who) => {
    // The file can't show whether a seed was never revealed or was cut off.
    const lacks =
      lacking.length === 2
        ? 'no seed from either player: the game wasn’t finished, or the file is incomplete'
        : `no seed from ${lacking.map(who).join('')}`;
    return `Not verified yet: hidden cards can’t be checked until both seeds are revealed. Both keys signed ${entriesOf(entries)}, but the file has ${lacks}.`;
  },
  changed: ({ seq, entries, detail }) =>
    `Not verified: the file was damaged or altered at entry ${seq} of ${entries} (${withoutFullStop(faultWords(detail))}).`,
  'false-charge': ({ seat, seq, winner }, who) =>
    `A false accusation: ${who(seat)} disputed entry ${seq}, but both seeds show that it was honest${soWon(winner, who)}.`,
  foul: ({ seat, seq, detail, winner, excusable }, who) => {
    const unless = excusable ? ', unless another file of this game contains a statement that excuses it' : '';
    return `Foul play: ${who(seat)} broke the rules at entry ${seq}: ${withoutFullStop(faultWords(detail))}${soWon(winner, who)}${unless}.`;
  },
  'beyond-pool': ({ game, seat, cards, winner }, who) => {
    const titles = listed(cards.map((card) => cardTitle(game, card)));
    return `Foul play: ${who(seat)} has ${titles} in their deck, more than their pool contains${soWon(winner, who)}.`;
  },
  'seen-openly': () => 'Anyone can check that. Anything not revealed is not verified.',
  'seen-without-seed': () => 'Anyone can check that. Hidden cards are not checked, because a seed is missing.',
  accuses: ({ by, seq }, who) =>
    `${capital(who(by))} disputes entry ${seq} and reveals the seed for it. ${capital(who(other(by)))} has owed a seed since then.`,
  'seed-after-concession': ({ by, seq }, who) =>
    `${capital(who(other(by)))} conceded. The seed from ${who(by)} has been missing since entry ${seq}.`,
  'both-waited': () => 'Each player says that the other didn’t answer, so nobody has won.',
  owes: ({ owed, waited, winner }, who) => {
    const [owing, waiting] = [who(owed.by), who(other(owed.by))];
    const debt = `${owing} has owed ${owedWords(owed)} since entry ${owed.seq}`;
    if (waited === 'head')
      return `${capital(debt)}. That phone restarted and can’t write until ${waiting} signs the log’s length. The signature never arrived. ${capital(owing)} wins unless it arrives later. No file can prove that someone didn’t answer.`;
    if (waited === 'entry')
      return `${capital(debt)}, and ${waiting} has been waiting for it. ${capital(waiting)} wins unless that entry arrives. No file can prove that someone didn’t answer.`;
    return winner === null ? `${capital(debt)}.` : `By the rules, ${who(winner)} wins, but ${debt}.`;
  },
  agreed: ({ back, correct }) => {
    const parts = [
      ...(back.length > 0 ? [`took back moves at ${atEntries(back)}`] : []),
      ...(correct.length > 0 ? [`fixed the table at ${atEntries(correct)}`] : []),
    ];
    return `By agreement, the players ${parts.join(' and ')}.`;
  },
  moved: ({ seat, at }, who) => `${capital(who(seat))} moved to another phone at entry ${at}.`,
};

const MB = 1024 * 1024;
const TORN = 'The file is damaged or incomplete';
const UNKNOWN = 'The file contains something that this version can’t describe.';

const hasWon = (winner: Seat | null, who: Who): string =>
  winner === null ? 'nobody has won' : `${who(winner)} has won`;

/** Examples: "entry 3" or "entries 3 and 5". */
const atEntries = (seqs: readonly number[]): string => `${seqs.length === 1 ? 'entry' : 'entries'} ${listed(seqs)}`;

const soWon = (winner: Seat | null, who: Who): string => (winner === null ? '' : `. So ${who(winner)} has won`);

const reasonOf = (ended: Ended): string =>
  ended.by === 'resignation' ? 'the other player conceded' : inside(endPhrase(ended));

/** Example: "the 12 entries". */
const entriesOf = (length: number): string => (length === 1 ? 'the one entry' : `the ${length} entries`);

function unopened({ facts, held, cards }: UnopenedItems): string {
  const parts = [
    facts > 0 ? counted(facts, 'unrevealed fact') : '',
    held > 0 ? counted(held, 'unrevealed held number') : '',
    cards ? 'the unrevealed cards' : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const called = ({ seat, name }: PlayerNames): string => `the ${seat}${name === null ? '' : ` (${name})`}`;

/** What was found in a file. */
export function findingWords(found: readonly Finding[], players: readonly [PlayerNames, PlayerNames] | null): string {
  const who: Who = (seat) => (players === null ? '' : called(players[seat]));
  return found.map((one) => say(findings, UNKNOWN, one, who)).join(' ');
}

const kinds: Readonly<Record<MatchProof['kind'], string>> = {
  fair: 'all verified as fair',
  foul: 'some with foul play',
  open: 'not all verified',
  damaged: 'some damaged',
  foreign: 'some with rules this version can’t check',
};

const matches: WordsByKind<MatchFinding, [MatchProof['kind']]> = {
  'too-large': ({ most }) => `No Meatspace match is larger than ${most / MB} MB.`,
  unreadable: () => 'The match file is damaged or incomplete.',
  'some-unreadable': ({ games }) =>
    `A match of ${counted(games, 'game')}. Some can’t be read, so its points can’t be counted.`,
  apart: ({ games, at }) =>
    `These ${counted(games, 'game')} aren’t one match: game ${at + 1} doesn’t follow game ${at} between the same two keys.`,
  table: ({ games, game, whole }, kind) => {
    const all = `${counted(games, 'game')} from the same table, ${kinds[kind]}.`;
    if (whole === null) return `${all} Their joint tests can’t be checked.`;
    if (whole.fault !== null) return `${all} ${gameRefusal(game, whole.fault)}`;
    return whole.tests === 0 ? all : `${all} ${counted(whole.tests, 'joint test')}: every part is there.`;
  },
  match: ({ games, points, uncounted, pools }, kind) => {
    const sums = points.map(({ key, name, points }) => `${name ?? `the key ${key.slice(0, 8)}`} ${points}`).join(', ');
    const left =
      uncounted.length === 0 ? '' : ` Not counted: ${nounFor(uncounted.length, 'game')} ${listed(uncounted)}.`;
    const even = games % 2 === 0 ? '' : ' Sides swap after each game, so the count is uneven.';
    const row = games === 1 ? '' : ' in a row between the same two keys';
    return `A match of ${counted(games, 'game')}${row}, ${kinds[kind]}: ${sums}.${left}${even}${pools === null ? '' : ` ${poolsWords(pools)}`}`;
  },
};

/** What has been verified about the pools that a match dealt. */
export function poolsWords(pools: PoolsFinding): string {
  if (pools.proven)
    return 'Verified: both phones dealt the packs together, each player saw only their own, and every deck was built from its own pool.';
  if (pools.by === null) return 'The packs are not verified yet.';
  const { key, name } = pools.by;
  if (pools.foul)
    return name === YOU
      ? 'Foul play: you did not deal the packs fairly.'
      : `Foul play: ${name ?? `the key ${key.slice(0, 8)}`} did not deal the packs fairly.`;
  if (name === YOU) return 'Not verified: you have not shown your packs.';
  return `Not verified: ${name ?? `the key ${key.slice(0, 8)}`} has not shown their packs.`;
}

/** What has been verified about the pools after a match, or which deck was not built from its pool. */
export function poolsOf({ finding, games }: MatchProof): string {
  const beyond = games.flatMap(({ findings, of }) =>
    findings.flatMap((one) => (one.kind === 'beyond-pool' ? [findingWords([one], of?.players ?? null)] : [])),
  );
  if (beyond.length > 0) return beyond.join(' ');
  return poolsWords((finding.kind === 'match' ? finding.pools : null) ?? { proven: false, foul: false, by: null });
}

/** A name for each game of a match. A game that only deals is not counted. */
export function gameNames(games: readonly Pick<Proof, 'dealt'>[]): string[] {
  let nth = 0;
  return games.map(({ dealt }) => (dealt === undefined ? `Game ${++nth}` : 'Packs'));
}

/** How a phone refers to its own player. */
const YOU = 'you';

/** What a file of one game or of a match proves. */
export const proofWords = (proof: Proof | MatchProof): string =>
  'games' in proof
    ? say(matches, UNKNOWN, proof.finding, proof.kind)
    : findingWords(proof.findings, proof.of?.players ?? null);
