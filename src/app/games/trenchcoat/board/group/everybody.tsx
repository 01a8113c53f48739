/** The screen for all players: what each is doing, messages to all, and joint tests. */

// Imported first, so that a screen's own styles override it.
import '../look/tokens.css';
import '../look/shapes.css';
import '../board.css';
import './group.css';
import '../../signs.ts';
import { useState } from 'preact/hooks';
import type { Move } from '../../../../../rules/trenchcoat/game/move.ts';
import type { Table } from '../../../../../rules/trenchcoat/game/table.ts';
import * as words from '../../../../../words/en/trenchcoat/board/group.ts';
import type { EverybodyProps } from '../../../gameUi.ts';
import type { SessionRecord } from '../../recorder.ts';
import { DraftsHere } from '../useDraft.ts';
import { Ask } from './ask.tsx';
import { jointTests } from './joint.ts';
import { PlayersOverview } from './rest.tsx';
import { Results } from './results.tsx';
import { type GroupTable, Tables, type TrenchSeat } from './tables.tsx';

type Props = EverybodyProps<Table, Move, SessionRecord>;

type View = 'rest' | 'ask' | { readonly id: string };

export function Everybody({ seats, ...props }: Props) {
  // State is kept above the seats, since adding a player remounts everything below.
  const [view, setView] = useState<View | null>(null);
  return (
    <main class="trench gm seat0-owner">
      <h1 class="hidden">{words.everybody}</h1>
      <Tables seats={seats}>
        {(tables) => <Body {...props} tables={tables} all={seats.length} view={view} setView={setView} />}
      </Tables>
    </main>
  );
}

interface BodyProps extends Omit<Props, 'seats'> {
  tables: readonly GroupTable[];
  /** How many seats there are, loaded or not. */
  all: number;
  view: View | null;
  setView(view: View): void;
}

function Body({ tables, all, view, setView, elsewhere, onSeat, onAdd, onLeave, onSave }: BodyProps) {
  const [first] = tables;
  if (!first || tables.length < all) return null;
  const joints = jointTests(tables);
  const open = joints.find(({ isOpen }) => isOpen);
  // After a restart the Game Master returns to the open test.
  const at: View = view ?? (open ? { id: open.id } : 'rest');
  const shown = typeof at === 'object' ? joints.find(({ id }) => id === at.id) : undefined;
  const rest = (): void => setView('rest');
  return (
    <DraftsHere.Provider value={first.drafts}>
      {at === 'ask' ? (
        <Ask
          tables={tables}
          onCalled={(id) => {
            setView({ id });
          }}
          onBack={rest}
        />
      ) : shown ? (
        <Results key={shown.id} joint={shown} elsewhere={elsewhere} onBack={rest} />
      ) : (
        <PlayersOverview
          {...{ tables, joints, elsewhere, onSeat, onLeave }}
          onAdd={onAdd}
          onSave={onSave}
          onCall={() => setView('ask')}
          onJoint={(id) => setView({ id })}
        />
      )}
    </DraftsHere.Provider>
  );
}

/** Processes the sessions of players who are not on screen. */
export const Unseen = ({ seats }: { seats: readonly TrenchSeat[] }) => <Tables seats={seats}>{() => null}</Tables>;
