/** A card with its text, its numbers of this moment, and everything legal that can be done with it. */
import { type CardId, other, type Slot } from '../../../rules/game.ts';
import { isVirusCounter, rezzesAtOnce } from '../../../rules/netrunner/card.ts';
import type { Move } from '../../../rules/netrunner/move.ts';
import { CORP, RUNNER } from '../../../rules/netrunner/table.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { labelOf } from '../../words/moves.ts';
import type { Acting } from './acting.ts';
import { LookFirst } from './answers.tsx';
import { MoveList } from './moveList.tsx';
import { BackPage, CardPage } from './page.tsx';
import { isPrivate } from './private.ts';
import { cardOf, faceOf, inOrder, isAsked, type Seated } from './seated.ts';

type Props = Acting & { onClose(): void } & ({ slot: Slot; card?: undefined } | { card: CardId; slot?: undefined });

export function CardSheet(props: Props) {
  const { v, open, slot, onPlay, onLook, onClose } = props;
  const face = slot === undefined ? props.card : faceOf(v, slot, open);
  const lies = slot === undefined ? undefined : v.table.cards[slot];
  const mine = lies?.owner === v.seat && lies.card === null;
  const moves = v.moves.filter((move) => {
    const label = labelOf(v, move);
    const ill = move.do === 'purge' && Object.keys(lies?.counters ?? {}).some(isVirusCounter);
    const about = ill || (slot === undefined ? label.card === props.card : label.slot === slot);
    return about && (open || slot === undefined || !isPrivate(v, move));
  });
  const covered = mine && !open && slot !== undefined;
  return (
    <Sheet label={face === null || face === undefined ? 'A face-down card' : cardOf(face).title} onClose={onClose}>
      {face === null || face === undefined ? (
        <BackPage
          title={lies?.owner === RUNNER ? 'A hidden resource' : 'A face-down card'}
          runner={lies?.owner === RUNNER}
        >
          {mine ? 'Yours: open your hand to see it.' : `Only ${v.names[other(v.seat)]} knows what it is.`}
        </BackPage>
      ) : (
        <CardPage card={face} v={v} slot={slot} />
      )}
      <Ways v={v} moves={moves} onMove={onPlay} />
      {covered && <LookFirst v={v} main={moves.length === 0} onLook={() => onLook({ kind: 'slot', slot })} />}
      {moves.length === 0 && !covered && (
        <p class="why quiet">
          {(slot === undefined ? whyNotPlay(v, props.card ?? '') : whyNot(v, slot)) ??
            'Nothing can be done with it now.'}
        </p>
      )}
    </Sheet>
  );
}

interface WaysProps {
  v: Seated;
  moves: readonly Move[];
  onMove(...moves: Move[]): void;
}

const isCostly = (move: Move): boolean => move.do === 'install' && ('clear' in move || 'over' in move);

/** What can be done, in the order of the table; what trashes something of one's own stands apart. */
function Ways({ v, moves, onMove }: WaysProps) {
  const order = [...inOrder(v.table.forts).map((fort) => fort.id), 'new'];
  const place = (move: Move): number => ('fort' in move && move.fort !== undefined ? order.indexOf(move.fort) : -1);
  const sorted = [...moves].sort((a, b) => place(a) - place(b));
  const plain = sorted.filter((move) => !isCostly(move));
  const costly = sorted.filter(isCostly);
  return (
    <>
      <MoveList v={v} moves={plain} onMove={onMove} main={plain.length === 1 || plain[0]?.do !== 'install'} />
      {costly.length > 0 && <h3>Trashing something of yours</h3>}
      <MoveList v={v} moves={costly} onMove={onMove} main={false} />
    </>
  );
}

/** Why a card on the table offers nothing now. */
function whyNot(v: Seated, slot: Slot): string | null {
  const card = v.table.cards[slot];
  const face = card?.owner === v.seat ? (card.card ?? v.known.slots[slot]) : undefined;
  if (!card || face === undefined) return null;
  if (!isAsked(v)) return 'It is not your decision now.';
  if (v.seat === CORP && !card.active && cardOf(face).type !== 'agenda')
    return v.refusal({ do: 'rez', slot, card: face })?.text ?? null;
  if (v.seat === CORP && !card.active) return v.refusal({ do: 'score', slot, card: face })?.text ?? null;
  const ability = cardOf(face).abilities.findIndex((one) => one.when !== 'trace');
  return ability >= 0 ? (v.refusal({ do: 'use', slot, ability })?.text ?? null) : null;
}

/** Why a card in hand offers nothing now. */
function whyNotPlay(v: Seated, card: CardId): string | null {
  const { play, type } = cardOf(card);
  if (play) return v.refusal({ do: 'play', card })?.text ?? null;
  const face = rezzesAtOnce(cardOf(card)) ? { rezzed: card } : { hidden: card };
  const move: Move =
    v.seat === CORP ? { do: 'install', ...face, ice: type === 'ice', fort: 'new' } : { do: 'install', card };
  return v.refusal(move)?.text ?? null;
}
