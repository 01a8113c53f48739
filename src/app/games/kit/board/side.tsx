/** One side's numbers: discs for actions, squares for points, and a tile for every other number. */

import type { Seat } from '../../../../rules/game.ts';
import { ACTIONS, countersOf, numberNames, POINTS_TO_WIN, type Table } from '../../../../rules/kit/table.ts';
import { outOf } from '../../../../words/en/counted.ts';
import * as words from '../../../../words/en/kit/board.ts';
import { nameOf, shortName } from '../../../../words/en/kit/told.ts';
import type { Queue } from './useQueue.ts';

export interface ChosenCounter {
  seat: Seat;
  name: string;
}

interface Props {
  seat: Seat;
  queue: Queue;
  /** Present if the numbers can be changed on this phone. */
  onChange?: ((name: string, by: number) => void) | undefined;
}

export function Actions({ seat, queue, onChange }: Props) {
  const have = queue.number(seat, 'actions');
  const discs = Math.max(have, ACTIONS[seat]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere.
    <div class="discs flex wraps gap3" role="group" aria-label={words.actions(have)}>
      {Array.from({ length: Math.min(discs, 8) }, (_, at) =>
        onChange ? (
          <button
            key={at}
            type="button"
            class={at < have ? 'full' : ''}
            aria-label={words.spendAction(at < have, have)}
            onClick={() => onChange('actions', at < have ? -1 : 1)}
          />
        ) : (
          <i key={at} class={at < have ? 'full' : ''} />
        ),
      )}
    </div>
  );
}

export function Points({ seat, queue, onChange }: Props) {
  const have = queue.number(seat, 'points');
  return (
    <div class="squares">
      <p class="flex spread">
        <b>{words.agendaPoints}</b> <span class="quiet">{outOf(have, POINTS_TO_WIN)}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere. */}
      <div class="gap2" role="group" aria-label={words.agendaPointsLabel(have)}>
        {Array.from({ length: POINTS_TO_WIN }, (_, at) => at + 1).map((n) => (
          <button
            key={n}
            type="button"
            class={`centered quiet semibold shrinks ${n <= have ? 'full' : ''}`}
            aria-pressed={n <= have}
            aria-label={`${n} ${nameOf('points', n)}`}
            onClick={() => {
              const to = n === have ? n - 1 : n;
              if (to !== have) onChange?.('points', to - have);
            }}
          >
            {n}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A side's other numbers, except those on the pad or shown separately. */
const tilesOf = (table: Table, seat: Seat, but: readonly string[]): string[] =>
  [...numberNames[seat], ...countersOf(table, seat)].filter((name) => !but.includes(name));

export function Tiles({
  table,
  seat,
  queue,
  but,
  chosen,
  onChoose,
}: Omit<Props, 'onChange'> & {
  table: Table;
  but: readonly string[];
  chosen?: string | undefined;
  onChoose?: ((name: string) => void) | undefined;
}) {
  return (
    <ul class="kit-tiles grid gap3">
      {tilesOf(table, seat, but).map((name) => {
        const count = queue.number(seat, name);
        const said = (
          <>
            <b class="text-number">{count}</b> <small class="quiet text-label">{shortName(name, count)}</small>
          </>
        );
        return (
          <li key={name} class={name === 'tags' && count > 0 ? 'warn' : ''}>
            {onChoose ? (
              <button
                class="stacked centers breaks fills raised"
                type="button"
                aria-pressed={chosen === name}
                onClick={() => onChoose(name)}
              >
                {said}
              </button>
            ) : (
              <span class="stacked centers breaks fills raised">{said}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
