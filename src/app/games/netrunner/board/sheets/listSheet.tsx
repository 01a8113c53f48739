/** "What can I do?": all legal moves by topic, and the parts of that list that have their own button. */

import type { Move } from '../../../../../rules/netrunner/move.ts';
import * as say from '../../../../../words/en/netrunner/board/sheets.ts';

import { placesOfCounters } from '../../../../../words/en/netrunner/counters.ts';
import { promptOf } from '../../../../../words/en/netrunner/decide/prompts.ts';
import { TextButton } from '../../../../parts/button.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import { LookFirst } from '../decide/answers.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { MoveList } from '../decide/moveList.tsx';
import { isPrivate, mayHaveHiddenMoves } from '../decide/private.ts';
import { Terms } from '../terms.tsx';

type Props = DecisionProps & { onClose(): void };

/** All legal moves in one list, for players who don't know where to tap. */
export function ListSheet({ v, open, onPlay, onLook, onClose }: Props) {
  const choosing = v.question.kind === 'choose' && v.question.of === v.seat;
  const moves = choosing ? [] : v.moves.filter((move) => move.do !== 'bid' && (open || !isPrivate(v, move)));
  const counters = placesOfCounters(v.table);
  return (
    <Sheet title={say.whatCanIDo} onClose={onClose}>
      <p class="quiet text-body">
        <Terms>{promptOf(v)}</Terms>
      </p>
      {say.groups.map(({ title, has }) => {
        const mine = moves.filter((move) => has.has(move.do));
        return mine.length === 0 ? null : (
          <section key={title} class="group" aria-label={title}>
            <h3>{title}</h3>
            <MoveList v={v} moves={mine} onMove={onPlay} main={title === 'Answer'} />
          </section>
        );
      })}
      {!open && mayHaveHiddenMoves(v) && <LookFirst v={v} onLook={() => onLook({ kind: 'list' })} />}
      {choosing && <TextButton onClick={onClose}>{say.backToTheChoice}</TextButton>}
      {counters.length > 0 && (
        <section class="group" aria-label={say.counters}>
          <h3>{say.counters}</h3>
          {counters.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      )}
    </Sheet>
  );
}

type HandProps = Props & {
  sheet: 'advance' | 'score' | 'search';
  moves: readonly Move[];
  main: boolean;
  none?: string;
};

/** Lists moves that would reveal cards; if the hand is covered, shows one button that opens it. */
function HandMoves({ v, open, sheet, moves, main, none, onPlay, onLook }: HandProps) {
  if (!open) return <LookFirst v={v} onLook={() => onLook({ kind: sheet })} />;
  if (moves.length === 0) return none === undefined ? null : <p class="quiet">{none}</p>;
  return <MoveList v={v} moves={moves} onMove={onPlay} main={main} />;
}

/** The cards that can be advanced, by place. */
export function AdvanceSheet(props: Props) {
  const moves = props.v.moves.filter((move) => move.do === 'advance');
  return (
    <Sheet title={say.advanceWhichCard} onClose={props.onClose}>
      <HandMoves {...props} sheet="advance" moves={moves} main={moves.length === 1} none={say.whyNotAdvance} />
    </Sheet>
  );
}

/** Chooses one of several agendas that can be scored. Opens only from an open hand. */
export const ScoreSheet = (props: Props) => (
  <Sheet title={say.scoreWhichAgenda} onClose={props.onClose}>
    <HandMoves {...props} sheet="score" moves={props.v.moves.filter((move) => move.do === 'score')} main />
  </Sheet>
);

/** Shown while the Runner searches their stack. */
export function SearchSheet(props: Props) {
  const { v, onPlay, onClose } = props;
  const found = v.moves.filter((move) => move.do === 'show' || move.do === 'take');
  return (
    <Sheet title={say.yourStack} onClose={onClose}>
      <p class="quiet text-body">
        <Terms>{promptOf(v)}</Terms>
      </p>
      <HandMoves {...props} sheet="search" moves={found} main={false} none={say.noSuchCardInStack} />
      <MoveList v={v} moves={v.moves.filter((move) => move.do === 'pass')} onMove={onPlay} main={found.length === 0} />
    </Sheet>
  );
}
