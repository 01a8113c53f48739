/** The hand is covered unless opened: if it is held, it closes on release; a short tap keeps it open. */
import { pileOf } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/board/table.ts';
import { listen } from '../../../../device/listen.ts';
import { Emblem } from '../../../../parts/emblem.tsx';
import { dropRestOfTap } from '../../../../parts/fresh.ts';
import { Sign } from '../../../../parts/sign.tsx';
import { useMedia } from '../../../../parts/useSize.ts';
import type { OpenSheet } from '../openSheet.tsx';
import { type NetrunnerSeated, sideClass, sideName } from '../seated.ts';
import { cardDifference, newCardCount, sortedHand } from './drawn.ts';
import { HandCard } from './handCard.tsx';
import './hand.css';
import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { CardId } from '../../../../../rules/game.ts';

/** A hand held open longer than this closes on release (ms). */
const HOLD_MS = 350;

interface Props {
  v: NetrunnerSeated;
  open: boolean;
  setOpen(open: boolean): void;
  onShow(next: OpenSheet): void;
  marked: DrawnMarks;
}

/** The player's hand: if covered, a count to tap or hold; if open, its cards. It is covered again automatically. */
export function Hand({ v, open, setOpen, onShow, marked }: Props) {
  return open ? (
    <OpenHand v={v} onShow={onShow} marked={marked} />
  ) : (
    <CoveredHand v={v} setOpen={setOpen} onShow={onShow} />
  );
}

/** Keys for a card's copies that stay stable when another card leaves. */
function keyed(cards: ReturnType<typeof sortedHand>): { card: string; isNew: boolean; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map(({ card, isNew }) => {
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    return { card, isNew, key: `${card} ${n}` };
  });
}

function OpenHand({ v, onShow, marked }: Pick<Props, 'v' | 'onShow' | 'marked'>) {
  // In rows, so that every card is shown with its full name.
  const rows = useMedia('(max-width: 340px)');
  const { hand } = v.known;
  const crowd = hand.length > 5 ? 'many' : '';
  return (
    <section class={`rigid hand open ${crowd} ${sideClass(v.seat)}`} aria-label={words.yourHand}>
      {hand.length === 0 ? (
        <p class="quiet none">{words.yourHandIsEmpty}</p>
      ) : (
        <ul class="flex gap2">
          {keyed(sortedHand(hand, marked.fresh)).map(({ card, isNew, key }) => (
            <li key={key}>
              <HandCard
                v={v}
                card={card}
                slim={crowd !== '' && !rows}
                row={rows}
                isNew={isNew}
                onCard={() => {
                  marked.touch(card);
                  onShow({ kind: 'card', card });
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CoveredHand({ v, setOpen, onShow }: Omit<Props, 'open' | 'marked'>) {
  const side = sideName(v.seat);
  const n = v.known.hand.length;
  const drawn = newCardCount(v.drawn);
  // The button disappears once the hand is open, so the window handles the release.
  const press = (down: PointerEvent): void => {
    const release = (up: Event): void => {
      stop();
      // Measured by event timestamps, so that a tap on a busy phone does not count as a hold.
      if (up.timeStamp - down.timeStamp > HOLD_MS) setOpen(false);
    };
    const stop = listen(['pointerup', 'pointercancel'], release, window);
    // Otherwise the tap that opens the hand would also open the card under the finger.
    dropRestOfTap();
    setOpen(true);
  };
  return (
    <section class={`flex gap4 rigid hand covered ${sideClass(v.seat)}`} aria-label={words.yourHandCovered}>
      {side === 'runner' && (
        <button
          type="button"
          class="beside stack wave flex rigid centers"
          onClick={() => onShow({ kind: 'player', seat: v.seat })}
        >
          <span class="plaque stacked">
            <b>{pileOf(v.table, v.seat)}</b>
            <small class="text-label">{words.stack}</small>
          </span>
        </button>
      )}
      <span class="ring fan flex grow">
        <button
          type="button"
          class="look shape across gap3 grow centers semibold dense"
          onPointerDown={press}
          onClick={(event) => {
            // Keyboards and screen readers click without a pointer.
            if (event.detail === 0) setOpen(true);
          }}
        >
          <Sign name="eye" size={22} />
          <span>
            {words.card(n)}
            {drawn > 0 ? (
              <NewCards n={drawn} />
            ) : (
              <>
                <span class="hidden">,</span> <small>{words.tapOrHoldToPeek}</small>
              </>
            )}
          </span>
        </button>
      </span>
      {side === 'runner' && <TrashPile v={v} onShow={onShow} />}
    </section>
  );
}

const NewCards = ({ n }: { n: number }) => (
  <>
    <span class="hidden">, </span> <b class="new fine">{words.newCount(n)}</b>
    <span class="hidden">{words.tapOrHoldSuffix}</span>
  </>
);

function TrashPile({ v, onShow }: Pick<Props, 'v' | 'onShow'>) {
  const { trash } = v.table.runner;
  const newest = trash[0];
  return (
    <button
      type="button"
      class="beside trash flex rigid centers"
      onClick={() => onShow({ kind: 'pile', seat: v.seat })}
      data-trash="1"
    >
      {newest !== undefined && <Emblem id={newest} side={1} size={40} />}
      <span class="plaque stacked">
        <b>{trash.length}</b>
        <small class="text-label">{words.trash}</small>
      </span>
    </button>
  );
}

/** Marks newly drawn cards on their owner's screen and shows them on a slip while the hand is open. */
interface DrawnMarks {
  fresh: readonly CardId[];
  /** The cards shown on the slip. */
  shown: readonly CardId[];
  /** Call when the owner has looked at the given card. */
  touch(card: CardId): void;
}

/** Cards drawn by one effect arrive in separate entries; those within this time are shown together (ms). */
const TOGETHER_MS = 2000;

/** Which cards are marked as new and which are on the slip, both only while the hand is open. */
export function useDrawn({ drawn: { fresh }, table }: NetrunnerSeated, open: boolean): DrawnMarks {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const held = useRef({ turn: table.turn, fresh, touched: [] as CardId[], shown: [] as readonly CardId[], at: 0 });
  const now = held.current;
  if (now.turn !== table.turn) Object.assign(now, { turn: table.turn, fresh: [], touched: [] });
  const came = cardDifference(fresh, now.fresh);
  now.fresh = fresh;
  // The slip names cards only if the hand is already open.
  if (!open) now.shown = [];
  else if (came.length > 0) {
    const together = performance.now() - now.at < TOGETHER_MS;
    now.shown = together ? [...now.shown, ...came] : came;
    now.at = performance.now();
  }
  const shown = now.shown.length > 0;
  useEffect(() => {
    if (!shown) return;
    return listen(['pointerdown', 'keydown'], () => {
      now.shown = [];
      redraw(0);
    });
  }, [shown]);
  const left = cardDifference(fresh, now.touched);
  const touch = (card: CardId): void => {
    if (!left.includes(card)) return;
    now.touched.push(card);
    redraw(0);
  };
  return { fresh: left, shown: now.shown, touch };
}
