/** The screen while no form is open: a row for each player, messages to all, and the open tests. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as is from '../../../../../base/shapes.ts';
import { hasEnded, type Request } from '../../../../../rules/trenchcoat/game/table.ts';
import { jointReports } from '../../../../../rules/trenchcoat/group/proof.ts';
import * as words from '../../../../../words/en/trenchcoat/board/group.ts';
import { nodeName } from '../../../../../words/en/trenchcoat/gains.ts';
import { jointSummary, jointWords } from '../../../../../words/en/trenchcoat/joint.ts';
import { levelNames } from '../../../../../words/en/trenchcoat/nodes.ts';
import { requestTitle } from '../../../../../words/en/trenchcoat/terms.ts';
import { verdictOf } from '../../../../../words/en/trenchcoat/told.ts';
import { Act } from '../look/act.tsx';
import { TextField } from '../look/fields.tsx';
import { Clock } from '../look/plate.tsx';
import { Seal } from '../look/seal.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { playerName, secretsOf, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { characterName, damageOf } from './cell.tsx';
import { GroupFoot, GroupHead } from './foot.tsx';
import type { JointTest } from './joint.ts';
import type { GroupTable } from './tables.tsx';

interface Props {
  tables: readonly GroupTable[];
  joints: readonly JointTest[];
  elsewhere: ComponentChildren;
  onSeat(game: string): void;
  onAdd?: (() => void) | undefined;
  onLeave(): void;
  onSave?: (() => void) | undefined;
  onCall(): void;
  onJoint(id: string): void;
}

export function PlayersOverview({ tables, joints, elsewhere, onSeat, onAdd, onLeave, onSave, onCall, onJoint }: Props) {
  const [leaving, setLeaving] = useState(false);
  const isOver = tables.every(({ v }) => hasEnded(v.table));
  const clock = Math.max(...tables.map(({ v }) => v.table.clock));
  return (
    <>
      <div class="room-body">
        <GroupHead title={words.everybody} detail={words.playerCount(tables.length)}>
          <Clock at={clock} />
        </GroupHead>
        {tables.map((table) => (
          <PlayerRow key={table.game} v={table.v} onTake={() => onSeat(table.game)} />
        ))}
        {joints
          .filter(({ isOpen }) => isOpen)
          .map(({ id, label, of, outcome }) => (
            <Act
              key={id}
              small
              title={words.openTest(label, outcome.rolled, of)}
              detail={words.showResults}
              sign="forward"
              onClick={() => onJoint(id)}
            />
          ))}
        {isOver ? <JointSummary tables={tables} /> : <TellEverybody tables={tables} />}
      </div>
      {elsewhere}
      <GroupFoot label={words.leave} onBack={() => (onSave ? setLeaving(true) : onLeave())}>
        {onAdd && <Act width="narrow" kind="quiet" title={words.add} detail={words.playerWord} onClick={onAdd} />}
        <Act
          width="wide"
          kind="main"
          title={words.callATest}
          detail={words.callScope}
          sign="test"
          blocked={tables.length < 2 ? words.withTwoOrMorePlayers : null}
          onClick={onCall}
        />
      </GroupFoot>
      {leaving && (
        <LeaveSheet players={tables.length} onLeave={onLeave} onSave={onSave} onClose={() => setLeaving(false)} />
      )}
    </>
  );
}

interface LeaveProps extends Pick<Props, 'onLeave' | 'onSave'> {
  players: number;
  onClose(): void;
}

const LeaveSheet = ({ players, onLeave, onSave, onClose }: LeaveProps) => (
  <TitledSheet title={words.leaveOrSave} onClose={onClose}>
    <Act title={words.leave} detail={words.everyoneStays} onClick={onLeave} />
    <Act
      title={words.saveAllSessions}
      detail={words.sessionsFileNote(players)}
      onClick={() => {
        onClose();
        onSave?.();
      }}
    />
  </TitledSheet>
);

function PlayerRow({ v, onTake }: { v: TrenchSession; onTake(): void }) {
  const { table } = v;
  const harm = damageOf(table);
  const last = lastAction(v);
  return (
    <button type="button" class="crew-row across gap3 fills" onClick={onTake}>
      <Seal seat={1} of={v.seals[1]} size={36} />
      <span class="crew-who stacked grow breaks">
        <span>
          <b class="text-lead">{characterName(v)}</b>{' '}
          {characterName(v) !== playerName(v) && <small>{playerName(v)}</small>}
        </span>
        <span>{placeOf(v)}</span>
        {last !== '' && <small>{last}</small>}
      </span>
      <span class="crew-figure stacked rigid">
        <b class={`text-number ${harm > 0 ? 'danger-text' : ''}`}>{harm}</b>
        <small>{words.damage}</small>
      </span>
      <span class="crew-figure coat fold stacked rigid">
        <b class="secret text-number">{tallyOf(v)}</b>
        <small>{words.tally}</small>
      </span>
    </button>
  );
}

const askedFor = (request: Request): string =>
  request.kind === 'test' ? words.askingForTest : words.askingFor(requestTitle(request));

/** The node that the player entered last and has not left. */
function placeOf({ table }: TrenchSession): string {
  const at = table.nodes.findLastIndex(({ level }) => level !== null);
  const level = table.nodes[at]?.level;
  return level == null ? words.outside : words.inNode(nodeName(table, at), levelNames[level]);
}

/** The tally of the current node; outside any node, the highest tally. */
function tallyOf(v: TrenchSession): number {
  const { nodes } = secretsOf(v);
  const at = v.table.nodes.findLastIndex(({ level }) => level !== null);
  return nodes[at]?.tally ?? Math.max(0, ...nodes.map(({ tally }) => tally));
}

function lastAction(v: TrenchSession): string {
  const { table, record } = v;
  const [errand] = v.errands;
  const label = table.test?.call.label ?? '';
  if (hasEnded(table)) return words.sessionOver;
  if (v.stuck !== null) return v.stuck;
  if (v.link !== 'open') return words.away;
  if (table.step === 'requested' && table.pending) return askedFor(table.pending.request);
  if (/^(called|holding|rolling)$/.test(table.step)) return words.rollingFor(label);
  if (table.step === 'rolled') return words.rolledFor(label);
  if (errand) return errand.do === 'call' ? words.notCalledYet(errand.call.label) : words.toldOnYourTurn;
  if (table.sheets.length === 0) return words.choosingCharacter;
  const told = record.events.findLast((event) => event.kind === 'told');
  return told ? words.told(verdictOf(told.tell)) : '';
}

/** At the end: whether the joint tests agree in all sessions. */
function JointSummary({ tables }: { tables: readonly GroupTable[] }) {
  const reports = jointReports(tables.map(({ v }) => v.record.events));
  if (reports.length === 0) return null;
  return (
    <section class="stacked gap2" aria-label={words.madeTogether}>
      <h3>{jointSummary(reports)}</h3>
      {reports.map((report) => (
        <p key={report.id} class="quiet">
          {jointWords(report)}
        </p>
      ))}
    </section>
  );
}

function TellEverybody({ tables }: { tables: readonly GroupTable[] }) {
  const draft = useDraft({ name: 'tellAll', initial: '', is: is.text });
  const say = draft.value.trim();
  const hearing = tables.filter(({ v }) => !hasEnded(v.table));
  return (
    <div class="stacked gap2">
      <TextField label={words.tellEverybody} text={draft.value} maxLength={500} lines={2} onText={draft.set} />
      {say !== '' && (
        <Act
          small
          title={words.tellCount(hearing.length)}
          onClick={() => {
            for (const { v } of hearing) v.send({ do: 'say', say });
            draft.forget();
          }}
        />
      )}
    </div>
  );
}
