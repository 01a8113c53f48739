/**
 * Actions on a node or something in it: filled if possible, outlined if an exploit must come first; impossible actions
 * show why.
 */
import { useState } from 'preact/hooks';
import * as is from '../../../../../base/shapes.ts';
import type { TrenchEvent } from '../../../../../rules/trenchcoat/game/event.ts';
import type { Target } from '../../../../../rules/trenchcoat/game/names.ts';
import { hasEnded, type NodeView } from '../../../../../rules/trenchcoat/game/table.ts';
import { entryOf, isWarfare } from '../../../../../rules/trenchcoat/matrix/actions.ts';
import { accountOf, isAtLeast, openRows } from '../../../../../rules/trenchcoat/matrix/levels.ts';
import { endsOf } from '../../../../../rules/trenchcoat/matrix/node.ts';
import { checkAction } from '../../../../../rules/trenchcoat/matrix/propose.ts';
import { testableAbilities } from '../../../../../rules/trenchcoat/sheet/abilities.ts';
import { fieldAt } from '../../../../../rules/trenchcoat/sheet/fields.ts';
import type { Sheet } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import * as words from '../../../../../words/en/trenchcoat/board/matrix.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { readPreference, savePreference } from '../../../../device/preferences.ts';
import { Act } from '../look/act.tsx';
import { PickChips } from '../look/chips.tsx';
import { TextField } from '../look/fields.tsx';
import { TitledSheet } from '../look/titled.tsx';
import { gmName, pendingReason, type TrenchSession } from '../session.ts';
import { Difficulty } from '../test/alone.tsx';
import { useDraft } from '../useDraft.ts';

interface Props {
  v: TrenchSession;
  at: number;
  target: Target;
  /** Null for actions that find or create a thing. */
  thing: number | null;
  onAsked(): void;
  /** The heading for a list of possible actions below a result; absent in the matrix room. */
  next?: string;
}

interface ActionOffer {
  readonly action: string;
  readonly target: Target;
  readonly detail: string;
  readonly kind: 'plain' | 'quiet';
  readonly blocked: string | null;
}

/** Actions that need a name or a text from the player. */
const worded = /^(Create File|Start Process|Start Stream|Write to File|Send to Stream|Edit( \w+)?)$/;

/** The existing text to edit, as far as the player knows it. */
function textBefore({ learned, things }: NodeView, { action, target }: ActionOffer, thing: number | null): string {
  if (!action.startsWith('Edit')) return '';
  if (target === 'node') return learned.find(({ field }) => action === `Edit ${field}`)?.value ?? '';
  return things.find(({ kind, id }) => kind === target && id === thing)?.text ?? '';
}

/** Actions that find or create a thing have no target. */
const aimless = /^(Find |Create |Start (Process|Stream|ICE)$)/;

/** The actions on a target, possible ones first. */
export function offersOf(node: NodeView, sheet: Sheet, target: Target, thing: number | null): ActionOffer[] {
  const rows = openRows.filter((row) => {
    if (target === 'node') return row.target === 'node';
    return thing === null
      ? row.target !== 'node' && aimless.test(row.action)
      : row.target === target && !aimless.test(row.action);
  });
  const offers = rows.map(({ action, target: aimed }): ActionOffer => {
    const legal = checkAction({ action, target: aimed, thing }, sheet, node);
    if (!legal.ok) return { action, target: aimed, kind: 'quiet', detail: '', blocked: refusalWords(legal.error) };
    const account = accountOf(action);
    if (account !== null && node.level !== null && isAtLeast(node.level, account))
      return { action, target: aimed, kind: 'quiet', detail: '', blocked: words.heldNote };
    const { exploit, row } = legal.value;
    if (exploit !== null)
      return { action, target: aimed, kind: 'quiet', detail: words.needsExploit(exploit), blocked: null };
    const program = row.program === null ? null : fieldAt(row.program);
    const detail = program ? `${program.name} ${sheet.numbers[program.path] ?? ''}` : words.open;
    return { action, target: aimed, kind: 'plain', detail, blocked: null };
  });
  // Electronic warfare comes late in the list, since few nodes are wireless.
  const rank = ({ action, blocked, kind }: ActionOffer): number =>
    blocked !== null ? 3 : isWarfare(action) ? 2 : kind === 'quiet' ? 1 : 0;
  return offers
    .map((offer, at) => ({ offer, at }))
    .sort((a, b) => rank(a.offer) - rank(b.offer) || a.at - b.at)
    .map(({ offer }) => offer);
}

/** Whether the rules leave the action's difficulty to the Game Master. They do give a difficulty for exploits. */
const isLeftOpen = ({ action, kind }: ActionOffer): boolean => {
  const { hindrance, test } = entryOf(action);
  return hindrance === 'typed' && test && kind === 'plain';
};

const PICKED = 'trenchcoatAbility';

/**
 * The ability used for the actions: the player's last pick applies to all; without one, each action has the ability it
 * was last used with.
 */
function useAbility(v: TrenchSession, sheet: Sheet | undefined) {
  const [chosen, setChosen] = useState<string | null>(null);
  const owned = sheet ? testableAbilities(sheet) : [];
  const isOwned = (ability: string | null): ability is string => owned.some(({ path }) => path === ability);
  const usual = readPreference(PICKED) ?? 'skills.processing';
  const picked = [chosen, usual].find(isOwned) ?? owned[0]?.path ?? usual;
  const abilityFor = (action: string): string => [chosen, lastAbility(v.record.events, action)].find(isOwned) ?? picked;
  return {
    owned,
    picked,
    abilityFor,
    /** Names the ability if it differs from the picked one; an exploit uses its own ability. */
    detailOf({ action, kind, detail }: ActionOffer): string {
      const used = owned.find(({ path }) => path === abilityFor(action));
      return kind === 'quiet' || !used || used.path === picked ? detail : words.detailWithName(detail, used.name);
    },
    choose(path: string): void {
      setChosen(path);
      savePreference(PICKED, path);
    },
  };
}

/** An action that needs the player's words, or a difficulty, before it can be requested. */
type Prepared = { readonly offer: ActionOffer; readonly wants: 'words' | 'difficulty' };

export function Actions({ v, at, target, thing, onAsked, next }: Props) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const node = v.table.nodes[at];
  const [chosenWho, setWho] = useState(0);
  const who = chosenWho < v.table.sheets.length ? chosenWho : 0;
  const sheet = v.table.sheets[who];
  const ability = useAbility(v, sheet);
  if (!node) return null;
  if (!sheet) return <p class="room-note">{words.chooseSheetFirst}</p>;
  const over = hasEnded(v.table) ? words.theSessionIsOver : null;
  const waits = over ?? (v.table.step !== 'idle' ? words.gmActs(gmName(v)) : pendingReason(v));
  const offers = offersOf(node, sheet, target, thing);
  const shown = next === undefined ? offers : offers.filter(({ blocked }) => blocked === null);
  if (shown.length === 0) return null;
  const ask = ({ action, target: aimed }: ActionOffer, say: string): void => {
    const request = { action, target: aimed, node: at, thing, ability: [ability.abilityFor(action)], say };
    v.play({ do: 'request', request: { kind: 'action', who, ...request } });
    onAsked();
  };
  const take = (offer: ActionOffer): void => {
    if (v.machine && isLeftOpen(offer)) setPrepared({ offer, wants: 'difficulty' });
    else if (worded.test(offer.action)) setPrepared({ offer, wants: 'words' });
    else ask(offer, '');
  };
  return (
    <>
      {next !== undefined && <p class="fine quiet">{next}</p>}
      {v.table.sheets.length > 1 && (
        <PickChips
          legend={words.whoActs}
          all={v.table.sheets}
          titleOf={({ name }) => name}
          isOn={(_, at) => at === who}
          onTake={(_, one) => setWho(one)}
        />
      )}
      <div class="action-grid two-columns gap2">
        {next === undefined && node.level !== null && target === 'node' && (
          <Act
            small
            title={words.leave}
            detail={words.yourAccountEnds}
            blocked={waits}
            onClick={() => v.play({ do: 'leave', node: at })}
          />
        )}
        {shown.map((offer) => (
          <Act
            key={`${offer.action} ${offer.target}`}
            small
            kind={offer.kind}
            title={thing === null ? offer.action : offer.action.replace(/ (File|Stream|Process)$/, '')}
            detail={ability.detailOf(offer)}
            blocked={offer.blocked ?? waits}
            onClick={() => take(offer)}
          />
        ))}
      </div>
      {next === undefined && <AbilitySelect {...ability} />}
      {prepared && (
        <PreparedSheet
          v={v}
          at={at}
          thing={thing}
          {...prepared}
          onTake={(say) => {
            setPrepared(null);
            ask(prepared.offer, say);
          }}
          onClose={() => setPrepared(null)}
        />
      )}
    </>
  );
}

function AbilitySelect({ owned, picked, choose }: Pick<ReturnType<typeof useAbility>, 'owned' | 'picked' | 'choose'>) {
  return (
    <label class="ability">
      <span class="hidden">{words.abilityForEveryAction}</span>
      <select class="quiet tappable" value={picked} onChange={(event) => choose(event.currentTarget.value)}>
        {owned.map(({ path, name, score }) => (
          <option key={path} value={path}>
            {words.withNameAndScore(name, score)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PreparedProps extends Prepared, Pick<Props, 'v' | 'at' | 'thing'> {
  onTake(say: string): void;
  onClose(): void;
}

function PreparedSheet({ v, at, thing, offer, wants, onTake, onClose }: PreparedProps) {
  const { action, target } = offer;
  const { nodes } = v.table;
  const node = nodes[at];
  if (!node) return null;
  if (wants === 'difficulty') return <Difficulty what={action} onTake={onTake} onClose={onClose} />;
  if (action === 'Start Stream')
    return (
      <StreamSheet
        what={action}
        of={`${action} ${at}`}
        here={node.name}
        nodes={nodes.map(({ name }) => name).filter((name) => name !== '')}
        onTake={onTake}
        onClose={onClose}
      />
    );
  return (
    <WordsSheet
      what={action}
      of={`${action} ${at} ${thing}`}
      isName={thing === null && target !== 'node'}
      before={textBefore(node, offer, thing)}
      onTake={onTake}
      onClose={onClose}
    />
  );
}

/** The path of its field; null if that action has not been requested yet. */
export function lastAbility(events: readonly TrenchEvent[], action: string): string | null {
  const last = events.findLast(
    (event) => event.kind === 'requested' && event.request.kind === 'action' && event.request.action === action,
  );
  return (last?.kind === 'requested' && last.request.ability[0]) || null;
}

interface WordsProps {
  what: string;
  /** What the text is about. For a different subject, the text starts empty. */
  of: string;
  /** Whether a name is asked for rather than a text. */
  isName: boolean;
  before: string;
  onTake(text: string): void;
  onClose(): void;
}

/** Asks for the name of what the player creates, or the text they write. */
function WordsSheet({ what, of, isName, before, onTake, onClose }: WordsProps) {
  const draft = useDraft({ name: 'words', of, initial: before, is: is.text });
  const text = draft.value;
  const blocked = text.trim() === '' ? words.typeItFirst : null;
  return (
    <TitledSheet title={what} onClose={onClose}>
      <TextField
        label={isName ? words.whatIsItCalled : words.whatDoesItSay}
        text={text}
        maxLength={isName ? 40 : 500}
        lines={isName ? 1 : 4}
        onText={draft.set}
      />
      <Act
        kind="main"
        title={words.askForIt}
        blocked={blocked}
        onClick={() => {
          draft.forget();
          onTake(text.trim());
        }}
      />
    </TitledSheet>
  );
}

interface StreamProps extends Pick<WordsProps, 'what' | 'of' | 'onTake' | 'onClose'> {
  /** The node where the stream starts. */
  here: string;
  /** All nodes that the player knows by name. */
  nodes: readonly string[];
}

const isEnds = is.fields<{ from: string; to: string }>({ from: is.text, to: is.text });

/** Maximum length of an end, since both must fit into the name of a thing. */
const MAX_END_LENGTH = 18;

/** A stream has an origin and a destination (T-ACT-E20). */
function StreamSheet({ what, of, here, nodes, onTake, onClose }: StreamProps) {
  const draft = useDraft({ name: 'ends', of, initial: { from: cut(here), to: '' }, is: isEnds });
  const { from, to } = draft.value;
  const missing = from.trim() === '' || to.trim() === '';
  return (
    <TitledSheet title={what} onClose={onClose}>
      <TextField
        label={words.fromLabel}
        text={from}
        maxLength={MAX_END_LENGTH}
        onText={(text) => draft.set({ from: text, to })}
      />
      <TextField
        label={words.toLabel}
        text={to}
        maxLength={MAX_END_LENGTH}
        onText={(text) => draft.set({ from, to: text })}
      />
      <PickChips legend={words.nodes} all={nodes} onTake={(name) => draft.set({ from, to: cut(name) })} />
      <Act
        kind="main"
        title={words.askForIt}
        blocked={missing ? words.streamEndsNote : null}
        onClick={() => {
          draft.forget();
          onTake(endsOf({ from: from.trim(), to: to.trim() }));
        }}
      />
    </TitledSheet>
  );
}

const cut = (name: string): string => [...name].slice(0, MAX_END_LENGTH).join('');
