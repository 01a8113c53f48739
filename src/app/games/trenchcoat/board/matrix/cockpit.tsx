/** The Game Master's node: effective ratings, what the player knows of it, the tally, and its consequences. */
import { useState } from 'preact/hooks';
import * as is from '../../../../../base/shapes.ts';
import { ACCESS_STREAM, FIRST_CREATED_ID } from '../../../../../rules/trenchcoat/game/gains.ts';
import type { SecretNode } from '../../../../../rules/trenchcoat/game/known.ts';
import { type Alert, measures, type SecurityMeasure } from '../../../../../rules/trenchcoat/game/page.ts';
import { thresholds } from '../../../../../rules/trenchcoat/game/secret.ts';
import { hasEnded, type NodeView } from '../../../../../rules/trenchcoat/game/table.ts';
import { readTyped } from '../../../../../rules/trenchcoat/input.ts';
import { alertChange, colourOf, endsOf, type Node, ratingIn } from '../../../../../rules/trenchcoat/matrix/node.ts';
import { nodeNow } from '../../../../../rules/trenchcoat/matrix/nodeFile.ts';
import { attributes, deviceClasses, matrixAttributes } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import * as words from '../../../../../words/en/trenchcoat/board/matrix.ts';
import { levelNames, measureNames, processWords } from '../../../../../words/en/trenchcoat/nodes.ts';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { Sign } from '../../../../parts/sign.tsx';
import type { CallSheetDraft } from '../../master/draft.ts';
import { Act } from '../look/act.tsx';
import { NumberField } from '../look/fields.tsx';
import { firewallFill } from '../look/firewall.ts';
import type { Room } from '../look/tabs.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { Tool } from '../look/tool.tsx';
import { playerName, secretsOf, type TrenchSession } from '../session.ts';
import { useDraft } from '../useDraft.ts';
import { attackDraft } from './attack.ts';
import { MeasureSheet } from './measureSheet.tsx';
import { type CockpitRow, factsOf, RowSheet } from './rowSheet.tsx';

interface Props {
  v: TrenchSession;
  at: number;
  onRoom(room: Room): void;
  onOwn(draft: CallSheetDraft): void;
}

type Opened =
  | { kind: 'row'; row: CockpitRow }
  | { kind: 'measure'; measure: SecurityMeasure }
  | { kind: 'tally' }
  | { kind: 'measures' }
  | null;

export function Cockpit({ v, at, onRoom, onOwn }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const secret = secretsOf(v).nodes[at];
  const view = v.table.nodes[at];
  const node = secret && nodeNow(secret);
  if (!secret || !view || !node) return <p class="room-note">{words.nodeBeingSent}</p>;
  const ended = hasEnded(v.table);
  return (
    <>
      <div class="room-body cockpit">
        <p class="quiet">
          {words.firewall(
            deviceClasses[node.class].toLowerCase(),
            <i class="fw-dot" style={firewallFill(node.ratings.firewall ?? 0)} />,
            colourOf(node.ratings.firewall ?? 0),
          )}
        </p>
        <div class="attributes grid gap1">
          {attributes.map((name) => (
            <Attribute key={name} node={node} view={view} alert={secret.alert} name={name} />
          ))}
        </div>
        <fieldset class="alerts" aria-label={words.alert} disabled={ended}>
          {(['none', 'silent', 'active'] as const).map((alert) => (
            <button
              key={alert}
              type="button"
              aria-pressed={secret.alert === alert}
              onClick={() => v.change({ to: 'alert', node: at, value: alert })}
            >
              <b>{words.alertNames[alert]}</b>
              <small class="text-label">{words.alertWords(alert)}</small>
            </button>
          ))}
        </fieldset>
        <Tally
          secret={secret}
          ended={ended}
          onEdit={() => setOpened({ kind: 'tally' })}
          onMeasure={(measure) => setOpened({ kind: 'measure', measure })}
        />
        <Things v={v} secret={secret} view={view} node={node} onOpen={(row) => setOpened({ kind: 'row', row })} />
      </div>
      {!ended && (
        <div class="decides acts">
          <Act
            width="narrow"
            title={words.measures}
            detail={words.triggerByHand}
            onClick={() => setOpened({ kind: 'measures' })}
          />
          <IceAttack v={v} node={node} view={view} onRoom={onRoom} onOwn={onOwn} />
        </div>
      )}
      {opened && (
        <OpenedSheet v={v} at={at} secret={secret} node={node} view={view} opened={opened} onOpen={setOpened} />
      )}
    </>
  );
}

interface IceAttackProps extends Pick<Props, 'v' | 'onRoom' | 'onOwn'> {
  node: Node;
  view: NodeView;
}

function IceAttack({ v, node, view, onRoom, onOwn }: IceAttackProps) {
  const attack = attackDraft(v, node);
  if (!attack) return null;
  const attacks = attack.running === true && view.level !== null;
  return (
    <Act
      width="wide"
      kind={attacks ? 'main' : 'quiet'}
      title={words.iceAttacks(playerName(v))}
      detail={view.level === null ? words.whyNoAttack(playerName(v)) : attack.words}
      blocked={v.table.step === 'lead' || v.table.step === 'idle' ? null : words.finishFirst}
      onClick={() => {
        onOwn(attack.draft);
        if (v.table.step === 'idle') v.want?.(true);
        onRoom('test');
      }}
    />
  );
}

interface OpenedProps extends Pick<Props, 'v' | 'at'> {
  secret: SecretNode;
  node: Node;
  view: NodeView;
  opened: NonNullable<Opened>;
  onOpen(sheet: Opened): void;
}

function OpenedSheet({ v, at, secret, node, view, opened, onOpen }: OpenedProps) {
  const close = (): void => onOpen(null);
  switch (opened.kind) {
    case 'row':
      return <RowSheet v={v} at={at} node={node} view={view} row={opened.row} onClose={close} />;
    case 'tally':
      return <TallySheet v={v} at={at} tally={secret.tally} onClose={close} />;
    case 'measure':
      return <MeasureSheet v={v} at={at} measure={opened.measure} onClose={close} />;
    case 'measures':
      return (
        <TitledSheet title={words.triggerMeasureByHand} onClose={close}>
          {measures.map((measure) => (
            <Act
              key={measure}
              title={measureNames[measure]}
              detail={words.triggerDetail(secret.fired.includes(measure), thresholds[measure])}
              onClick={() => {
                v.change({ to: 'fire', node: at, measure });
                onOpen({ kind: 'measure', measure });
              }}
            />
          ))}
        </TitledSheet>
      );
  }
}

interface AttributeProps {
  node: Node;
  view: NodeView;
  alert: Alert;
  name: keyof typeof matrixAttributes;
}

/** The effective rating, then its base and the alert; below, what the player knows of it. */
function Attribute({ node, view, alert, name }: AttributeProps) {
  const base = node.ratings[name];
  const figure = alertChange(alert, name);
  const known = view.learned.find(({ field }) => field === matrixAttributes[name]);
  return (
    <div>
      <p class="coat fold stacked dense shrinks">
        <small>{matrixAttributes[name]}</small>
        <span>
          <b class="secret text-title">{base === undefined ? words.none : plain(ratingIn(node, alert, name))}</b>
          {base !== undefined && figure !== 0 && ` ${base} ${figure < 0 ? '−' : '+'} ${Math.abs(figure)}`}
        </span>
      </p>
      <p class={`stacked dense shrinks spread fine ${known ? 'held-strip paper' : 'held-strip coat'}`}>
        {known ? known.value : words.notKnown}
        {known && <Sign name="eye" size={18} />}
      </p>
    </div>
  );
}

interface TallyProps {
  secret: SecretNode;
  ended: boolean;
  onEdit(): void;
  onMeasure(measure: SecurityMeasure): void;
}

function Tally({ secret: { tally, fired }, ended, onEdit, onMeasure }: TallyProps) {
  const next = measures.find((measure) => thresholds[measure] > tally && !fired.includes(measure));
  return (
    <section class="tally coat fold" aria-label={words.tally}>
      <div class="tally-head across gap4">
        <b class="secret text-huge">{tally}</b>
        <span class="stacked dense breaks grow">
          {words.tallyLabel(
            <b>{next ? words.nextMeasure(thresholds[next] - tally, measureNames[next]) : words.everythingTriggered}</b>,
          )}
        </span>
        {!ended && <Tool label={words.correctTheTally} sign="pencil" class="quiet" onClick={onEdit} />}
      </div>
      <div class="measures">
        {measures.map((measure) => {
          const has = fired.includes(measure);
          return (
            <button
              key={measure}
              type="button"
              class={has ? 'fired' : measure === next ? 'next' : ''}
              onClick={() => onMeasure(measure)}
            >
              <b>
                {thresholds[measure]}
                {has && ' ✓'}
              </b>
              <small>{measureNames[measure]}</small>
              <span class="hidden">{has ? words.triggered : words.next(measure === next)}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** The node's contents: on paper if the player has found them, on a coat if not. */
interface ThingsProps {
  v: TrenchSession;
  secret: SecretNode;
  view: NodeView;
  node: Node;
  onOpen(row: CockpitRow): void;
}

export const kindSigns = { file: 'file', process: 'process', stream: 'waves' } as const;

function Things({ v, secret, view, node, onOpen }: ThingsProps) {
  const sheet = v.table.sheets[0];
  return (
    <ul class="stacked gap2">
      {view.level !== null && (
        <li class="known-row paper across gap4">
          <Sign name="waves" size={22} />
          <b>{words.theirStream(playerName(v))}</b>
          <small>
            {levelNames[view.level]}
            {sheet?.device?.ratings.sleaze === undefined ? words.noSleaze : words.sleaze(sheet.device.ratings.sleaze)}
          </small>
        </li>
      )}
      {rowsOf(secret, view, node).map(({ kind, id, name, sign, detail }) => {
        const known = view.things.find((thing) => thing.kind === kind && thing.id === id);
        const heard = known ? [known.state, known.text === null ? null : words.read].filter(Boolean).join(', ') : '';
        return (
          <li key={`${kind} ${id}`}>
            <button
              type="button"
              class={`known-row across gap4 fills ${known ? 'paper' : 'coat fold'}`}
              onClick={() => onOpen({ kind, id })}
            >
              <Sign name={sign} size={22} />
              <b>{name}</b>
              <small>{[detail, heard].filter((word) => word !== '').join('; ')}</small>
            </button>
          </li>
        );
      })}
      {factsOf(node).map((row) => {
        const known = view.learned.some(({ field }) => field === row.field);
        return (
          <li key={row.field}>
            <button
              type="button"
              class={`known-row fact across gap4 fills ${known ? 'paper' : 'coat fold'}`}
              onClick={() => onOpen(row)}
            >
              <Sign name={known ? 'eye' : 'lid'} size={22} />
              <b>{row.field}</b>
              <small class="one-line">{row.value}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function rowsOf(secret: SecretNode, view: NodeView, node: Node) {
  return [
    ...node.files.map(({ name, crypt }, id) => ({
      kind: 'file' as const,
      id,
      name,
      sign: 'file',
      detail: words.filecrypt(crypt),
    })),
    ...node.processes.map((process, id) => ({
      kind: 'process' as const,
      id,
      name: process.name,
      sign: process.ice ? 'spark' : 'process',
      detail: processWords(process, secret.states[`process/${id}`]),
    })),
    ...node.streams.map(({ name, crypt, from, to }, id) => ({
      kind: 'stream' as const,
      id,
      name,
      sign: 'waves',
      detail: words.streamcrypt(crypt, endsOf({ from, to })),
    })),
    ...view.things
      .filter(({ id }) => id >= FIRST_CREATED_ID && id !== ACCESS_STREAM)
      .map(({ kind, id, name }) => ({ kind, id, name, sign: kindSigns[kind], detail: words.madeInPlay })),
  ];
}

/** Corrects the tally by hand, which triggers nothing. */
function TallySheet({ v, at, tally, onClose }: { v: TrenchSession; at: number; tally: number; onClose(): void }) {
  const draft = useDraft({ name: 'tally', of: `${at} ${tally}`, initial: `${tally}`, is: is.text });
  const typed = draft.value;
  const read = readTyped(typed, words.theTally, { least: 0, most: 999 });
  return (
    <TitledSheet title={words.correctTheTally} onClose={onClose}>
      <NumberField
        label={words.tally}
        text={typed}
        error={read.ok ? null : refusalWords(read.error)}
        onText={draft.set}
      />
      <Act
        kind="main"
        title={read.ok ? words.becomes(tally, read.value) : words.correctTitle}
        detail={words.noMeasureTriggers}
        blocked={read.ok ? null : words.typeANumberFirst}
        onClick={() => {
          if (!read.ok) return;
          draft.forget();
          v.change({ to: 'tally', node: at, value: read.value });
          onClose();
        }}
      />
    </TitledSheet>
  );
}
