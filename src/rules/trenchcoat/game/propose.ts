/** Moves a seat can make without typing anything; each is legal now. */
import type { Seat } from '../../game.ts';
import { emptySheet, type Sheet } from '../sheet/sheet.ts';
import { singleCharacter } from '../test/terms.ts';
import { emptyDrawer } from './drawer.ts';
import type { TrenchKnown } from './known.ts';
import { announceMove, callMove, endMove, type MasterView, pendingOutcome, tellMove, withoutMove } from './master.ts';
import type { GmMove, Move } from './move.ts';
import { tellings, untestedOutcomes } from './names.ts';
import { refusal } from './refusal.ts';
import { GM, type Table } from './table.ts';

/** All of the given seat's legal moves that need no text. */
export function moves(table: Table, seat: Seat, known: TrenchKnown): Move[] {
  const all = seat === GM ? gmMoves({ table, known, drawer: emptyDrawer }) : playerMoves(table);
  return all.filter((move) => refusal(table, seat, move, known) === null);
}

function playerMoves({ sheets, nodes }: Table): Move[] {
  const sheet: Sheet = sheets[0] ?? emptySheet('Decker');
  return [
    { do: 'roll' },
    ...(sheets.length === 0 ? [{ do: 'sheet', at: 0, sheet } as const] : []),
    { do: 'request', request: { kind: 'test', who: 0, ability: [], say: '' } },
    ...nodes.flatMap(({ level }, node): Move[] => (level === null ? [] : [{ do: 'leave', node }])),
    { do: 'yield' },
    { do: 'stop' },
  ];
}

function gmMoves(v: MasterView): Move[] {
  return [
    ...made(calling(v)),
    ...untestedOutcomes.flatMap((outcome) => made(withoutMove(v, { outcome, say: '', gains: [], span: 0 }))),
    ...tellMoves(v),
    ...made(announceMove(v, { say: '', gains: [] })),
    { do: 'dice', on: !v.table.dice },
    { do: 'done' },
    ...made(endMove(v)),
    { do: 'openDice' },
    { do: 'openNode' },
    { do: 'close' },
  ];
}

const made = (move: ReturnType<typeof callMove>): GmMove[] => (move.ok ? [move.value] : []);

const calling = (v: MasterView) =>
  callMove(v, {
    label: 'Test',
    terms: { acts: singleCharacter([{ name: 'Ability', score: 0 }]) },
    acting: 'player',
    who: 0,
    exploit: null,
    open: false,
  });

/** Each way to tell the open test, with every choice still owed. */
function tellMoves(v: MasterView): GmMove[] {
  if (pendingOutcome(v) === null) return [];
  const rest = { say: '', span: 0, next: 'done', step: null } as const;
  return tellings.flatMap((telling) =>
    (['use', 'ignore'] as const).flatMap((event) =>
      made(tellMove(v, { ...rest, telling, choices: { event, success: true }, gains: [] })),
    ),
  );
}
