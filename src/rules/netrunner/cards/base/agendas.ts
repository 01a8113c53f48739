import { cardsOf } from '../../card.ts';
import { addCounters } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { CORP, cardAt, counters } from '../../table.ts';
import * as v from '../../verbs/index.ts';
import { asAction } from '../shared.ts';

const { agenda } = cardsOf('v1');

agenda('ai-chief-financial-officer', 'AI Chief Financial Officer', {
  difficulty: 5,
  points: 2,
  keywords: ['Asset'],
  abilities: [{ ...asAction, effect: v.all(v.allIntoPile(CORP), v.draw(5)) }],
});
agenda('artificial-security-directors', 'Artificial Security Directors', {
  difficulty: 3,
  points: 1,
  keywords: ['Research'],
  modifiers: [v.agendaDifficulty(-1, 'anywhere', 'Black Ops')],
});
agenda('bioweapons-engineering', 'Bioweapons Engineering', {
  difficulty: 4,
  points: 3,
  keywords: ['Research'],
  modifiers: [v.moreDamage('meat', 1)],
});
agenda('black-ice-quality-assurance', 'Black Ice Quality Assurance', {
  difficulty: 5,
  points: 2,
  keywords: ['Research', 'Black Ops'],
  modifiers: [v.iceStrength('Black Ice', 2)],
});
agenda('corporate-boon', 'Corporate Boon', {
  difficulty: 6,
  points: 2,
  keywords: ['Asset'],
  triggers: [{ on: 'scored', effect: v.putCounters('Boon', 4) }],
  abilities: [
    {
      cost: { counter: 'Boon' },
      when: 'window',
      effect: v.gainActions(1),
      condition: v.ownTurn,
      limit: { name: 'counter', times: 1 },
    },
  ],
});
agenda('corporate-coup', 'Corporate Coup', {
  difficulty: 5,
  points: 2,
  keywords: ['Black Ops'],
  triggers: [{ on: 'scored', effect: v.store(15) }],
  abilities: [{ ...asAction, effect: v.take(3) }],
});
agenda('corporate-downsizing', 'Corporate Downsizing', {
  difficulty: 3,
  points: 2,
  keywords: ['Gray Ops'],
  triggers: [{ on: 'scored', effect: v.sellAgendas(2) }],
});

const LOST = 'Spent';

/** Permanent: the card keeps its ability only until its condition first fails. */
const loseAbility = (): Effect => ({
  ...v.verb({ v: 'loseAbility' }, (draft, { ref }) => {
    if (ref.slot !== null && counters(cardAt(draft.table, ref.slot), LOST) === 0) addCounters(draft, ref.slot, LOST, 1);
  }),
  plain: true,
});

const keepsAbility = v.condition(
  'E-STATE',
  { is: 'counters', of: LOST, not: true },
  (table, ref) => ref?.slot === null || counters(cardAt(table, ref?.slot ?? 0), LOST) === 0,
);

agenda('corporate-retreat', 'Corporate Retreat', {
  difficulty: 4,
  points: 3,
  keywords: ['Gray Ops'],
  triggers: v.atMoments('anyCard', loseAbility(), { on: 'rezzed', of: 'any' }, { on: 'corpInstalls' }),
  abilities: [{ ...asAction, effect: v.gain(2), condition: keepsAbility }],
});
agenda('corporate-war', 'Corporate War', {
  difficulty: 3,
  points: 3,
  keywords: ['Black Ops'],
  triggers: [{ on: 'scored', effect: v.when(v.hasBits(12), v.gain(12), v.loses(CORP, 'all')) }],
});
agenda('data-fort-reclamation', 'Data Fort Reclamation', {
  difficulty: 4,
  points: 2,
  keywords: ['Gray Ops'],
  triggers: [{ on: 'scored', effect: v.withBits(10, ['install', 'rez'], v.installNewFort(4)) }],
});
agenda('detroit-police-contract', 'Detroit Police Contract', {
  difficulty: 4,
  points: 1,
  keywords: ['Black Ops'],
  triggers: [
    { on: 'scored', effect: v.store(12) },
    { on: 'start', effect: v.take(2) },
  ],
});
agenda('employee-empowerment', 'Employee Empowerment', {
  difficulty: 4,
  points: 3,
  keywords: ['Gray Ops'],
  triggers: [{ on: 'start', effect: v.may(v.draw(1)) }],
  abilities: [{ ...asAction, effect: v.draw(2) }],
});
agenda('encryption-breakthrough', 'Encryption Breakthrough', {
  difficulty: 5,
  points: 2,
  keywords: ['Research'],
  triggers: [{ on: 'scored', effect: v.revealIce('Code Gate', 1) }],
  modifiers: [v.iceStrength('Code Gate', 1)],
});
agenda('executive-extraction', 'Executive Extraction', {
  difficulty: 3,
  points: 1,
  keywords: ['Black Ops'],
  modifiers: [v.agendaDifficulty(-1, 'anywhere', 'Gray Ops')],
});
agenda('genetics-visionary-acquisition', 'Genetics-Visionary Acquisition', {
  difficulty: 3,
  points: 1,
  keywords: ['Gray Ops'],
  modifiers: [v.agendaDifficulty(-1, 'anywhere', 'Research')],
});
agenda('hostile-takeover', 'Hostile Takeover', {
  difficulty: 3,
  points: 1,
  keywords: ['Gray Ops'],
  triggers: [{ on: 'scored', effect: v.gain(5) }],
});

/**
 * A rezzed piece of ice gets stronger and repeats each of its own subroutines, as long as it is installed (R-GEN-10).
 */
function transmute(): Effect {
  return v.verb(
    {
      v: 'all',
      as: { do: 'transmute' },
      parts: [
        { v: 'counter', of: 'strength', on: { type: 'ice', state: 'rezzed' } },
        { v: 'repeat', of: 'all', until: 'game' },
      ],
    },
    (draft, { ref }) => {
      const from = draft.table.forts.flatMap((fort) => fort.ice.filter((slot) => cardAt(draft.table, slot).active));
      v.choose(draft, ref.seat, 'iceChosen', from);
    },
    (draft, { got }) => {
      const slot = got[0];
      if (slot === undefined) return;
      addCounters(draft, slot, 'strength', 1);
      addCounters(draft, slot, 'repeat', 1);
    },
  );
}

agenda('ice-transmutation', 'Ice Transmutation', {
  difficulty: 5,
  points: 3,
  keywords: ['Research'],
  triggers: [{ on: 'scored', effect: transmute() }],
});
agenda('main-office-relocation', 'Main-Office Relocation', {
  difficulty: 4,
  points: 3,
  keywords: ['Gray Ops'],
  modifiers: [v.moreHandSize(CORP, 2)],
});
agenda('marine-arcology', 'Marine Arcology', {
  difficulty: 3,
  points: 2,
  keywords: ['Asset'],
  abilities: [{ cost: { actions: 2 }, when: 'action', effect: v.gain(3) }],
});
agenda('netwatch-operations-office', 'Netwatch Operations Office', {
  difficulty: 5,
  points: 2,
  keywords: ['Asset'],
  abilities: [{ ...asAction, effect: v.trace(2, v.giveTag()) }],
});
agenda('on-call-solo-team', 'On-Call Solo Team', {
  difficulty: 4,
  points: 3,
  keywords: ['Asset'],
  abilities: [{ ...asAction, effect: v.damage('meat', 1), condition: v.tagged }],
});
agenda('political-coup', 'Political Coup', {
  difficulty: 4,
  points: 2,
  keywords: ['Black Ops'],
  triggers: [{ on: 'scored', effect: v.store(12) }],
  abilities: [{ ...asAction, effect: v.take(3) }],
});
agenda('political-overthrow', 'Political Overthrow', {
  difficulty: 9,
  points: 6,
  keywords: ['Black Ops'],
  abilities: [{ ...asAction, effect: v.gain(3) }],
});
agenda('polymer-breakthrough', 'Polymer Breakthrough', {
  difficulty: 6,
  points: 3,
  keywords: ['Research'],
  triggers: [{ on: 'start', effect: v.gain(1) }],
});
agenda('priority-requisition', 'Priority Requisition', {
  difficulty: 5,
  points: 3,
  keywords: ['Gray Ops'],
  triggers: [{ on: 'scored', effect: v.rezIceFree() }],
});
agenda('private-cybernet-police', 'Private Cybernet Police', {
  difficulty: 7,
  points: 2,
  keywords: ['Asset'],
  abilities: [{ ...asAction, effect: v.trace(5, v.giveTag()) }],
});
agenda('project-babylon', 'Project Babylon', {
  difficulty: 3,
  points: 1,
  keywords: ['Black Ops'],
  triggers: [{ on: 'scored', effect: v.scorePointsForSurplus(2) }],
});
agenda('security-net-optimization', 'Security Net Optimization', {
  difficulty: 5,
  points: 3,
  keywords: ['Gray Ops'],
  triggers: [{ on: 'scored', effect: v.strengthenFort(1) }],
});
agenda('security-purge', 'Security Purge', {
  difficulty: 3,
  points: 2,
  keywords: ['Gray Ops'],
  triggers: [{ on: 'scored', effect: v.installFromTop(3, 'ice') }],
});
agenda('strike-force-kali', 'Strike Force Kali', {
  difficulty: 6,
  points: 3,
  keywords: ['Asset'],
  abilities: [{ ...asAction, effect: v.damage('meat', 2), condition: v.tagged }],
});
agenda('subsidiary-branch', 'Subsidiary Branch', {
  difficulty: 6,
  points: 1,
  keywords: ['Gray Ops'],
  modifiers: [v.moreActions(CORP, 1)],
});
agenda('superior-net-barriers', 'Superior Net Barriers', {
  difficulty: 6,
  points: 3,
  keywords: ['Research'],
  triggers: [{ on: 'scored', effect: v.revealIce('Wall', 1) }],
  modifiers: [v.iceStrength('Wall', 1)],
});
agenda('tycho-extension', 'Tycho Extension', { difficulty: 4, points: 4, keywords: ['Asset'] });
