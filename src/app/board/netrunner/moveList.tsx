/** Moves as large buttons, the first one filled where one of them is the thing to do. */
import type { Move } from '../../../rules/netrunner/move.ts';
import { Answer } from './answers.tsx';
import type { Seated } from './seated.ts';
import './moveList.css';

interface Props {
  v: Seated;
  moves: readonly Move[];
  onMove(...moves: Move[]): void;
  main?: boolean;
}

export function MoveList({ v, moves, onMove, main = true }: Props) {
  if (moves.length === 0) return null;
  return (
    <ul class="moves">
      {moves.map((move, at) => (
        <li key={JSON.stringify(move)}>
          <Answer v={v} move={move} main={main && at === 0} onPlay={onMove} />
        </li>
      ))}
    </ul>
  );
}
