/** Filters as chips: an active one shows its value, and tapping it again clears it. */

import { useState } from 'preact/hooks';
import type { CardSet } from '../../../../rules/netrunner/effect.ts';
import { setNames } from '../../../../words/en/netrunner/decks/decks.ts';
import * as say from '../../../../words/en/netrunner/decks/library.ts';

import { seatName } from '../../../../words/en/netrunner/sides.ts';
import { Sheet } from '../../../parts/sheet.tsx';
import { Sign } from '../../../parts/sign.tsx';
import { typesOf, typeTitle } from '../decks/groups.ts';
import { type CardQuery, MAX_COST } from '../decks/search.ts';
import '../../../parts/button.css';

const costName = (cost: number): string => say.costText(cost === MAX_COST, MAX_COST, cost);

/** The value of each filter in words; null if it is not set. */
export const valuesOf = ({
  side,
  type,
  set,
  cost,
}: Required<CardQuery>): Readonly<Record<say.LibraryFilter | 'side', string | null>> => ({
  side: side === null ? null : say.only(side),
  type: type && typeTitle(type),
  set: set && setNames[set],
  cost: cost === null ? null : say.cost(costName(cost)),
});

export function Chips({ wanted, onChange }: { wanted: Required<CardQuery>; onChange(next: Partial<CardQuery>): void }) {
  const [open, setOpen] = useState<say.LibraryFilter | null>(null);
  const { side, type } = wanted;
  const value = valuesOf(wanted);
  const kinds = side === null ? [...typesOf(0), ...typesOf(1)] : typesOf(side);
  const choices: Readonly<Record<say.LibraryFilter, readonly (readonly [Partial<CardQuery>, string])[]>> = {
    type: kinds.map(([one, title]) => [{ type: one }, title]),
    set: (Object.keys(setNames) as CardSet[]).map((one) => [{ set: one }, setNames[one]]),
    cost: Array.from({ length: MAX_COST + 1 }, (_, one) => [{ cost: one }, costName(one)]),
  };
  const tap = (filter: say.LibraryFilter): void =>
    value[filter] === null ? setOpen(filter) : onChange({ [filter]: null });
  return (
    <div class="library-chips flex gap3">
      {([null, 0, 1] as const).map((one) => (
        <button
          key={one}
          type="button"
          class="pill library-chip across rigid gap3 centers"
          aria-pressed={side === one}
          // A type that only the other side has would match nothing, so it is cleared.
          onClick={() =>
            onChange({ side: one, type: one === null || typesOf(one).some(([of]) => of === type) ? type : null })
          }
        >
          {one === null ? say.both : <i class={`seat${one}`} />}
          {one !== null && <span class="hidden">{seatName(one)}</span>}
        </button>
      ))}
      {(['type', 'set', 'cost'] as const).map((filter) => (
        <button
          key={filter}
          type="button"
          class="pill library-chip across rigid gap3 centers"
          aria-pressed={value[filter] !== null}
          onClick={() => tap(filter)}
        >
          {value[filter] ?? say.filterLabels[filter]}
          <Sign name={value[filter] === null ? 'forward' : 'close'} size={14} />
          {value[filter] !== null && <span class="hidden">{say.clearSuffix}</span>}
        </button>
      ))}
      {open && (
        <FilterSheet
          title={say.filterLabels[open]}
          choices={choices[open]}
          onChange={onChange}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

interface FilterProps {
  title: string;
  choices: readonly (readonly [Partial<CardQuery>, string])[];
  onChange(next: Partial<CardQuery>): void;
  onClose(): void;
}

function FilterSheet({ title, choices, onChange, onClose }: FilterProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      <div class="library-chips flex wraps gap3">
        {choices.map(([next, name]) => (
          <button
            key={name}
            type="button"
            class="pill library-chip across rigid gap3 centers"
            onClick={() => {
              onChange(next);
              onClose();
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
