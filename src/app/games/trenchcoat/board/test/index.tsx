/** The test room: the current question, on either phone. */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Result as Outcome } from '../../../../../base/result.ts';
import { pendingOutcome, type TellDraft, tellMove, withoutMove } from '../../../../../rules/trenchcoat/game/master.ts';
import type { Move } from '../../../../../rules/trenchcoat/game/move.ts';
import type { SecurityMeasure } from '../../../../../rules/trenchcoat/game/page.ts';
import { triggeredBy } from '../../../../../rules/trenchcoat/game/secret.ts';
import type { NodeView, OpenTest } from '../../../../../rules/trenchcoat/game/table.ts';
import type { InputFault } from '../../../../../rules/trenchcoat/reasons.ts';
import { testableAbilities } from '../../../../../rules/trenchcoat/sheet/abilities.ts';
import type { Sheet as SheetOf } from '../../../../../rules/trenchcoat/sheet/sheet.ts';
import * as words from '../../../../../words/en/trenchcoat/board/test.ts';
import { requestWords } from '../../../../../words/en/trenchcoat/record.ts';
import { refusalWords } from '../../../../../words/en/trenchcoat/refusals/index.ts';
import { termsLine } from '../../../../../words/en/trenchcoat/terms.ts';
import { ErrorMessage } from '../../../../parts/wrong.tsx';
import { type CallSheetDraft, callDraft } from '../../master/draft.ts';
import { changesAfter, consequencesOf, proposalOf } from '../../master/proposal.ts';
import { Act } from '../look/act.tsx';
import { PickChips } from '../look/chips.tsx';
import { Plate, RoomPage } from '../look/plate.tsx';
import type { Room } from '../look/tabs.tsx';
import { Actions } from '../matrix/actions.tsx';
import { type Aim, aimsFrom, lastAim } from '../matrix/lastAim.ts';
import { MeasureSheet } from '../matrix/measureSheet.tsx';
import { gmName, isGm, playerName, secretsOf, type TrenchSession } from '../session.ts';
import { PickSheet } from '../sheets/pickSheet.tsx';
import { EndAlone } from './alone.tsx';
import { CallChips } from './callChips.tsx';
import { Called, Rolled, Waits } from './called.tsx';
import { Lead } from './lead.tsx';
import { Opening } from './opening.tsx';
import { AskForTest } from './plain.tsx';
import { Request } from './request.tsx';
import { Result } from './result.tsx';
import { SecretSheet } from './secretSheet.tsx';
import { LastTell } from './told.tsx';
import { WithoutSheet } from './withoutSheet.tsx';

interface Props {
  v: TrenchSession;
  onRoom(room: Room): void;
  /** The Game Master's own test, as prepared so far. */
  own: CallSheetDraft | null;
  setOwn(draft: CallSheetDraft | null): void;
  /** The sheet that the player will add in their turn. */
  picked: SheetOf | null;
  onPick(sheet: SheetOf): void;
}

export const TestRoom = (props: Props) => (isGm(props.v) ? <GmTest {...props} /> : <PlayerTest {...props} />);

interface Card {
  at: number;
  measure: SecurityMeasure;
}

function cardsOf(v: TrenchSession, step: TellDraft['step']): Card[] {
  const secret = step && secretsOf(v).nodes[step.node];
  return step && secret ? triggeredBy(secret, step.add).map((measure) => ({ at: step.node, measure })) : [];
}

function GmTest(props: Props) {
  const { v } = props;
  const [cards, setCards] = useState<readonly Card[]>([]);
  const [card] = v.table.step === 'rolled' || v.pending ? [] : cards;
  return (
    <>
      <GmAsked {...props} onCards={setCards} />
      {card && <MeasureSheet key={card.measure} v={v} {...card} onClose={() => setCards(cards.slice(1))} />}
    </>
  );
}

/** Makes the Game Master's move, or shows why the rules refuse it. Returns whether it was made. */
type Make = (made: Outcome<Move, InputFault>) => boolean;

interface DecidedProps {
  v: TrenchSession;
  make: Make;
  error: ComponentChildren;
}

function GmAsked({ v, onRoom, own, setOwn, onCards }: Props & { onCards(cards: readonly Card[]): void }) {
  const { table } = v;
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (table.step === 'called') setOwn(null);
    setRefused(null);
  }, [v.questionAt]);
  const make: Make = (made) => {
    setRefused(made.ok ? null : refusalWords(made.error));
    if (made.ok) v.play(made.value);
    return made.ok;
  };
  const decided = { v, make, error: <ErrorMessage>{refused}</ErrorMessage> };
  switch (table.step) {
    case 'lead':
      return own ? <OwnTest {...decided} own={own} setOwn={setOwn} /> : <Lead v={v} onTest={setOwn} />;
    case 'requested':
      return <Requested key={v.questionAt} {...decided} />;
    case 'called':
    case 'holding':
    case 'rolling':
      return (
        <Quiet
          v={v}
          title={table.test?.call.label ?? words.theTest}
          detail={table.test ? termsLine(table.test.call) : ''}
          text={table.step === 'called' ? words.hasTheDice(playerName(v)) : words.thePhonesRollTitle}
        />
      );
    case 'rolled':
      return table.test && <RolledTest {...decided} test={table.test} onCards={onCards} />;
    case 'idle':
      return <GmIdle v={v} setOwn={setOwn} />;
    default:
      return <Opening v={v} onRoom={onRoom} />;
  }
}

function OwnTest({ v, make, error, own, setOwn }: DecidedProps & { own: CallSheetDraft; setOwn: Props['setOwn'] }) {
  return (
    <>
      <Request
        v={v}
        first={own}
        of={`own ${v.questionAt} ${JSON.stringify(own)}`}
        givesUp
        asked={words.yourOwnTest}
        otherwise={{ title: words.back, detail: words.noTestDetail, act: () => setOwn(null) }}
        onCall={(draft) => make(callDraft(v, draft))}
      />
      {error}
    </>
  );
}

function Requested({ v, make, error }: DecidedProps) {
  const [without, setWithout] = useState(false);
  const proposal = proposalOf(v);
  if (!proposal) return null;
  return (
    <>
      <Request
        v={v}
        first={proposal.draft}
        of={v.questionAt}
        asked={proposal.refused === null ? proposal.asked : `${proposal.asked} ${proposal.refused}`}
        untested={proposal.untested}
        otherwise={{ title: words.noTestEllipsis, detail: words.youDecideDetail, act: () => setWithout(true) }}
        onCall={(draft) => make(callDraft(v, draft))}
      />
      {error}
      {without && (
        <WithoutSheet
          v={v}
          brings={proposal.success.gains}
          onTake={(outcome, say, gains) => {
            setWithout(false);
            const span = outcome === 'succeeds' ? proposal.success.span : 0;
            for (const change of changesAfter(v, outcome === 'succeeds')) v.change(change);
            const move = { outcome, say, gains: [...gains, ...v.handed], span };
            if (make(withoutMove(v, move))) v.toldHanded();
          }}
          onClose={() => setWithout(false)}
        />
      )}
    </>
  );
}

interface RolledTestProps extends DecidedProps {
  test: OpenTest;
  onCards(cards: readonly Card[]): void;
}

function RolledTest({ v, make, error, test, onCards }: RolledTestProps) {
  return (
    <>
      <Result
        key={test.number}
        v={v}
        test={test}
        follow={(outcome, success) => {
          const following = consequencesOf(v, outcome, success);
          return { ...following, gains: [...following.gains, ...v.handed] };
        }}
        onTell={(draft) => {
          const { outcome } = pendingOutcome(v, draft.choices) ?? {};
          for (const change of changesAfter(v, draft.ruling ?? outcome?.success ?? false)) v.change(change);
          onCards(cardsOf(v, draft.step));
          if (make(tellMove(v, draft)) && draft.telling !== 'nothing') v.toldHanded();
        }}
      />
      {error}
    </>
  );
}

/** During the player's turn, the Game Master waits or asks for the turn. */
function GmIdle({ v, setOwn }: Pick<Props, 'v' | 'setOwn'>) {
  const [secret, setSecret] = useState(false);
  return (
    <>
      <Quiet
        v={v}
        title={words.playersTurn(playerName(v))}
        detail={waitingHere(v) ?? changeHeard(v)}
        text={words.theirRequestsAppearHere(playerName(v))}
      >
        <CallChips
          v={v}
          onTest={(draft) => {
            setOwn(draft);
            v.want?.(true);
          }}
        />
      </Quiet>
      <div class="decides acts">
        <Act kind="quiet" title={words.rollInSecret} detail={words.otherPhonesShow} onClick={() => setSecret(true)} />
        <Act
          title={v.wants?.[0] ? words.theirPhoneIsAsked(playerName(v)) : words.myTurn}
          detail={words.wantToActDetail(!!v.wants?.[0])}
          on={v.wants?.[0] != null}
          onClick={() => v.want?.(!v.wants?.[0])}
        />
      </div>
      {secret && <SecretSheet v={v} onClose={() => setSecret(false)} />}
    </>
  );
}

function aimTitle({ table }: TrenchSession, { node, target, thing }: Aim): string {
  const view = table.nodes[node];
  if (target !== 'node' && thing === null) return words.findOrMake;
  const found = view?.things.find(({ kind, id }) => kind === target && id === thing);
  return words.nextTestTitle(found?.name ?? view?.name ?? '');
}

/** The player's best abilities; a tap on one requests a test of it. */
function AskChips({ v }: { v: TrenchSession }) {
  const [sheet] = v.table.sheets;
  if (!sheet) return null;
  return (
    <PickChips
      legend={words.testOf}
      all={testableAbilities(sheet).slice(0, MAX_CHIPS)}
      titleOf={({ name }) => name}
      onTake={({ path }) => v.play({ do: 'request', request: { kind: 'test', who: 0, ability: [path], say: '' } })}
    />
  );
}

/** Maximum number of chips; more would not fit on a small phone. */
const MAX_CHIPS = 5;

function PlayerTest(props: Props) {
  const { v, onRoom, picked, onPick } = props;
  const { table } = v;
  switch (table.step) {
    case 'called':
    case 'holding':
    case 'rolling':
      return table.test && <Called v={v} test={table.test} />;
    case 'rolled':
      return table.test && <Rolled v={v} test={table.test} />;
    case 'requested':
    case 'lead':
      if (table.sheets.length === 0 && picked === null && v.record.news === null)
        return <PickSheet v={v} onPick={onPick} later />;
      return <PlayerWaits v={v} picked={picked} />;
    case 'idle':
      if (table.sheets.length === 0)
        return <PickSheet v={v} onPick={(sheet) => v.play({ do: 'sheet', at: 0, sheet })} />;
      return <PlayerTurn v={v} onRoom={onRoom} />;
    default:
      return <Opening v={v} onRoom={onRoom} />;
  }
}

function PlayerWaits({ v, picked }: Pick<Props, 'v' | 'picked'>) {
  const { step, pending } = v.table;
  return (
    <>
      <Plate v={v} />
      <div class="room-scroll">
        {step === 'lead' && <LastTell v={v} />}
        {picked && <p class="room-note">{words.youWillPlay(picked.name)}</p>}
        {pending && <p class="room-note">{words.youAskedFor(requestWords(pending.request, v.table))}</p>}
      </div>
      <Waits
        v={v}
        title={step === 'lead' ? words.gameMastersTurn(gmName(v)) : words.hasYourRequest(gmName(v))}
        detail={words.thenYourTurn(step)}
      />
    </>
  );
}

function PlayerTurn({ v, onRoom }: Pick<Props, 'v' | 'onRoom'>) {
  const { table } = v;
  const aim = lastAim(v.record.events, table.nodes);
  return (
    <>
      <Plate v={v} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus a keyboard can't scroll it. */}
      <section class="room-scroll" tabIndex={0} aria-label={words.whatYouHear}>
        {v.record.news ? <LastTell v={v} /> : <p class="room-note">{words.howToAct}</p>}
        {v.machine && <EndAlone v={v} />}
      </section>
      <div class="decides node-acts next-acts stacked gap2">
        {aim &&
          aimsFrom(aim, table.nodes[aim.node] as NodeView).map((one) => (
            <Actions
              key={`${one.target} ${one.thing}`}
              v={v}
              at={one.node}
              target={one.target}
              thing={one.thing}
              next={aimTitle(v, one)}
              onAsked={() => onRoom('test')}
            />
          ))}
        {!v.machine && <AskChips v={v} />}
      </div>
      <WaysToAct v={v} small={aim !== null} onRoom={onRoom} />
    </>
  );
}

/** Buttons for a test of an ability, and for the matrix. `small`: next to an action that is offered again. */
function WaysToAct({ v, small, onRoom }: Pick<Props, 'v' | 'onRoom'> & { small: boolean }) {
  const { nodes } = v.table;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div class="decides acts">
        <Act
          kind={nodes.length === 0 ? 'main' : 'quiet'}
          small={small}
          title={words.ownTest}
          detail={small ? undefined : words.withAnAbility}
          onClick={() => setAsking(true)}
        />
        {nodes.length > 0 && (
          <Act
            width="wide"
            kind={small ? 'plain' : 'main'}
            small={small}
            title={words.backToTheNodeOrMatrix(nodes.some(({ level }) => level !== null))}
            detail={small ? undefined : words.youActDetail}
            sign="forward"
            onClick={() => onRoom('matrix')}
          />
        )}
      </div>
      {asking && <AskForTest v={v} onClose={() => setAsking(false)} />}
    </>
  );
}

/** What the Game Master has queued for this player, whose turn it is. */
function waitingHere({ errands }: TrenchSession): string | null {
  const [next] = errands;
  if (!next) return null;
  return next.do === 'call' ? words.notCalledYet(next.call.label) : words.notSaidYet;
}

/** Names a sheet that was just changed; empty if anything else has happened since. */
function changeHeard({ record: { events, log } }: TrenchSession): string {
  const last = events.at(-1);
  const line = log.at(-1);
  return last?.kind === 'sheet' && last.before !== null && line?.is === 'plain' ? line.text : '';
}

interface QuietProps {
  v: TrenchSession;
  title: string;
  detail?: string;
  text: string;
  children?: ComponentChildren;
}

function Quiet({ v, title, detail = '', text, children }: QuietProps) {
  return (
    <>
      <RoomPage v={v} title={title} detail={detail}>
        {children}
      </RoomPage>
      <Waits v={v} title={text} detail="" />
    </>
  );
}
