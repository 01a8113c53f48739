/**
 * Six decks per side that are not in the app and are never used for tuning, so that the machine's results with them
 * should carry over to others.
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
  deckFromList(
    'toll-road',
    'Toll Road',
    `2 marked-accounts, 3 on-call-solo-team, 1 corporate-headhunters, 1 project-zurich, 2 hunter, 2 fetch-4-0-1,
    2 data-raven, 2 ball-and-chain, 2 homewrecker, 1 tko-2-0, 2 keeper, 2 quandary, 2 data-wall, 2 wall-of-static,
    3 accounts-receivable, 2 chance-observation, 2 closed-accounts, 1 manhunt, 2 punitive-counterstrike,
    1 urban-renewal, 2 efficiency-experts, 2 city-surveillance, 2 ldl-traffic-analyzers, 1 satellite-monitors,
    1 bbs-whispering-campaign`,
  ),
  deckFromList(
    'many-doors',
    'Many Doors',
    `2 corporate-retreat, 2 genetics-visionary-acquisition, 2 security-net-optimization, 2 superserum,
    2 braindance-campaign, 3 holovid-campaign, 3 rockerboy-promotion, 3 south-african-mining-corp,
    2 investment-firm, 2 chicago-branch, 2 esa-contract, 3 filter, 2 data-wall, 2 quandary, 2 wall-of-static,
    2 sleeper, 2 keeper, 2 riddler, 4 accounts-receivable, 1 credit-consolidation`,
  ),
  deckFromList(
    'kennel',
    'Kennel',
    `3 employee-empowerment, 2 corporate-war, 1 ice-transmutation, 2 asp, 1 cerberus, 3 chihuahua, 2 bug-zapper, 2 fang,
    1 fang-2-0, 2 rex, 1 mastiff, 2 dog-pile, 2 canis-minor, 1 canis-major, 2 crystal-wall, 2 iceberg, 2 trapdoor,
    4 accounts-receivable, 2 efficiency-experts, 2 rent-to-own-contract, 1 night-shift, 2 rockerboy-promotion,
    2 bbs-whispering-campaign, 1 setup`,
  ),
  deckFromList(
    'grey-matter',
    'Grey Matter',
    `2 black-ice-quality-assurance, 2 tycho-extension, 2 marine-arcology, 1 project-zurich, 2 brain-drain, 2 brain-wash,
    1 zombie, 1 liche, 2 cortical-scrub, 2 fatal-attractor, 2 scramble, 2 scaffolding, 2 rock-is-strong, 2 snowbank,
    1 toughonium-wall, 4 accounts-receivable, 1 credit-consolidation, 2 day-shift, 2 annual-reviews, 2 new-blood,
    1 power-grid-overload, 2 braindance-campaign, 2 euromarket-consortium, 1 remote-facility,
    2 skalderviken-sa-beta-test-site`,
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
  deckFromList(
    'worm-farm',
    'Worm Farm',
    `2 cascade, 2 deep-thought, 2 butcher-boy, 2 pox, 2 garbage-in, 2 incubator, 1 fait-accompli, 2 raptor,
    2 cyfermaster, 2 ramming-piston, 2 zetatech-mem-chip, 1 tycho-mem-chip, 1 rd-interface, 1 hq-interface,
    2 broker, 1 the-short-circuit, 2 fall-guy, 1 nomad-allies, 1 junkyard-bbs, 4 score, 4 livewires-contacts,
    3 jack-n-joe, 2 networking, 1 rush-hour`,
  ),
  deckFromList(
    'borrowed-time',
    'Borrowed Time',
    `2 loan-from-chiba, 2 bargain-with-viacox, 2 back-door-to-rivals, 2 liberated-savings-account, 2 blink, 1 bulldozer,
    2 wizards-book, 2 loony-goon, 2 early-worm, 2 microtech-trode-set, 1 pandoras-deck, 1 mram-chip, 2 hq-interface,
    2 rd-interface, 4 score, 3 livewires-contacts, 3 jack-n-joe, 3 all-nighter, 2 inside-job, 2 romp-through-hq,
    2 custodial-position, 1 social-engineering`,
  ),
  deckFromList(
    'house-call',
    'House Call',
    `2 shaka, 2 tinweasel, 2 dwarf, 1 expert-schedule-analyzer, 2 psychic-friend, 3 hq-interface, 2 parraline-5750,
    1 tycho-mem-chip, 1 zetatech-mem-chip, 2 hq-mole, 2 broker, 2 short-term-contract, 1 runner-sensei,
    1 corporate-ally, 1 trauma-team, 3 executive-wiretaps, 2 synchronized-attack-on-hq, 2 romp-through-hq, 1 hijack,
    4 score, 4 livewires-contacts, 2 jack-n-joe, 2 anonymous-tip`,
  ),
  deckFromList(
    'clean-cut',
    'Clean Cut',
    `1 fubar, 1 snowball, 2 pile-driver, 2 codeslinger, 2 big-frackin-gun, 2 startup-immolator, 1 the-deck,
    1 raven-microcyb-eagle, 2 zetatech-mem-chip, 1 pk-6089a, 1 rd-interface, 2 streetware-distributor, 2 broker,
    1 access-to-arasaka, 1 smiths-pawnshop, 1 umbrella-policy, 1 wilson-weeflerunner-apprentice,
    2 core-command-jettison-ice, 2 disgruntled-ice-technician, 1 demolition-run, 2 security-code-worm-chip,
    1 remote-detonator, 4 score, 4 livewires-contacts, 3 jack-n-joe, 2 misc-for-sale`,
  ),
];

/** By seat. */
export const heldOut: readonly [readonly StarterDeck[], readonly StarterDeck[]] = [corp, runner];
