import { cardsOf } from '../../card.ts';
import { CORP, HQ, RUNNER } from '../../table.ts';
import * as v from '../../verbs/index.ts';
import { asAction, oncePerTurn, trashedWhenEmpty } from '../shared.ts';

const { resource } = cardsOf('v1');

resource('access-through-alpha', 'Access through Alpha', {
  cost: 9,
  keywords: ['Base Link'],
  abilities: [v.baseLink(1, 9)],
});
resource('access-to-arasaka', 'Access to Arasaka', {
  cost: 2,
  keywords: ['Base Link'],
  abilities: [v.baseLink(2, 4), v.linkBoost(2, 1)],
});
resource('access-to-kiribati', 'Access to Kiribati', {
  cost: 1,
  keywords: ['Base Link'],
  abilities: [v.baseLink(1, 1), v.linkBoost(1, 1)],
});
resource('aujourdoui', 'Aujourd’Oui', {
  cost: 0,
  keywords: ['BBS'],
  abilities: [{ ...asAction, effect: v.takeFromTop(5, ['program'], 1) }],
});
resource('back-door-to-hilliard', 'Back Door to Hilliard', {
  cost: 0,
  keywords: ['Base Link'],
  abilities: [v.baseLink(0, 2), v.linkBoost(3, 1)],
});
resource('back-door-to-orbital-air', 'Back Door to Orbital Air', {
  cost: 0,
  keywords: ['Base Link'],
  abilities: [v.baseLink(1, 2), v.linkBoost(2, 1)],
});
resource('broker', 'Broker', {
  cost: 3,
  keywords: ['Connection'],
  abilities: [
    { ...asAction, limit: oncePerTurn, effect: v.store(3) },
    { ...asAction, limit: oncePerTurn, effect: v.takeAll() },
  ],
});
resource('code-viral-cache', 'Code Viral Cache', {
  cost: 1,
  playOnly: v.succeededThisTurn(HQ),
  modifiers: [v.keepVirus(2)],
  abilities: [v.otherMayTrash(5)],
});
resource('corporate-ally', 'Corporate Ally', {
  cost: 3,
  keywords: ['Connection', 'Unique'],
  costsPoints: 1,
  modifiers: [v.agendaDifficulty(1, 'anywhere')],
});
resource('crash-everett-inventive-fixer', 'Crash Everett, Inventive Fixer', {
  cost: 2,
  keywords: ['Connection', 'Unique'],
  sift: 'topOrTrash',
});
resource('danshis-second-id', 'Danshi’s Second ID', {
  cost: 0,
  abilities: [{ cost: { actions: 1, trash: true }, when: 'action', effect: v.removeTags(3) }],
});
resource('databroker', 'Databroker', {
  cost: 0,
  keywords: ['Connection'],
  abilities: [{ cost: { actions: 1, trash: true, points: 1 }, when: 'action', effect: v.gain(10) }],
});
resource('diplomatic-immunity', 'Diplomatic Immunity', {
  cost: 1,
  keywords: ['Unique'],
  modifiers: [v.preventsAll('meat')],
  abilities: [v.cancel({ points: 1 }, 'meat')],
});
resource('fall-guy', 'Fall Guy', { cost: 0, abilities: [v.avoidTag({ trash: true })] });
resource('field-reporter-for-ice-and-data', 'Field Reporter for Ice and Data', {
  cost: 0,
  keywords: ['Position'],
  triggers: [{ on: 'end', effect: v.gainPer(1, 'iceRezzed') }],
});
resource('floating-runner-bbs', 'Floating Runner BBS', {
  cost: 6,
  keywords: ['BBS', 'Position'],
  triggers: [{ on: 'start', effect: v.gain(1) }],
});
resource('hells-run', 'Hell’s Run', { cost: 0, pool: { for: ['link'], bits: 1 } });
resource('junkyard-bbs', 'Junkyard BBS', {
  cost: 1,
  keywords: ['BBS'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: v.takeTop('trash') }],
});
resource('karl-de-veres-corporate-stooge', 'Karl de Veres, Corporate Stooge', {
  cost: 2,
  keywords: ['Connection', 'Unique'],
  triggers: [v.afterSuccess(null, v.gain(1))],
});
resource('leland-corporate-bodyguard', 'Leland, Corporate Bodyguard', {
  cost: 2,
  abilities: [v.prevent({ bits: 1 }, 1, 'meat'), v.avoidTag({ trash: true })],
});
resource('loan-from-chiba', 'Loan from Chiba', {
  cost: 0,
  triggers: [
    { on: 'installed', effect: v.gain(12) },
    { on: 'start', effect: v.loses(RUNNER, 1) },
    { on: 'leaves', effect: v.payOrLose(10, 'The loan from Chiba was not paid back.') },
    { on: 'end', effect: v.may(v.trashThis()) },
  ],
});
resource('neto', 'N.E.T.O.', {
  cost: 0,
  keywords: ['BBS'],
  abilities: [{ ...asAction, effect: v.takeFromTop(4, ['prep', 'resource'], 1) }],
});
resource('nomad-allies', 'Nomad Allies', {
  cost: 2,
  keywords: ['Connection'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: v.removeTag() }, v.avoidTag({ trash: true })],
});
resource('preying-mantis', 'Preying Mantis', {
  cost: 0,
  keywords: ['Connection'],
  abilities: [
    {
      cost: {},
      when: 'window',
      effect: v.all(v.gainActions(1), v.later('turnEnds', v.damage('brain', 1, false))),
      condition: v.ownTurn,
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
      effect: v.rollDie(
        v.on([1], v.damage('brain', 1, false)),
        v.on([2], v.damage('net', 1, false)),
        v.on([6], v.all(v.trashThis(), v.moreActionsPermanently(1))),
      ),
    },
  ],
});

resource('restrictive-net-zoning', 'Restrictive Net Zoning', {
  cost: 1,
  triggers: [{ on: 'installed', effect: v.chooseFor('fort') }],
  modifiers: [v.iceCost(2, 'chosen')],
});
resource('rigged-investments', 'Rigged Investments', {
  cost: 4,
  triggers: [{ on: 'installed', effect: v.store(12) }, { on: 'start', effect: v.take(1) }, trashedWhenEmpty],
});
resource('ronin-around', 'Ronin Around', {
  cost: 3,
  keywords: ['BBS'],
  abilities: [
    { ...asAction, effect: v.takeFromTop(5, ['hardware'], 1) },
    { cost: { actions: 1, bits: 2 }, when: 'action', effect: v.expose(1, 'anywhere') },
  ],
});
resource('short-term-contract', 'Short-Term Contract', {
  cost: 1,
  keywords: ['Position'],
  triggers: [{ on: 'installed', effect: v.store(12) }, trashedWhenEmpty],
  abilities: [{ ...asAction, effect: v.take(2) }],
});
resource('silicon-saloon-franchise', 'Silicon Saloon Franchise', {
  cost: 8,
  keywords: ['Position'],
  abilities: [{ ...asAction, effect: v.all(v.gain(1), v.draw(1)) }],
});
resource('smiths-pawnshop', 'Smith’s Pawnshop', {
  cost: 0,
  keywords: ['Connection', 'Unique'],
  triggers: [{ on: 'start', effect: v.sellInstalled(2) }],
});
resource('submarine-uplink', 'Submarine Uplink', {
  cost: 0,
  keywords: ['Base Link'],
  abilities: [
    { ...v.baseLink(0, 4), condition: v.inRun('anywhere') },
    { ...v.linkBoost(1, 1), condition: v.inRun('anywhere') },
  ],
  triggers: [{ on: 'used', says: 'inEncounter', effect: v.endRunAfterThis() }],
});
resource('technician-lover', 'Technician Lover', {
  cost: 2,
  abilities: [{ ...asAction, effect: v.lookAtTop(CORP, 1) }],
});
resource('the-shell-traders', 'The Shell Traders', {
  cost: 0,
  triggers: [{ on: 'start', effect: v.countDown('Shell') }],
  abilities: [
    { ...asAction, effect: v.setAside('Shell', ['program', 'hardware']) },
    { cost: { bits: 1 }, when: 'window', effect: v.countDown('Shell') },
  ],
});
resource('the-short-circuit', 'The Short Circuit', {
  cost: 1,
  keywords: ['BBS'],
  abilities: [{ cost: { actions: 1, bits: 1 }, when: 'action', effect: v.search('program') }],
});
resource('the-springboard', 'The Springboard', { cost: 0, keywords: ['BBS'], abilities: [v.lateLink({ bits: 1 }, 1)] });
resource('top-runners-conference', 'Top Runners’ Conference', {
  cost: 0,
  triggers: [
    { on: 'start', effect: v.gain(2) },
    { on: 'runBegins', effect: v.trashThis() },
  ],
});
resource('trauma-team', 'Trauma Team', {
  cost: 0,
  triggers: [{ on: 'installed', effect: v.putCounters('Trauma', 2) }],
  abilities: [v.prevent({ counter: 'Trauma' }, 1, 'meat'), { ...asAction, effect: v.putCounters('Trauma', 1) }],
});
resource('umbrella-policy', 'Umbrella Policy', {
  cost: 0,
  abilities: [v.save({ trash: true }, false, ['program', 'hardware'])],
});
resource('wilson-weeflerunner-apprentice', 'Wilson, Weeflerunner Apprentice', {
  cost: 4,
  abilities: [
    v.offeredAction(
      v.all(v.gainSpecial('run', 1), v.inSpecialActions(v.later('thatRun', v.spendingCap(3, 'icebreaker', 'link')))),
    ),
    v.avoidTag({ trash: true }),
    v.prevent({ trash: true }, 'any', 'meat'),
  ],
});
