import { cardsOf } from '../../card.ts';
import { CORP, HQ, RUNNER } from '../../table.ts';
import {
  gainActions,
  gainSpecial,
  inSpecialActions,
  moreActionsPermanently,
  offeredAction,
} from '../../verbs/actions.ts';
import { gain, loseOwn, putCounters, store, take, takeAll } from '../../verbs/bits/bits.ts';
import { agendaDifficulty, iceCost } from '../../verbs/bits/costs.ts';
import { ownTurn } from '../../verbs/board.ts';
import { countDown, setAside } from '../../verbs/cards/aside.ts';
import { draw, expose, otherMayTrash, trashThis } from '../../verbs/cards/cards.ts';
import { lookAtTop, takeFromTop } from '../../verbs/cards/piles.ts';
import { sellInstalled } from '../../verbs/cards/reveal.ts';
import { search, takeTop } from '../../verbs/cards/takes.ts';
import { save } from '../../verbs/cards/trash.ts';
import { afterSuccess, keepVirus } from '../../verbs/counters/counters.ts';
import { gainPer } from '../../verbs/counts.ts';
import { on, rollDie } from '../../verbs/dice.ts';
import { payOrLose } from '../../verbs/game.ts';
import { avoidTag, prevent, removeTag, removeTags, takeDamage } from '../../verbs/harm/harm.ts';
import { cancel, preventsAll } from '../../verbs/harm/shields.ts';
import { chooseFor } from '../../verbs/ice/breakers.ts';
import { later } from '../../verbs/later.ts';
import { succeededThisTurn } from '../../verbs/past.ts';
import { spendingCap } from '../../verbs/runs/budget.ts';
import { endRunAfterThis, inRun } from '../../verbs/runs/run.ts';
import { all, may } from '../../verbs/sequence.ts';
import { baseLink, lateLink, linkBoost } from '../../verbs/trace.ts';
import { asAction, oncePerTurn, trashedWhenEmpty } from '../shared.ts';

const { resource } = cardsOf('v1');

resource('access-through-alpha', 'Access through Alpha', {
  cost: 9,
  keywords: ['Base Link'],
  abilities: [baseLink(1, 9)],
});
resource('access-to-arasaka', 'Access to Arasaka', {
  cost: 2,
  keywords: ['Base Link'],
  abilities: [baseLink(2, 4), linkBoost(2, 1)],
});
resource('access-to-kiribati', 'Access to Kiribati', {
  cost: 1,
  keywords: ['Base Link'],
  abilities: [baseLink(1, 1), linkBoost(1, 1)],
});
resource('aujourdoui', "Aujourd'Oui", {
  cost: 0,
  keywords: ['BBS'],
  abilities: [{ ...asAction, effect: takeFromTop(5, ['program'], 1) }],
});
resource('back-door-to-hilliard', 'Back Door to Hilliard', {
  cost: 0,
  keywords: ['Base Link'],
  abilities: [baseLink(0, 2), linkBoost(3, 1)],
});
resource('back-door-to-orbital-air', 'Back Door to Orbital Air', {
  cost: 0,
  keywords: ['Base Link'],
  abilities: [baseLink(1, 2), linkBoost(2, 1)],
});
resource('broker', 'Broker', {
  cost: 3,
  keywords: ['Connection'],
  abilities: [
    { ...asAction, limit: oncePerTurn, effect: store(3) },
    { ...asAction, limit: oncePerTurn, effect: takeAll() },
  ],
});
resource('code-viral-cache', 'Code Viral Cache', {
  cost: 1,
  playOnly: succeededThisTurn(HQ),
  modifiers: [keepVirus(2)],
  abilities: [otherMayTrash(5)],
});
resource('corporate-ally', 'Corporate Ally', {
  cost: 3,
  keywords: ['Connection', 'Unique'],
  costsPoints: 1,
  modifiers: [agendaDifficulty(1, 'anywhere')],
});
resource('crash-everett-inventive-fixer', 'Crash Everett, Inventive Fixer', {
  cost: 2,
  keywords: ['Connection', 'Unique'],
  sift: 'topOrTrash',
});
resource('danshis-second-id', "Danshi's Second ID", {
  cost: 0,
  abilities: [{ cost: { actions: 1, trash: true }, when: 'action', effect: removeTags(3) }],
});
resource('databroker', 'Databroker', {
  cost: 0,
  keywords: ['Connection'],
  abilities: [{ cost: { actions: 1, trash: true, points: 1 }, when: 'action', effect: gain(10) }],
});
resource('diplomatic-immunity', 'Diplomatic Immunity', {
  cost: 1,
  keywords: ['Unique'],
  modifiers: [preventsAll('meat')],
  abilities: [cancel({ points: 1 }, 'meat')],
});
resource('fall-guy', 'Fall Guy', { cost: 0, abilities: [avoidTag({ trash: true })] });
resource('field-reporter-for-ice-and-data', 'Field Reporter for Ice and Data', {
  cost: 0,
  keywords: ['Position'],
  triggers: [{ on: 'end', effect: gainPer(1, 'iceRezzed') }],
});
resource('floating-runner-bbs', 'Floating Runner BBS', {
  cost: 6,
  keywords: ['BBS', 'Position'],
  triggers: [{ on: 'start', effect: gain(1) }],
});
resource('hells-run', "Hell's Run", { cost: 0, pool: { for: ['link'], bits: 1 } });
resource('junkyard-bbs', 'Junkyard BBS', {
  cost: 1,
  keywords: ['BBS'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: takeTop('trash') }],
});
resource('karl-de-veres-corporate-stooge', 'Karl de Veres, Corporate Stooge', {
  cost: 2,
  keywords: ['Connection', 'Unique'],
  triggers: [afterSuccess(null, gain(1))],
});
resource('leland-corporate-bodyguard', 'Leland, Corporate Bodyguard', {
  cost: 2,
  abilities: [prevent({ bits: 1 }, 1, 'meat'), avoidTag({ trash: true })],
});
resource('loan-from-chiba', 'Loan from Chiba', {
  cost: 0,
  triggers: [
    { on: 'installed', effect: gain(12) },
    { on: 'start', effect: loseOwn(RUNNER, 1) },
    { on: 'leaves', effect: payOrLose(10, 'The loan from Chiba was not paid back.') },
    { on: 'end', effect: may(trashThis()) },
  ],
});
resource('neto', 'N.E.T.O.', {
  cost: 0,
  keywords: ['BBS'],
  abilities: [{ ...asAction, effect: takeFromTop(4, ['prep', 'resource'], 1) }],
});
resource('nomad-allies', 'Nomad Allies', {
  cost: 2,
  keywords: ['Connection'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: removeTag() }, avoidTag({ trash: true })],
});
resource('preying-mantis', 'Preying Mantis', {
  cost: 0,
  keywords: ['Connection'],
  abilities: [
    {
      cost: {},
      when: 'window',
      effect: all(gainActions(1), later('turnEnds', takeDamage('brain', 1, false))),
      condition: ownTurn,
      limit: oncePerTurn,
    },
  ],
});
resource('quest-for-cattekin', 'Quest for Cattekin', {
  cost: 4,
  keywords: ['Random'],
  triggers: [
    {
      on: 'start',
      effect: rollDie(
        on([1], takeDamage('brain', 1, false)),
        on([2], takeDamage('net', 1, false)),
        on([6], all(trashThis(), moreActionsPermanently(1))),
      ),
    },
  ],
});

resource('restrictive-net-zoning', 'Restrictive Net Zoning', {
  cost: 1,
  triggers: [{ on: 'installed', effect: chooseFor('fort') }],
  modifiers: [iceCost(2, 'chosen')],
});
resource('rigged-investments', 'Rigged Investments', {
  cost: 4,
  triggers: [{ on: 'installed', effect: store(12) }, { on: 'start', effect: take(1) }, trashedWhenEmpty],
});
resource('ronin-around', 'Ronin Around', {
  cost: 3,
  keywords: ['BBS'],
  abilities: [
    { ...asAction, effect: takeFromTop(5, ['hardware'], 1) },
    { cost: { actions: 1, bits: 2 }, when: 'action', effect: expose(1, 'anywhere') },
  ],
});
resource('short-term-contract', 'Short-Term Contract', {
  cost: 1,
  keywords: ['Position'],
  triggers: [{ on: 'installed', effect: store(12) }, trashedWhenEmpty],
  abilities: [{ ...asAction, effect: take(2) }],
});
resource('silicon-saloon-franchise', 'Silicon Saloon Franchise', {
  cost: 8,
  keywords: ['Position'],
  abilities: [{ ...asAction, effect: all(gain(1), draw(1)) }],
});
resource('smiths-pawnshop', "Smith's Pawnshop", {
  cost: 0,
  keywords: ['Connection', 'Unique'],
  triggers: [{ on: 'start', effect: sellInstalled(2) }],
});
resource('submarine-uplink', 'Submarine Uplink', {
  cost: 0,
  keywords: ['Base Link'],
  abilities: [
    { ...baseLink(0, 4), condition: inRun('anywhere') },
    { ...linkBoost(1, 1), condition: inRun('anywhere') },
  ],
  triggers: [{ on: 'used', says: 'inEncounter', effect: endRunAfterThis() }],
});
resource('technician-lover', 'Technician Lover', { cost: 2, abilities: [{ ...asAction, effect: lookAtTop(CORP, 1) }] });
resource('the-shell-traders', 'The Shell Traders', {
  cost: 0,
  triggers: [{ on: 'start', effect: countDown('Shell') }],
  abilities: [
    { ...asAction, effect: setAside('Shell', ['program', 'hardware']) },
    { cost: { bits: 1 }, when: 'window', effect: countDown('Shell') },
  ],
});
resource('the-short-circuit', 'The Short Circuit', {
  cost: 1,
  keywords: ['BBS'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: search('program') }],
});
resource('the-springboard', 'The Springboard', { cost: 0, keywords: ['BBS'], abilities: [lateLink({ bits: 1 }, 1)] });
resource('top-runners-conference', "Top Runners' Conference", {
  cost: 0,
  triggers: [
    { on: 'start', effect: gain(2) },
    { on: 'runBegins', effect: trashThis() },
  ],
});
resource('trauma-team', 'Trauma Team', {
  cost: 0,
  triggers: [{ on: 'installed', effect: putCounters('Trauma', 2) }],
  abilities: [prevent({ counter: 'Trauma' }, 1, 'meat'), { ...asAction, effect: putCounters('Trauma', 1) }],
});
resource('umbrella-policy', 'Umbrella Policy', {
  cost: 0,
  abilities: [save({ trash: true }, false, ['program', 'hardware'])],
});
resource('wilson-weeflerunner-apprentice', 'Wilson, Weeflerunner Apprentice', {
  cost: 4,
  abilities: [
    offeredAction(all(gainSpecial('run', 1), inSpecialActions(later('thatRun', spendingCap(3, 'icebreaker', 'link'))))),
    avoidTag({ trash: true }),
    prevent({ trash: true }, 'any', 'meat'),
  ],
});
