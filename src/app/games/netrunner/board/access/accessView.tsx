/** One screen per accessed card, on both phones: who sees it, what it does in this game, and one tap to decide. */
import type { ComponentChildren } from 'preact';
import type { CardId } from '../../../../../rules/game.ts';
import type { AccessStory } from '../../../../../rules/netrunner/rulebook/run/accessStory.ts';
import { RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/access.ts';
import * as board from '../../../../../words/en/netrunner/board/access.ts';
import { Sign } from '../../../../parts/sign.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { WaitingLine } from '../decide/waiting.tsx';
import { RunHeader } from '../run/runHeader.tsx';
import { cardOf, type NetrunnerSeated, sideClass } from '../seated.ts';
import { BackPage, CardPage } from '../sheets/page.tsx';
import { AccessFoot } from './accessFoot.tsx';
import { PanelBox } from './panelBox.tsx';
import { type CardVerdict, faceAt, type Page, pageOf } from './reading.ts';
import type { AccessPage } from './useAccess.ts';
import './access.css';
import { Bits } from '../../../../parts/bits.tsx';
import { RoundButton } from '../../../../parts/button.tsx';
import { Emblem } from '../../../../parts/emblem.tsx';

interface Props extends DecisionProps {
  access: AccessPage;
  line: ComponentChildren;
  /** Called when the Runner steals an agenda. */
  onSteal(card: CardId): void;
}

/** Shows the current page; the Corp's follows the Runner's newest card unless the Corp taps another. */
export function AccessView(props: Props) {
  const { v, access, line, onShow } = props;
  const { story } = access;
  const title = words.accessTitle(story);
  const cardIndex = pageAt(v, access);
  const page = cardIndex < story.cards.length ? pageOf(v, story, access.reading, cardIndex) : null;
  return (
    <section class={`stacked access-view shrinks ${sideClass(v.seat)}`} aria-label={title}>
      <RunHeader
        v={unstolen(v, story)}
        title={title}
        detail={words.countWords(story, cardIndex)}
        line={line}
        onShow={onShow}
      />
      <div class="access-pips-row across spread gap4 rigid wraps">
        <Pips v={v} access={access} cardIndex={cardIndex} />
        {page && (
          <p class="eye-line across gap3 fine quiet shrinks">
            <Sign name="eye" size={18} />
            <span>{words.viewersWords(v, story.cards[cardIndex]!)}</span>
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long card is scrolled by keyboard too. */}
      <section class="accessed stacked gap4 shrinks" tabIndex={0} aria-label={board.accessedCard} key={cardIndex}>
        {page ? (
          <Face v={v} page={page} slot={story.cards[cardIndex]?.slot ?? undefined} />
        ) : (
          <WaitingLine>{words.pickingWords(v)}</WaitingLine>
        )}
      </section>
      {page && <Below v={v} access={access} page={page} />}
      <AccessFoot {...props} page={page} />
    </section>
  );
}

/** The Runner's points in the header are those before the tap on *Steal it*, even if the rules have already scored. */
function unstolen(v: NetrunnerSeated, { points }: AccessStory): NetrunnerSeated {
  const { table } = v;
  return v.seat === RUNNER ? { ...v, table: { ...table, runner: { ...table.runner, points } } } : v;
}

/** The current card: the Runner's own page, or the one the Corp is viewing. */
function pageAt({ seat }: NetrunnerSeated, { story, reading }: AccessPage): number {
  if (seat === RUNNER) return reading.at;
  const newest = Math.max(0, story.cards.length - 1);
  return reading.at === 0 ? newest : Math.min(reading.at - 1, newest);
}

function Face({ v, page, slot }: { v: NetrunnerSeated; page: Page; slot: number | undefined }) {
  return page.face === null ? (
    <BackPage title={board.hiddenCardFromRD} />
  ) : (
    <CardPage card={page.face} v={v} slot={slot} large />
  );
}

/** What the card does and, on the last of several pages, the choices so far, once all harm has been acknowledged. */
function Below({ v, access, page }: { v: NetrunnerSeated; access: AccessPage; page: Page }) {
  const { story, reading } = access;
  const faces = story.cards.map((_, cardIndex) => faceAt(v, story, cardIndex));
  const suffered = reading.suffered.includes(page.cardIndex);
  const panel = words.panelOf(v, story, page.cardIndex, faces, { last: page.last, suffered });
  const hurts = panel?.danger === true && !suffered;
  const chosen = v.seat === RUNNER && page.last && !hurts && choicesOf(v, access, page.cardIndex).length > 0;
  return (
    <div class="below rigid">
      {chosen ? (
        <ChoicesSoFar v={v} access={access} but={page.cardIndex} />
      ) : (
        panel && <PanelBox panel={panel} seat={v.seat} />
      )}
    </div>
  );
}

interface Choice {
  page: Page;
  verdict: CardVerdict;
}

/** Chosen steals and trashes, except for page `but`. */
function choicesOf(v: NetrunnerSeated, { story, reading }: AccessPage, except: number): Choice[] {
  return Object.entries(reading.kept).flatMap(([at, verdict]) => {
    const page = pageOf(v, story, reading, Number(at));
    return verdict === 'leave' || Number(at) === except || page.face === null ? [] : [{ page, verdict }];
  });
}

function ChoicesSoFar({ v, access, but }: { v: NetrunnerSeated; access: AccessPage; but: number }) {
  return (
    <section class="panel sided seat1 so-far stacked gap2 raised" aria-label={words.choicesTitle}>
      <h3 class="fine quiet semibold">{access.reading.failed ? words.accessFailed : words.choicesTitle}</h3>
      {choicesOf(v, access, but).map(({ page, verdict }) => {
        const { title, points } = cardOf(page.face ?? '');
        const price = verdict === 'steal' ? page.ways.steal : page.ways.trash;
        return (
          <p key={page.cardIndex} class="panel-row across gap4">
            <Sign name={verdict === 'steal' ? 'points' : 'trash'} size={24} />
            <span class="words grow">
              <b>{words.choiceName[verdict]}</b> {title}
            </span>
            <span class="aside flex gap3 quiet rigid nowrap">
              {verdict === 'steal' && points !== null && <b>+{points}</b>}
              {price !== null && price > 0 && <Bits n={price} />}
            </span>
            {!page.ways.must && verdict === 'trash' && (
              <RoundButton
                class="icon-box rigid"
                sign="undo"
                label={words.undoWords(title)}
                onClick={() => access.undo(page.cardIndex)}
              />
            )}
          </p>
        );
      })}
    </section>
  );
}

const MAX = 7;

/** Tapping a card that has been seen shows it. */
function Pips({ v, access, cardIndex }: { v: NetrunnerSeated; access: AccessPage; cardIndex: number }) {
  const { story, turnTo } = access;
  const all = Math.max(story.total, story.cards.length, cardIndex + 1);
  const first = Math.max(0, Math.min(cardIndex - MAX + 1, all - MAX));
  const shown = Array.from({ length: Math.min(MAX, all) }, (_, at) => first + at);
  const isRunner = v.seat === RUNNER;
  return (
    <ol class="access-pips across rigid">
      {shown.map((at) => (
        <li key={at}>
          {at === cardIndex ? (
            <span class="access-pip icon-box now on-paper bold" aria-current="step">
              {at + 1}
            </span>
          ) : at < story.cards.length && (!isRunner || at < access.reading.at) ? (
            <button
              type="button"
              class="access-pip icon-box seen shrinks"
              onClick={() => turnTo(isRunner ? at : at + 1)}
            >
              <span class="hidden">{words.pipWords(at, faceAt(v, story, at))}</span>
              <Seen v={v} access={access} at={at} />
            </button>
          ) : (
            <i class="access-pip icon-box back" />
          )}
        </li>
      ))}
      {all > first + MAX && <li class="more">{words.moreWords(all - first - MAX)}</li>}
    </ol>
  );
}

/** The verdict on a seen card, or else its emblem. */
function Seen({ v, access, at }: { v: NetrunnerSeated; access: AccessPage; at: number }) {
  const { story, reading } = access;
  const face = faceAt(v, story, at);
  const verdict = reading.kept[at] ?? (story.cards[at]?.gone === 'stolen' ? 'steal' : undefined);
  if (verdict === 'steal' || verdict === 'trash')
    return <Sign name={verdict === 'steal' ? 'points' : 'trash'} size={18} />;
  return face === null ? (
    <i class="access-pip icon-box back" />
  ) : (
    <Emblem id={face} side={cardOf(face).side} size={30} />
  );
}
