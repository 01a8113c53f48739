/** Moves as large buttons: what scores stands first, and the first one is filled where one of them is the thing to do. */
import type { Move } from '../../../../../rules/netrunner/move.ts';
import type { NetrunnerSeated } from '../seated.ts';
import { Answer } from './answers.tsx';
import './moveList.css';

interface Props {
  v: NetrunnerSeated;
  moves: readonly Move[];
  onMove(...moves: Move[]): void;
  main?: boolean;
}

/** Every move is there, however many. `main`: the first one is filled even where it does not score. */
export function MoveList({ v, moves, onMove, main = true }: Props) {
  if (moves.length === 0) return null;
  const scores = (move: Move): boolean => move.do === 'score';
  const sorted = [...moves.filter(scores), ...moves.filter((move) => !scores(move))];
  return (
    <ul class="moves">
      {sorted.map((move, at) => (
        <li key={JSON.stringify(move)}>
          <Answer v={v} move={move} main={at === 0 && (main || scores(move))} onPlay={onMove} />
        </li>
      ))}
    </ul>
  );
}
