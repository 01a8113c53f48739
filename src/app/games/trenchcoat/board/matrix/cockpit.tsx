/** The Game Master's node: what is in effect, what the player holds of it, the tally, and what happens by it. */
import { useState } from 'preact/hooks';
import type { SecretNode } from '../../../../../rules/trenchcoat/game/known.ts';
import { type Alert, type Measure, measures } from '../../../../../rules/trenchcoat/game/page.ts';
import { thresholds } from '../../../../../rules/trenchcoat/game/secret.ts';
import type { NodeView } from '../../../../../rules/trenchcoat/game/table.ts';
import { alertFigure, attributes, colourOf, type Node } from '../../../../../rules/trenchcoat/matrix/node.ts';
import { deviceClasses, matrixAttributes } from '../../../../../rules/trenchcoat/sheet/device.ts';
import { levelNames } from '../../../../../words/en/trenchcoat/levels.ts';
import { measureNames, nodeNow, processWords } from '../../../../../words/en/trenchcoat/nodes.ts';
import { plain } from '../../../../../words/en/trenchcoat/numbers.ts';
import { Sheet } from '../../../../parts/sheet.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import type { Draft } from '../../master/draft.ts';
import { Act } from '../look/act.tsx';
import type { Room } from '../look/tabs.tsx';
import { hasEnded, playerName, type Session, secretsOf } from '../session.ts';
import { attackDraft } from './attack.ts';
import { MeasureSheet } from './measureSheet.tsx';
import { TallySheet } from './tallySheet.tsx';

interface Props {
  v: Session;
  at: number;
  onRoom(room: Room): void;
  onOwn(draft: Draft): void;
}

type Opened = { kind: 'measure'; measure: Measure } | { kind: 'tally' } | { kind: 'measures' } | null;

export function Cockpit({ v, at, onRoom, onOwn }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const secret = secretsOf(v).nodes[at];
  const view = v.table.nodes[at];
  const node = secret && nodeNow(secret);
  if (!secret || !view || !node) return <p class="room-note">This node is on its way.</p>;
  const ended = hasEnded(v.table);
  const attack = attackDraft(v, node);
  const attacks = attack?.running === true && view.level !== null;
  const close = (): void => setOpened(null);
  return (
    <>
      <div class="room-body cockpit">
        <p class="quiet">
          {deviceClasses[node.class].toLowerCase()}{' '}
          <i
            class={`fw-dot ${
              colourOf(node.ratings.firewall ?? 0)
                ?.split(' ')
                .at(-1)
                ?.toLowerCase() ?? ''
            }`}
          />{' '}
          {colourOf(node.ratings.firewall ?? 0)} firewall
        </p>
        <div class="attributes">
          {attributes.map((name) => (
            <Attribute key={name} node={node} view={view} alert={secret.alert} name={name} />
          ))}
        </div>
        <fieldset class="alerts" aria-label="Alert" disabled={ended}>
          {(['none', 'silent', 'active'] as const).map((alert) => (
            <button
              key={alert}
              type="button"
              aria-pressed={secret.alert === alert}
              onClick={() => v.change({ to: 'alert', node: at, value: alert })}
            >
              <b>{alertNames[alert]}</b>
              <small>{alertWords(alert)}</small>
            </button>
          ))}
        </fieldset>
        <Tally
          secret={secret}
          onEdit={() => setOpened({ kind: 'tally' })}
          onMeasure={(measure) => setOpened({ kind: 'measure', measure })}
        />
        <Things v={v} secret={secret} view={view} node={node} />
      </div>
      {!ended && (
        <div class="decides acts">
          <span class="narrow">
            <Act title="Measures" detail="fire by hand" onClick={() => setOpened({ kind: 'measures' })} />
          </span>
          {attack && (
            <span class="wide">
              <Act
                kind={attacks ? 'main' : 'quiet'}
                title={`ICE attacks ${playerName(v)}`}
                detail={view.level === null ? `${playerName(v)} isn’t in this node` : attack.words}
                blocked={v.table.step === 'lead' || v.table.step === 'idle' ? null : 'finish what is going on first'}
                onClick={() => {
                  onOwn(attack.draft);
                  if (v.table.step === 'idle') v.want?.(true);
                  onRoom('test');
                }}
              />
            </span>
          )}
        </div>
      )}
      {opened?.kind === 'tally' && <TallySheet v={v} at={at} tally={secret.tally} onClose={close} />}
      {opened?.kind === 'measure' && <MeasureSheet v={v} at={at} measure={opened.measure} onClose={close} />}
      {opened?.kind === 'measures' && (
        <Sheet label="Fire a measure" onClose={close}>
          <h2>Fire a measure by hand</h2>
          {measures.map((measure) => (
            <Act
              key={measure}
              title={measureNames[measure]}
              detail={
                secret.fired.includes(measure)
                  ? 'has fired; fire again'
                  : `fires automatically at ${thresholds[measure]}`
              }
              onClick={() => {
                v.change({ to: 'fire', node: at, measure });
                setOpened({ kind: 'measure', measure });
              }}
            />
          ))}
        </Sheet>
      )}
    </>
  );
}

const alertNames: Record<Alert, string> = { none: 'No alert', silent: 'Silent', active: 'Active' };

const alertWords = (alert: Alert): string =>
  alert === 'none' ? 'base figures' : `FW +${alertFigure[alert]}, Proc −${alertFigure[alert]}`;

interface AttributeProps {
  node: Node;
  view: NodeView;
  alert: Alert;
  name: keyof typeof matrixAttributes;
}

/** In effect, then base and alert; below what the player holds of it. */
function Attribute({ node, view, alert, name }: AttributeProps) {
  const base = node.ratings[name];
  const figure = alertFigure[alert] * (name === 'firewall' ? 1 : name === 'processor' ? -1 : 0);
  const known = view.learned.find(({ field }) => field === matrixAttributes[name]);
  return (
    <div>
      <p class="coat fold">
        <small>{matrixAttributes[name]}</small>
        <span>
          <b class="secret">{base === undefined ? 'none' : plain(Math.max(0, base + figure))}</b>
          {base !== undefined && figure !== 0 && ` ${base} ${figure < 0 ? '−' : '+'} ${Math.abs(figure)}`}
        </span>
      </p>
      <p class={known ? 'held-strip paper' : 'held-strip coat'}>
        {known ? known.value : 'not known'}
        {known && <Sign name="eye" size={18} />}
      </p>
    </div>
  );
}

interface TallyProps {
  secret: SecretNode;
  onEdit(): void;
  onMeasure(measure: Measure): void;
}

function Tally({ secret: { tally, fired }, onEdit, onMeasure }: TallyProps) {
  const next = measures.find((measure) => thresholds[measure] > tally && !fired.includes(measure));
  return (
    <section class="tally coat fold" aria-label="Tally">
      <div class="tally-head">
        <b class="secret">{tally}</b>
        <span>
          tally
          <b>{next ? `${thresholds[next] - tally} more: ${measureNames[next]}` : 'everything has fired'}</b>
        </span>
        <button type="button" aria-label="Correct the tally" onClick={onEdit}>
          <Sign name="pencil" size={22} />
        </button>
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
              <span class="hidden">{has ? ', fired' : measure === next ? ', next' : ''}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** What is in the node: paper what the player has found, coat what he has not. */
function Things({ v, secret, view, node }: { v: Session; secret: SecretNode; view: NodeView; node: Node }) {
  const rows = [
    ...node.files.map(({ name, crypt }, id) => ({
      kind: 'file' as const,
      id,
      name,
      sign: 'file',
      detail: crypt === null ? 'file' : `Crypt ${crypt}`,
    })),
    ...node.processes.map((process, id) => ({
      kind: 'process' as const,
      id,
      name: process.name,
      sign: process.ice ? 'spark' : 'process',
      detail: processWords(process, secret.states[`process/${id}`]),
    })),
    ...node.streams.map(({ name, crypt }, id) => ({
      kind: 'stream' as const,
      id,
      name,
      sign: 'waves',
      detail: crypt === null ? 'stream' : `Crypt ${crypt}`,
    })),
  ];
  const sheet = v.table.sheets[0];
  return (
    <ul class="node-things">
      {view.level !== null && (
        <li class="known-row paper">
          <Sign name="waves" size={22} />
          <b>{playerName(v)}’s stream</b>
          <small>
            {levelNames[view.level]}
            {sheet?.device?.ratings.sleaze === undefined ? ', no Sleaze' : `, Sleaze ${sheet.device.ratings.sleaze}`}
          </small>
        </li>
      )}
      {rows.map(({ kind, id, name, sign, detail }) => {
        const known = view.things.find((thing) => thing.kind === kind && thing.id === id);
        const heard = known ? [known.state, known.text === null ? null : 'read'].filter(Boolean).join(', ') : '';
        return (
          <li key={`${kind} ${id}`} class={`known-row ${known ? 'paper' : 'coat fold'}`}>
            <Sign name={sign} size={22} />
            <b>{name}</b>
            <small>{[detail, heard].filter((word) => word !== '').join('; ')}</small>
          </li>
        );
      })}
    </ul>
  );
}
