import { cardsOf } from '../../card.ts';
import { CORP, RUNNER } from '../../table.ts';
import * as v from '../../verbs/index.ts';

const { operation } = cardsOf('v1');

operation('accounts-receivable', 'Accounts Receivable', { cost: 5, keywords: ['Transactions'], play: v.gain(9) });
operation('annual-reviews', 'Annual Reviews', { cost: 0, play: v.draw(3) });
operation('audit-of-call-records', 'Audit of Call Records', {
  cost: 0,
  play: v.trace(5, v.giveTag()),
  playOnly: v.lastTurn('run', 2),
});
operation('chance-observation', 'Chance Observation', {
  cost: 2,
  play: v.trace(5, v.giveTag()),
  playOnly: v.lastTurn('run', 1),
});
operation('closed-accounts', 'Closed Accounts', {
  cost: 1,
  keywords: ['Gray Ops'],
  play: v.loses(RUNNER, 'all'),
  playOnly: v.tagged,
});
operation('corporate-detective-agency', 'Corporate Detective Agency', {
  cost: 1,
  play: v.trashResources(2),
  playOnly: v.tagged,
});
operation('datapool-by-zetatech', 'Datapool by Zetatech', {
  cost: 1,
  keywords: ['Gray Ops'],
  play: v.giveTag(2),
  playOnly: v.tagged,
});
operation('day-shift', 'Day Shift', { cost: 0, play: v.all(v.draw(2), v.gain(1)) });
operation('edgerunner-inc-temps', 'Edgerunner, Inc., Temps', { cost: 1, play: v.gainSpecial('install', 3) });
operation('efficiency-experts', 'Efficiency Experts', { cost: 0, keywords: ['Transactions'], play: v.gain(3) });
operation('falsified-transactions-expert', 'Falsified-Transactions Expert', { cost: 1, play: v.moveAdvancement(3) });
operation('management-shake-up', 'Management Shake-Up', { cost: 10, play: v.addAdvancement(3, 'split') });
operation('netwatch-credit-voucher', 'Netwatch Credit Voucher', {
  cost: 0,
  keywords: ['Gray Ops'],
  play: v.all(v.giveTag(), v.gain(1)),
  playOnly: v.tagged,
});
operation('new-blood', 'New Blood', { cost: 0, play: v.rearrangeAllIce() });
operation('night-shift', 'Night Shift', { cost: 0, play: v.all(v.gain(2), v.draw(1)) });
operation('off-site-backups', 'Off-Site Backups', { cost: 0, play: v.backToHq() });
operation('overtime-incentives', 'Overtime Incentives', { cost: 4, play: v.gainActions(2) });
operation('planning-consultants', 'Planning Consultants', {
  cost: 0,
  keywords: ['Gray Ops'],
  play: v.arrangeTop(CORP, 5),
});
operation('power-grid-overload', 'Power Grid Overload', {
  cost: 0,
  variable: 0,
  keywords: ['Gray Ops'],
  play: v.payX(1, v.trashInstalled('X', { type: 'hardware', without: 'Cybernetics' }), 0),
  playOnly: v.tagged,
});
operation('project-consultants', 'Project Consultants', { cost: 12, play: v.addAdvancement(4, 'split') });
operation('punitive-counterstrike', 'Punitive Counterstrike', {
  cost: 0,
  keywords: ['Black Ops'],
  play: v.damage('meat', 2),
  playOnly: v.tagged,
});
operation('scorched-earth', 'Scorched Earth', {
  cost: 3,
  keywords: ['Black Ops'],
  play: v.damage('meat', 4),
  playOnly: v.tagged,
});
operation('silver-lining-recovery-protocol', 'Silver Lining Recovery Protocol', {
  cost: 0,
  play: v.gainPer(3, 'stolenAdvancement'),
});
operation('systematic-layoffs', 'Systematic Layoffs', { cost: 5, play: v.addAdvancement(2, 'split') });
operation('team-restructuring', 'Team Restructuring', { cost: 1, play: v.addAdvancement(2, 'each') });
operation('trojan-horse', 'Trojan Horse', { cost: 2, play: v.giveTag(), playOnly: v.lastTurn('stolen', 1) });
operation('urban-renewal', 'Urban Renewal', {
  cost: 6,
  keywords: ['Black Ops'],
  play: v.damage('meat', 5),
  playOnly: v.tagged,
});
