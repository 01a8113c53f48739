/** The two slots below an accessed card, which stay in place from card to card. */
import { hasUsable } from '../../../../../rules/netrunner/active.ts';
import { showRefusal } from '../../../../../rules/netrunner/rulebook/run/ambush.ts';
import { bitsOf, hasFaceDownInRig, POINTS_TO_WIN, RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/access.ts';
import { promptOf, waitingWords } from '../../../../../words/en/netrunner/decide/prompts.ts';
import { fortName } from '../../../../../words/en/netrunner/places.ts';
import { isAsked } from '../../../../../words/en/netrunner/tableView.ts';
import { ActionButton, TextButton } from '../../../../parts/button.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { WaitingLine } from '../decide/waiting.tsx';
import { cardOf, type NetrunnerSeated, sideClass } from '../seated.ts';
import { type CardVerdict, choicesCost, faceAt, frameOf, isAccessQuestion, type Page } from './reading.ts';
import type { AccessPage } from './useAccess.ts';

interface Props extends DecisionProps {
  access: AccessPage;
  onSteal(card: string): void;
  /** Null while the next card is being determined. */
  page: Page | null;
}

/** The Runner's choices for the current card; the Corp waits, or dismisses what it has read. */
export function AccessFoot(props: Props) {
  const { v, access, page } = props;
  return (
    <div class={`access-foot stacked gap3 rigid ${sideClass(v.seat)}`} key={`${access.story.began} ${page?.cardIndex}`}>
      {v.seat !== RUNNER ? (
        <CorpFoot {...props} />
      ) : page === null || access.reading.sent ? (
        <WaitingLine>{waitingWords(v)}</WaitingLine>
      ) : (
        <RunnerFoot {...props} page={page} />
      )}
    </div>
  );
}

function CorpFoot({ v, access: { story, close } }: Props) {
  if (close && v.table.over) return <ActionButton kind="main" title={words.continueTitle} onClick={close} />;
  const settled = words.settledWords(v, story);
  return (
    <>
      {settled === null ? <WaitingLine>{words.readingWords(v)}</WaitingLine> : <Then>{settled}</Then>}
      {close && <ActionButton kind="quiet" title={words.backToTable} onClick={close} />}
    </>
  );
}

function RunnerFoot(props: Props & { page: Page }) {
  const { v, access, page } = props;
  const { story, reading } = access;
  const { cardIndex, face } = page;
  const card = story.cards[cardIndex];
  const newest = cardIndex === story.cards.length - 1;
  if (!card || (face === null && newest && !story.over && isAccessQuestion(v)))
    return <WaitingLine>{waitingWords(v)}</WaitingLine>;
  if (newest && access.beside)
    return <ActionButton kind="main" title={words.besideWords(v)} detail={promptOf(v)} onClick={access.goThrough} />;
  if (face !== null && !reading.suffered.includes(cardIndex) && words.hasActed(v, card, face))
    return (
      <>
        <ActionButton
          kind="main"
          title={words.sufferWords(card.events)}
          after={words.handAfter(card)}
          // After a flatline there is nothing left to settle.
          onClick={() => (v.table.over ? access.finish(cardIndex, null) : access.suffer(cardIndex))}
        />
        <Then>{words.thenWords(v, card, page)}</Then>
      </>
    );
  if (newest && !story.over && !isAccessQuestion(v)) return <WaitingLine>{words.pendingWords(v)}</WaitingLine>;
  if (face !== null && newest && mustShow(v, face))
    return (
      <>
        <ActionButton
          kind="main"
          title={words.showTitle(v)}
          detail={words.showDetail}
          onClick={() => access.show(face)}
        />
        <Then>{words.showNext}</Then>
      </>
    );
  return <Verdicts {...props} />;
}

/** Whether the card is an agenda from R&D that must first be shown to both players (R-GEN-66). */
const mustShow = (v: NetrunnerSeated, face: string): boolean =>
  v.question.kind === 'move' &&
  v.question.window === 'accessed' &&
  isAsked(v) &&
  showRefusal(v.table, { do: 'show', card: face }, face) === null;

/** Buttons to steal, trash, leave, or just continue. */
function Verdicts(props: Props & { page: Page }) {
  const { v, access, page, onShow } = props;
  const { story } = access;
  const { cardIndex, last, ways, face } = page;
  const gone = story.cards[cardIndex]?.gone;
  const isAgenda = face !== null && cardOf(face).type === 'agenda' && (ways.steal !== null || gone === 'stolen');
  return (
    <>
      {isAgenda ? (
        <StealOrLeave {...props} face={face} />
      ) : ways.trash !== null && gone === null ? (
        <TrashOrLeave {...props} price={ways.trash} />
      ) : (
        <ContinueButton {...props} />
      )}
      {last && mayUse(v, access) && (
        <TextButton onClick={() => (isLooking(v) ? v.play({ do: 'pass' }) : onShow({ kind: 'list' }))}>
          {words.useFirst}
        </TextButton>
      )}
    </>
  );
}

type VerdictProps = Props & { page: Page };

/** The verdict on the last card ends the access; earlier ones are only noted. */
const actOn =
  ({ access, page: { cardIndex, last } }: VerdictProps) =>
  (verdict: CardVerdict | null): void =>
    last ? access.finish(cardIndex, verdict) : access.decide(cardIndex, verdict);

/** What a verdict costs. Only the last verdict pays, for all choices so far. */
function verdictCost(
  { v, access, page: { cardIndex, last } }: VerdictProps,
  price: number,
): { bits: number; after?: string } {
  const sum = last ? price + choicesCost(v, access.story, access.reading, cardIndex) : price;
  const have = bitsOf(v.table, RUNNER);
  return { bits: sum, ...(sum > 0 && sum <= have && { after: words.fromTo(have, have - sum) }) };
}

/** The Runner's points once the chosen agendas before this card are stolen. */
const pointsBefore = ({ v, access: { story }, page: { cardIndex } }: VerdictProps): number =>
  words.pointsBefore(
    story,
    cardIndex,
    story.cards.map((_, at) => faceAt(v, story, at)),
  );

function StealOrLeave(props: VerdictProps & { face: string }) {
  const { access, page, face, onSteal } = props;
  const { story } = access;
  const { cardIndex, last, ways, short } = page;
  const agenda = cardOf(face);
  const act = actOn(props);
  const then = pointsBefore(props) + (agenda.points ?? 0);
  const blocked = short.steal > 0 ? words.bitsShort(short.steal) : null;
  return (
    <>
      <ActionButton
        kind={blocked ? 'plain' : 'main'}
        title={words.stealTitle(agenda, then >= POINTS_TO_WIN)}
        detail={words.stealDetail(story, cardIndex, last)}
        {...verdictCost(props, ways.steal ?? 0)}
        blocked={blocked}
        onClick={() => {
          onSteal(agenda.id);
          act('steal');
        }}
      />
      {ways.must || story.cards[cardIndex]?.gone === 'stolen' ? (
        <Then>{words.nextWords(story, cardIndex, last ? then : null)}</Then>
      ) : (
        <Leave act={act} main={blocked !== null} />
      )}
    </>
  );
}

function TrashOrLeave(props: VerdictProps & { price: number }) {
  const { access, page, price } = props;
  const { cardIndex, last, short } = page;
  const act = actOn(props);
  const blocked = short.trash > 0 ? words.bitsShort(short.trash) : null;
  return (
    <>
      <ActionButton
        kind={blocked ? 'plain' : 'main'}
        title={words.trashTitle}
        detail={words.trashDetail}
        {...verdictCost(props, price)}
        blocked={blocked}
        onClick={() => act('trash')}
      />
      <Leave act={act} main={blocked !== null} detail={words.leaveDetail(access.story, cardIndex, last)} />
    </>
  );
}

function ContinueButton(props: VerdictProps) {
  const { access, page } = props;
  const { story, reading } = access;
  const { cardIndex, last } = page;
  const points = pointsBefore(props);
  const choices = Object.entries(reading.kept).some(([at, one]) => Number(at) !== cardIndex && one !== 'leave');
  return (
    <>
      <ActionButton
        kind="main"
        title={last ? (choices ? words.finishTitle : words.endTitle) : words.nextTitle}
        detail={words.whereItGoes(story, cardIndex, fortName(story.fort))}
        {...(last ? verdictCost(props, 0) : {})}
        onClick={() => actOn(props)(null)}
      />
      <Then>{words.nextWords(story, cardIndex, last && points > story.points ? points : null)}</Then>
    </>
  );
}

/**
 * Whether one of the Runner's cards may still be used on the accessed card before anything is settled. Uses public
 * information only.
 */
const mayUse = (v: NetrunnerSeated, { story }: AccessPage): boolean =>
  frameOf(v, story) !== null && (hasUsable(v.table, RUNNER, 'settle') || hasFaceDownInRig(v.table));

const isLooking = ({ question }: NetrunnerSeated): boolean =>
  question.kind === 'move' && question.window === 'accessed';

const Leave = ({ act, main, detail }: { act(verdict: CardVerdict): void; main: boolean; detail?: string }) => (
  <ActionButton kind={main ? 'main' : 'plain'} title={words.leaveTitle} detail={detail} onClick={() => act('leave')} />
);

const Then = ({ children }: { children: string }) => <p class="then centered quiet">{children}</p>;
