/** The Runner's half: programs and memory, then hardware and resources. */

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Slot } from '../../../../../rules/game.ts';
import { rigOf } from '../../../../../rules/netrunner/card.ts';
import type { CardType } from '../../../../../rules/netrunner/effect.ts';
import { memory, memoryUsed } from '../../../../../rules/netrunner/rulebook/numbers.ts';
import { cardAt, hostedIn, RUNNER, type Table } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/table.ts';
import { faceOf } from '../../../../../words/en/netrunner/tableView.ts';
import { tileWords } from '../../../../../words/en/netrunner/tiles.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { useSize } from '../../../../parts/useSize.ts';
import type { OpenSheet } from '../openSheet.tsx';
import { cardOf, markOf, type NetrunnerSeated } from '../seated.ts';
import { hasNumber, RigTile } from './tile.tsx';
import { shortWidth } from './tileName.tsx';
import './rig.css';

interface Props {
  v: NetrunnerSeated;
  /** Whether the hand is open, so that the owner sees their face-down resources through the back. */
  open: boolean;
  onCard(slot: Slot): void;
  onShow(next: OpenSheet): void;
  /** The breakers about to be used, drawn with a frame. */
  chosen?: ReadonlySet<Slot>;
}

/** The Runner's cards by type, with hosted ones next to their host, and the free memory. */
export function Rig(props: Props) {
  const { v } = props;
  const of = (type: CardType): Slot[] => rigOf(v.table, type).flatMap((slot) => withHosted(v.table, slot));
  const hardware = of('hardware');
  const resources = of('resource');
  const used = memoryUsed(v.table);
  const all = memory(v.table);
  return (
    <div class="rig-rows stacked">
      <div class="rig-row across gap2 shrinks">
        <Group label={words.programs} slots={of('program')} {...props} none={words.noPrograms}>
          <button
            type="button"
            class="mu centered fine bold tappable"
            onClick={() => props.onShow({ kind: 'player', seat: RUNNER })}
          >
            <span class="hidden">{words.memoryUsedLabel(used, all)}</span>
            <span aria-hidden="true">
              <small class="as-block quiet text-label regular">{words.mu}</small>
              {used}/{all}
            </span>
          </button>
        </Group>
      </div>
      {hardware.length + resources.length > 0 && (
        <div class="rig-row across gap2 shrinks">
          <Group label={words.hardware} slots={hardware} {...props}>
            <Sign name="hardware" size={18} />
          </Group>
          <Group label={words.resources} slots={resources} {...props}>
            <Sign name="resource" size={18} />
          </Group>
        </div>
      )}
      {v.table.runner.aside.length > 0 && (
        <div class="rig-row across gap2 shrinks">
          <Group label={words.setAside} slots={[...v.table.runner.aside]} {...props}>
            <small>{words.aside}</small>
          </Group>
        </div>
      )}
    </div>
  );
}

/** A card followed by the programs it hosts, which appear nowhere else. */
function withHosted(table: Table, slot: Slot): Slot[] {
  const inside = (host: Slot): Slot[] => [host, ...hostedIn(table, host).flatMap(inside)];
  return cardAt(table, slot).host === undefined ? inside(slot) : [];
}

interface GroupProps extends Props {
  label: string;
  slots: Slot[];
  none?: string;
  children: ComponentChildren;
}

function Group({ label, slots, v, open, onCard, chosen, none, children }: GroupProps) {
  const tiles = useRef<HTMLUListElement>(null);
  const { width } = useSize(tiles);
  const nameWidthOf = nameWidths(v, slots, width, open);
  if (slots.length === 0 && none === undefined) return null;
  return (
    <>
      <span class="rig-sign across rigid quiet centers">{children}</span>
      {slots.length === 0 ? (
        <span class="quiet none">{none}</span>
      ) : (
        <ul ref={tiles} aria-label={label} class="rig-tiles flex gap2">
          {slots.map((slot) => (
            <li
              key={slot}
              class={`${tileClass(v, slot)} ${chosen?.has(slot) ? 'chosen' : ''}`}
              style={{ minWidth: `${minTileWidth(v, slot, open)}px` }}
              data-slot={slot}
            >
              <button type="button" class="rig-card flex fills" onClick={() => onCard(slot)}>
                <span class="hidden">{tileWords(v, slot, open)}</span>
                <span class="drawn" aria-hidden="true">
                  <RigTile v={v} slot={slot} open={open} nameWidth={nameWidthOf(slot)} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Pixels taken up by a tile's edges. */
const edgesOf = (v: NetrunnerSeated, slot: Slot): number => {
  const { card } = cardAt(v.table, slot);
  return card !== null && cardOf(card).type === 'hardware' ? 16 : 8;
};

/** Minimum width of a tile (px): fits the short name of a visible card. */
function minTileWidth(v: NetrunnerSeated, slot: Slot, open: boolean): number {
  const face = faceOf(v, slot, open);
  const named = face === null ? 0 : Math.ceil(shortWidth(cardOf(face).title)) + edgesOf(v, slot);
  return Math.max(hasNumber(v, slot) ? 60 : 44, named);
}

/** Space for the name on each tile (px), given how rig.css lays out the row. */
function nameWidths(v: NetrunnerSeated, slots: readonly Slot[], width: number, open: boolean): (slot: Slot) => number {
  const base = (slot: Slot): number => minTileWidth(v, slot, open);
  const bases = slots.reduce((sum, slot) => sum + base(slot), 5 * (slots.length - 1));
  const more = Math.max(0, (width - bases) / Math.max(1, slots.length));
  return (slot) => {
    return Math.min(104, base(slot) + more) - edgesOf(v, slot);
  };
}

const tileClass = (v: NetrunnerSeated, slot: Slot): string =>
  `${hasNumber(v, slot) ? '' : 'bare'} ${cardAt(v.table, slot).host === undefined ? '' : 'hosted'} ${markOf(v, slot)}`;
