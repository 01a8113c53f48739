/** "What can I do?": every legal move, grouped by what it is about; and parts of it that have a button of their own. */
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { placesOfCounters } from '../../../../../words/en/netrunner/counters.ts';
import { promptOf } from '../../../../../words/en/netrunner/decide/prompts.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { LookFirst } from '../decide/answers.tsx';
import type { Acting } from '../decide/decisionProps.ts';
import { MoveList } from '../decide/moveList.tsx';
import { isPrivate, mayHide } from '../decide/private.ts';
import { Terms } from '../terms.tsx';

type Props = Acting & { onClose(): void };

interface Group {
  title: string;
  has: ReadonlySet<Move['do']>;
}

const groups: readonly Group[] = [
  { title: 'Ready', has: new Set(['score']) },
  { title: 'Answer', has: new Set(['pass', 'jackOut', 'choose', 'steal', 'trash', 'show']) },
  { title: 'Actions', has: new Set(['draw', 'bit', 'removeTag', 'liftBan', 'removeCounter', 'trashResource']) },
  { title: 'Runs', has: new Set(['run']) },
  { title: 'Cards on the table', has: new Set(['rez', 'purge', 'advance', 'use']) },
  { title: 'From your hand', has: new Set(['play', 'install', 'discard']) },
];

/** All moves that can be made now, in one list: whoever does not know where to tap finds them here. */
export function ListSheet({ v, open, onPlay, onLook, onClose }: Props) {
  const choosing = v.question.kind === 'choose' && v.question.of === v.seat;
  const moves = choosing ? [] : v.moves.filter((move) => move.do !== 'bid' && (open || !isPrivate(v, move)));
  const counters = placesOfCounters(v.table);
  return (
    <Sheet label="What can I do?" onClose={onClose}>
      <h2>What can I do?</h2>
      <p class="asked">
        <Terms>{promptOf(v)}</Terms>
      </p>
      {groups.map(({ title, has }) => {
        const mine = moves.filter((move) => has.has(move.do));
        return mine.length === 0 ? null : (
          <section key={title} class="group" aria-label={title}>
            <h3>{title}</h3>
            <MoveList v={v} moves={mine} onMove={onPlay} main={title === 'Answer'} />
          </section>
        );
      })}
      {!open && mayHide(v) && <LookFirst v={v} onLook={() => onLook({ kind: 'list' })} />}
      {choosing && (
        <button type="button" class="text-button" onClick={onClose}>
          Back to the choice
        </button>
      )}
      {counters.length > 0 && (
        <section class="group" aria-label="Counters">
          <h3>Counters</h3>
          {counters.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      )}
    </Sheet>
  );
}

/** The cards that can be advanced, each by its place; the faces only while the hand is open. */
export function AdvanceSheet({ v, open, onPlay, onLook, onClose }: Props) {
  const moves = v.moves.filter((move) => move.do === 'advance');
  return (
    <Sheet label="Advance which card?" onClose={onClose}>
      <h2>Advance which card?</h2>
      {open ? <MoveList v={v} moves={moves} onMove={onPlay} main={moves.length === 1} /> : null}
      {!open && <LookFirst v={v} onLook={() => onLook({ kind: 'advance' })} />}
      {open && moves.length === 0 && (
        <p class="quiet">You can advance only installed agendas, and nodes that say so. You can’t pay for any.</p>
      )}
    </Sheet>
  );
}

/** Several agendas are ready: one of them is scored. It opens from an open hand alone. */
export function ScoreSheet({ v, open, onPlay, onLook, onClose }: Props) {
  const moves = v.moves.filter((move) => move.do === 'score');
  return (
    <Sheet label="Score which agenda?" onClose={onClose}>
      <h2>Score which agenda?</h2>
      {open ? (
        <MoveList v={v} moves={moves} onMove={onPlay} />
      ) : (
        <LookFirst v={v} onLook={() => onLook({ kind: 'score' })} />
      )}
    </Sheet>
  );
}

/** The Runner looks through his own stack. */
export function SearchSheet({ v, open, onPlay, onLook, onClose }: Props) {
  const found = v.moves.filter((move) => move.do === 'show' || move.do === 'take');
  return (
    <Sheet label="Your stack" onClose={onClose}>
      <h2>Your stack</h2>
      <p class="asked">
        <Terms>{promptOf(v)}</Terms>
      </p>
      {open ? (
        <MoveList v={v} moves={found} onMove={onPlay} main={false} />
      ) : (
        <LookFirst v={v} onLook={() => onLook({ kind: 'search' })} />
      )}
      {open && found.length === 0 && <p class="quiet">It holds no such card you could take.</p>}
      <MoveList v={v} moves={v.moves.filter((move) => move.do === 'pass')} onMove={onPlay} main={found.length === 0} />
    </Sheet>
  );
}
