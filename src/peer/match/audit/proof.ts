/** What a game file proves, in one sentence for people: for the screens and for a terminal. */
import { fromUtf8, hex } from '../../../base/bytes.ts';
import { type AnyGame, type Outcome, other, type Seat } from '../../../rules/game.ts';
import { PROTOCOL } from '../../log/domains.ts';
import { type GameOffer, parseWord } from '../../log/word.ts';
import type { Curve } from '../../secret/curve.ts';
import { versionOf } from '../agreement.ts';
import { owedWords } from '../fold/owed.ts';
import type { Replayed } from '../fold/replay.ts';
import type { Terms } from '../fold/state.ts';
import { keepsDecks } from '../tableOptions.ts';
import {
  type AuditOptions,
  type Foul,
  judge,
  lackingSeeds,
  NOT_OVER,
  type OpenFile,
  openFile,
  type Shut,
  type Verdict,
} from './audit.ts';
import { type MatchFile, MOST_FILE_BYTES, TOO_LONG, tooLarge } from './file.ts';
import { type PublicView, publicViewOf } from './publicView.ts';
import { readable } from './torn.ts';

/**
 * - `fair`: the whole game is proven.
 * - `foul`: somebody broke the rules, and the file proves who.
 * - `open`: signed as far as it goes, but the seeds are not shown, so of what is hidden nothing is proven.
 * - `damaged`: it was a game file once; whoever changed it is not named by it.
 * - `foreign`: another version's game, or no game at all.
 */
export interface Proof {
  readonly kind: 'fair' | 'foul' | 'open' | 'damaged' | 'foreign';
  readonly text: string;
  /** Null where there is nothing to tell of. */
  readonly of: { readonly keys: readonly [string, string]; readonly entries: number; readonly version: string } | null;
  /** How the game counts, as far as the file says it: while an entry is awaited, as if it never came. Null: nobody can say. */
  readonly outcome?: (Outcome & { readonly scores: readonly [number, number] | null }) | null;
}

export interface ProofOptions {
  readonly curve: Curve;
  /** Entries done, of how many. */
  readonly progress?: (done: number, of: number) => void;
  /** What the player with that key (hexadecimal) is called on this phone. */
  readonly nameOf?: (key: string) => string | undefined;
  /** Each entry as it is followed; all of them once more where a second look sees more. */
  readonly onEntry?: (replayed: Replayed) => void;
}

/**
 * Never rejects, whatever the bytes. They are read in order and no further than to the first thing that is wrong: first the shape
 * of the file, then all signatures, then the game.
 */
export async function prove(
  game: AnyGame,
  bytes: Uint8Array,
  { curve, progress, onEntry: told, nameOf = () => undefined }: ProofOptions,
): Promise<Proof> {
  if (bytes.length === 0) return foreign('The file is empty.');
  if (bytes.length > MOST_FILE_BYTES) return foreign(tooLarge(bytes.length));
  const protocol = protocolOf(bytes);
  if (protocol === null) return foreign('This is no game file of Meatspace.');
  if (protocol !== PROTOCOL)
    return foreign(`The game was played by the protocol ${protocol}, and this Meatspace can check ${PROTOCOL} only.`);
  const read = readable(bytes);
  if (!read.ok && read.error === TOO_LONG) return foreign(TOO_LONG);
  if (!read.ok) return { kind: 'damaged', text: `${TORN}: nothing of it can be read.`, of: null };
  const { file, of: had } = read.value;
  if (had !== null) return torn(await prove(game, read.value.bytes, { curve, progress, onEntry: told, nameOf }), had);
  const keys: [string, string] = [hex(file.header.publicKeys[0]), hex(file.header.publicKeys[1])];
  const of = { keys, entries: file.entries.length, version: file.version };
  const own = versionOf(game);
  if (file.version !== own)
    return {
      ...foreign(`The game was played by ${plain(file.version)}, and this Meatspace can check ${own} only.`),
      of,
    };
  const who = (seat: Seat): string => {
    const name = nameOf(keys[seat]);
    return `the ${game.seats[seat]}${name === undefined ? '' : ` (${name})`}`;
  };
  let table: unknown = null;
  const onEntry = (replayed: Replayed): void => {
    const { world } = replayed.state;
    if (world !== null) table = world.table;
    told?.(replayed);
  };
  const options = { curve, onEntry, ...(progress ? { progress } : {}) };
  try {
    const opened = await openFile(game, file, options);
    if (opened === null)
      return { kind: 'damaged', text: 'Not proven: the file was made by other rules than it says.', of };
    const { outcome: end = null, kind, text } = await judged(opened, file, options, who);
    const scores = end === null || table === null ? null : (game.scores?.(table, end) ?? null);
    const told = [text, ...moves(opened, who)].join(' ');
    return { kind, text: told, of, outcome: end && { ...end, scores } };
  } catch (error) {
    // Every entry was signed by somebody, but options and sizes stand in the file for whoever made it.
    const why = error instanceof Error ? error.message : String(error);
    return { kind: 'damaged', text: `The file cannot be checked to its end: ${why}.`, of };
  }
}

const TORN = 'The file is damaged or cut off';

/** What is said of a file of which only the beginning could be read. `had`: its entries before. */
function torn(proof: Proof, had: number): Proof {
  const { kind, text, of } = proof;
  if (of === null || kind === 'foreign') return proof;
  const left = `${TORN}: of its ${had} entries ${of.entries} can be read`;
  const whole = { ...of, entries: had };
  // Who broke the rules has signed that; an end that the rest may have changed counts for nobody.
  if (kind === 'foul') return { ...proof, text: `${text} ${left}.`, of: whole };
  const signed = kind === 'damaged' ? `. ${text}` : ', and both keys signed them. The rest can’t be checked.';
  return { kind: 'damaged', text: `${left}${signed}`, of: whole };
}

const foreign = (text: string): Proof => ({ kind: 'foreign', text, of: null });

/** A list of two to four, and the name of a protocol: how every file of a game, or of several, begins. Null where one does not. */
function protocolOf(bytes: Uint8Array): string | null {
  const [list = 0, text = 0] = bytes;
  if (list < 0x82 || list > 0x84 || (text !== FIVE_LETTERS && text !== FIVE_LETTERS + 1)) return null;
  return /^(NRHC\d)M?$/.exec(fromUtf8(bytes.slice(2, 2 + text - TEXT)) ?? '')?.[1] ?? null;
}

/** What stands before a text in CBOR, as a number to which its length is added. */
const TEXT = 0x60;
const FIVE_LETTERS = TEXT + 5;

type Judged = Pick<Proof, 'kind' | 'text'> & { readonly outcome?: Outcome };

type Who = (seat: Seat) => string;

/** What is proven, and what the two have agreed to on the way. */
async function judged(file: OpenFile, match: MatchFile, options: AuditOptions, who: Who): Promise<Judged> {
  const found = await judgedAlone(file, match, options, who);
  const said = agreedWords(file.log);
  return said === '' ? found : { ...found, text: `${found.text} ${said}` };
}

/** "By agreement they went back at 57 and 60, and put the table right at 143."; empty where there was nothing of the kind. */
function agreedWords(log: OpenFile['log']): string {
  const places: Record<GameOffer['what'], number[]> = { draw: [], back: [], correct: [] };
  for (const { body, seq } of log.entries()) {
    const word = body.type === 'AGREED' ? parseWord(body.offer) : null;
    if (word?.ok && word.value.kind === 'offer') places[word.value.offer.what].push(seq);
  }
  const parts = [
    ...(places.back.length > 0 ? [`went back at ${listed(places.back)}`] : []),
    ...(places.correct.length > 0 ? [`put the table right at ${listed(places.correct)}`] : []),
  ];
  return parts.length === 0 ? '' : `By agreement they ${parts.join(', and ')}.`;
}

/** "the 12 entries". */
const counted = (length: number): string => (length === 1 ? 'the one entry' : `the ${length} entries`);

const listed = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `${numbers[0]}` : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

async function judgedAlone(
  file: OpenFile,
  { entries, options: agreed }: MatchFile,
  options: AuditOptions,
  who: Who,
): Promise<Judged> {
  const { length } = entries;
  if (file.terms.game.opens) return withoutSeeds(file, length, options, who);
  const lacking = lackingSeeds(file);
  const { wrong } = file.log;
  if (lacking.length > 0) {
    const sight = await publicViewOf(file, options);
    return wrong === null
      ? open(lacking, length, sight, who, file.terms, keepsDecks(agreed))
      : besideDamage(sight.foul, wrong, length, who, file.terms);
  }
  const verdict = await judge(file, options);
  if (verdict.clean) return fair(verdict, length, who);
  if (wrong === null && verdict.foul.text === NOT_OVER) {
    const sight = await publicViewOf(file, options);
    const what = `Not proven yet: both keys signed ${counted(length)}, and by both seeds every hidden card in them was played fairly, but the game has not come to its end.`;
    return { kind: 'open', text: [what, ...missing(sight, who)].join(' '), ...outcomeOf(sight) };
  }
  return wrong === null
    ? accused(verdict.foul, length, who, file.terms)
    : besideDamage(verdict.foul, wrong, length, who, file.terms);
}

/** What stands before the damage is judged all the same; the damage is a second sentence. */
function besideDamage(found: Foul | null, wrong: Foul, length: number, who: Who, terms: Terms): Judged {
  const damage = accused(wrong, length, who, terms);
  if (found === null || found === wrong || found.seat === null) return damage;
  const foul = accused(found, length, who, terms);
  return { ...foul, text: `${foul.text} ${damage.text}` };
}

/** Where a game has moved from one phone to another: both keys are the player's, and he answers for both (PROTOCOL 10.8). */
function moves({ log: { chain } }: OpenFile, who: Who): string[] {
  const moved = ([0, 1] as const).flatMap((seat) =>
    chain.signers[seat].slice(1).map(({ from }) => ({ seat, at: from - 1 })),
  );
  return moved.map(({ seat, at }) => `${capital(who(seat))} moved to another phone at entry ${at}.`);
}

function fair({ winner, text }: Extract<Verdict, { clean: true }>, length: number, who: Who): Judged {
  const why = reasonOf(text);
  const won = winner === null ? 'nobody has won' : `${who(winner)} has won`;
  return {
    kind: 'fair',
    text: `Proven: both keys signed all ${length} entries, every shuffle, draw, bid and hidden card was played fairly, and ${won} (${why}).`,
    outcome: { winner, fault: null },
  };
}

/** A game whose end shows no seeds: what was opened is proven, and of what stays shut nothing is said. */
async function withoutSeeds(file: OpenFile, length: number, options: AuditOptions, who: Who): Promise<Judged> {
  const { wrong } = file.log;
  const sight = await publicViewOf(file, options);
  if (wrong !== null) return besideDamage(sight.foul, wrong, length, who, file.terms);
  if (sight.foul !== null) {
    const { kind, text } = accused(sight.foul, length, who, file.terms);
    return { kind, text: `${text} Anybody can work that out. What nobody has opened is not verified.` };
  }
  const verdict = await judge(file, options);
  if (!verdict.clean) {
    const what = `Not proven yet: both keys signed ${counted(length)}, and by the open rules they are right, but the game has not come to its end. What nobody has opened is not verified.`;
    return { kind: 'open', text: [what, ...missing(sight, who)].join(' ') };
  }
  const { winner, text, shut = { facts: 0, held: 0 } } = verdict;
  const won = winner === null ? 'nobody has won' : `${who(winner)} has won`;
  const proven = `both keys signed all ${length} entries, every move followed the open rules, all that was opened is what had been committed to, and ${won} (${reasonOf(text)})`;
  const left = shut.facts + shut.held;
  return left === 0 && file.terms.game.cards.length === 0
    ? { kind: 'fair', text: `Proven: ${proven}.` }
    : {
        kind: 'open',
        text: `Proven as far as it was opened: ${proven}. Not verified: ${unopened(shut, file.terms.game)}.`,
      };
}

function unopened({ facts, held }: Shut, { cards }: AnyGame): string {
  const parts = [
    facts > 0 ? `${facts} ${facts === 1 ? 'fact' : 'facts'} that nobody opened` : '',
    held > 0 ? `${held} held ${held === 1 ? 'number' : 'numbers'} that nobody opened` : '',
    cards.length > 0 ? 'the cards that nobody showed' : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function accused({ seat, seq, kind, text }: Foul, length: number, who: Who, { game }: Terms): Judged {
  if (seat === null)
    return {
      kind: 'damaged',
      text: `Not proven: at entry ${seq} of ${length} the file was damaged or changed afterwards (${bare(text)}).`,
    };
  const winner = game.nobodyWins ? null : other(seat);
  const so = winner === null ? '' : `. So ${who(winner)} has won`;
  const outcome = { winner, fault: seat };
  if (kind === 'charge')
    return {
      kind: 'foul',
      text: `A false accusation: ${who(seat)} accused entry ${seq}, and with both seeds it is honest${so}.`,
      outcome,
    };
  // Who had just started may have lost the first of the two: that the other player's file may show (PROTOCOL 14.4).
  const unless = kind === 'fork' ? ', unless another file of this game holds a word that excuses it' : '';
  return {
    kind: 'foul',
    text: `Foul play: ${who(seat)} broke the rules at entry ${seq}: ${bare(text)}${so}${unless}.`,
    outcome,
  };
}

/** A file that lacks a seed, or both. */
function open(
  lacking: readonly Seat[],
  length: number,
  sight: PublicView,
  who: Who,
  terms: Terms,
  keeps: boolean,
): Judged {
  if (sight.foul !== null) {
    const found = accused(sight.foul, length, who, terms);
    const text = `${found.text} Anybody can work that out; the hidden cards are not checked, since a seed is missing.`;
    return { ...found, text };
  }
  const { end, waited } = sight;
  if (keeps && lacking.length === 2 && end !== null && waited === null) {
    const { winner } = end;
    const wins = winner === null ? 'nobody wins' : `${who(winner)} wins`;
    return {
      kind: 'open',
      text: `Decided, not proven yet: both keys signed ${counted(length)}, by the open rules ${wins} (${reasonOf(end.text)}), and both decks stay secret until the end of the match.`,
      outcome: { winner, fault: null },
    };
  }
  // Whether it was never shown or cut off, the file cannot tell.
  const lacks =
    lacking.length === 2
      ? 'no seed of either player (the game was not played to its end, or the file is cut off)'
      : `no seed of ${lacking.map(who).join('')}`;
  const what = `Not proven yet: both keys signed ${counted(length)}, but the file holds ${lacks}, and of the hidden cards nothing can be checked before both seeds are shown.`;
  return { kind: 'open', text: [what, ...missing(sight, who)].join(' '), ...outcomeOf(sight) };
}

/** Who has won as long as what is owed does not come: who waits for the seed of the other one, or for what he says he has waited for. */
function outcomeOf({ owed, waited, end }: PublicView): Pick<Judged, 'outcome'> {
  if (owed === null || waited === 'both' || keepsProof({ owed, end })) return {};
  const winner = waited ?? (end === null ? null : other(owed.by));
  return winner === null ? {} : { outcome: { winner, fault: null } };
}

/** Whether the other one has conceded, and the seed is missing that would show that he had reason to: nobody has won before it is there. */
const keepsProof = ({ owed, end }: Pick<PublicView, 'owed' | 'end'>): boolean =>
  end?.by === 'resignation' && owed?.type === 'SEED' && owed.by === end.winner;

/** Whose entry is awaited, in one sentence; none where nobody can say. */
function missing({ owed, waited, charge, end }: PublicView, who: Who): string[] {
  if (charge !== null)
    return [
      `${capital(who(charge.by))} accuses entry ${charge.seq} and shows the seed for it; ${who(other(charge.by))} owes the seed since then.`,
    ];
  if (owed === null) return [];
  if (keepsProof({ owed, end }))
    return [
      `${capital(who(other(owed.by)))} conceded. The seed of ${who(owed.by)} has been missing since entry ${owed.seq}.`,
    ];
  const debt = `${who(owed.by)} owes ${owedWords(owed)} since entry ${owed.seq}`;
  if (waited === 'both') return [`Each of the two says that the other one was silent, so nobody has won.`];
  if (waited === owed.by)
    return [
      `${capital(debt)}, but the phone had started and may not write before ${who(other(waited))} has signed how long the log is, for which ${who(waited)} has asked in vain: so ${who(waited)} has won until that word comes. That somebody was silent no file can prove.`,
    ];
  if (waited !== null)
    return [
      `${capital(debt)}, and ${who(waited)} has waited in vain: so ${who(waited)} has won until that entry comes. That somebody was silent no file can prove.`,
    ];
  const decided = end === null || end.winner === null ? '' : `By the rules ${who(end.winner)} wins, but `;
  return [`${decided === '' ? capital(debt) : `${decided}${debt}`}.`];
}

const reasonOf = (text: string): string => (text === 'resigned' ? 'the other player conceded' : bare(text));

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const bare = (text: string): string => text.replace(/[.!]$/, '');

/** Text from a file, with nothing in it that could play with a screen. */
const plain = (text: string): string => text.replace(/[^\w/.-]/g, '?').slice(0, 64);
