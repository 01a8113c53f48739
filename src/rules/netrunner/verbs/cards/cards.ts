/** Verbs that move cards: draw, trash, search, take back, expose, rez by effect. */
import type { Seat, Slot } from '../../../game.ts';
import { definition, rigOf } from '../../card.ts';
import type { ChooseName } from '../../decisions.ts';
import { addCounters, become, type Draft, discardToHand, discardToSlot, push, slotToHand } from '../../draft.ts';
import type { Ability, Card, CardType, Condition, Effect } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { no } from '../../move.ts';
import { installFault, putInRigFree } from '../../rulebook/cards/install.ts';
import { NEW_FORT } from '../../rulebook/cards/installCorp.ts';
import { keepPlayed } from '../../rulebook/cards/play.ts';
import { derez, expose as exposeCards } from '../../rulebook/cards/reveal.ts';
import { leaves } from '../../rulebook/cards/trash.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { printedRezCost } from '../../rulebook/numbers.ts';
import { number, some } from '../../sentence.ts';
import { CORP, cardAt, pileOf, RUNNER, type Table, unrezzedInside } from '../../table.ts';
import { partOf, verb } from '../sequence.ts';
import { trashInstalled } from './trash.ts';

/** The Corp loses at the first card it cannot draw, the Runner takes what is left (N-WIN-05, N-RACT-03). */
export function draw(count: number): Effect {
  return verb(`Draw ${some(count, 'card')}.`, (draft, { ref }) => push(draft, { do: 'draw', seat: ref.seat, count }), {
    means: { v: 'draw', n: count },
  });
}

/** One of the players draws, whoever owns the card. */
export function draws(seat: Seat, count: number): Effect {
  return verb(
    `The ${seat === CORP ? 'Corp' : 'Runner'} draws ${some(count, 'card')}.`,
    (draft) => push(draft, { do: 'draw', seat, count }),
    { means: { v: 'draw', n: count, who: seat } },
  );
}

/** Installed programs of the Runner; the owner of the effect chooses which (N-BRK-17). */
export const trashProgram = (): Effect => trashInstalled(1, { type: 'program' });

export const trashHardware = (): Effect => trashInstalled(1, { type: 'hardware' });

/** A single one is no question. */
export function choose(draft: Draft, of: 0 | 1, what: ChooseName, from: readonly number[]): void {
  if (from.length > 1) push(draft, { do: 'choose', of, what, from, min: 1, max: 1 });
  else answerWith(draft, from);
}

/** What the next step finds, as if it had been chosen. */
function answerWith(draft: Draft, got: readonly number[]): void {
  const top = draft.table.frames.at(-1);
  if (top) become(draft, { ...top, got });
}

export function trashThis(): Effect {
  return verb(
    'Trash this card.',
    (draft, { ref }) => {
      if (ref.slot !== null) trashTogether(draft, [ref.slot]);
    },
    { means: { v: 'trash', of: 'this' } },
  );
}

/** The other player takes an action to be rid of this card. */
export const otherMayTrash = (bits: number): Ability => ({
  byOther: true,
  cost: { actions: 1, bits },
  when: 'action',
  effect: trashThis(),
});

/** Search one's own pile for a card of that type, show it, take it in hand, shuffle (N-HID-14). */
export function search(type: CardType): Effect {
  return verb(
    `Look through your stack for a ${type}, show it to the Corp and take it into your hand. Then shuffle your stack.`,
    (draft, { ref }) => push(draft, { do: 'search', seat: ref.seat, type, step: 0 }),
    { means: { v: 'search', of: type, to: 'hand' } },
  );
}

/**
 * How many cards on top of a discard pile a text does not reach: with rulings the card that says it lies there already,
 * but what is chosen is chosen before (R-GEN-22).
 */
const itself = ({ options }: Table, ref: TextRef): number =>
  options.rules === 'rulings' && ref.text === 'play' ? 1 : 0;

/** The cards of one's own trash that fit, by their places from the top. */
const inTrash = (table: Table, ref: TextRef, fits: (card: Card) => boolean): number[] =>
  table.runner.trash
    .map((_, at) => at)
    .slice(itself(table, ref))
    .filter((at) => fits(definition(table.runner.trash[at] ?? '')));

/** Out of one's own trash, chosen among all that fit; the card was open and is named. */
export function recover(type?: CardType): Effect {
  return {
    says: `Take ${some(1, type ?? 'card')} from your trash into your hand.`,
    steps: [
      (draft, { ref }) =>
        choose(
          draft,
          ref.seat,
          'recover',
          inTrash(draft.table, ref, (card) => type === undefined || card.type === type),
        ),
      (draft, { got }) => {
        if (got[0] !== undefined) discardToHand(draft, RUNNER, got[0]);
      },
    ],
    means: { v: 'recover', of: type ?? 'card' },
  };
}

const pricesOf = { paid: 'if you can pay for it', free: 'for nothing' } as const;

/**
 * Out of one's own stack, or of the trash, into the rig (R-CARD-self-modifying-code). What follows is about that card, and
 * only if it was installed.
 */
export function findAndInstall(
  type: CardType,
  from: 'stack' | 'trash or stack',
  price: 'paid' | 'free',
  then?: Effect,
): Effect {
  const orTrash = from === 'stack' ? {} : { orTrash: true as const };
  const free = price === 'free' ? { free: true as const } : {};
  const look =
    from === 'stack' ? `Find ${some(1, type)} in your stack` : `Choose ${some(1, type)} in your trash or in your stack`;
  return {
    says: [`${look} and install it ${pricesOf[price]}. Then shuffle your stack.`, then?.says ?? ''].join(' ').trim(),
    steps: [
      (draft, { ref }) => {
        const fits = (card: Card) => card.type === type && installFault(draft.table, card, price) === null;
        const trashed = from === 'stack' ? [] : inTrash(draft.table, ref, fits);
        if (trashed.length > 0)
          push(draft, { do: 'choose', of: ref.seat, what: 'fromTrash', from: trashed, min: 0, max: 1 });
        else answerWith(draft, []);
      },
      (draft, { ref, got }) => {
        const look = { do: 'search', seat: ref.seat, type, install: price } as const;
        if (got[0] === undefined) return push(draft, { ...look, step: 0 });
        const slot = discardToSlot(draft, RUNNER, got[0]);
        if (slot === undefined) return;
        push(draft, { ...look, step: 1, found: slot });
        putInRigFree(draft, slot);
      },
      (draft, { ref, got }) => {
        const [slot] = got;
        if (!then || slot === undefined || !draft.table.runner.rig.includes(slot)) return;
        const card = cardAt(draft.table, slot).card ?? '';
        push(draft, { do: 'effect', ref: { ...partOf(ref, 0), about: { ...ref.about, slot, card } }, at: 0 });
      },
    ],
    ...(then ? { parts: [then] } : {}),
    means: {
      v: 'all',
      parts: [{ v: 'search', of: type, to: 'play', ...orTrash, ...free }, ...(then ? [then.means] : [])],
    },
  };
}

/** Out of the hand, at its cost. */
export function installFromHand(...types: readonly CardType[]): Effect {
  const kinds = types.map((type) => (type === 'hardware' ? 'piece of hardware' : type)).join(' or ');
  return verb(`Install a ${kinds} from your hand.`, (draft) => push(draft, { do: 'installOne', types }), {
    means: { v: 'play', of: { type: types } },
  });
}

/** Up to so many cards of HQ make a new fort; each may be rezzed as it is installed (R-CARD-data-fort-reclamation). */
export const installNewFort = (upTo: number): Effect =>
  verb(
    `Install up to ${number(upTo)} cards from HQ in and on one new fort, one after the other. You may rez each of them as you install it.`,
    (draft) => push(draft, { do: 'refill', fort: NEW_FORT, left: upTo, free: true }),
    {
      means: {
        v: 'all',
        parts: [
          { v: 'install', n: upTo, upTo: true, where: 'subsidiary' },
          { v: 'rez', n: upTo, upTo: true, of: 'that' },
        ],
      },
    },
  );

const found = {
  ice: 'Show the Runner the top COUNT cards of R&D. Install every piece of ice among them on any fort and rez it, without paying for either. Trash the other cards.',
  program:
    'Show the Corp the top COUNT cards of your stack. If there are programs among them, trash this card and install one of them for nothing. Then shuffle your stack.',
} as const;

/** Off the top of one's own pile, for both to see. */
export function installFromTop(count: number, type: keyof typeof found): Effect {
  return {
    says: found[type].replace('COUNT', number(count)),
    steps: [
      (draft, { ref }) => push(draft, { do: 'turnTop', pile: ref.seat, left: count, slots: [] }),
      (draft, { ref, got }) => push(draft, { do: 'found', seat: ref.seat, slots: got }),
      (draft, { ref, got }) => {
        const [slot] = got;
        if (slot === undefined) return;
        putInRigFree(draft, slot);
        if (ref.slot !== null) trashTogether(draft, [ref.slot]);
      },
    ],
    means:
      type === 'ice'
        ? { v: 'search', n: 'all', of: 'ice', to: 'play', among: count, free: true }
        : {
            v: 'all',
            parts: [
              { v: 'trash', of: 'this' },
              { v: 'search', of: type, to: 'play', among: count, free: true },
            ],
          },
    missing: (table, { seat }) =>
      pileOf(table, seat) > 0 ? null : no('E-CARD', 'There are 0 cards in that pile to show.'),
  };
}

/** The card that the text is about, while it is installed. */
export const thatInstalled: Omit<Condition, 'kind'> = {
  says: 'it is still installed then',
  means: { is: 'installed', of: 'that' },
  holds: ({ runner }, ref) => runner.rig.includes(ref?.about?.slot ?? 0),
};

/**
 * This card, or the one that the text is about, into its owner's hand: what is installed loses its counters (R-GEN-10), what is
 * played goes there in place of the trash.
 */
export function takeBack(which: 'this' | 'that'): Effect {
  return verb(
    `Take ${which === 'this' ? 'this card' : 'it'} back into your hand.`,
    (draft, { ref }) => {
      if (which === 'this' && ref.text === 'play') return keepPlayed(draft);
      const slot = which === 'this' ? ref.slot : ref.about?.slot;
      if (slot === null || slot === undefined || !draft.table.cards[slot]) return;
      leaves(draft, slot);
      slotToHand(draft, slot);
    },
    { means: { v: 'takeBack', of: which } },
  );
}

/** Whatever it is, and no draw. Of the stack only its owner sees it. */
export function takeTop(from: 'trash' | 'stack'): Effect {
  const isThere = ({ runner }: Table): boolean => (from === 'trash' ? runner.trash.length : runner.pile) > 0;
  return verb(
    `Take the top card of your ${from} into your hand.`,
    (draft) => {
      if (from === 'trash') discardToHand(draft, RUNNER, 0);
      else push(draft, { do: 'look', by: RUNNER, pile: RUNNER, count: 1, step: 'look', bring: true });
    },
    {
      means: from === 'trash' ? { v: 'recover', of: { only: 'top' } } : { v: 'draw' },
      missing: (table) => (isThere(table) ? null : { kind: 'E-TARGET', text: `Your ${from} is empty.` }),
    },
  );
}

/** Any installed card of the Corp's own goes into HQ, the one that says it among them (R-CARD-cowboy-sysop). */
export function takeOneBack(): Effect {
  return {
    says: 'Take one of your installed cards back into HQ.',
    steps: [
      (draft, { ref }) =>
        choose(
          draft,
          ref.seat,
          'takeBack',
          draft.table.forts.flatMap(({ ice, inside }) => [...ice, ...inside]),
        ),
      (draft, { got }) => {
        for (const slot of got) {
          leaves(draft, slot);
          slotToHand(draft, slot);
        }
      },
    ],
    means: { v: 'takeBack', of: { only: 'own' } },
  };
}

/** Face-down cards inside forts; with `ice`, those on forts too. */
export function expose(upTo: number, where: 'inside' | 'anywhere'): Effect {
  const targets = (table: Table): Slot[] => {
    const inside = unrezzedInside(table).filter((slot) => cardAt(table, slot).card === null);
    if (where === 'inside') return inside;
    return [...inside, ...table.forts.flatMap((fort) => fort.ice.filter((slot) => cardAt(table, slot).card === null))];
  };
  return {
    says:
      upTo === 1
        ? `Expose ${where === 'inside' ? 'a card inside a fort' : 'an installed card'}.`
        : `Expose up to ${number(upTo)} installed cards.`,
    steps: [
      (draft, { ref }) => {
        const from = targets(draft.table);
        if (upTo === 1) choose(draft, ref.seat, 'expose', from);
        else if (from.length > 0)
          push(draft, { do: 'choose', of: ref.seat, what: 'expose', from, min: 0, max: Math.min(upTo, from.length) });
      },
      (draft, { got }) => {
        exposeCards(draft, got);
      },
    ],
    means: {
      v: 'expose',
      n: upTo,
      upTo: true,
      of: where === 'inside' ? { type: ['agenda', 'node', 'upgrade'] } : 'card',
    },
    // An ability needs its target (R-GEN-05); a prep may be played for nothing.
    missing: (table) =>
      targets(table).length > 0
        ? null
        : { kind: 'E-TARGET', text: 'There is no face-down card installed inside a fort.' },
  };
}

/** One face-down or revealed ice, at no bits; the Corp may leave it. */
export function rezIceFree(): Effect {
  return {
    says: 'You may rez a piece of ice for nothing.',
    steps: [
      (draft, { ref }) => {
        const from = draft.table.forts.flatMap((fort) => fort.ice.filter((slot) => !cardAt(draft.table, slot).active));
        if (from.length > 0) push(draft, { do: 'choose', of: ref.seat, what: 'rezIceFree', from, min: 0, max: 1 });
      },
      (draft, { got }) => {
        if (got.length > 0) push(draft, { do: 'show', slots: got, result: 'rez' });
      },
    ],
    means: { v: 'may', part: { v: 'rez', of: 'ice', price: 'free' } },
  };
}

/**
 * Any piece of ice, rezzed or not (R-CARD-emergency-rig.3), for counters that say what becomes of it: X of them, or as
 * many as its printed rez cost.
 */
export function rezForCounters(name: string, count: 'X' | 'cost'): Effect {
  return {
    says: `Rez a piece of ice for nothing and put ${count === 'X' ? 'X' : 'as many'} ${name} counters on it${count === 'X' ? '' : ' as its rez cost'}. It may be rezzed already.`,
    steps: [
      (draft, { ref }) =>
        choose(
          draft,
          ref.seat,
          'iceChosen',
          draft.table.forts.flatMap(({ ice }) => ice),
        ),
      (draft, { got }) => {
        if (got.length > 0) push(draft, { do: 'show', slots: got, result: 'rez' });
      },
      (draft, { ref, got }) => {
        const card = draft.table.cards[got[0] ?? 0];
        if (!card?.active) return;
        const amount = count === 'X' ? ref.about?.amount : printedRezCost(card.card ?? '');
        addCounters(draft, card.slot, name, amount ?? 0);
      },
    ],
    means: {
      v: 'all',
      parts: [
        { v: 'rez', of: 'ice', price: 'free' },
        { v: 'counter', of: name, on: 'that', per: count === 'X' ? 'paid' : 'rezCost' },
      ],
    },
  };
}

/** Rezzed ice with that keyword stops working; the owner of the effect chooses (N-REV-03). */
export function derezIce(keyword: string): Effect {
  return {
    says: `Derez a piece of ${keyword.toLowerCase()}.`,
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'derez', rezzedIce(draft.table, keyword)),
      (draft, { got }) => {
        for (const slot of got) derez(draft, slot);
      },
    ],
    means: { v: 'derez', of: { type: 'ice', keyword } },
  };
}

const rezzedIce = (table: Table, keyword: string): Slot[] =>
  table.forts
    .flatMap((fort) => fort.ice)
    .filter((slot) => {
      const { active, card } = cardAt(table, slot);
      return active && card !== null && definition(card).keywords.includes(keyword);
    });

export function derezThis(): Effect {
  return verb(
    'Derez this card.',
    (draft, { ref }) => {
      if (ref.slot !== null) derez(draft, ref.slot);
    },
    { means: { v: 'derez', of: 'this' } },
  );
}

/** Resources go one at a time, in the order in which they are chosen (N-GOLD-05). */
export function trashResources(upTo: number): Effect {
  return {
    says: `Trash up to ${some(upTo, 'installed resource')}.`,
    steps: [
      (draft, { ref }) => {
        const from = rigOf(draft.table, 'resource');
        const max = Math.min(upTo, from.length);
        if (max > 0) push(draft, { do: 'choose', of: ref.seat, what: 'trashResources', from, min: 0, max });
      },
      (draft, { got }) => {
        trashTogether(draft, got);
      },
    ],
    means: { v: 'trash', n: upTo, upTo: true, of: 'resource' },
  };
}

/**
 * Any card out of Archives into HQ: face-down ones are chosen by their slots, face-up ones by their places from the
 * top, counted on from the last slot.
 */
export function backToHq(): Effect {
  return {
    says: 'Take a card from Archives into HQ.',
    steps: [
      (draft, { ref }) => {
        const { corp, lastSlot } = draft.table;
        const up = corp.up.map((_, at) => lastSlot + 1 + at).slice(itself(draft.table, ref));
        choose(draft, ref.seat, 'archives', [...corp.down, ...up]);
      },
      (draft, { got }) => {
        const { lastSlot } = draft.table;
        const pick = got[0];
        if (pick === undefined) return;
        if (pick <= lastSlot) return slotToHand(draft, pick);
        discardToHand(draft, CORP, pick - lastSlot - 1);
      },
    ],
    means: { v: 'recover', of: 'card' },
  };
}

export const breakersOf = (table: Table): Slot[] =>
  rigOf(table, 'program').filter((slot) => definition(cardAt(table, slot).card ?? '').keywords.includes('Icebreaker'));

/** Strength counters on one of one's own icebreakers, or on each; they stay until it leaves play. */
export function strengthen(which: 'one' | 'each', amount: number): Effect {
  return {
    says: `Put ${some(amount, 'strength counter')} on ${which} of your icebreakers: each counter gives it +1 strength.`,
    steps: [
      (draft, { ref }) => {
        if (which === 'one') choose(draft, ref.seat, 'strengthen', breakersOf(draft.table));
      },
      (draft, { got }) => {
        for (const slot of which === 'one' ? got : breakersOf(draft.table))
          addCounters(draft, slot, 'strength', amount);
      },
    ],
    means: {
      v: 'counter',
      of: 'strength',
      n: amount,
      on: 'icebreaker',
      ...(which === 'each' ? { per: 'icebreaker' as const } : {}),
    },
  };
}
