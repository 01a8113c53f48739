/** Verbs that move cards: draw, trash, search, take back, expose, rez by effect. */
import type { Seat, Slot } from '../../../game.ts';
import { definition, rigOf } from '../../card.ts';
import type { ChooseName } from '../../decisions.ts';
import { addCounters, become, type Draft, discardToHand, push, slotToHand } from '../../draft.ts';
import type { Ability, CardType, Effect } from '../../effect.ts';
import type { TextRef } from '../../frame.ts';
import { derez } from '../../rulebook/cards/reveal.ts';
import { leaves } from '../../rulebook/cards/trash.ts';
import { trashTogether } from '../../rulebook/cards/trashing.ts';
import { printedRezCost } from '../../rulebook/numbers.ts';
import { number, some } from '../../sentence.ts';
import { CORP, cardAt, RUNNER, type Table, unrezzedInside } from '../../table.ts';
import { verb } from '../sequence.ts';
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
  if (from.length > 1) return push(draft, { do: 'choose', of, what, from, min: 1, max: 1 });
  const top = draft.table.frames.at(-1);
  if (top) become(draft, { ...top, got: from });
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

/** The same, and the card is installed at its full cost, if it can be (R-CARD-self-modifying-code). */
export function searchAndInstall(type: CardType): Effect {
  return verb(
    `Look through your stack for a ${type} and install it, if you can pay for it. Then shuffle your stack.`,
    (draft, { ref }) => push(draft, { do: 'search', seat: ref.seat, type, step: 0, install: true }),
    { means: { v: 'search', of: type, to: 'play' } },
  );
}

/**
 * How many cards on top of a discard pile a text does not reach: with rulings the card that says it lies there already,
 * but what is chosen is chosen before (R-GEN-22).
 */
const itself = ({ options }: Table, ref: TextRef): number =>
  options.rules === 'rulings' && ref.text === 'play' ? 1 : 0;

/** Out of one's own trash, chosen among all that fit; the card was open and is named. */
export function recover(type?: CardType): Effect {
  const fits = (table: Table, ref: TextRef) =>
    table.runner.trash
      .map((_, at) => at)
      .slice(itself(table, ref))
      .filter((at) => type === undefined || definition(table.runner.trash[at] ?? '').type === type);
  return {
    says: `Take ${some(1, type ?? 'card')} from your trash into your hand.`,
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'recover', fits(draft.table, ref)),
      (draft, { got }) => {
        if (got[0] !== undefined) discardToHand(draft, RUNNER, got[0]);
      },
    ],
    means: { v: 'recover', of: type ?? 'card' },
  };
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

/** Of each fort with ice the outermost piece, where it lies face down. */
export function exposeOutermost(): Effect {
  return verb(
    'Expose the outermost piece of ice of every fort.',
    (draft) => {
      const slots = draft.table.forts
        .flatMap(({ ice }) => ice.slice(0, 1))
        .filter((slot) => cardAt(draft.table, slot).card === null);
      if (slots.length > 0) push(draft, { do: 'show', slots, result: 'expose' });
    },
    { means: { v: 'expose', n: 'all', of: { type: 'ice', only: 'outermost' } } },
  );
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
        if (got.length > 0) push(draft, { do: 'show', slots: got, result: 'expose' });
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

/** Strength counters on one of one's own icebreakers; they stay until it leaves play. */
export function strengthen(amount: number): Effect {
  return {
    says: `Put ${some(amount, 'strength counter')} on one of your icebreakers: each gives it +1 strength.`,
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'strengthen', breakersOf(draft.table)),
      (draft, { got }) => {
        for (const slot of got) addCounters(draft, slot, 'strength', amount);
      },
    ],
    means: { v: 'counter', of: 'strength', n: amount, on: 'icebreaker' },
  };
}

/** The same on each of them. */
export function strengthenAll(): Effect {
  return verb(
    'Put a strength counter on each of your icebreakers: it gives +1 strength.',
    (draft) => {
      for (const slot of breakersOf(draft.table)) addCounters(draft, slot, 'strength', 1);
    },
    { means: { v: 'counter', of: 'strength', on: 'icebreaker', per: 'icebreaker' } },
  );
}
