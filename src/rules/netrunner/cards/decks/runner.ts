/** The Runner's built-in decks: 45 cards each, and each another way to win. */
import { type ReadyDeck, ready } from './deck.ts';

export const runnerDecks: readonly ReadyDeck[] = [
  ready(
    'built-in-1',
    'Built-in Runner deck',
    `2 loony-goon, 1 black-dahlia, 1 codecracker, 1 tinweasel, 2 worm, 1 dwarf, 2 baedekers-net-map, 2 force-shield, 1 mouse,
    2 zetatech-mem-chip, 1 wutech-mem-chip, 1 parraline-5750, 1 rd-interface, 1 hq-interface, 1 dermatech-bodyplating, 1 mram-chip,
    2 the-short-circuit, 2 broker, 1 leland-corporate-bodyguard, 1 fall-guy, 1 nomad-allies, 1 floating-runner-bbs,
    1 short-term-contract, 1 access-to-kiribati, 3 score, 3 livewires-contacts, 3 jack-n-joe, 2 inside-job, 1 custodial-position,
    1 executive-wiretaps, 1 forgotten-backup-chip`,
  ),
  ready(
    'heavy-metal',
    'Heavy Metal',
    `2 black-dahlia, 1 codeslinger, 2 cyfermaster, 1 tinweasel, 2 dwarf, 1 boring-bit, 1 force-shield, 1 artemis-2020, 2 parraline-5750,
    2 tycho-mem-chip, 1 wutech-mem-chip, 3 rd-interface, 2 hq-interface, 1 mram-chip, 2 the-short-circuit, 2 broker, 2 short-term-contract,
    1 the-shell-traders, 1 access-to-kiribati, 1 nomad-allies, 4 score, 4 livewires-contacts, 3 jack-n-joe, 1 bodyweight-synthetic-blood,
    1 mantis-fixer-at-large, 1 temple-microcode-outlet`,
  ),
  ready(
    'soft-shoes',
    'Soft Shoes',
    `2 cloak, 2 vewy-vewy-quiet, 2 invisibility, 2 codecracker, 1 cyfermaster, 2 raptor, 1 black-dahlia, 1 loony-goon, 2 dwarf, 1 corrosion,
    1 raven-microcyb-owl, 1 sunburst-cranial-interface, 2 zetatech-mem-chip, 1 tycho-mem-chip, 2 rd-interface, 1 hq-interface,
    2 the-short-circuit, 2 broker, 2 short-term-contract, 1 fall-guy, 1 nomad-allies, 4 score, 4 livewires-contacts, 3 jack-n-joe,
    1 all-hands, 1 rush-hour`,
  ),
  ready(
    'slow-poison',
    'Slow Poison',
    `3 highlighter, 2 vienna-22, 1 butcher-boy, 1 taxman, 1 cascade, 1 skivviss, 1 pattels-virus, 1 succubus, 2 loony-goon, 1 codeslinger,
    2 codecracker, 1 skeleton-passkeys, 2 dwarf, 1 corrosion, 2 zetatech-mem-chip, 1 tycho-mem-chip, 1 force-shield, 2 the-short-circuit,
    2 broker, 2 short-term-contract, 1 fall-guy, 1 nomad-allies, 4 score, 4 livewires-contacts, 3 jack-n-joe, 2 inside-job`,
  ),
  ready(
    'fast-talk',
    'Fast Talk',
    `2 bartmoss-memorial-icebreaker, 1 raptor, 1 loony-goon, 1 codecracker, 1 corrosion, 1 baedekers-net-map, 1 rd-interface,
    1 zetatech-portastation, 1 elena-laskova, 1 broker, 1 fall-guy, 1 the-short-circuit, 4 score, 4 livewires-contacts, 3 jack-n-joe,
    2 bodyweight-synthetic-blood, 3 inside-job, 3 custodial-position, 2 executive-wiretaps, 2 rush-hour, 2 all-hands, 1 library-search,
    1 edited-shipping-manifests, 1 weather-to-finance-pipe, 1 finders-keepers, 1 stakeout, 1 cruising-for-netwatch, 1 gideons-pawnshop`,
  ),
  ready(
    'front-page',
    'Front Page',
    `3 scaldan, 2 viral-pipeline, 3 frame-up, 2 live-news-feed, 2 identity-donor, 1 incubator, 2 loony-goon, 1 codeslinger, 2 codecracker,
    2 dwarf, 1 corrosion, 1 zetatech-mem-chip, 1 tycho-mem-chip, 1 rd-interface, 1 hq-interface, 2 the-short-circuit, 2 broker,
    2 short-term-contract, 1 fall-guy, 1 nomad-allies, 4 score, 4 livewires-contacts, 3 jack-n-joe, 1 inside-job`,
  ),
];
