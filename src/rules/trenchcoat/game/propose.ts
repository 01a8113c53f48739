/** Moves a seat can make without typing anything; each is legal now. */
import type { Seat } from '../../game.ts';
import { emptySheet, type Sheet } from '../sheet/sheet.ts';
import { singleCharacter } from '../test/terms.ts';
import type { Gain } from './call.ts';
import { emptyDrawer } from './drawer.ts';
import type { TrenchKnown } from './known.ts';
import { announceMove, callMove, endMove, pendingOutcome, tellMove, withoutMove } from './master.ts';
import type { GmMove, Move } from './move.ts';
import { tellings, untestedOutcomes } from './names.ts';
import { refusal } from './refusal.ts';
import { GM, type Table } from './table.ts';

/** All of the given seat's legal moves that need no text. */
export function moves(table: Table, seat: Seat, known: TrenchKnown): Move[] {
  const all = seat === GM ? gmMoves(table, known) : playerMoves(table);
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

function gmMoves(table: Table, known: TrenchKnown): Move[] {
  return [
    ...[calling(known)].flatMap((made) => (made.ok ? [made.value] : [])),
    ...untestedOutcomes.flatMap((outcome) =>
      made(withoutMove(table, known, emptyDrawer, { outcome, say: '', gains: [], span: 0 })),
    ),
    ...tellMoves(table, known),
    ...made(announceMove(table, known, emptyDrawer, { say: '', gains: [] })),
    { do: 'dice', on: !table.dice },
    { do: 'done' },
    ...made(endMove(known, emptyDrawer)),
    { do: 'openDice' },
    { do: 'openNode' },
    { do: 'close' },
  ];
}

const made = (move: ReturnType<typeof callMove>): GmMove[] => (move.ok ? [move.value] : []);

/** A test with dice only. */
const calling = (known: TrenchKnown) =>
  callMove(
    {
      label: 'Test',
      terms: { acts: singleCharacter([{ name: 'Ability', score: 0 }]) },
      acting: 'player',
      who: 0,
      exploit: null,
      open: false,
    },
    known,
    emptyDrawer,
  );

/** Each way to tell the open test, with every choice still owed. */
function tellMoves(table: Table, known: TrenchKnown): GmMove[] {
  if (pendingOutcome(table, known) === null) return [];
  const gains: Gain[] = [];
  return tellings.flatMap((telling) =>
    (['use', 'ignore'] as const).flatMap((event) =>
      made(
        tellMove(table, known, emptyDrawer, {
          telling,
          choices: { event, success: true },
          say: '',
          gains,
          span: 0,
          next: 'done',
          step: null,
        }),
      ),
    ),
  );
}
