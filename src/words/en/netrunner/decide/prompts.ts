/** Who decides what, in one sentence: for the table, sheets and screen readers. */

import { other, type Seat } from '../../../../rules/game.ts';
import { begun } from '../../sides.ts';
import { endSentence, isByPoints } from '../ends.ts';
import { plain } from '../phrases.ts';
import type { TableView } from '../tableView.ts';
import { isAsked } from '../tableView.ts';
import { choiceTitle, type TableChoice } from './choices.ts';
import { chooseWords, moveWords, sealedWords } from './decisions.ts';
import { askedBy } from './source.ts';

/** The question to this player, as a complete sentence. */
export const promptOf = (v: TableView): string => begun(promptWords(v));

function promptWords(v: TableView): string {
  const { question } = v;
  if (!isAsked(v) || v.passing) return waitingWords(v);
  if (question.kind === 'choose') return fromCard(v, choiceTitle(v, question));
  if (question.kind === 'sealed') return v.sealed[v.seat] ? waitingWords(v) : sealedWords[question.what][v.seat];
  if (question.kind !== 'move') return waitingWords(v);
  const { prompt } = moveWords[question.window];
  return typeof prompt === 'string' ? prompt : prompt(v);
}

/** Example: "Corporate Downsizing: show which cards of your hand?" */
function fromCard(v: TableView, asks: string): string {
  const card = askedBy(v);
  if (card === undefined || asks.includes(card)) return asks;
  return `${card}: ${asks.charAt(0).toLowerCase()}${asks.slice(1)}`;
}

/** What the players are waiting for. Must not depend on hidden choices. */
export const waitingWords = (v: TableView): string => begun(waitWords(v));

function waitWords(v: TableView): string {
  const { question } = v;
  const them = v.names[other(v.seat)];
  if (question.kind === 'over') return plain(endSentence(question.why, v.seat, v.names));
  if (v.moved) return 'This game has moved to another phone';
  if (v.link === 'away') return `${them}’s phone is away. Your game is safe and continues when it is back.`;
  if (v.link === 'closed') return `${them} has disconnected. Your game is safe. Pair again to continue.`;
  if (v.held) return 'The game is waiting for an answer';
  if (v.pending) return 'Sending';
  const passes = v.passing && question.kind === 'move';
  if (passes && v.table.active === v.seat) return 'Continuing';
  if (passes) return `Waiting for ${them}`;
  if (question.kind === 'choose' && question.of !== v.seat) return theirChoice(v, question);
  if (question.kind === 'move' && question.of !== v.seat) return `Waiting for ${them}`;
  if (question.kind === 'sealed' && v.sealed[0] && v.sealed[1]) return 'Both bids are in. Revealing them';
  if (question.kind === 'sealed') return v.sealed[v.seat] ? `${them} is bidding in secret` : 'Both bid in secret';
  return 'Both phones shuffle and deal';
}

/** The opponent's choice is public, as is the card that asks for it. */
function theirChoice(v: TableView, question: TableChoice): string {
  const them = v.names[other(v.seat)];
  const card = askedBy(v);
  const title = choiceTitle(v, question);
  if (chooseWords[question.what].own) return `Waiting for ${them}${card ? ` (${card})` : ''}`;
  return `${them} chooses: ${title.charAt(0).toLowerCase()}${title.slice(1)}${card ? ` (${card})` : ''}`;
}

/** How the game ended, for this player. In a game between two phones there is no winner before it is verified. */
export function resultWords(v: TableView): string {
  const winner = v.ended ? v.ended.winner : v.question.kind === 'over' ? v.question.winner : null;
  const wins = winner === null ? 'nobody wins' : winner === v.seat ? 'you win' : `${v.names[winner]} wins`;
  if (v.ended?.proven === false) return `Decided, not yet verified: by the rules, ${wins}`;
  return `${wins.charAt(0).toUpperCase()}${wins.slice(1)}${scoreWords(v, winner)}`;
}

/** Example: ", 8 to 6". Only for a game decided by agenda points. */
function scoreWords({ question, table }: TableView, winner: Seat | null): string {
  if (winner === null || question.kind !== 'over' || !isByPoints(question.why)) return '';
  const points = [table.corp.points, table.runner.points] as const;
  return `, ${points[winner]} to ${points[other(winner)]}`;
}
