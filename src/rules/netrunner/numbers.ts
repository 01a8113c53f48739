/**
 * The number of every card: its place in this list. Deck codes hold it, and on two phones the table of a hidden deck and the game id do.
 * The list only grows: a new card goes to its end, wherever it stands in the catalogue, and none is ever moved, renamed or taken out.
 */
import type { CardId } from '../game.ts';

export const cardNumbers: readonly CardId[] = `
aardvark access-through-alpha access-to-arasaka access-to-kiribati accounts-receivable acme-savings-and-loan afreet
ai-board-member ai-boon ai-chief-financial-officer airport-locker all-hands all-nighter annual-reviews anonymous-tip
antiquated-interface-routines arasaka-owns-you arasaka-portable-prototype armadillo-armored-road-home armageddon
armored-fridge artemis-2020 artificial-security-directors asp audit-of-call-records aujourdoui back-door-to-hilliard
back-door-to-netwatch back-door-to-orbital-air back-door-to-rivals badtimes baedekers-net-map bakdoor ball-and-chain
banpei bargain-with-viacox bartmoss-memorial-icebreaker baskerville bbs-whispering-campaign bel-digmo-antibody
big-frackin-gun bioweapons-engineering bizarre-encryption-scheme black-dahlia black-ice-quality-assurance black-widow
blackmail blink blood-cat boardwalk bodyweight-data-creche bodyweight-synthetic-blood bolt-hole bolter-cluster
bolter-swarm boostergang-connections boring-bit brain-drain brain-wash braindance-campaign broker bug-zapper bulldozer
butcher-boy canis-major canis-minor caryatid cascade cerberus chance-observation charity-takeover chester-mix
chiba-bank-account chicago-branch chihuahua chimera cinderella city-surveillance cloak closed-accounts clown cockroach
code-corpse code-viral-cache codecracker codeslinger colonel-failure core-command-jettison-ice corolla-speed-chip
corporate-ally corporate-boon corporate-coup corporate-detective-agency corporate-downsizing corporate-guard-temps
corporate-headhunters corporate-negotiating-center corporate-retreat corporate-shuffle corporate-war
corprunners-shattered-remains corrosion corruption cortical-cybermodem cortical-scanner cortical-scrub
cortical-stimulators cowboy-sysop coyote crash-everett-inventive-fixer crash-space credit-blocks credit-consolidation
credit-subversion cruising-for-netwatch crumble crybaby crystal-palace-station-grid crystal-wall custodial-position
cybertech-think-tank cyfermaster danshis-second-id darc-knight data-darts data-fort-reclamation data-fort-remapping
data-masons data-naga data-raven data-sifters data-wall data-wall-2-0 databroker datacomb datapool-by-zetatech
day-shift deadeye deal-with-militech death-from-above death-yo-yo decoy-signal dedicated-response-team deep-thought
demolition-run department-of-misinformation department-of-truth-enhancement dermatech-bodyplating desperate-competitor
detroit-police-contract dieter-esslin digiconda diplomatic-immunity disgruntled-ice-technician disinfectant-inc
disintegrator do-the-drine dog-pile dogcatcher doppelganger-antibody dr-dreff drifter-mobile-environment
drone-for-a-day dropp dumpster dupre dwarf early-worm edgerunner-inc-temps edited-shipping-manifests
efficiency-experts elena-laskova emergency-rig emergency-self-construct employee-empowerment encoder-inc
encryption-breakthrough endless-corridor enterprise-inc-shields entrapment esa-contract eurocorpse-spin-chip
euromarket-consortium evil-twin executive-boot-camp executive-extraction executive-file-clerk executive-wiretaps
expendable-family-member experimental-ai expert-schedule-analyzer fait-accompli faked-hit fall-guy false-echo
falsified-transactions-expert fang fang-2-0 fatal-attractor fetal-ai fetch-4-0-1 field-reporter-for-ice-and-data
filter finders-keepers fire-wall flak floating-runner-bbs food-fight force-shield forged-activation-orders
forgotten-backup-chip fortress-architects fortress-respecification forwards-legacy fragmentation-storm frame-up fubar
full-body-conversion galatea garbage-in gatekeeper genetics-visionary-acquisition get-ready-to-rumble gideons-pawnshop
glacier government-contract green-knight-surge-buffers gremlins grubb gypsy-schedule-analyzer hacker-tracker-central
hammer haunting-inquisition hells-run herman-revista highlighter hijack holovid-campaign homewrecker homing-missile
hostile-takeover hot-tip-for-wns hq-interface hq-mole hunt-club-bbs hunter hunting-pack i-got-a-rock i-spy
ice-and-data-special-report ice-and-datas-guide-to-the-net ice-pick-willie ice-transmutation iceberg identity-donor
if-you-want-it-done-right imp imperial-guard incubator indiscriminate-response-team information-laundering inside-job
investment-firm invisibility jack-attack jack-n-joe jackhammer japanese-water-torture jenny-jett jerusalem-city-grid
joan-of-arc junkyard-bbs karl-de-veres-corporate-stooge keeper kilroy-was-here krash krumz laser-wire
ldl-traffic-analyzers leland-corporate-bodyguard lesley-major lesser-arcana liberated-savings-account library-search
liche lifesaver-nanosurgeons lisa-blight little-black-box live-news-feed livewires-contacts loan-from-chiba lockjaw
london-city-grid loony-goon lucidrine-booster-drug lucidrine-drip-feed main-office-relocation management-shake-up
manhunt mantis-fixer-at-large marcel-desoleil marine-arcology marionette marked-accounts mastermind mastiff matador
mazer meat-upgrade mercenary-subcontract microtech-ai-interface microtech-backup-drive microtech-trode-set
militech-mram-chip minotaur misc-for-sale misleading-access-menus mit-west-tier mobile-barricade morphing-tool mouse
mram-chip ms-todon mystery-box namatoki-plaza nasuko-cycle nerve-labyrinth neto netspace-inverter
netwatch-credit-voucher netwatch-operations-office networked-center networking neural-blade nevinyrral new-blood
new-galveston-city-grid newsgroup-filter newsgroup-taunting night-shift nomad-allies obfuscated-fortress
off-site-backups olivia-salazar omni-kismet-phd omniscience-foundation omnitech-spinal-tap-cybermodem
omnitech-wet-drive on-call-solo-team on-the-fast-track open-ended-mileage-program organ-donor overtime-incentives
pacifica-regional-ai pandoras-deck panic-button panzer-run paris-city-grid parraline-5750 pattel-antibody
pattels-virus pavit-bharat pi-in-the-face pile-driver pirate-broadcast pk-6089a planning-consultants playful-ai
please-dont-choke-anyone pocket-virtual-reality poisoned-water-supply political-coup political-overthrow poltergeist
polymer-breakthrough power-grid-overload pox prearranged-drop precision-bribery preying-mantis priority-requisition
priority-wreck private-cybernet-police private-ldl-access project-babylon project-consultants project-venice
project-zurich promises-promises psychic-friend punitive-counterstrike puzzle quandary quest-for-cattekin rabbit
raffles ramming-piston raptor rasmin-bridger raven-microcyb-eagle raven-microcyb-owl raymond-ellison razor-wire
rd-interface rd-mole rd-protocol-files reclamation-project reconnaissance record-reconstructor red-herrings
redecorator reflector reinforced-wall remote-detonator remote-facility rent-i-con rent-to-own-contract replicator
rescheduler research-bunker restrictive-net-zoning rex riddler rigged-investments rio-de-janeiro-city-grid roadblock
rock-is-strong rockerboy-promotion romp-through-hq ronin-around roving-submarine runner-sensei running-interference
rush-hour rustbelt-hq-branch sandbox-dig sandstorm satellite-monitors scaffolding scaldan scatter-shot
schematics-search-engine schlaghund schlaghund-pointers scorched-earth score scramble security-code-worm-chip
security-net-optimization security-purge seeya self-destruct self-modifying-code senatorial-field-trip sentinels-prime
setup shaka shield shock-r shock-treatment short-term-contract shotgun-wire shredder-uplink-protocol signpost
silicon-saloon-franchise silver-lining-recovery-protocol simon-francisco simulacrum singapore-city-grid siren
skalderviken-sa-beta-test-site skeleton-passkeys skivviss skullcap sleeper smarteye smiths-pawnshop sneak-preview
snowball snowbank social-engineering solo-squad south-african-mining-corp speed-trap sphinx-2006
spinn-public-relations stakeout startup-immolator sterdroid stereogram-antibody strategic-planning-group
street-enforcer streetware-distributor strike-force-kali stumble-through-wilderspace subliminal-corruption
submarine-uplink subsidiary-branch succubus sumo-2008 sunburst-cranial-interface superglue superior-net-barriers
superserum swiss-bank-account syd-meyer-superstores synchronized-attack-on-hq systematic-layoffs taxman
team-restructuring technician-lover techtronica-utility-suit temple-microcode-outlet terrorist-reprisal
tesseract-fort-construction test-spin the-deck the-personal-touch the-shell-traders the-short-circuit the-springboard
theorem-proof time-to-collect tinweasel tko-2-0 tokyo-chiba-infighting too-many-doors top-runners-conference
total-genetic-retrofit toughonium-wall trap trapdoor trauma-team triggerman trojan-horse tumblers turbeau-delacroix
tutor twenty-four-hour-surveillance twisty-passages tycho-extension tycho-mem-chip umbrella-policy underworld-mole
unlisted-research-lab urban-renewal vacant-soulkiller vacuum-link valu-pak-software-bundle vapor-ops vewy-vewy-quiet
vienna-22 vintage-camaro viral-15 viral-breeding-ground viral-pipeline virizz virus-test-site vortex walking-wall
wall-of-ice wall-of-static washed-up-solo-construct washington-dc-city-grid weapons-depot weather-to-finance-pipe
weefle-initiation wild-card wilson-weeflerunner-apprentice wired-switchboard wizards-book world-domination worm
wrecking-ball wutech-mem-chip zetatech-mem-chip zetatech-portastation zetatech-software-installer zombie
zz22-speed-chip
`
  .trim()
  .split(/\s/);
