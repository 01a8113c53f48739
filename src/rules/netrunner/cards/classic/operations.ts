import { cardsOf, definition } from '../../card.ts';
import { push, slotToHand } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { CORP, cardAt } from '../../table.ts';
import * as v from '../../verbs/index.ts';

const { operation } = cardsOf('classic');

operation('badtimes', 'Badtimes', {
  cost: 4,
  keywords: ['Virus'],
  play: v.lowerRunnerNumber('mu', 2, 'turn'),
  playOnly: v.tagged,
});

/** Shuffles a card from the player's own hand, unseen by the opponent, into the pile. */
function shuffleInFromHand(): Effect {
  return v.verb(
    { v: 'shuffleIn' },
    (draft, { ref }) => push(draft, { do: 'hand', of: ref.seat, act: 'tuck', least: 1, most: 1, moved: 0, slots: [] }),
    (draft, { ref, got }) => {
      if ((got[0] ?? 0) > 0) push(draft, { do: 'hide', piles: [ref.seat] });
    },
  );
}

operation('corporate-shuffle', 'Corporate Shuffle', {
  cost: 0,
  keywords: ['Double'],
  play: v.all(v.draw(5), shuffleInFromHand()),
});

/**
 * Ice from both piles of Archives, shown (R-GEN-36). Face-down cards are chosen by slot, face-up ones by position from
 * the top, numbered on from the last slot.
 */
function fetchIce(): Effect {
  return v.verb(
    { v: 'recover', n: 'any', of: 'ice' },
    (draft, { ref }) => {
      const { corp, lastSlot } = draft.table;
      const up = corp.up.flatMap((card, at) => (definition(card).type === 'ice' ? [lastSlot + 1 + at] : []));
      const from = [...corp.down, ...up];
      if (from.length > 0)
        push(draft, {
          do: 'choose',
          of: ref.seat,
          what: 'fetchIce',
          from,
          min: 0,
          max: from.length,
          only: { type: 'ice' },
        });
    },
    (draft, { got }) => {
      const { corp, lastSlot } = draft.table;
      const taken = new Set(got.map((pick) => pick - lastSlot - 1));
      for (const [at, card] of corp.up.entries())
        if (taken.has(at))
          draft.events.push({ kind: 'card', owner: CORP, from: { in: 'open' }, to: { in: 'hand' }, face: card });
      const left = corp.up.filter((_, at) => !taken.has(at));
      corp.hand += corp.up.length - left.length;
      corp.up = left;
      push(draft, { do: 'show', slots: got.filter((pick) => pick <= lastSlot), result: 'reveal' });
    },
    (draft, { got }) => {
      for (const slot of got)
        if (definition(cardAt(draft.table, slot).card ?? '').type === 'ice') slotToHand(draft, slot);
    },
  );
}

operation('reclamation-project', 'Reclamation Project', { cost: 0, keywords: ['Double'], play: fetchIce() });
