/**
 * Each card's rarity in the packs of 1996 to 1999: vital, common, uncommon or rare. Commons are not listed, so no card
 * is listed more than once.
 */
import type { CardId, Seat } from '../../game.ts';
import { allCards, findCard } from '../card.ts';
import './index.ts';
import type { CardSet } from '../effect.ts';

export type Rarity = 'vital' | 'common' | 'uncommon' | 'rare';

/** The rarity of a card (PK-RAR-01). */
export const rarityOf = (card: CardId): Rarity => named.get(card) ?? 'common';

const listed: Readonly<Record<Exclude<Rarity, 'common'>, string>> = {
  vital: `
    corporate-boon, corporate-coup, corporate-downsizing, corporate-retreat, corporate-war, data-fort-reclamation,
    detroit-police-contract, employee-empowerment, hostile-takeover, ice-transmutation, main-office-relocation,
    marine-arcology, netwatch-operations-office, on-call-solo-team, political-coup, polymer-breakthrough,
    priority-requisition, private-cybernet-police, project-babylon, security-net-optimization, subsidiary-branch,
    tycho-extension, access-to-arasaka, access-to-kiribati, back-door-to-orbital-air, black-dahlia, codecracker,
    codeslinger, cyfermaster, fall-guy, hammer, jackhammer, loony-goon, nasuko-cycle, nomad-allies, pile-driver,
    raffles, ramming-piston, raptor, shaka, tinweasel, wild-card, wizards-book, worm`,
  uncommon: `
    acme-savings-and-loan, annual-reviews, antiquated-interface-routines, ball-and-chain, bizarre-encryption-scheme,
    canis-major, canis-minor, chicago-branch, cinderella, closed-accounts, code-corpse, corporate-detective-agency,
    corprunners-shattered-remains, cowboy-sysop, crystal-palace-station-grid, data-darts, data-naga, data-raven,
    datapool-by-zetatech, day-shift, dedicated-response-team, department-of-truth-enhancement, dr-dreff,
    edgerunner-inc-temps, esa-contract, euromarket-consortium, experimental-ai, fragmentation-storm,
    hacker-tracker-central, hunter, information-laundering, investment-firm, jack-attack, liche, mastiff, mazer,
    namatoki-plaza, newsgroup-taunting, off-site-backups, olivia-salazar, omniscience-foundation,
    overtime-incentives, paris-city-grid, pocket-virtual-reality, power-grid-overload, project-consultants,
    punitive-counterstrike, red-herrings, remote-facility, rescheduler, rio-de-janeiro-city-grid, rock-is-strong,
    rustbelt-hq-branch, scorched-earth, sentinels-prime, shock-r, solo-squad, south-african-mining-corp,
    team-restructuring, trap, turbeau-delacroix, vacant-soulkiller, vapor-ops, viral-15, virizz, virus-test-site,
    afreet, armadillo-armored-road-home, armored-fridge, artemis-2020, bakdoor, blink, boardwalk,
    bodyweight-synthetic-blood, butcher-boy, cascade, cockroach, core-command-jettison-ice, danshis-second-id,
    databroker, dermatech-bodyplating, dogcatcher, drifter-mobile-environment, dropp, expert-schedule-analyzer,
    fait-accompli, flak, floating-runner-bbs, gremlins, grubb, hells-run, i-spy, ice-and-datas-guide-to-the-net,
    imp, inside-job, junkyard-bbs, karl-de-veres-corporate-stooge, kilroy-was-here, krash, loan-from-chiba,
    lucidrine-booster-drug, militech-mram-chip, mouse, mram-chip, newsgroup-filter, pandoras-deck, pattels-virus,
    pox, private-ldl-access, rabbit, raven-microcyb-owl, rd-protocol-files, replicator, restrictive-net-zoning,
    romp-through-hq, security-code-worm-chip, shredder-uplink-protocol, signpost, skivviss, smiths-pawnshop,
    social-engineering, speed-trap, startup-immolator, submarine-uplink, technician-lover, techtronica-utility-suit,
    trauma-team, umbrella-policy, valu-pak-software-bundle, weather-to-finance-pipe, wilson-weeflerunner-apprentice,
    zetatech-software-installer, bel-digmo-antibody, bug-zapper, caryatid, corporate-guard-temps, digiconda,
    dog-pile, emergency-rig, herman-revista, homing-missile, hunting-pack, mastermind, minotaur, panic-button,
    pattel-antibody, rasmin-bridger, raymond-ellison, rent-to-own-contract, schlaghund-pointers, simon-francisco,
    siren, sphinx-2006, sumo-2008, black-widow, bulldozer, credit-subversion, crumble, demolition-run,
    disgruntled-ice-technician, disintegrator, eurocorpse-spin-chip, faked-hit, forwards-legacy, fubar, garbage-in,
    get-ready-to-rumble, highlighter, mercenary-subcontract, morphing-tool, on-the-fast-track, precision-bribery,
    remote-detonator, subliminal-corruption, taxman, vienna-22`,
  rare: `
    aardvark, ai-chief-financial-officer, artificial-security-directors, bioweapons-engineering,
    black-ice-quality-assurance, blood-cat, chester-mix, chimera, city-surveillance, corporate-negotiating-center,
    cortical-scanner, crybaby, data-masons, dieter-esslin, disinfectant-inc, encoder-inc, encryption-breakthrough,
    endless-corridor, executive-extraction, falsified-transactions-expert, fatal-attractor, fortress-architects,
    genetics-visionary-acquisition, haunting-inquisition, i-got-a-rock, jenny-jett, jerusalem-city-grid, krumz,
    laser-wire, nerve-labyrinth, nevinyrral, new-blood, new-galveston-city-grid, omni-kismet-phd,
    pacifica-regional-ai, political-overthrow, razor-wire, reinforced-wall, roving-submarine, schlaghund,
    security-purge, shotgun-wire, silver-lining-recovery-protocol, singapore-city-grid,
    skalderviken-sa-beta-test-site, strike-force-kali, superior-net-barriers, tesseract-fort-construction,
    tokyo-chiba-infighting, too-many-doors, tutor, twenty-four-hour-surveillance, vacuum-link, wall-of-ice,
    washington-dc-city-grid, access-through-alpha, ai-boon, anonymous-tip, arasaka-owns-you,
    arasaka-portable-prototype, aujourdoui, bartmoss-memorial-icebreaker, bodyweight-data-creche, code-viral-cache,
    corporate-ally, deal-with-militech, deep-thought, desperate-competitor, diplomatic-immunity, dupre,
    emergency-self-construct, evil-twin, false-echo, field-reporter-for-ice-and-data, forged-activation-orders,
    fortress-respecification, full-body-conversion, hot-tip-for-wns, incubator, japanese-water-torture, joan-of-arc,
    lifesaver-nanosurgeons, microtech-ai-interface, microtech-trode-set, misc-for-sale, mit-west-tier, mystery-box,
    neto, netspace-inverter, organ-donor, playful-ai, poltergeist, preying-mantis, priority-wreck,
    quest-for-cattekin, record-reconstructor, reflector, ronin-around, scatter-shot, self-modifying-code,
    silicon-saloon-franchise, sneak-preview, snowball, stumble-through-wilderspace, succubus,
    synchronized-attack-on-hq, terrorist-reprisal, the-shell-traders, top-runners-conference,
    total-genetic-retrofit, ai-board-member, colonel-failure, cybertech-think-tank, department-of-misinformation,
    executive-boot-camp, fetal-ai, iceberg, ldl-traffic-analyzers, lesley-major, lisa-blight, marcel-desoleil,
    mobile-barricade, networked-center, obfuscated-fortress, pavit-bharat, please-dont-choke-anyone,
    research-bunker, roadblock, stereogram-antibody, toughonium-wall, weapons-depot, world-domination,
    airport-locker, armageddon, back-door-to-netwatch, bargain-with-viacox, blackmail, death-from-above, frame-up,
    hijack, identity-donor, live-news-feed, lucidrine-drip-feed, pirate-broadcast, poisoned-water-supply,
    prearranged-drop, promises-promises, scaldan, senatorial-field-trip, simulacrum, test-spin, the-deck,
    time-to-collect, viral-pipeline, baskerville, brain-drain, dumpster, glacier, indiscriminate-response-team,
    london-city-grid, reclamation-project, shock-treatment, strategic-planning-group, street-enforcer, superserum,
    theorem-proof, trapdoor, boostergang-connections, corruption, crash-space, do-the-drine, elena-laskova,
    gypsy-schedule-analyzer, little-black-box, meat-upgrade, omnitech-spinal-tap-cybermodem, omnitech-wet-drive,
    rent-i-con, running-interference, schematics-search-engine`,
};

const named = new Map<CardId, Rarity>(
  (Object.keys(listed) as (keyof typeof listed)[]).flatMap((rarity) =>
    listed[rarity]
      .trim()
      .split(/,\s*/)
      .map((card) => [card, rarity] as const),
  ),
);

for (const card of named.keys()) if (!findCard(card)) throw new Error(`no card called ${card}`);

export const cardsOf = (set: CardSet, side: Seat, rarity: Rarity): readonly CardId[] =>
  sorted.get(keyOf(set, side, rarity)) ?? [];

const keyOf = (set: CardSet, side: Seat, rarity: Rarity): string => `${set}/${side}/${rarity}`;

const sorted: ReadonlyMap<string, readonly CardId[]> = new Map(
  [...new Set(allCards().map(({ id, set, side }) => keyOf(set, side, rarityOf(id))))].map((key) => [
    key,
    allCards()
      .filter(({ id, set, side }) => keyOf(set, side, rarityOf(id)) === key)
      .map(({ id }) => id),
  ]),
);
