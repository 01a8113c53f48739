/** Six decks per side that are not in the app, for tuning the machine in addition to the built-in ones. */
import { deckFromList, type StarterDeck } from '../../../src/rules/netrunner/cards/starters.ts';

const corp: readonly StarterDeck[] = [
  deckFromList(
    'shell-game',
    'Shell Game',
    `2 political-coup, 2 project-venice, 2 ai-chief-financial-officer, 2 executive-extraction, 2 security-purge, 3 trap,
    3 setup, 2 vacant-soulkiller, 2 virus-test-site, 1 experimental-ai, 2 bel-digmo-antibody, 2 filter, 2 quandary,
    2 data-wall-2-0, 2 wall-of-static, 2 keeper, 2 too-many-doors, 2 washed-up-solo-construct,
    4 accounts-receivable, 2 efficiency-experts, 2 systematic-layoffs`,
  ),
  deckFromList(
    'high-ground',
    'High Ground',
    `2 netwatch-operations-office, 2 priority-requisition, 2 main-office-relocation, 1 corporate-coup,
    1 crystal-palace-station-grid, 2 rio-de-janeiro-city-grid, 1 washington-dc-city-grid, 1 new-galveston-city-grid,
    2 red-herrings, 1 obfuscated-fortress, 1 dr-dreff, 1 jenny-jett, 1 olivia-salazar, 2 fire-wall,
    1 reinforced-wall, 2 gatekeeper, 2 tutor, 2 tumblers, 2 vacuum-link, 2 sphinx-2006, 2 cinderella, 1 roadblock,
    4 accounts-receivable, 3 efficiency-experts, 2 rockerboy-promotion, 2 bbs-whispering-campaign`,
  ),
  deckFromList(
    'blank-cheque',
    'Blank Cheque',
    `1 political-overthrow, 1 corporate-boon, 2 private-cybernet-police, 1 tycho-extension, 1 project-zurich,
    2 project-consultants, 2 overtime-incentives, 2 team-restructuring, 4 accounts-receivable,
    2 credit-consolidation, 3 efficiency-experts, 1 falsified-transactions-expert, 2 reinforced-wall, 2 fire-wall,
    2 haunting-inquisition, 2 code-corpse, 2 datacomb, 2 twisty-passages, 2 endless-corridor, 1 colonel-failure,
    2 rockerboy-promotion, 2 braindance-campaign, 2 holovid-campaign, 2 government-contract`,
  ),
  deckFromList(
    'wrecking-yard',
    'Wrecking Yard',
    `3 corporate-downsizing, 3 unlisted-research-lab, 2 strike-force-kali, 2 ice-pick-willie, 2 banpei, 2 triggerman,
    1 sentinels-prime, 1 colonel-failure, 2 fragmentation-storm, 2 deadeye, 2 viral-15, 2 data-darts,
    2 wall-of-static, 2 crystal-wall, 2 misleading-access-menus, 4 accounts-receivable, 3 efficiency-experts,
    1 emergency-rig, 1 corporate-detective-agency, 2 day-shift, 2 rockerboy-promotion,
    2 antiquated-interface-routines`,
  ),
  deckFromList(
    'sandbox',
    'Sandbox',
    `2 encryption-breakthrough, 2 data-fort-remapping, 2 please-dont-choke-anyone, 2 data-fort-reclamation, 1 superserum,
    3 sandstorm, 2 pocket-virtual-reality, 2 mazer, 2 scramble, 2 lesser-arcana, 2 puzzle, 2 entrapment,
    2 food-fight, 2 virizz, 1 sumo-2008, 4 accounts-receivable, 2 efficiency-experts, 2 planning-consultants,
    1 night-shift, 2 encoder-inc, 1 fortress-architects, 2 rockerboy-promotion, 2 bbs-whispering-campaign`,
  ),
  deckFromList(
    'old-guard',
    'Old Guard',
    `2 bioweapons-engineering, 2 theorem-proof, 1 superior-net-barriers, 1 employee-empowerment, 1 imperial-guard,
    2 hunting-pack, 2 marionette, 2 galatea, 2 caryatid, 2 walking-wall, 2 mobile-barricade, 2 data-wall,
    2 homing-missile, 2 shock-r, 1 digiconda, 4 accounts-receivable, 1 credit-consolidation, 2 efficiency-experts,
    2 netwatch-credit-voucher, 1 audit-of-call-records, 2 trojan-horse, 1 scorched-earth, 1 off-site-backups,
    1 solo-squad, 2 cowboy-sysop, 2 rockerboy-promotion`,
  ),
];

const runner: readonly StarterDeck[] = [
  deckFromList(
    'day-labour',
    'Day Labour',
    `2 hammer, 2 skeleton-passkeys, 2 codecracker, 2 loony-goon, 2 corrosion, 2 rigged-investments, 2 swiss-bank-account,
    2 databroker, 1 silicon-saloon-franchise, 2 top-runners-conference, 1 crash-everett-inventive-fixer,
    2 chiba-bank-account, 1 nomad-allies, 2 zetatech-mem-chip, 2 rd-interface, 1 armored-fridge, 3 score,
    4 livewires-contacts, 3 jack-n-joe, 2 networking, 2 inside-job, 2 rush-hour, 1 all-hands`,
  ),
  deckFromList(
    'loud-company',
    'Loud Company',
    `2 bulldozer, 2 wrecking-ball, 2 matador, 2 flak, 2 tinweasel, 1 replicator, 1 zz22-speed-chip, 2 pk-6089a,
    2 wutech-mem-chip, 1 techtronica-utility-suit, 1 rd-interface, 2 runner-sensei, 2 broker, 1 corporate-ally,
    1 restrictive-net-zoning, 1 leland-corporate-bodyguard, 4 score, 4 livewires-contacts, 3 jack-n-joe,
    2 bodyweight-synthetic-blood, 2 panzer-run, 2 open-ended-mileage-program, 2 custodial-position, 1 faked-hit`,
  ),
  deckFromList(
    'chrome',
    'Chrome',
    `2 black-widow, 2 dropp, 2 codeslinger, 2 dogcatcher, 1 redecorator, 1 cortical-cybermodem, 2 full-body-conversion,
    2 lifesaver-nanosurgeons, 1 omnitech-spinal-tap-cybermodem, 2 dermatech-bodyplating,
    1 drifter-mobile-environment, 2 hq-interface, 1 armadillo-armored-road-home, 2 broker, 2 short-term-contract,
    1 fall-guy, 1 technician-lover, 4 score, 4 livewires-contacts, 3 jack-n-joe, 2 do-the-drine,
    2 executive-wiretaps, 2 gypsy-schedule-analyzer, 1 meat-upgrade`,
  ),
  deckFromList(
    'tunnel',
    'Tunnel',
    `2 evil-twin, 2 raffles, 2 worm, 1 bakdoor, 2 rd-protocol-files, 3 rd-interface, 2 parraline-5750, 1 mram-chip,
    1 tycho-mem-chip, 1 cortical-stimulators, 2 rd-mole, 2 the-short-circuit, 2 aujourdoui, 1 elena-laskova,
    1 quest-for-cattekin, 4 score, 4 livewires-contacts, 3 jack-n-joe, 3 rush-hour, 2 custodial-position,
    2 library-search, 1 prearranged-drop, 1 gideons-pawnshop`,
  ),
  deckFromList(
    'back-doors',
    'Back Doors',
    `2 bartmoss-memorial-icebreaker, 2 raptor, 2 codecracker, 2 hammer, 2 back-door-to-hilliard,
    2 back-door-to-orbital-air, 1 back-door-to-netwatch, 2 access-to-kiribati, 1 submarine-uplink,
    1 danshis-second-id, 2 broker, 1 diplomatic-immunity, 1 nasuko-cycle, 2 zetatech-portastation, 1 hq-interface,
    1 rd-interface, 1 little-black-box, 4 score, 4 livewires-contacts, 3 jack-n-joe, 2 inside-job, 2 live-news-feed,
    2 frame-up, 1 terrorist-reprisal, 1 stakeout`,
  ),
  deckFromList(
    'spread-thin',
    'Spread Thin',
    `1 ai-boon, 2 krash, 2 cyfermaster, 2 raptor, 2 corrosion, 1 morphing-tool, 2 self-modifying-code, 1 afreet,
    1 smarteye, 2 tycho-mem-chip, 1 arasaka-portable-prototype, 1 hq-interface, 1 rd-interface, 2 junkyard-bbs,
    2 the-shell-traders, 1 simulacrum, 2 streetware-distributor, 1 airport-locker, 1 trauma-team, 4 score,
    3 livewires-contacts, 3 jack-n-joe, 2 networking, 2 valu-pak-software-bundle, 2 test-spin, 1 mit-west-tier`,
  ),
];

/** By seat. */
export const tuning: readonly [readonly StarterDeck[], readonly StarterDeck[]] = [corp, runner];
