/** Programs of the base set that are neither icebreakers nor viruses. */
import type { Slot } from '../../../../game.ts';
import { cardsOf } from '../../../card.ts';
import { addLasting, push } from '../../../draft.ts';
import type { Effect } from '../../../effect.ts';
import { survive } from '../../../rulebook/harm/flatline.ts';
import { successfulRuns } from '../../../rulebook/past.ts';
import { ARCHIVES, CORP, cardAt, type FortId, fortOf, HQ, RD, type Table } from '../../../table.ts';
import * as v from '../../../verbs/index.ts';
import { asAction, oncePerRun } from '../../shared.ts';

const { program } = cardsOf('v1');

program('afreet', 'Afreet', {
  cost: 2,
  mu: 1,
  keywords: ['Daemon'],
  hosts: { mu: 3, strength: -1 },
  modifiers: [v.hostedStrength(-1)],
});
program('baedekers-net-map', 'Baedeker’s Net Map', {
  cost: 1,
  mu: 1,
  keywords: ['Base Link'],
  abilities: [v.baseLink(0, 1), v.linkBoost(1, 1)],
});
program('bakdoor', 'Bakdoor', {
  cost: 2,
  mu: 2,
  keywords: ['Base Link'],
  abilities: [v.baseLink(0, 3), v.linkBoost(2, 1)],
});
program('cloak', 'Cloak', {
  cost: 7,
  mu: 1,
  keywords: ['Stealth'],
  pool: { for: ['icebreaker'], notKeyword: 'Noisy', bits: 3 },
});
program('clown', 'Clown', { cost: 4, mu: 1, modifiers: [v.allIceStrength(-1)] });

/** The Runner survives, but loses all cards in hand (R-GEN-63). */
function escapeFlatline(): Effect {
  return v.verb({ v: 'all', as: { do: 'escape' }, parts: [{ v: 'survive' }, { v: 'discard', n: 'all' }] }, survive);
}

/**
 * For the rest of the game, the base number of actions is three, whatever is added to it
 * (R-CARD-emergency-self-construct.1).
 */
function changedBody(): Effect {
  return v.verb(
    {
      v: 'all',
      as: { do: 'newBody' },
      parts: [
        { v: 'baseActions', n: 3, before: 4 },
        { v: 'handSize', n: -1, until: 'game' },
        { v: 'prevent', n: 'all', of: 'meat', until: 'game' },
      ],
    },
    (draft) => {
      addLasting(draft, { what: 'threeActions', amount: 1, until: 'game' });
      addLasting(draft, { what: 'handSize', amount: -1, until: 'game' });
      addLasting(draft, { what: 'immune', amount: 1, until: 'game' });
    },
  );
}

program('emergency-self-construct', 'Emergency Self-Construct', {
  cost: 0,
  mu: 1,
  abilities: [
    { cost: { trash: true }, when: 'flatline', effect: v.all(escapeFlatline(), v.healBrain(), changedBody()) },
  ],
});
program('expert-schedule-analyzer', 'Expert Schedule Analyzer', {
  cost: 0,
  mu: 1,
  triggers: [v.onAccess(HQ, 'after', v.showRandom(CORP, 'all'))],
});

const iceLeft = (table: Table, fort: FortId): Slot[] =>
  (fortOf(table, fort)?.ice ?? []).filter((slot) => !cardAt(table, slot).active);

/** Indexes of the forts run on successfully this turn that still have unrezzed ice. */
const echoing = (table: Table): number[] =>
  table.forts.flatMap(({ id }, at) =>
    successfulRuns(table, id).length > 0 && iceLeft(table, id).length > 0 ? [at] : [],
  );

/** The Corp pays for each, and need not show ice it cannot pay for (N-REZ-18, R-CARD-false-echo). */
function forceRez(): Effect {
  return v.verb(
    { v: 'forceRez', n: 'all', of: { type: 'ice', state: 'unrezzed', where: 'chosen' } },
    (draft, { ref }) => v.choose(draft, ref.seat, 'fortChosen', echoing(draft.table)),
    (draft, { got }) => {
      const fort = draft.table.forts[got[0] ?? -1];
      if (fort) push(draft, { do: 'forcedRez', left: iceLeft(draft.table, fort.id) });
    },
  );
}

const somethingEchoes = v.condition(
  'E-TARGET',
  { is: 'did', what: 'success', when: 'turn', of: { type: 'ice', state: 'unrezzed' } },
  (table) => echoing(table).length > 0,
);

program('false-echo', 'False Echo', {
  cost: 0,
  mu: 1,
  abilities: [{ cost: { bits: 2 }, when: 'window', effect: forceRez(), condition: somethingEchoes }],
});
program('force-shield', 'Force Shield', { cost: 2, mu: 1, abilities: [v.shield(2, 'net', 'brain')] });
program('i-spy', 'I Spy', {
  cost: 0,
  mu: 1,
  abilities: [{ cost: { trash: true }, when: 'success', effect: v.later('runEnds', v.putInFort('Spy')) }],
  counters: [{ name: 'Spy', on: 'fort', exposes: true, removal: { by: CORP, bits: 4 } }],
});
program('imp', 'Imp', {
  cost: 0,
  mu: 1,
  keywords: ['Daemon'],
  hosts: { mu: 2, strength: -1 },
  modifiers: [v.hostedStrength(-1)],
});
program('invisibility', 'Invisibility', {
  cost: 0,
  mu: 1,
  keywords: ['Stealth'],
  pool: { for: ['icebreaker'], notKeyword: 'Noisy', bits: 1 },
});
program('joan-of-arc', 'Joan of Arc', {
  cost: 0,
  mu: 1,
  abilities: [v.save({ trash: true }, true, ['program']), v.save({ bits: 1 }, true, ['program'], v.takeBack('this'))],
});
program('microtech-ai-interface', 'Microtech AI Interface', {
  cost: 0,
  mu: 1,
  triggers: [v.onAccess(RD, 'before', v.cutRd())],
});
program('mouse', 'Mouse', {
  cost: 2,
  mu: 1,
  keywords: ['Detection'],
  abilities: [{ ...asAction, effect: v.expose(1, 'inside') }],
});
program('mystery-box', 'Mystery Box', {
  cost: 3,
  mu: 1,
  abilities: [
    {
      cost: {},
      when: 'window',
      also: 'encounter',
      effect: v.installFromTop(5, 'program'),
      condition: v.inRun('anywhere'),
      limit: { name: 'show', times: 1, per: 'run' },
    },
  ],
});
program('netspace-inverter', 'Netspace Inverter', {
  cost: 0,
  mu: 1,
  abilities: [{ cost: {}, when: 'success', effect: v.reverseIce(), limit: { name: 'reverse', times: 1, per: 'run' } }],
});
program('newsgroup-filter', 'Newsgroup Filter', { cost: 5, mu: 2, abilities: [{ ...asAction, effect: v.gain(2) }] });
program('poltergeist', 'Poltergeist', { cost: 0, mu: 1, pool: { for: ['trash'], type: 'node', bits: 2 } });
program('rabbit', 'Rabbit', { cost: 0, mu: 1, modifiers: [v.iceTraceLimit(-1)] });
program('rd-protocol-files', 'R&D-Protocol Files', {
  cost: 0,
  mu: 1,
  abilities: [{ ...asAction, effect: v.makeRunFor(RD, v.lookAtTop(CORP, 5)) }],
});
program('scatter-shot', 'Scatter Shot', { cost: 0, mu: 1, pool: { for: ['trash'], type: 'upgrade', bits: 2 } });
program('seeya', 'SeeYa', {
  cost: 3,
  mu: 1,
  keywords: ['Detection'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: v.expose(1, 'anywhere') }],
});
program('self-modifying-code', 'Self-Modifying Code', {
  cost: 2,
  mu: 2,
  abilities: [{ cost: { trash: true }, when: 'encounter', effect: v.findAndInstall('program', 'stack', 'paid') }],
});
program('shield', 'Shield', { cost: 0, mu: 1, abilities: [v.shield(2, 'net')] });
program('shredder-uplink-protocol', 'Shredder Uplink Protocol', {
  cost: 4,
  mu: 2,
  abilities: [{ ...asAction, effect: v.makeRun(ARCHIVES, { what: 'redirect', amount: 1, of: ARCHIVES, fort: HQ }) }],
});
program('signpost', 'Signpost', { cost: 2, mu: 1, abilities: [v.lateLink({ bits: 1 }, 2)] });
program('smarteye', 'Smarteye', {
  cost: 2,
  mu: 1,
  keywords: ['Detection'],
  abilities: [
    {
      cost: {},
      when: 'window',
      effect: v.exposeApproached(),
      condition: v.approachesFaceDown,
      limit: oncePerRun,
    },
  ],
});
program('speed-trap', 'Speed Trap', { cost: 0, mu: 1, keywords: ['Detection'], triggers: [v.jackOutAtRez()] });
program('startup-immolator', 'Startup Immolator', {
  cost: 0,
  mu: 1,
  abilities: [{ cost: { trash: true }, when: 'pass', effect: v.trashPassedIce(), condition: v.brokeAllSubs }],
});
program('succubus', 'Succubus', { cost: 3, mu: 1, keywords: ['Daemon'], hosts: { mu: 3, strength: 0 } });
program('vewy-vewy-quiet', 'Vewy Vewy Quiet', {
  cost: 4,
  mu: 1,
  keywords: ['Stealth'],
  pool: { for: ['icebreaker'], notKeyword: 'Noisy', bits: 2 },
});
program('zetatech-software-installer', 'Zetatech Software Installer', {
  cost: 0,
  mu: 1,
  pool: { for: ['install'], type: 'program', bits: 2 },
});
