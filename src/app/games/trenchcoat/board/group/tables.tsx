/** The sessions of all players, each with this phone's private data. */
import type { ComponentChildren } from 'preact';
import type { Move } from '../../../../../rules/trenchcoat/game/move.ts';
import { GM, type Table } from '../../../../../rules/trenchcoat/game/table.ts';
import { useRedraw } from '../../../../parts/hooks.ts';
import type { GroupSeat } from '../../../gameUi.ts';
import type { SessionRecord } from '../../recorder.ts';
import type { TrenchSession } from '../session.ts';
import { type DraftStore, DraftsHere, useDrafts } from '../useDraft.ts';
import { useSession } from '../useSession.ts';

export type TrenchSeat = GroupSeat<Table, Move, SessionRecord>;

export interface GroupTable {
  readonly game: string;
  readonly v: TrenchSession;
  /** Input for this session that has not been sent yet. */
  readonly drafts: DraftStore;
}

interface Props {
  seats: readonly TrenchSeat[];
  children(tables: readonly GroupTable[]): ComponentChildren;
}

/** Each seat is a component nested in the previous one, since each needs its own hooks. */
export const Tables = ({ seats, children }: Props) => <Gather seats={seats} got={[]} children={children} />;

function Gather({ seats, got, children }: Props & { got: readonly GroupTable[] }) {
  const [seat, ...rest] = seats;
  if (!seat) return <>{children(got)}</>;
  return (
    <OneTable key={seat.game} seat={seat}>
      {(table) => <Gather seats={rest} got={table ? [...got, table] : got} children={children} />}
    </OneTable>
  );
}

interface OneProps {
  seat: TrenchSeat;
  /** Null while it is loading. */
  children(table: GroupTable | null): ComponentChildren;
}

function OneTable({ seat, children }: OneProps) {
  const kept = useDrafts(seat.v.storageKey, GM);
  const redraw = useRedraw();
  if (!kept) return <>{children(null)}</>;
  const drafts: DraftStore = {
    get: (name) => kept.get(name),
    set(name, draft) {
      kept.set(name, draft);
      redraw();
    },
  };
  return (
    <DraftsHere.Provider value={kept}>
      <WithSession seat={seat} drafts={drafts} children={children} />
    </DraftsHere.Provider>
  );
}

function WithSession({ seat: { game, v: seated, record }, drafts, children }: OneProps & { drafts: DraftStore }) {
  const { v } = useSession(seated, record);
  return <>{children(v && { game, v, drafts })}</>;
}
