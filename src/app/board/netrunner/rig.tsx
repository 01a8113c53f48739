/** The Runner's half: programs with memory, then hardware and resources. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Slot } from '../../../rules/game.ts';
import type { CardType } from '../../../rules/netrunner/effect.ts';
import { memory, memoryUsed } from '../../../rules/netrunner/rulebook/numbers.ts';
import { cardAt } from '../../../rules/netrunner/table.ts';
import { rigOf } from '../../../rules/netrunner/verbs/cards.ts';
import { Sign } from '../../parts/sign.tsx';
import { useSize } from '../../parts/useSize.ts';
import { counterWords } from '../../words/counters.ts';
import { nameAt } from '../../words/moves.ts';
import type { Seated } from './seated.ts';
import { hasNumber, RigTile } from './tile.tsx';
import './rig.css';

interface Props {
  v: Seated;
  onCard(slot: Slot): void;
}

export function Rig({ v, onCard }: Props) {
  const of = (type: CardType): Slot[] => rigOf(v.table, type);
  const hardware = of('hardware');
  const resources = of('resource');
  const used = memoryUsed(v.table);
  const all = memory(v.table);
  return (
    <div class="rig-rows">
      <div class="rig-row">
        <Group label="Programs" slots={of('program')} v={v} onCard={onCard} none="no programs">
          <span class="mu" role="img" aria-label={`${used} of ${all} memory units used`}>
            <small>MU</small>
            {used}/{all}
          </span>
        </Group>
      </div>
      {hardware.length + resources.length > 0 && (
        <div class="rig-row">
          <Group label="Hardware" slots={hardware} v={v} onCard={onCard}>
            <Sign name="hardware" size={18} />
          </Group>
          <Group label="Resources" slots={resources} v={v} onCard={onCard}>
            <Sign name="resource" size={18} />
          </Group>
        </div>
      )}
    </div>
  );
}

interface GroupProps extends Props {
  label: string;
  slots: Slot[];
  none?: string;
  children: ComponentChildren;
}

function Group({ label, slots, v, onCard, none, children }: GroupProps) {
  const tiles = useRef<HTMLUListElement>(null);
  const { width } = useSize(tiles);
  const room = Math.min(104, width / Math.max(1, slots.length) - 5) - 10;
  if (slots.length === 0 && none === undefined) return null;
  return (
    <>
      <span class="rig-sign">{children}</span>
      {slots.length === 0 ? (
        <span class="quiet none">{none}</span>
      ) : (
        <ul ref={tiles} aria-label={label} class="rig-tiles">
          {slots.map((slot) => (
            <li key={slot} class={hasNumber(v, slot) ? '' : 'bare'} data-slot={slot}>
              <button type="button" class="rig-card" onClick={() => onCard(slot)}>
                <span class="hidden">{rigWords(v, slot)}</span>
                <span class="drawn" aria-hidden="true">
                  <RigTile v={v} slot={slot} room={room} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function rigWords(v: Seated, slot: Slot): string {
  const card = cardAt(v.table, slot);
  return [nameAt(v, slot, false), counterWords(card.counters)].filter(Boolean).join(', ');
}
