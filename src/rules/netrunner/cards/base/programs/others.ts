/** Programs of the base set that are neither icebreakers nor viruses. */
import type { Slot } from '../../../../game.ts';
import { cardsOf } from '../../../card.ts';
import { addLasting, push } from '../../../draft.ts';
import type { Condition, Effect } from '../../../effect.ts';
import { survive } from '../../../rulebook/harm/flatline.ts';
import { successfulRuns } from '../../../rulebook/past.ts';
import { ARCHIVES, CORP, cardAt, type FortId, fortOf, HQ, RD, type Table } from '../../../table.ts';
import { gain } from '../../../verbs/bits/bits.ts';
import { hostedStrength } from '../../../verbs/board.ts';
import { choose, expose } from '../../../verbs/cards/cards.ts';
import { onAccess } from '../../../verbs/cards/draws.ts';
import { showRandom } from '../../../verbs/cards/hands.ts';
import { findAndInstall, installFromTop } from '../../../verbs/cards/installs.ts';
import { cutRd, lookAtTop } from '../../../verbs/cards/piles.ts';
import { reverseIce } from '../../../verbs/cards/rearrange.ts';
import { takeBack } from '../../../verbs/cards/takes.ts';
import { save } from '../../../verbs/cards/trash.ts';
import { putInFort } from '../../../verbs/counters/counters.ts';
import { shield } from '../../../verbs/harm/harm.ts';
import { healBrain } from '../../../verbs/harm/shields.ts';
import { allIceStrength } from '../../../verbs/ice/strength.ts';
import { later } from '../../../verbs/later.ts';
import { approachesFaceDown, exposeApproached, jackOutAtRez } from '../../../verbs/runs/detour.ts';
import { makeRun, makeRunFor } from '../../../verbs/runs/makeRun.ts';
import { brokeAllSubs, inRun, trashPassedIce } from '../../../verbs/runs/run.ts';
import { all, verb } from '../../../verbs/sequence.ts';
import { baseLink, iceTraceLimit, lateLink, linkBoost } from '../../../verbs/trace.ts';
import { asAction, oncePerRun } from '../../shared.ts';

const { program } = cardsOf('v1');

program('afreet', 'Afreet', {
  cost: 2,
  mu: 1,
  keywords: ['Daemon'],
  hosts: { mu: 3, strength: -1 },
  modifiers: [hostedStrength(-1)],
});
program('baedekers-net-map', "Baedeker's Net Map", {
  cost: 1,
  mu: 1,
  keywords: ['Base Link'],
  abilities: [baseLink(0, 1), linkBoost(1, 1)],
});
program('bakdoor', 'Bakdoor', {
  cost: 2,
  mu: 2,
  keywords: ['Base Link'],
  abilities: [baseLink(0, 3), linkBoost(2, 1)],
});
program('cloak', 'Cloak', {
  cost: 7,
  mu: 1,
  keywords: ['Stealth'],
  pool: { for: ['icebreaker'], notKeyword: 'Noisy', bits: 3 },
});
program('clown', 'Clown', { cost: 4, mu: 1, modifiers: [allIceStrength(-1)] });

/** The Runner survives, but loses all cards in hand (R-GEN-63). */
function escapeFlatline(): Effect {
  return verb(survive, {
    means: { v: 'all', as: { do: 'escape' }, parts: [{ v: 'survive' }, { v: 'discard', n: 'all' }] },
  });
}

/**
 * For the rest of the game, the base number of actions is three, whatever is added to it
 * (R-CARD-emergency-self-construct.1).
 */
function changedBody(): Effect {
  return verb(
    (draft) => {
      addLasting(draft, { what: 'threeActions', amount: 1, until: 'game' });
      addLasting(draft, { what: 'handSize', amount: -1, until: 'game' });
      addLasting(draft, { what: 'immune', amount: 1, until: 'game' });
    },
    {
      means: {
        v: 'all',
        as: { do: 'newBody' },
        parts: [
          { v: 'baseActions', n: 3, before: 4 },
          { v: 'handSize', n: -1, until: 'game' },
          { v: 'prevent', n: 'all', of: 'meat', until: 'game' },
        ],
      },
    },
  );
}

program('emergency-self-construct', 'Emergency Self-Construct', {
  cost: 0,
  mu: 1,
  abilities: [{ cost: { trash: true }, when: 'flatline', effect: all(escapeFlatline(), healBrain(), changedBody()) }],
});
program('expert-schedule-analyzer', 'Expert Schedule Analyzer', {
  cost: 0,
  mu: 1,
  triggers: [onAccess(HQ, 'after', showRandom(CORP, 'all'))],
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
  return {
    steps: [
      (draft, { ref }) => choose(draft, ref.seat, 'fortChosen', echoing(draft.table)),
      (draft, { got }) => {
        const fort = draft.table.forts[got[0] ?? -1];
        if (fort) push(draft, { do: 'forcedRez', left: iceLeft(draft.table, fort.id) });
      },
    ],
    means: { v: 'forceRez', n: 'all', of: { type: 'ice', state: 'unrezzed', where: 'chosen' } },
  };
}

const somethingEchoes: Condition = {
  kind: 'E-TARGET',
  holds: (table) => echoing(table).length > 0,
  means: { is: 'did', what: 'success', when: 'turn', of: { type: 'ice', state: 'unrezzed' } },
};

program('false-echo', 'False Echo', {
  cost: 0,
  mu: 1,
  abilities: [{ cost: { bits: 2 }, when: 'window', effect: forceRez(), condition: somethingEchoes }],
});
program('force-shield', 'Force Shield', { cost: 2, mu: 1, abilities: [shield(2, 'net', 'brain')] });
program('i-spy', 'I Spy', {
  cost: 0,
  mu: 1,
  abilities: [{ cost: { trash: true }, when: 'success', effect: later('runEnds', putInFort('Spy')) }],
  counters: [{ name: 'Spy', on: 'fort', exposes: true, removal: { by: CORP, bits: 4 } }],
});
program('imp', 'Imp', {
  cost: 0,
  mu: 1,
  keywords: ['Daemon'],
  hosts: { mu: 2, strength: -1 },
  modifiers: [hostedStrength(-1)],
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
  abilities: [save({ trash: true }, true, ['program']), save({ bits: 1 }, true, ['program'], takeBack('this'))],
});
program('microtech-ai-interface', 'Microtech AI Interface', {
  cost: 0,
  mu: 1,
  triggers: [onAccess(RD, 'before', cutRd())],
});
program('mouse', 'Mouse', {
  cost: 2,
  mu: 1,
  keywords: ['Detection'],
  abilities: [{ ...asAction, effect: expose(1, 'inside') }],
});
program('mystery-box', 'Mystery Box', {
  cost: 3,
  mu: 1,
  abilities: [
    {
      cost: {},
      when: 'window',
      also: 'encounter',
      effect: installFromTop(5, 'program'),
      condition: inRun('anywhere'),
      limit: { name: 'show', times: 1, per: 'run' },
    },
  ],
});
program('netspace-inverter', 'Netspace Inverter', {
  cost: 0,
  mu: 1,
  abilities: [{ cost: {}, when: 'success', effect: reverseIce(), limit: { name: 'reverse', times: 1, per: 'run' } }],
});
program('newsgroup-filter', 'Newsgroup Filter', { cost: 5, mu: 2, abilities: [{ ...asAction, effect: gain(2) }] });
program('poltergeist', 'Poltergeist', { cost: 0, mu: 1, pool: { for: ['trash'], type: 'node', bits: 2 } });
program('rabbit', 'Rabbit', { cost: 0, mu: 1, modifiers: [iceTraceLimit(-1)] });
program('rd-protocol-files', 'R&D-Protocol Files', {
  cost: 0,
  mu: 1,
  abilities: [{ ...asAction, effect: makeRunFor(RD, lookAtTop(CORP, 5)) }],
});
program('scatter-shot', 'Scatter Shot', { cost: 0, mu: 1, pool: { for: ['trash'], type: 'upgrade', bits: 2 } });
program('seeya', 'SeeYa', {
  cost: 3,
  mu: 1,
  keywords: ['Detection'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: expose(1, 'anywhere') }],
});
program('self-modifying-code', 'Self-Modifying Code', {
  cost: 2,
  mu: 2,
  abilities: [{ cost: { trash: true }, when: 'encounter', effect: findAndInstall('program', 'stack', 'paid') }],
});
program('shield', 'Shield', { cost: 0, mu: 1, abilities: [shield(2, 'net')] });
program('shredder-uplink-protocol', 'Shredder Uplink Protocol', {
  cost: 4,
  mu: 2,
  abilities: [{ ...asAction, effect: makeRun(ARCHIVES, { what: 'redirect', amount: 1, of: ARCHIVES, fort: HQ }) }],
});
program('signpost', 'Signpost', { cost: 2, mu: 1, abilities: [lateLink({ bits: 1 }, 2)] });
program('smarteye', 'Smarteye', {
  cost: 2,
  mu: 1,
  keywords: ['Detection'],
  abilities: [
    {
      cost: {},
      when: 'window',
      effect: exposeApproached(),
      condition: approachesFaceDown,
      limit: oncePerRun,
    },
  ],
});
program('speed-trap', 'Speed Trap', { cost: 0, mu: 1, keywords: ['Detection'], triggers: [jackOutAtRez()] });
program('startup-immolator', 'Startup Immolator', {
  cost: 0,
  mu: 1,
  abilities: [{ cost: { trash: true }, when: 'pass', effect: trashPassedIce(), condition: brokeAllSubs }],
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
