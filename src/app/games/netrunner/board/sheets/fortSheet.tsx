/** A fort in detail: all its ice from the outside in, its cards, and what can be done here. */

import type { CardId, Slot } from '../../../../../rules/game.ts';
import { isVirusCounter } from '../../../../../rules/netrunner/card.ts';
import { isClosed } from '../../../../../rules/netrunner/rulebook/numbers.ts';
import { ARCHIVES, CORP, cardAt, type Fort, fortOf, HQ, RD, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { capital } from '../../../../../words/en/capital.ts';
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';
import { counterWords } from '../../../../../words/en/netrunner/counters.ts';
import { whyNot } from '../../../../../words/en/netrunner/decide/allow.ts';
import { labelOf, nameAt } from '../../../../../words/en/netrunner/decide/moves.ts';
import { fortName } from '../../../../../words/en/netrunner/places.ts';
import { faceOf, isAsked } from '../../../../../words/en/netrunner/tableView.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Sign } from '../../../../parts/sign.tsx';

import { LookFirst } from '../decide/answers.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { MoveList } from '../decide/moveList.tsx';
import { isPrivate, mayHaveHiddenMoves } from '../decide/private.ts';
import { cardOf, type NetrunnerSeated } from '../seated.ts';
import { IceTile, InsideTile } from '../table/tile.tsx';
import { banLiftingMoves } from './runSheet.tsx';
import '../table/slots.css';

type Props = DecisionProps & { id: string; onClose(): void };

export function FortSheet({ v, id, open, onPlay, onShow, onLook, onClose }: Props) {
  const fort = fortOf(v.table, id);
  if (!fort)
    return (
      <Sheet title={fortName(id)} onClose={onClose}>
        <p class="quiet">{words.nothingHereNow}</p>
      </Sheet>
    );
  const moves = v.moves.filter((move) => {
    const { fort: there, slot } = labelOf(v, move);
    const here = there === id || (slot !== undefined && v.table.cards[slot]?.fort === id);
    return here && (open || !isPrivate(v, move));
  });
  const held = counterWords(fort.counters);
  const ill = v.moves.filter((move) => move.do === 'purge' && Object.keys(fort.counters).some(isVirusCounter));
  const show = (slot: Slot): void => onShow({ kind: 'slot', slot });
  return (
    <Sheet label={fortName(id)} onClose={onClose}>
      <h2>
        {fortName(id)} <small>{iceWords(v, fort)}</small>
      </h2>
      {held !== '' && <p>{words.countersHere(held)}</p>}
      <NoRun v={v} id={id} onPlay={onPlay} />
      <MoveList v={v} moves={[...moves.filter((move) => move.do !== 'install'), ...ill]} onMove={onPlay} />
      {v.seat === CORP && !open && mayHaveHiddenMoves(v) && (
        <LookFirst v={v} onLook={() => onLook({ kind: 'fort', id })} />
      )}
      <Slots title={words.iceOutermostFirst} v={v} slots={fort.ice} open={open} onSlot={show} ice />
      <Slots title={words.inside} v={v} slots={fort.inside} open={open} onSlot={show} />
      {fort.ice.length + fort.inside.length === 0 && <p class="quiet">{words.noIceAndNothing}</p>}
      <CentralPile v={v} id={id} onShow={onShow} />
      <Installs v={v} fort={fort} moves={moves.filter((move) => move.do === 'install')} onPlay={onPlay} />
    </Sheet>
  );
}

function iceWords({ table }: NetrunnerSeated, { ice }: Fort): string {
  const rezzed = ice.filter((slot) => cardAt(table, slot).active).length;
  return words.iceRezzed(ice.length, rezzed);
}

/** Why the Runner can't run on this fort now, and what would make it possible. */
function NoRun({ v, id, onPlay }: Pick<Props, 'v' | 'id' | 'onPlay'>) {
  const acting = v.seat === RUNNER && v.question.kind === 'move' && v.question.window === 'action' && isAsked(v);
  const why = acting ? whyNot(v.refusal({ do: 'run', fort: id })) : v.seat === RUNNER ? notNow(v) : undefined;
  if (why === undefined && !isClosed(v.table, id)) return null;
  return (
    <>
      <p class="no-run across gap3 semibold">
        <Sign name="lock" size={18} />
        {why ?? words.noRunHere}
      </p>
      <MoveList v={v} moves={banLiftingMoves(v)} onMove={onPlay} />
    </>
  );
}

/** Why no run can begin: it is not the Runner's action, or the game is paused. */
function notNow(v: NetrunnerSeated): string | undefined {
  if (v.table.over || v.ended !== undefined || v.unknown !== undefined) return undefined;
  const when = words.nextRunNote(v.table.active === RUNNER);
  return v.paused === undefined ? when : `${v.paused}. ${when}`;
}

function Installs({
  v,
  fort,
  moves,
  onPlay,
}: Pick<Props, 'v' | 'onPlay'> & { fort: Fort; moves: NetrunnerSeated['moves'] }) {
  if (moves.length === 0) return null;
  return (
    <>
      <h3>{words.installHereTitle(fort.id)}</h3>
      <MoveList v={v} moves={moves} onMove={onPlay} main={false} />
    </>
  );
}

interface SlotsProps {
  title: string;
  v: NetrunnerSeated;
  slots: readonly Slot[];
  open: boolean;
  onSlot(slot: Slot): void;
  ice?: boolean;
}

function Slots({ title, v, slots, open, onSlot, ice }: SlotsProps) {
  if (slots.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul class="slots stacked gap2">
        {slots.map((slot) => (
          <li key={slot}>
            <button type="button" class="slot-row across gap5 fills semibold" onClick={() => onSlot(slot)}>
              <span class="ice-slot rigid">
                {ice ? (
                  <IceTile v={v} slot={slot} open={open} nameWidth={60} />
                ) : (
                  <InsideTile v={v} slot={slot} open={open} nameWidth={60} />
                )}
              </span>
              <span class="grow breaks">
                {capital(nameAt(v, slot, open))}
                <small class="as-block quiet regular">{stateWords(v, slot, open)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Without a face, the name already says that it is unrezzed or face down. */
function stateWords(v: NetrunnerSeated, slot: Slot, open: boolean): string {
  const { active, card, counters } = cardAt(v.table, slot);
  const state = faceOf(v, slot, open) === null ? '' : words.rezState(active, card);
  return [state, counterWords(counters)].filter(Boolean).join(', ');
}

/** The Corp's pile or hand behind a central fort. */
function CentralPile({ v, id, onShow }: Pick<Props, 'v' | 'id' | 'onShow'>) {
  const { corp } = v.table;
  const cards = (n: number): string => words.card(n);
  if (id === HQ) return <p>{words.cardsInHq(cards(corp.hand), v.seat === CORP)}</p>;
  if (id === RD) return <p>{words.cardsInRD(cards(corp.pile), v.seat === CORP)}</p>;
  if (id !== ARCHIVES) return null;
  return (
    <button
      type="button"
      class="slot-row plain across gap5 fills semibold raised2"
      onClick={() => onShow({ kind: 'pile', seat: CORP })}
    >
      <span class="grow breaks">
        {cards(corp.up.length + corp.down.length)}
        <small class="as-block quiet regular">{words.archivesCounts(corp.up.length, corp.down.length)}</small>
      </span>
    </button>
  );
}

/** Readable cards of a pile, one per row. */
export function CardRows({ cards, onCard }: { cards: readonly CardId[]; onCard(card: CardId): void }) {
  if (cards.length === 0) return <p class="quiet">{words.none}</p>;
  return (
    <ul class="slots stacked gap2">
      {cards.map((card, at) => (
        <li key={at}>
          <button type="button" class="slot-row plain across gap5 fills semibold raised2" onClick={() => onCard(card)}>
            {cardOf(card).title}
          </button>
        </li>
      ))}
    </ul>
  );
}
