/** Everything that lies with one player: bits and what they are good for, harm, counters, what is in force, agendas. */
import type { ComponentChildren } from 'preact';
import type { CardId, Seat } from '../../../rules/game.ts';
import type { Move } from '../../../rules/netrunner/move.ts';
import { handSize } from '../../../rules/netrunner/rulebook/numbers.ts';
import { TOO_MANY } from '../../../rules/netrunner/rulebook/points.ts';
import { bitsOf, CORP, cardAt, handOf, pileOf, pointsOf, RUNNER } from '../../../rules/netrunner/table.ts';
import { Bits } from '../../parts/bits.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { countersIn, counterWords } from '../../words/counters.ts';
import { inForceWith } from '../../words/lasting.ts';
import { nameAt } from '../../words/moves.ts';
import { begun, unnamed } from '../../words/sides.ts';
import type { Acting } from './acting.ts';
import { CardRows } from './fortSheet.tsx';
import { MoveList } from './moveList.tsx';
import { keptBits } from './pools.ts';
import { type Seated, sideName } from './seated.ts';
import './playerSheet.css';

type Props = Acting & { seat: Seat; onClose(): void };

/** What can be done about what lies with a player. */
const concerning: Readonly<Record<Seat, ReadonlySet<Move['do']>>> = {
  0: new Set(['purge']),
  1: new Set(['removeTag', 'removeCounter', 'liftBan']),
};

export function PlayerSheet({ v, seat, onPlay, onShow, onClose }: Props) {
  const moves = v.moves.filter((move) => v.seat === seat && concerning[seat].has(move.do) && !('fort' in move));
  const title =
    seat === v.seat
      ? `You, the ${seat === CORP ? 'Corp' : 'Runner'}`
      : v.names[seat] === unnamed(seat)
        ? begun(v.names[seat])
        : `${v.names[seat]}, ${seat === CORP ? 'Corp' : 'Runner'}`;
  const force = inForceWith(v, seat);
  const agendas = agendasOf(v, seat);
  return (
    <Sheet label={title} class={`player ${sideName(seat)}`} onClose={onClose}>
      <h2>{title}</h2>
      <MoveList v={v} moves={moves} onMove={onPlay} main={false} />
      <ul class="lies">
        <Line value={<Bits n={bitsOf(v.table, seat)} />}>in the pool, for anything</Line>
        {keptBits(v.table, seat).map(({ at, bits, use }) => (
          <Line key={at} value={<Bits n={bits} />}>
            {at > 0 ? (
              <>
                on <b>{nameAt(v, at)}</b>, only for {use}
              </>
            ) : (
              `for ${use}, then they are gone`
            )}
          </Line>
        ))}
        <Harm v={v} seat={seat} />
        <Line value={handOf(v.table, seat)}>in hand, {Math.max(0, handSize(v.table, seat))} at the end of a turn</Line>
        <Line value={pileOf(v.table, seat)}>{seat === CORP ? 'in R&D' : 'in the stack'}</Line>
        {v.table.debt[seat] > 0 && <Line value={v.table.debt[seat]}>actions still to be forgone</Line>}
      </ul>
      {force.length > 0 && (
        <>
          <h3>In force</h3>
          <ul class="force">
            {force.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <h3>
        {seat === CORP ? 'Scored' : 'Stolen'}: {pointsOf(v.table, seat)} of 7 points
      </h3>
      <CardRows cards={agendas} onCard={(card) => onShow({ kind: 'card', card })} />
    </Sheet>
  );
}

const agendasOf = ({ table }: Seated, seat: Seat): CardId[] =>
  seat === RUNNER ? [...table.runner.stolen] : table.corp.scored.flatMap((slot) => cardAt(table, slot).card ?? []);

function Harm({ v, seat }: { v: Seated; seat: Seat }) {
  const { corp, runner } = v.table;
  const { counters } = seat === CORP ? corp : runner;
  return (
    <>
      {seat === RUNNER && runner.tags > 0 && (
        <Line value={runner.tags} harm>
          {runner.tags === 1 ? 'tag' : 'tags'}: the Corp may trash a resource for an action and 2 bits
        </Line>
      )}
      {seat === RUNNER && runner.brain > 0 && (
        <Line value={runner.brain} harm>
          brain damage: so many cards less in hand, for good
        </Line>
      )}
      {seat === CORP && corp.badPublicity > 0 && (
        <Line value={`${corp.badPublicity} of ${TOO_MANY}`} harm>
          bad publicity: with {TOO_MANY} the Corp loses the game
        </Line>
      )}
      {countersIn(counters) > 0 && (
        <Line value={countersIn(counters)} harm>
          counters: {counterWords(counters)}
        </Line>
      )}
    </>
  );
}

function Line({ value, harm, children }: { value: ComponentChildren; harm?: boolean; children: ComponentChildren }) {
  return (
    <li class={harm ? 'harm' : ''}>
      <b class="number">{value}</b>
      <span>{children}</span>
    </li>
  );
}
