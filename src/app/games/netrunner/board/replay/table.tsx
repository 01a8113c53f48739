/** Both halves of a past table, with both hands; tapping works as it does at the table. */

import { useState } from 'preact/hooks';
import { other, type Seat } from '../../../../../rules/game.ts';
import {
  bitsOf,
  CORP,
  handOf as heldBy,
  pileOf,
  pointsOf,
  RUNNER,
  type Table,
} from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/replay.ts';
import { Emblem } from '../../../../parts/emblem.tsx';
import type { ReplayTableProps } from '../../../gameUi.ts';
import type { NetrunnerRecord } from '../../recorder.ts';
import { type OpenSheet, Sheets } from '../openSheet.tsx';
import { type NetrunnerSeated, sideClass } from '../seated.ts';
import { Forts } from '../table/forts.tsx';
import { Rig } from '../table/rig.tsx';
import { ReplayHand } from './hand.tsx';
import { viewOf, withFaces } from './views.ts';
import '../../signs.ts';
import '../board.css';
import '../table/turned.css';
import './replay.css';

type Props = ReplayTableProps<Table, NetrunnerRecord>;

export function ReplayTable(props: Props) {
  const { moment, seat, mine, names, blind } = props;
  const [opened, setOpened] = useState<OpenSheet | null>(null);
  // The Corp's cards are drawn face up, the Runner's face-down ones as their owner sees them.
  const forts: NetrunnerSeated = { ...viewOf(props, seat, blind), table: withFaces(moment, [CORP]) };
  const rig = viewOf(props, RUNNER, blind);
  const read: NetrunnerSeated = { ...forts, table: withFaces(moment, [CORP, RUNNER]) };
  const halves = {
    [CORP]: (
      <section
        key="corp"
        class="half corp-half flex"
        aria-label={words.forts}
        style={{ '--most': maxIce(moment.table) }}
      >
        <Forts v={forts} open={moment.known[CORP] !== null} onFort={(id) => setOpened({ kind: 'fort', id })} />
      </section>
    ),
    [RUNNER]: (
      <section key="runner" class="half runner-half rigid" aria-label={words.rig}>
        <Rig
          v={rig}
          open={moment.known[RUNNER] !== null}
          onCard={(slot) => setOpened({ kind: 'slot', slot })}
          onShow={setOpened}
        />
      </section>
    ),
  };
  const hand = (of: Seat) => (
    <ReplayHand
      key={`hand${of}`}
      moment={moment}
      seat={of}
      whose={words.owner(of === mine, names[of])}
      blind={blind}
      onCard={(card) => setOpened({ kind: 'card', card })}
      onPlayer={() => setOpened({ kind: 'player', seat: of })}
    />
  );
  const close = (): void => setOpened(null);
  return (
    <div class={`stacked replay-table ${sideClass(seat)}`}>
      <Plates {...props} />
      {hand(other(seat))}
      {halves[other(seat)]}
      {halves[seat]}
      {hand(seat)}
      <Sheets
        {...{ v: read, opened, open: true, tapped: null, announced: null, hold: undefined, setHold: undefined }}
        onPlay={close}
        onShow={setOpened}
        onLook={setOpened}
        onLeave={close}
        onClose={close}
      />
    </div>
  );
}

/** How many pieces of ice space is reserved for, on any phone. */
const maxIce = ({ forts }: Table): number => Math.min(4, Math.max(1, ...forts.map(({ ice }) => ice.length)));

/** The public numbers of both players, one below the other. */
function Plates({ moment: { table }, names, seals, seat, mine }: Props) {
  return (
    <table class="replay-plates centered fine fills">
      <thead class="quiet text-label">
        <tr>
          <th class="regular" scope="col">
            <span class="hidden">{words.player}</span>
          </th>
          {[words.points, words.bits, words.handLabel, words.pileLabel].map((name) => (
            <th class="regular" key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[other(seat), seat].map((of) => (
          <tr key={of} class={sideClass(of)}>
            <th class="semibold" scope="row">
              <span>
                <Emblem id={seals[of]} side={of} size={24} />
                {words.subject(of === mine, names[of])}
                {of === RUNNER && table.runner.tags > 0 && (
                  <small class="danger-text">{words.tag(table.runner.tags)}</small>
                )}
              </span>
            </th>
            <td class="coloured">{pointsOf(table, of)}</td>
            <td class="coloured">{bitsOf(table, of)}</td>
            <td>{heldBy(table, of)}</td>
            <td>{pileOf(table, of)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
