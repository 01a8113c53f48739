import { cardsOf } from '../../card.ts';
import { CORP, RUNNER } from '../../table.ts';
import { gainActions, gainSpecial } from '../../verbs/actions.ts';
import { gain, loses } from '../../verbs/bits/bits.ts';
import { draw, trashResources } from '../../verbs/cards/cards.ts';
import { arrangeTop } from '../../verbs/cards/piles.ts';
import { rearrangeAllIce } from '../../verbs/cards/rearrange.ts';
import { backToHq } from '../../verbs/cards/takes.ts';
import { trashInstalled } from '../../verbs/cards/trash.ts';
import { addAdvancement, moveAdvancement } from '../../verbs/counters/advancement.ts';
import { gainPer } from '../../verbs/counts.ts';
import { damage, giveTag, tagged } from '../../verbs/harm/harm.ts';
import { lastTurn } from '../../verbs/past.ts';
import { all, payX } from '../../verbs/sequence.ts';
import { trace } from '../../verbs/trace.ts';

const { operation } = cardsOf('v1');

operation('accounts-receivable', 'Accounts Receivable', { cost: 5, keywords: ['Transactions'], play: gain(9) });
operation('annual-reviews', 'Annual Reviews', { cost: 0, play: draw(3) });
operation('audit-of-call-records', 'Audit of Call Records', {
  cost: 0,
  play: trace(5, giveTag()),
  playOnly: lastTurn('run', 2),
});
operation('chance-observation', 'Chance Observation', {
  cost: 2,
  play: trace(5, giveTag()),
  playOnly: lastTurn('run', 1),
});
operation('closed-accounts', 'Closed Accounts', {
  cost: 1,
  keywords: ['Gray Ops'],
  play: loses(RUNNER, 'all'),
  playOnly: tagged,
});
operation('corporate-detective-agency', 'Corporate Detective Agency', {
  cost: 1,
  play: trashResources(2),
  playOnly: tagged,
});
operation('datapool-by-zetatech', 'Datapool by Zetatech', {
  cost: 1,
  keywords: ['Gray Ops'],
  play: giveTag(2),
  playOnly: tagged,
});
operation('day-shift', 'Day Shift', { cost: 0, play: all(draw(2), gain(1)) });
operation('edgerunner-inc-temps', 'Edgerunner, Inc., Temps', { cost: 1, play: gainSpecial('install', 3) });
operation('efficiency-experts', 'Efficiency Experts', { cost: 0, keywords: ['Transactions'], play: gain(3) });
operation('falsified-transactions-expert', 'Falsified-Transactions Expert', { cost: 1, play: moveAdvancement(3) });
operation('management-shake-up', 'Management Shake-Up', { cost: 10, play: addAdvancement(3, 'split') });
operation('netwatch-credit-voucher', 'Netwatch Credit Voucher', {
  cost: 0,
  keywords: ['Gray Ops'],
  play: all(giveTag(), gain(1)),
  playOnly: tagged,
});
operation('new-blood', 'New Blood', { cost: 0, play: rearrangeAllIce() });
operation('night-shift', 'Night Shift', { cost: 0, play: all(gain(2), draw(1)) });
operation('off-site-backups', 'Off-Site Backups', { cost: 0, play: backToHq() });
operation('overtime-incentives', 'Overtime Incentives', { cost: 4, play: gainActions(2) });
operation('planning-consultants', 'Planning Consultants', {
  cost: 0,
  keywords: ['Gray Ops'],
  play: arrangeTop(CORP, 5),
});
operation('power-grid-overload', 'Power Grid Overload', {
  cost: 0,
  variable: 0,
  keywords: ['Gray Ops'],
  play: payX(1, trashInstalled('X', { type: 'hardware', without: 'Cybernetics' }), 0),
  playOnly: tagged,
});
operation('project-consultants', 'Project Consultants', { cost: 12, play: addAdvancement(4, 'split') });
operation('punitive-counterstrike', 'Punitive Counterstrike', {
  cost: 0,
  keywords: ['Black Ops'],
  play: damage('meat', 2),
  playOnly: tagged,
});
operation('scorched-earth', 'Scorched Earth', {
  cost: 3,
  keywords: ['Black Ops'],
  play: damage('meat', 4),
  playOnly: tagged,
});
operation('silver-lining-recovery-protocol', 'Silver Lining Recovery Protocol', {
  cost: 0,
  play: gainPer(3, 'stolenAdvancement'),
});
operation('systematic-layoffs', 'Systematic Layoffs', { cost: 5, play: addAdvancement(2, 'split') });
operation('team-restructuring', 'Team Restructuring', { cost: 1, play: addAdvancement(2, 'each') });
operation('trojan-horse', 'Trojan Horse', { cost: 2, play: giveTag(), playOnly: lastTurn('stolen', 1) });
operation('urban-renewal', 'Urban Renewal', {
  cost: 6,
  keywords: ['Black Ops'],
  play: damage('meat', 5),
  playOnly: tagged,
});
