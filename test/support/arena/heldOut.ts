/**
 * Two decks per side that are not in the app and were not used for tuning: the machine's results with them should carry
 * over to others.
 */
import { deckFromList, type StarterDeck } from '../../../src/rules/netrunner/cards/starters.ts';

const corp: readonly StarterDeck[] = [
  deckFromList(
    'gatehouse',
    'Gatehouse',
    `2 employee-empowerment, 1 tycho-extension, 1 encryption-breakthrough, 1 security-purge, 2 political-coup, 2 encoder-inc,
    2 endless-corridor, 3 quandary, 3 scramble, 2 sleeper, 2 twisty-passages, 2 mazer, 1 haunting-inquisition, 1 wall-of-static,
    1 banpei, 2 hunter, 4 accounts-receivable, 2 efficiency-experts, 2 day-shift, 1 annual-reviews, 2 holovid-campaign,
    1 investment-firm, 1 crystal-palace-station-grid, 1 rio-de-janeiro-city-grid, 1 planning-consultants, 2 red-herrings`,
  ),
  deckFromList(
    'small-print',
    'Small Print',
    `2 strike-force-kali, 2 corporate-war, 1 security-net-optimization, 1 data-fort-remapping, 1 hostile-takeover, 2 snowbank,
    2 misleading-access-menus, 1 washed-up-solo-construct, 1 coyote, 2 data-wall, 2 rock-is-strong, 2 galatea, 2 credit-blocks,
    2 gatekeeper, 1 caryatid, 1 sumo-2008, 1 pi-in-the-face, 2 vapor-ops, 1 chicago-branch, 1 falsified-transactions-expert,
    4 accounts-receivable, 1 credit-consolidation, 2 project-consultants, 2 night-shift, 2 rockerboy-promotion, 1 remote-facility,
    1 euromarket-consortium, 1 hunter, 1 data-wall-2-0`,
  ),
];

const runner: readonly StarterDeck[] = [
  deckFromList(
    'long-reach',
    'Long Reach',
    `2 shaka, 1 evil-twin, 2 wizards-book, 1 raffles, 2 early-worm, 1 worm, 1 bakdoor, 1 shield, 1 rd-protocol-files, 2 pk-6089a,
    2 wutech-mem-chip, 2 rd-interface, 1 green-knight-surge-buffers, 2 custodial-position, 2 rush-hour, 1 rd-mole, 2 streetware-distributor,
    2 rigged-investments, 1 aujourdoui, 1 the-short-circuit, 1 danshis-second-id, 1 swiss-bank-account, 3 score, 4 livewires-contacts,
    2 networking, 2 jack-n-joe, 1 panzer-run, 1 forgotten-backup-chip`,
  ),
  deckFromList(
    'glass-cannon',
    'Glass Cannon',
    `3 krash, 2 blink, 1 ai-boon, 1 wild-card, 1 skeleton-passkeys, 1 jackhammer, 1 hammer, 2 clown, 1 emergency-self-construct,
    1 skullcap, 2 bodyweight-data-creche, 1 hq-interface, 1 wutech-mem-chip, 2 all-nighter, 2 inside-job, 2 romp-through-hq,
    1 kilroy-was-here, 1 decoy-signal, 2 top-runners-conference, 2 loan-from-chiba, 1 karl-de-veres-corporate-stooge, 1 trauma-team,
    1 expendable-family-member, 3 score, 3 livewires-contacts, 1 playful-ai, 3 jack-n-joe, 2 bodyweight-synthetic-blood`,
  ),
];

/** By seat. */
export const heldOut: readonly [readonly StarterDeck[], readonly StarterDeck[]] = [corp, runner];
