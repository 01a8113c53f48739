/** Legal built-in decks for each side. */
import type { CardId } from '../../game.ts';

export interface StarterDeck {
  /** Unique among the decks for its side, and stable across versions. */
  readonly id: string;
  readonly name: string;
  readonly cards: readonly CardId[];
}

/** `list`: counts and card ids, separated by commas. */
export const deckFromList = (id: string, name: string, list: string): StarterDeck => ({
  id,
  name,
  cards: list
    .trim()
    .split(/,\s*/)
    .flatMap((line) => {
      const [count, card = ''] = line.split(' ');
      return Array.from({ length: Number(count) }, () => card);
    }),
});

const corpDecks: readonly StarterDeck[] = [
  deckFromList(
    'built-in-0',
    'Built-in Corp deck',
    `1 employee-empowerment, 1 priority-requisition, 1 on-call-solo-team, 1 corporate-war, 1 marine-arcology,
    1 netwatch-operations-office, 2 hostile-takeover, 2 wall-of-static, 2 fire-wall, 1 laser-wire, 2 filter, 2 keeper, 1 quandary,
    1 banpei, 1 triggerman, 1 neural-blade, 2 fetch-4-0-1, 1 hunter, 1 cortical-scrub, 1 homewrecker, 1 code-corpse,
    1 bbs-whispering-campaign, 2 rockerboy-promotion, 1 solo-squad, 2 setup, 1 trap, 2 red-herrings, 1 antiquated-interface-routines,
    3 accounts-receivable, 1 efficiency-experts, 1 night-shift, 1 trojan-horse, 1 audit-of-call-records, 1 scorched-earth`,
  ),
  deckFromList(
    'quick-returns',
    'Quick Returns',
    `3 unlisted-research-lab, 2 marine-arcology, 2 project-zurich, 2 corporate-downsizing, 4 accounts-receivable,
    2 systematic-layoffs, 1 management-shake-up, 1 overtime-incentives, 3 efficiency-experts, 2 team-restructuring,
    2 annual-reviews, 1 day-shift, 2 rockerboy-promotion, 3 bbs-whispering-campaign, 3 data-wall-2-0,
    3 wall-of-static, 2 filter, 3 quandary, 2 keeper, 2 braindance-campaign`,
  ),
  deckFromList(
    'deep-freeze',
    'Deep Freeze',
    `2 netwatch-operations-office, 2 main-office-relocation, 1 priority-requisition, 1 corporate-war, 1 marine-arcology,
    2 fire-wall, 1 rock-is-strong, 1 mazer, 1 quandary, 1 laser-wire, 1 reinforced-wall, 1 shotgun-wire, 2 nerve-labyrinth, 2 keeper,
    1 cortical-scanner, 1 filter, 1 data-naga, 1 sentinels-prime, 2 darc-knight, 1 triggerman, 1 cortical-scrub, 4 accounts-receivable,
    3 efficiency-experts, 1 night-shift, 2 rockerboy-promotion, 2 braindance-campaign, 2 bbs-whispering-campaign,
    2 antiquated-interface-routines, 1 red-herrings, 1 tesseract-fort-construction`,
  ),
  deckFromList(
    'black-bag',
    'Black Bag',
    `3 on-call-solo-team, 2 marked-accounts, 1 corporate-headhunters, 2 hostile-takeover, 2 trojan-horse,
    1 audit-of-call-records, 1 chance-observation, 1 manhunt, 3 scorched-earth, 2 punitive-counterstrike,
    1 urban-renewal, 3 hunter, 2 fetch-4-0-1, 1 data-raven, 1 jack-attack, 2 filter, 1 quandary, 2 wall-of-static,
    2 keeper, 2 data-wall-2-0, 1 laser-wire, 4 accounts-receivable, 1 rockerboy-promotion, 2 trap,
    2 bbs-whispering-campaign`,
  ),
  deckFromList(
    'live-wire',
    'Live Wire',
    `1 corporate-war, 1 ice-transmutation, 1 main-office-relocation, 3 marine-arcology, 3 hostile-takeover,
    2 laser-wire, 2 razor-wire, 2 data-darts, 2 neural-blade, 2 cortical-scrub, 1 code-corpse, 2 filter, 2 keeper,
    1 wall-of-static, 3 setup, 2 trap, 1 virus-test-site, 1 vacant-soulkiller, 1 dieter-esslin,
    2 accounts-receivable, 1 annual-reviews, 2 efficiency-experts, 1 night-shift, 2 rockerboy-promotion,
    1 bbs-whispering-campaign, 2 fetch-4-0-1, 1 hunter`,
  ),
  deckFromList(
    'dirty-money',
    'Dirty Money',
    `2 political-coup, 2 corporate-war, 2 charity-takeover, 1 corporate-coup, 1 black-ice-quality-assurance,
    2 project-babylon, 2 weapons-depot, 1 brain-wash, 2 cortical-scrub, 1 zombie, 1 code-corpse, 2 fatal-attractor,
    2 wall-of-static, 2 crystal-wall, 1 fire-wall, 2 quandary, 2 keeper, 1 filter, 2 banpei, 4 accounts-receivable,
    1 credit-consolidation, 2 efficiency-experts, 1 night-shift, 2 rockerboy-promotion, 1 systematic-layoffs,
    1 skalderviken-sa-beta-test-site, 2 bbs-whispering-campaign`,
  ),
];

const runnerDecks: readonly StarterDeck[] = [
  deckFromList(
    'built-in-1',
    'Built-in Runner deck',
    `2 loony-goon, 1 black-dahlia, 1 codecracker, 1 tinweasel, 2 worm, 1 dwarf, 2 baedekers-net-map, 2 force-shield, 1 mouse,
    2 zetatech-mem-chip, 1 wutech-mem-chip, 1 parraline-5750, 1 rd-interface, 1 hq-interface, 1 dermatech-bodyplating, 1 mram-chip,
    2 the-short-circuit, 2 broker, 1 leland-corporate-bodyguard, 1 fall-guy, 1 nomad-allies, 1 floating-runner-bbs,
    1 short-term-contract, 1 access-to-kiribati, 3 score, 3 livewires-contacts, 3 jack-n-joe, 2 inside-job, 1 custodial-position,
    1 executive-wiretaps, 1 forgotten-backup-chip`,
  ),
  deckFromList(
    'heavy-metal',
    'Heavy Metal',
    `2 black-dahlia, 1 codeslinger, 3 cyfermaster, 1 tinweasel, 1 codecracker, 2 dwarf, 3 loony-goon, 1 force-shield,
    2 tycho-mem-chip, 1 wutech-mem-chip, 3 rd-interface, 2 hq-interface, 3 the-short-circuit, 2 broker,
    3 short-term-contract, 1 the-shell-traders, 1 access-to-kiribati, 1 floating-runner-bbs, 4 score,
    4 livewires-contacts, 3 jack-n-joe, 1 bodyweight-synthetic-blood`,
  ),
  deckFromList(
    'soft-shoes',
    'Soft Shoes',
    `2 cloak, 1 vewy-vewy-quiet, 2 invisibility, 2 codecracker, 1 cyfermaster, 2 raptor, 1 black-dahlia, 1 loony-goon,
    2 dwarf, 1 corrosion, 1 raven-microcyb-owl, 1 sunburst-cranial-interface, 2 zetatech-mem-chip, 1 tycho-mem-chip,
    3 rd-interface, 1 hq-interface, 2 the-short-circuit, 2 broker, 4 short-term-contract, 1 fall-guy, 1 nomad-allies,
    4 score, 4 livewires-contacts, 3 jack-n-joe`,
  ),
  deckFromList(
    'slow-poison',
    'Slow Poison',
    `3 highlighter, 2 vienna-22, 1 butcher-boy, 1 taxman, 1 cascade, 1 skivviss, 1 pattels-virus, 1 succubus, 2 loony-goon, 1 codeslinger,
    2 codecracker, 1 skeleton-passkeys, 2 dwarf, 1 corrosion, 2 zetatech-mem-chip, 1 tycho-mem-chip, 1 force-shield, 2 the-short-circuit,
    2 broker, 2 short-term-contract, 1 fall-guy, 1 nomad-allies, 4 score, 4 livewires-contacts, 3 jack-n-joe, 2 inside-job`,
  ),
  deckFromList(
    'fast-talk',
    'Fast Talk',
    `2 bartmoss-memorial-icebreaker, 2 loony-goon, 2 codecracker, 2 dwarf, 1 corrosion,
    1 zetatech-portastation, 1 zetatech-mem-chip, 3 rd-interface, 2 hq-interface, 2 the-short-circuit, 1 broker,
    1 elena-laskova, 3 short-term-contract, 1 fall-guy, 4 score, 4 livewires-contacts, 3 jack-n-joe, 3 inside-job,
    3 custodial-position, 1 executive-wiretaps, 1 rush-hour, 2 bodyweight-synthetic-blood`,
  ),
  deckFromList(
    'front-page',
    'Front Page',
    `3 scaldan, 2 viral-pipeline, 3 frame-up, 2 live-news-feed, 2 identity-donor, 1 incubator, 2 loony-goon, 1 codeslinger, 2 codecracker,
    2 dwarf, 1 corrosion, 1 zetatech-mem-chip, 1 tycho-mem-chip, 1 rd-interface, 1 hq-interface, 2 the-short-circuit, 2 broker,
    2 short-term-contract, 1 fall-guy, 1 nomad-allies, 4 score, 4 livewires-contacts, 3 jack-n-joe, 1 inside-job`,
  ),
];

/** By seat; the first is the default. */
export const builtInDecks: readonly [readonly StarterDeck[], readonly StarterDeck[]] = [corpDecks, runnerDecks];

const first = (decks: readonly StarterDeck[]): CardId[] => [...(decks[0]?.cards ?? [])];

/** By seat: 45 cards each; the Corp's decks have 18 agenda points. */
export const starterDecks: readonly [CardId[], CardId[]] = [first(corpDecks), first(runnerDecks)];
