/** Everything that one player has, or both: each number and its meaning, harm, effects in force, agendas. */

import type { ComponentChildren } from 'preact';
import type { CardId, Seat } from '../../../../../rules/game.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { actionsPerTurn, handSize, memory, memoryUsed } from '../../../../../rules/netrunner/rulebook/numbers.ts';
import { BAD_PUBLICITY_LIMIT } from '../../../../../rules/netrunner/rulebook/turn/points.ts';
import { bitsOf, CORP, cardAt, handOf, pileOf, pointsOf, RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as say from '../../../../../words/en/netrunner/board/sheets.ts';
import { keptBits } from '../../../../../words/en/netrunner/board/table.ts';
import { countersIn, counterWords } from '../../../../../words/en/netrunner/counters.ts';
import { nameAt } from '../../../../../words/en/netrunner/decide/moves.ts';
import { inForceWith } from '../../../../../words/en/netrunner/lasting.ts';
import { unnamed } from '../../../../../words/en/netrunner/sides.ts';
import { begun } from '../../../../../words/en/sides.ts';
import { Bits } from '../../../../parts/bits.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { MoveList } from '../decide/moveList.tsx';
import { type NetrunnerSeated, sideClass } from '../seated.ts';
import { CardRows } from './fortSheet.tsx';
import { pileCount, pileTitle } from './pileSheet.tsx';
import './playerSheet.css';

type Props = DecisionProps & { onClose(): void };

/** By seat: moves that concern the player's state. */
const concerning: Readonly<Record<Seat, ReadonlySet<Move['do']>>> = {
  0: new Set(['purge', 'removeCounter']),
  1: new Set(['removeTag', 'removeCounter', 'liftBan']),
};

/** On the player's own sheet, also lists what can be done about their state (a tag, a virus). */
export function PlayerSheet({ v, seat, onPlay, onShow, onClose }: Props & { seat: Seat }) {
  const moves = v.moves.filter((move) => v.seat === seat && concerning[seat].has(move.do) && !('fort' in move));
  const title = titleOf(v, seat);
  const force = inForceWith(v, seat);
  const agendas = agendasOf(v, seat);
  return (
    <Sheet title={title} class={`player ${sideClass(seat)}`} onClose={onClose}>
      <MoveList v={v} moves={moves} onMove={onPlay} main={false} />
      <Numbers v={v} seat={seat} />
      <Pile v={v} seat={seat} onShow={onShow} />
      {force.length > 0 && (
        <>
          <h3>{say.inForce}</h3>
          <ul class="force stacked gap3">
            {force.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{say.scoredOrStolenPoints(seat === CORP, pointsOf(v.table, seat))}</h3>
      <CardRows cards={agendas} onCard={(card) => onShow({ kind: 'card', card })} />
    </Sheet>
  );
}

/** Both players' numbers, opened from the strip in a run. */
export function PlayersSheet({ v, onShow, onClose }: Props) {
  return (
    <Sheet label={say.bothPlayers} class="player" onClose={onClose}>
      {[CORP, RUNNER].map((seat) => (
        <section key={seat} class={`group player ${sideClass(seat)}`} aria-label={titleOf(v, seat)}>
          <h2>{titleOf(v, seat)}</h2>
          <Numbers v={v} seat={seat} />
          <Pile v={v} seat={seat} onShow={onShow} />
        </section>
      ))}
    </Sheet>
  );
}

const titleOf = (v: NetrunnerSeated, seat: Seat): string =>
  seat === v.seat
    ? say.youAsSide(seat === CORP)
    : v.names[seat] === unnamed(seat)
      ? begun(v.names[seat])
      : `${v.names[seat]}, ${say.sideNoun(seat === CORP)}`;

const agendasOf = ({ table }: NetrunnerSeated, seat: Seat): CardId[] =>
  seat === RUNNER ? [...table.runner.stolen] : table.corp.scored.flatMap((slot) => cardAt(table, slot).card ?? []);

function Numbers({ v, seat }: { v: NetrunnerSeated; seat: Seat }) {
  const { table } = v;
  return (
    <ul class="lies stacked gap2">
      {table.active === seat && (
        <Line value={say.actionsOfTurn(table.actions, actionsPerTurn(table, seat))}>{say.actionsLeftThisTurn}</Line>
      )}
      <Line value={say.pointsOfGoal(pointsOf(table, seat))}>{say.agendaPointsGoal}</Line>
      <Line value={<Bits n={bitsOf(table, seat)} />}>{say.poolNote}</Line>
      {keptBits(table, seat).map(({ at, bits, use }) => (
        <Line key={at} value={<Bits n={bits} />}>
          {at > 0 ? say.restrictedBitsNote(<b>{nameAt(v, at)}</b>, use) : say.temporaryBitsNote(use)}
        </Line>
      ))}
      <Harm v={v} seat={seat} />
      <Line value={handOf(table, seat)}>{say.handLimitNote(Math.max(0, handSize(table, seat)))}</Line>
      <Line value={pileOf(table, seat)}>{say.drawPileNote(seat === CORP)}</Line>
      {seat === RUNNER && <Line value={say.memoryCount(memoryUsed(table), memory(table))}>{say.muUsedByPrograms}</Line>}
      {table.debt[seat] > 0 && <Line value={table.debt[seat]}>{say.actionsStillToForgo}</Line>}
    </ul>
  );
}

/** A link to the player's discard pile, which both may read. */
function Pile({ v, seat, onShow }: Pick<Props, 'v' | 'onShow'> & { seat: Seat }) {
  const { down } = v.table.corp;
  return (
    <button
      type="button"
      class="slot-row plain to-pile across gap5 fills semibold raised2"
      onClick={() => onShow({ kind: 'pile', seat })}
    >
      <span class="grow">
        {pileTitle(v, seat)}
        <small class="as-block quiet regular">
          {say.card(pileCount(v.table, seat))}
          {say.faceDownOrVisible(seat === CORP, down.length)}
        </small>
      </span>
      <Sign name="forward" size={18} />
    </button>
  );
}

function Harm({ v, seat }: { v: NetrunnerSeated; seat: Seat }) {
  const { corp, runner } = v.table;
  const { counters } = seat === CORP ? corp : runner;
  return (
    <>
      {seat === RUNNER && runner.tags > 0 && (
        <Line value={runner.tags} harm>
          {say.tagsNote(runner.tags)}
        </Line>
      )}
      {seat === RUNNER && runner.brain > 0 && (
        <Line value={runner.brain} harm>
          {say.brainDamageNote}
        </Line>
      )}
      {seat === CORP && corp.badPublicity > 0 && (
        <Line value={say.badPublicityCount(corp.badPublicity, BAD_PUBLICITY_LIMIT)} harm>
          {say.badPublicityNote(BAD_PUBLICITY_LIMIT)}
        </Line>
      )}
      {countersIn(counters) > 0 && (
        <Line value={countersIn(counters)} harm>
          {say.counter(countersIn(counters))}: {counterWords(counters)}
        </Line>
      )}
    </>
  );
}

function Line({ value, harm, children }: { value: ComponentChildren; harm?: boolean; children: ComponentChildren }) {
  return (
    <li class={`flex gap4 ${harm ? 'harm' : ''}`}>
      <b class="number rigid text-figure nowrap">{value}</b>
      <span>{children}</span>
    </li>
  );
}
