/** "What can I do?": all legal moves by topic, and the parts of that list that have their own button. */

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
      <p class="asked">
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
      {choosing && <TextButton title={say.backToTheChoice} onClick={onClose} />}
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

/** The cards that can be advanced, by place; faces are shown only while the hand is open. */
export function AdvanceSheet({ v, open, onPlay, onLook, onClose }: Props) {
  const moves = v.moves.filter((move) => move.do === 'advance');
  return (
    <Sheet title={say.advanceWhichCard} onClose={onClose}>
      {open ? <MoveList v={v} moves={moves} onMove={onPlay} main={moves.length === 1} /> : null}
      {!open && <LookFirst v={v} onLook={() => onLook({ kind: 'advance' })} />}
      {open && moves.length === 0 && <p class="quiet">{say.whyNotAdvance}</p>}
    </Sheet>
  );
}

/** Chooses one of several agendas that can be scored. Opens only from an open hand. */
export function ScoreSheet({ v, open, onPlay, onLook, onClose }: Props) {
  const moves = v.moves.filter((move) => move.do === 'score');
  return (
    <Sheet title={say.scoreWhichAgenda} onClose={onClose}>
      {open ? (
        <MoveList v={v} moves={moves} onMove={onPlay} />
      ) : (
        <LookFirst v={v} onLook={() => onLook({ kind: 'score' })} />
      )}
    </Sheet>
  );
}

/** Shown while the Runner searches their stack. */
export function SearchSheet({ v, open, onPlay, onLook, onClose }: Props) {
  const found = v.moves.filter((move) => move.do === 'show' || move.do === 'take');
  return (
    <Sheet title={say.yourStack} onClose={onClose}>
      <p class="asked">
        <Terms>{promptOf(v)}</Terms>
      </p>
      {open ? (
        <MoveList v={v} moves={found} onMove={onPlay} main={false} />
      ) : (
        <LookFirst v={v} onLook={() => onLook({ kind: 'search' })} />
      )}
      {open && found.length === 0 && <p class="quiet">{say.noSuchCardInStack}</p>}
      <MoveList v={v} moves={v.moves.filter((move) => move.do === 'pass')} onMove={onPlay} main={found.length === 0} />
    </Sheet>
  );
}
