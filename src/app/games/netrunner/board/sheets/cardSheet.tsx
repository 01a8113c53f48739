/** A card with its text, its current numbers, and all legal moves with it. */

import { useRef } from 'preact/hooks';
import { type CardId, other, type Slot } from '../../../../../rules/game.ts';
import { isVirusCounter, rezzesOnInstall } from '../../../../../rules/netrunner/card.ts';
import type { Ability } from '../../../../../rules/netrunner/effect.ts';
import type { Move } from '../../../../../rules/netrunner/move.ts';
import { approached } from '../../../../../rules/netrunner/rulebook/run/encountered.ts';
import { openSubs } from '../../../../../rules/netrunner/rulebook/run/subroutines.ts';
import { bitsOf, CORP, type Installed, RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/sheets.ts';
import { waysTo, whyNot } from '../../../../../words/en/netrunner/decide/allow.ts';
import { labelOf } from '../../../../../words/en/netrunner/decide/moves.ts';
import { fortName } from '../../../../../words/en/netrunner/places.ts';
import { faceOf, isAsked } from '../../../../../words/en/netrunner/tableView.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import { Sheet } from '../../../../parts/sheet.tsx';

import { LookFirst } from '../decide/answers.tsx';
import type { DecisionProps } from '../decide/decisionProps.ts';
import { MoveList } from '../decide/moveList.tsx';
import { isPrivate } from '../decide/private.ts';
import { cardOf, type NetrunnerSeated } from '../seated.ts';
import { RuleOf } from '../terms.tsx';
import { BackPage, CardPage } from './page.tsx';

type Props = DecisionProps & { onClose(): void } & (
    | { slot: Slot; card?: undefined }
    | { card: CardId; slot?: undefined }
  );

/** Any card as a page with its current moves or, if there are none, the reason. */
export function CardSheet(props: Props) {
  const { v, open, slot, onPlay, onLook, onClose } = props;
  const lies = slot === undefined ? undefined : v.table.cards[slot];
  const face = useLastFace(slot === undefined ? props.card : lies && faceOf(v, slot, open));
  const gone = slot !== undefined && !lies;
  const mine = lies?.owner === v.seat && lies.card === null;
  const moves = v.moves.filter((move) => {
    const label = labelOf(v, move);
    const ill = move.do === 'purge' && Object.keys(lies?.counters ?? {}).some(isVirusCounter);
    const about = ill || (slot === undefined ? label.card === props.card : label.slot === slot);
    return about && (open || !isPrivate(v, move));
  });
  const covered = mine && !open && slot !== undefined;
  return (
    <Sheet label={face === null ? words.aFaceDownCard : cardOf(face).title} onClose={onClose}>
      <h2 class="place quiet semibold">{placeWords(props)}</h2>
      {face === null ? (
        <BackPage title={words.hiddenCardName(lies?.owner === RUNNER)} runner={lies?.owner === RUNNER}>
          {words.hiddenCardNote(mine, v.names[other(v.seat)])}
        </BackPage>
      ) : (
        <CardPage card={face} v={v} slot={gone ? undefined : slot} />
      )}
      <Ways v={v} moves={moves} onMove={onPlay} />
      {covered && <LookFirst v={v} main={moves.length === 0} onLook={() => onLook({ kind: 'slot', slot })} />}
      {moves.length === 0 && !covered && !gone && <NotNow {...props} />}
    </Sheet>
  );
}

/** Keeps the face readable after the card has left the table. `now` is undefined once it has. */
function useLastFace(now: CardId | null | undefined): CardId | null {
  const last = useRef<CardId | null>(null);
  if (now !== undefined) last.current = now;
  return last.current;
}

/** A copy in the covered hand is not mentioned. */
const isHeld = ({ v, open, card }: Props): boolean => open && card !== undefined && v.known.hand.includes(card);

/** Where the card is; for a card that is not on the table, only whether it is in the player's hand. */
function placeWords(props: Props): string {
  const { v, slot } = props;
  if (slot === undefined) return words.cardPlace(isHeld(props));
  const lies = v.table.cards[slot];
  if (!lies) return words.noLongerOnTheTable;
  if (lies.fort === null) return lies.owner === RUNNER ? words.rigTitle(v.seat === RUNNER) : words.scored;
  return `${words.installPlace(lies.ice)} ${fortName(lies.fort)}`;
}

/** The unavailable move, in grey, with the reason; above it, ways to get the bits. */
function NotNow(props: Props) {
  const { v, slot, card, open, onPlay } = props;
  // After the game there is nothing to wait for.
  if (v.question.kind === 'over') return null;
  if (!isAsked(v)) return <p class="why quiet">{words.itsNotYourTurn}</p>;
  const move = slot !== undefined ? likelyMoveAt(v, slot) : isHeld(props) ? likelyMoveWith(v, card ?? '') : null;
  const refused = move && v.refusal(move);
  if (!refused) return <p class="why quiet">{words.noMovesNote}</p>;
  const { title, actions, bits } = labelOf(v, move);
  const earns = refused.kind === 'E-BITS' && v.moves.some((one) => one.do === 'bit');
  return (
    <>
      {earns && (
        <ActionButton
          kind="main"
          title={words.takeBitTitle}
          detail={words.bitsAfter(bitsOf(v.table, v.seat) + 1)}
          actions={1}
          onClick={() => onPlay({ do: 'bit' })}
        />
      )}
      <ActionButton
        title={title}
        actions={actions}
        bits={bits}
        blocked={whyNot(refused)}
        ways={waysTo(v, move, open)}
        onClick={() => undefined}
      />
      <RuleOf refusal={refused} />
    </>
  );
}

const isCostly = (move: Move): boolean => move.do === 'install' && ('clear' in move || 'over' in move);

/** Moves that trash one of the player's own cards are listed separately. */
function Ways({ v, moves, onMove }: { v: NetrunnerSeated; moves: readonly Move[]; onMove(...moves: Move[]): void }) {
  const plain = moves.filter((move) => !isCostly(move));
  const costly = moves.filter(isCostly);
  return (
    <>
      <MoveList v={v} moves={plain} onMove={onMove} main={plain.length === 1 || plain[0]?.do !== 'install'} />
      {costly.length > 0 && <h3>{words.trashingAnOwnCard}</h3>}
      <MoveList v={v} moves={costly} onMove={onMove} main={false} />
    </>
  );
}

/** The most likely move with a card on the table. */
function likelyMoveAt(v: NetrunnerSeated, slot: Slot): Move | null {
  const card = v.table.cards[slot];
  const mine = card?.owner === v.seat;
  const face = mine ? (card.card ?? v.known.slots[slot]) : (card?.card ?? undefined);
  if (!card || face === undefined) return null;
  if (!mine) return abilityMove(v, card, face, ({ byOther }) => byOther === true);
  if (v.seat === CORP && !card.active)
    return { do: cardOf(face).type === 'agenda' ? 'score' : 'rez', slot, card: face };
  return abilityMove(v, card, face, ({ byOther, when }) => !byOther && when !== 'trace');
}

/** Using a face-down card includes naming it, and breaking includes a subroutine. */
function abilityMove(
  { table }: NetrunnerSeated,
  { slot, card }: Installed,
  face: CardId,
  fits: (ability: Ability) => boolean,
): Move | null {
  const { abilities } = cardOf(face);
  const ability = abilities.findIndex(fits);
  if (ability < 0) return null;
  const ice = table.run?.encounter ? approached(table) : undefined;
  const sub = abilities[ability]?.special?.does === 'break' && ice !== undefined ? openSubs(table, ice)[0] : undefined;
  return { do: 'use', slot, ability, ...(card === null && { card: face }), ...(sub !== undefined && { sub }) };
}

/** The most likely move with a card in hand. */
function likelyMoveWith(v: NetrunnerSeated, card: CardId): Move {
  const { play, type } = cardOf(card);
  if (play) return { do: 'play', card };
  if (v.seat !== CORP) return { do: 'install', card };
  const face = rezzesOnInstall(cardOf(card)) ? { rezzed: card } : { hidden: card };
  return { do: 'install', ...face, ice: type === 'ice', fort: 'new' };
}
