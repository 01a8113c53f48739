/**
 * The answers to the open question as large buttons; those that would reveal a hidden card appear only with the hand
 * uncovered.
 */

import type { Move } from '../../../../../rules/netrunner/move.ts';
import { CORP } from '../../../../../rules/netrunner/table.ts';
import * as say from '../../../../../words/en/netrunner/board/decide.ts';
import { labelOf } from '../../../../../words/en/netrunner/decide/moves.ts';
import { gameInfo } from '../../../../../words/en/netrunner/sign.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import type { NetrunnerSeated } from '../seated.ts';
import type { DecisionProps } from './decisionProps.ts';
import { isPrivate, mayHaveHiddenMoves } from './private.ts';

type Props = DecisionProps & {
  /** Maximum number of buttons; the rest are behind "More". */
  maxButtons?: number;
  /** Which button is filled; the pass by default. */
  main?: (move: Move) => boolean;
};

const isPass = (move: Move): boolean => move.do === 'pass';

/** Whether passing here loses the game or a card; such a button is never filled and never first. */
const isLosing = ({ question, table }: NetrunnerSeated, move: Move): boolean => {
  if (!isPass(move) || question.kind !== 'move') return false;
  const top = table.frames.at(-1);
  return question.window === 'flatline' || (top?.do === 'forcedRez' && top.orTrash === true);
};

/** Whether passing here gives up actions; such a button is never filled. */
const leavesActions = ({ question }: NetrunnerSeated, move: Move): boolean =>
  isPass(move) && question.kind === 'move' && question.window === 'action';

/**
 * At most `maxButtons` moves, with losing ones last and the others behind one more button. `main`: the button that is filled
 * if nothing can be scored; the pass by default. While the covered hand may hide options, the button that uncovers it
 * is always the filled one, since a fill that depended on hidden cards would reveal them (N-HID-20).
 */
export function Answers({ v, open, onPlay, onShow, onLook, maxButtons = 6, main: filled = isPass }: Props) {
  const mayName = v.moves.filter((move) => open || !isPrivate(v, move));
  const looks = !open && mayHaveHiddenMoves(v);
  const scores = mayName.some((move) => move.do === 'score');
  const only = mayName.length === 1;
  const main = (move: Move): boolean => {
    if (looks || isLosing(v, move)) return false;
    return scores ? move.do === 'score' : only || (filled(move) && !leavesActions(v, move));
  };
  const sorted = [...mayName].sort(
    (a, b) =>
      Number(isLosing(v, a)) - Number(isLosing(v, b)) ||
      Number(main(b)) - Number(main(a)) ||
      Number(isPass(b)) - Number(isPass(a)),
  );
  const shown = sorted.length > maxButtons ? sorted.slice(0, maxButtons - 1) : sorted;
  return (
    <>
      {looks && <LookFirst v={v} onLook={() => onLook(null)} main />}
      {shown.map((move) => (
        <Answer key={JSON.stringify(move)} v={v} move={move} main={main(move)} onPlay={onPlay} />
      ))}
      {sorted.length > shown.length && (
        <ActionButton
          title={say.moreActions}
          detail={say.countMore(sorted.length - shown.length)}
          onClick={() => onShow({ kind: 'list' })}
        />
      )}
    </>
  );
}

interface AnswerProps {
  v: NetrunnerSeated;
  move: Move;
  main?: boolean;
  onPlay(...moves: Move[]): void;
}

/** A move as a button: its name, its price in actions and bits, and the reason if it is refused. */
export function Answer({ v, move, main = false, onPlay }: AnswerProps) {
  const { title, detail, bits, actions, points } = labelOf(v, move);
  return (
    <ActionButton
      title={title}
      detail={detail}
      bits={bits}
      points={points === undefined ? undefined : { n: points, words: gameInfo.pointWords(points) }}
      actions={actions}
      kind={main ? 'main' : isLosing(v, move) ? 'harm' : 'plain'}
      class={(detail?.length ?? 0) > 40 || move.do === 'score' || hasLongWord(title) ? 'wide' : ''}
      onClick={() => onPlay(move)}
    />
  );
}

/** Whether a word would break on a button half as wide as the bar. */
const hasLongWord = (title: string): boolean => title.split(/[ -]/).some((word) => word.length > 11);

/** Always the same words: only the uncovered hand shows whether anything can be done. */
export function LookFirst({ v, main = false, onLook }: { v: NetrunnerSeated; main?: boolean; onLook(): void }) {
  const title = say.peekTitle(v.seat === CORP);
  return <ActionButton kind={main ? 'main' : 'plain'} title={title} detail={say.coveredAgain} onClick={onLook} />;
}
