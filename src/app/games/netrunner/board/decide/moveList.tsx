/** Moves as large buttons, with scoring first; the first button is filled if it is the obvious choice. */
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { fortsInOrder, type NetrunnerSeated } from '../seated.ts';
import { Answer } from './answers.tsx';
import './moveList.css';

interface Props {
  v: NetrunnerSeated;
  moves: readonly Move[];
  onMove(...moves: Move[]): void;
  main?: boolean;
}

/** Lists all moves. `main`: whether the first is filled even if it does not score. */
export function MoveList({ v, moves, onMove, main = true }: Props) {
  if (moves.length === 0) return null;
  const scores = (move: Move): boolean => move.do === 'score';
  const sorted = inTableOrder(v, [...moves.filter(scores), ...moves.filter((move) => !scores(move))]);
  return (
    <ul class="moves stacked gap3">
      {sorted.map((move, at) => (
        <li key={JSON.stringify(move)}>
          <Answer v={v} move={move} main={at === 0 && (main || scores(move))} onPlay={onMove} />
        </li>
      ))}
    </ul>
  );
}

/** The same moves; those that differ only in their fort, or in what they replace there, are in the table's order. */
function inTableOrder({ table }: NetrunnerSeated, moves: readonly Move[]): Move[] {
  const order = [...fortsInOrder(table.forts).map(({ id }) => id), 'new'];
  const place = (move: Move): number => ('fort' in move && move.fort !== undefined ? order.indexOf(move.fort) : -1);
  const alike = moves.map((move) => JSON.stringify({ ...move, fort: undefined, over: undefined }));
  return moves
    .map((move, at) => ({ move, first: alike.indexOf(alike[at] ?? '') }))
    .sort((a, b) => a.first - b.first || place(a.move) - place(b.move))
    .map(({ move }) => move);
}
