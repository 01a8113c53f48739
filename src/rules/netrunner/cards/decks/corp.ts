/** The Corp's built-in decks: 45 cards and 18 agenda points each, each with a different way to win. */
import { type ReadyDeck, ready } from './deck.ts';

export const corpDecks: readonly ReadyDeck[] = [
  ready(
    'built-in-0',
    'Built-in Corp deck',
    `1 employee-empowerment, 1 priority-requisition, 1 on-call-solo-team, 1 corporate-war, 1 marine-arcology,
    1 netwatch-operations-office, 2 hostile-takeover, 2 wall-of-static, 2 fire-wall, 1 laser-wire, 2 filter, 2 keeper, 1 quandary,
    1 banpei, 1 triggerman, 1 neural-blade, 2 fetch-4-0-1, 1 hunter, 1 cortical-scrub, 1 homewrecker, 1 code-corpse,
    1 bbs-whispering-campaign, 2 rockerboy-promotion, 1 solo-squad, 2 setup, 1 trap, 2 red-herrings, 1 antiquated-interface-routines,
    3 accounts-receivable, 1 efficiency-experts, 1 night-shift, 1 trojan-horse, 1 audit-of-call-records, 1 scorched-earth`,
  ),
  ready(
    'quick-returns',
    'Quick Returns',
    `3 unlisted-research-lab, 2 marine-arcology, 2 project-zurich, 2 corporate-downsizing, 4 accounts-receivable, 3 systematic-layoffs,
    1 management-shake-up, 2 overtime-incentives, 3 efficiency-experts, 2 team-restructuring, 2 rockerboy-promotion,
    2 bbs-whispering-campaign, 3 data-wall-2-0, 3 wall-of-static, 2 filter, 3 quandary, 2 keeper, 2 banpei, 2 ice-pick-willie`,
  ),
  ready(
    'deep-freeze',
    'Deep Freeze',
    `2 tycho-extension, 2 main-office-relocation, 1 priority-requisition, 1 hostile-takeover, 2 fire-wall, 2 rock-is-strong,
    1 reinforced-wall, 1 shotgun-wire, 2 mazer, 2 nerve-labyrinth, 2 keeper, 1 cortical-scanner, 1 filter, 1 data-naga,
    1 sentinels-prime, 2 darc-knight, 1 triggerman, 1 cortical-scrub, 4 accounts-receivable, 1 credit-consolidation,
    3 efficiency-experts, 1 night-shift, 2 rockerboy-promotion, 2 braindance-campaign, 2 bbs-whispering-campaign,
    2 antiquated-interface-routines, 1 red-herrings, 1 tesseract-fort-construction`,
  ),
  ready(
    'black-bag',
    'Black Bag',
    `3 on-call-solo-team, 2 marked-accounts, 1 corporate-headhunters, 2 hostile-takeover, 2 trojan-horse, 1 audit-of-call-records,
    2 chance-observation, 1 manhunt, 3 scorched-earth, 2 punitive-counterstrike, 1 urban-renewal, 3 hunter, 3 fetch-4-0-1,
    1 data-raven, 2 jack-attack, 2 filter, 1 quandary, 2 wall-of-static, 2 keeper, 2 data-wall-2-0, 1 laser-wire,
    4 accounts-receivable, 1 rockerboy-promotion, 1 trap`,
  ),
  ready(
    'live-wire',
    'Live Wire',
    `3 fetal-ai, 1 ice-transmutation, 1 main-office-relocation, 1 marine-arcology, 1 hostile-takeover, 2 laser-wire, 2 razor-wire,
    2 nerve-labyrinth, 1 shotgun-wire, 2 data-darts, 2 neural-blade, 1 digiconda, 2 cortical-scrub, 1 code-corpse, 2 filter, 2 keeper,
    1 wall-of-static, 3 setup, 2 trap, 1 virus-test-site, 1 vacant-soulkiller, 1 dieter-esslin, 4 accounts-receivable,
    2 efficiency-experts, 1 night-shift, 2 rockerboy-promotion, 1 bbs-whispering-campaign`,
  ),
  ready(
    'dirty-money',
    'Dirty Money',
    `2 political-coup, 2 corporate-war, 2 charity-takeover, 1 corporate-coup, 1 black-ice-quality-assurance, 2 project-babylon,
    2 weapons-depot, 1 brain-wash, 2 cortical-scrub, 1 zombie, 1 code-corpse, 2 fatal-attractor, 2 wall-of-static, 2 crystal-wall,
    1 fire-wall, 2 quandary, 2 keeper, 1 filter, 2 banpei, 4 accounts-receivable, 1 credit-consolidation, 3 efficiency-experts,
    1 night-shift, 2 rockerboy-promotion, 2 systematic-layoffs, 1 skalderviken-sa-beta-test-site`,
  ),
];
