/** Fixing the table between two phones: what is wrong, and what it should be (PROTOCOL 14.11). */

import { useState } from 'preact/hooks';
import type { Json } from '../../../base/canonical.ts';
import { other, type Seat } from '../../../rules/game.ts';
import * as say from '../../../words/en/screens/table.ts';

import { begun } from '../../../words/en/sides.ts';
import type { CorrectUi } from '../../../words/types.ts';
import { ActionButton } from '../../parts/button.tsx';
import { SelectField } from '../../parts/form/field.tsx';
import { Option, Options } from '../../parts/options.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { MatchSession } from '../../play/matchRunning.ts';
import './fixTable.css';

interface Props {
  sitting: MatchSession;
  seat: Seat;
  table: unknown;
  ui: CorrectUi<unknown>;
  onClose(): void;
  onAsk(change: Json): void;
}

type Kind = keyof typeof say.kinds;

/** The sheet in which a player chooses what to fix. */
export function FixTable({ sitting, seat, table, ui, onClose, onAsk }: Props) {
  const [kind, setKind] = useState<Kind>('count');
  const [change, setChange] = useState<Json | null>(null);
  const them = begun(sitting.names[other(seat)]);
  const would = change === null ? null : sitting.match.withChange(change);
  const words = change === null ? null : ui.words(table, change, sitting.names);
  const nothing = change === null ? say.sayWhatIsWrong : null;
  const refused = would !== null && !would.ok ? sitting.ui.refusal(would.error) : null;
  return (
    <Sheet title={say.fixTheTable} class="correct" onClose={onClose}>
      <p class="quiet">{say.fixTableNote}</p>
      <Options legend={say.whatIsWrong}>
        {(Object.keys(say.kinds) as Kind[]).map((one) => (
          <Option
            key={one}
            on={one === kind}
            onTake={() => {
              setKind(one);
              setChange(null);
            }}
            title={say.kinds[one]}
          />
        ))}
      </Options>
      {kind === 'count' ? (
        <Counts {...{ sitting, seat, table, ui }} onChange={setChange} />
      ) : (
        <Cards
          key={kind}
          items={kind === 'place' ? ui.places(table) : ui.states(table)}
          chosen={change}
          onChange={setChange}
        />
      )}
      {words !== null && refused === null && (
        <>
          <h3>{say.theRecordWillSay}</h3>
          <p class="stands raised2">
            <b>{say.correctedByBoth}</b> {words}
          </p>
        </>
      )}
      {refused !== null && <p role="alert">{refused}</p>}
      <ActionButton
        kind={change === null || refused !== null ? 'plain' : 'main'}
        title={say.ask(them)}
        detail={say.offerStands}
        blocked={nothing ?? refused ?? undefined}
        onClick={() => {
          if (change !== null) onAsk(change);
          onClose();
        }}
      />
      <ActionButton title={say.leaveAsIs} onClick={onClose} />
    </Sheet>
  );
}

/** The numbers that can be fixed, each with minus and plus buttons. */
function Counts({
  sitting,
  seat,
  table,
  ui,
  onChange,
}: Pick<Props, 'sitting' | 'seat' | 'table' | 'ui'> & { onChange(change: Json | null): void }) {
  const all = [...ui.counts(table)].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  const [at, setAt] = useState(0);
  const [to, setTo] = useState(all[0]?.now ?? 0);
  const one = all[at];
  if (one === undefined) return null;
  const named = ({ name, seat: of }: { name: string; seat: Seat }): string =>
    `${say.possessive(of === seat, sitting.names[of])} ${name}`;
  const set = (next: number): void => {
    const there = Math.max(0, next);
    setTo(there);
    onChange(there === one.now ? null : one.change(there));
  };
  const stepper = (sign: string, label: string, by: number) => (
    <button type="button" class="icon-box rigid text-title bold" aria-label={label} onClick={() => set(to + by)}>
      {sign}
    </button>
  );
  return (
    <div class={`stacked gap3 count-of seat${one.seat}`}>
      <SelectField
        label={say.which}
        value={`${at}`}
        options={all.map((each, nth) => [`${nth}`, named(each)])}
        onChoose={(nth) => {
          setAt(Number(nth));
          setTo(all[Number(nth)]?.now ?? 0);
          onChange(null);
        }}
      />
      <p class="says across wraps gap3">
        <small>{say.currentValue(one.now)}</small>
      </p>
      <div class="count-steps across spread gap4 on-paper">
        {stepper('−', say.removeOne(named(one)), -1)}
        <p role="status" class="text-title">
          {to !== one.now && <s>{one.now}</s>} <b class="text-huge">{to}</b>
        </p>
        {stepper('+', say.addOne(named(one)), 1)}
      </div>
    </div>
  );
}

/** The cards that can be fixed, each with the changes it allows. */
function Cards({
  items,
  chosen,
  onChange,
}: {
  items: ReturnType<CorrectUi<unknown>['places']>;
  chosen: Json | null;
  onChange(change: Json | null): void;
}) {
  if (items.length === 0) return <p>{say.noVisibleCard}</p>;
  return (
    <ul class="cards-to-correct stacked gap3">
      {items.map(({ name, seat, ways }, at) => (
        <li key={`${at} ${name}`} class={`across wraps spread gap3 raised2 seat${seat}`}>
          <span>{name}</span>
          <span class="ways-to flex wraps gap3">
            {ways.map(({ title, change }) => {
              const on = JSON.stringify(change) === JSON.stringify(chosen);
              return (
                <button
                  key={title}
                  type="button"
                  class="pill"
                  aria-pressed={on}
                  aria-label={`${name}: ${title}`}
                  onClick={() => onChange(on ? null : change)}
                >
                  {title}
                </button>
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
