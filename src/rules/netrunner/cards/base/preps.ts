import { cardsOf } from '../../card.ts';
import { push } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { gainBits } from '../../rulebook/pay/gain.ts';
import { CORP, HQ, RD, RUNNER } from '../../table.ts';
import { forgoes, gainSpecial, inSpecialActions } from '../../verbs/actions.ts';
import { anyBits, drain, gain, loses, temporaryBits } from '../../verbs/bits/bits.ts';
import { scorePoints } from '../../verbs/board.ts';
import { draw, expose } from '../../verbs/cards/cards.ts';
import { exposeEvery } from '../../verbs/cards/expose.ts';
import { discardRandom, discardUnlessPaid, gainForEach, trashFromHand } from '../../verbs/cards/hands.ts';
import { findAndInstall } from '../../verbs/cards/installs.ts';
import { allIntoPile, arrangeTop, searchAny } from '../../verbs/cards/piles.ts';
import { rearrangeIce } from '../../verbs/cards/rearrange.ts';
import { derezIce } from '../../verbs/cards/rezzing.ts';
import { recover, search, takeBack, takeTop } from '../../verbs/cards/takes.ts';
import { buyOffIce, rezOrTrash, trashIce, trashOwn } from '../../verbs/cards/trash.ts';
import { putOnBreakers, strengthPer } from '../../verbs/counters/counters.ts';
import { on, rollDie } from '../../verbs/dice.ts';
import { removeTag, takeDamage, takeTag } from '../../verbs/harm/harm.ts';
import { healBrain, preventAll, refillHand } from '../../verbs/harm/shields.ts';
import { avoidNext, removeAllTags } from '../../verbs/harm/tags.ts';
import { forfeit, later } from '../../verbs/later.ts';
import { happened, succeededThisTurn } from '../../verbs/past.ts';
import { hideAndRun, makeRun, makeRunFor, runAgain } from '../../verbs/runs/makeRun.ts';
import { all, may, mayPay, when } from '../../verbs/sequence.ts';

const { prep } = cardsOf('v1');

prep('all-nighter', 'All-Nighter', { cost: 0, play: all(makeRun(null), may(runAgain())) });
prep('anonymous-tip', 'Anonymous Tip', { cost: 3, keywords: ['Sabotage'], play: derezIce('Black Ice') });
prep('arasaka-owns-you', 'Arasaka Owns You', {
  cost: 0,
  interrupts: 'flatline',
  play: all(
    preventAll(),
    healBrain(),
    refillHand(),
    gain(10),
    removeAllTags(),
    forgoes(RUNNER, 4),
    forfeit('points', 3),
  ),
});
prep('bodyweight-synthetic-blood', 'Bodyweight Synthetic Blood', { cost: 2, play: draw(5) });
prep('core-command-jettison-ice', 'Core Command: Jettison Ice', {
  cost: 0,
  keywords: ['Sabotage'],
  play: buyOffIce(),
  playOnly: succeededThisTurn(HQ),
});
prep('custodial-position', 'Custodial Position', {
  cost: 2,
  play: makeRun(RD, { what: 'access', amount: 2, fort: RD }),
});
prep('deal-with-militech', 'Deal with Militech', {
  cost: 0,
  play: putOnBreakers('Militech'),
  playOnly: happened('stolen', 'turn', 'Research'),
  counters: [{ name: 'Militech', on: 'card', modifiers: [strengthPer('Militech', 1, 'icebreaker')] }],
});
prep('desperate-competitor', 'Desperate Competitor', {
  cost: 0,
  play: scorePoints(1),
  playOnly: happened('stolen', 'turn', 'Gray Ops'),
});
prep('edited-shipping-manifests', 'Edited Shipping Manifests', {
  cost: 1,
  keywords: ['Sabotage'],
  play: makeRunFor(HQ, all(loses(CORP, 1), takeTag(), gain(10)), anyBits(CORP)),
});
prep('executive-wiretaps', 'Executive Wiretaps', {
  cost: 2,
  play: makeRun(HQ, { what: 'access', amount: 2, fort: HQ }),
});
prep('forged-activation-orders', 'Forged Activation Orders', { cost: 1, keywords: ['Sabotage'], play: rezOrTrash() });
prep('forgotten-backup-chip', 'Forgotten Backup Chip', { cost: 0, play: recover('program') });
prep('fortress-respecification', 'Fortress Respecification', {
  cost: 0,
  keywords: ['Sabotage'],
  play: rearrangeIce('lastSuccess'),
  playOnly: succeededThisTurn(),
});
prep('gideons-pawnshop', "Gideon's Pawnshop", { cost: 2, play: recover() });
prep('hot-tip-for-wns', 'Hot Tip for WNS', {
  cost: 0,
  play: when(happened('stolen', 'turn', 'Black Ops'), scorePoints(1)),
});
prep('hunt-club-bbs', 'Hunt Club BBS', { cost: 1, keywords: ['BBS'], play: expose(3, 'anywhere') });
prep('ice-and-datas-guide-to-the-net', "Ice and Data's Guide to the Net", {
  cost: 0,
  play: exposeEvery('outermostIce'),
});
prep('if-you-want-it-done-right', 'If You Want It Done Right...', {
  cost: 0,
  play: all(arrangeTop(RUNNER, 5), takeTop('stack')),
});
prep('inside-job', 'Inside Job', { cost: 2, play: makeRun(null, { what: 'autoPass', amount: 1 }) });
prep('jack-n-joe', "Jack 'n' Joe", { cost: 0, play: draw(3) });
prep('kilroy-was-here', 'Kilroy Was Here', {
  cost: 0,
  keywords: ['Sabotage'],
  play: makeRun(RD, { what: 'freeTrash', amount: 1, fort: RD }),
});
prep('livewires-contacts', "Livewire's Contacts", { cost: 0, play: gain(3) });
/** What applies during a run is set up before it begins, but described after it. */
const runWith = (...effects: readonly Effect[]): Effect => ({
  ...all(...effects, makeRun(null)),
  means: { v: 'all', as: { do: 'runWith' }, parts: [...effects, makeRun(null)].map(({ means }) => means) },
});

prep('lucidrine-booster-drug', 'Lucidrine Booster Drug', {
  cost: 0,
  play: runWith(temporaryBits(9, 'run'), later('runEnds', takeDamage('brain', 1, false))),
});
prep('mantis-fixer-at-large', 'Mantis, Fixer-at-Large', { cost: 3, play: searchAny(1) });
prep('misc-for-sale', 'misc.for-sale', { cost: 0, keywords: ['BBS'], play: trashOwn(3) });
prep('mit-west-tier', 'MIT West Tier', { cost: 3, leavesGame: true, play: all(allIntoPile(RUNNER), draw(5)) });
prep('open-ended-mileage-program', 'Open-Ended Mileage Program', {
  cost: 0,
  play: all(removeTag(), mayPay(1, takeBack('this'))),
});
prep('organ-donor', 'Organ Donor', { cost: 0, play: trashFromHand(5, gainForEach(2)) });

/** For each point on the die, the player takes a bit or rolls another die, with the same text again. */
function bitsOrDice(): Effect {
  return {
    steps: [
      (draft, { ref }) => {
        const from = Array.from({ length: (ref.about?.amount ?? 0) + 1 }, (_, gained) => gained);
        push(draft, { do: 'choose', of: ref.seat, what: 'setDice', from, min: 1, max: 1, ref });
      },
      (draft, { ref, got }) => {
        const [gained = 0] = got;
        const dice = (ref.about?.amount ?? 0) - gained;
        const again = { ...ref, path: ref.path.slice(0, -1) };
        for (let die = 0; die < dice; die++) push(draft, { do: 'effect', ref: again, at: 0 });
        gainBits(draft, ref.seat, gained, 'effect');
      },
    ],
    means: { v: 'gain', per: 'pip', shared: true },
  };
}

prep('playful-ai', 'Playful AI', { cost: 1, keywords: ['AI', 'Random'], play: rollDie(on([1, 2, 3], bitsOrDice())) });
prep('priority-wreck', 'Priority Wreck', { cost: 0, keywords: ['Sabotage'], play: makeRunFor(HQ, drain(CORP)) });
prep('private-ldl-access', 'Private LDL Access', {
  cost: 0,
  play: makeRun(HQ, { what: 'redirect', amount: 1, of: HQ, fort: RD }),
});
prep('romp-through-hq', 'Romp through HQ', {
  cost: 2,
  keywords: ['Sabotage'],
  play: makeRun(HQ, { what: 'freeTrash', amount: 1, fort: HQ }),
});
prep('score', 'Score!', { cost: 5, play: gain(9) });
prep('security-code-worm-chip', 'Security Code WORM Chip', {
  cost: 0,
  keywords: ['Sabotage'],
  play: trashIce('unrezzed'),
  playOnly: succeededThisTurn(HQ),
});
prep('sneak-preview', 'Sneak Preview', {
  cost: 3,
  play: findAndInstall('program', 'trash or stack', 'free', later('turnEnds', takeBack('that'))),
});
prep('social-engineering', 'Social Engineering', { cost: 1, play: hideAndRun(2) });
prep('stumble-through-wilderspace', 'Stumble through Wilderspace', {
  cost: 2,
  play: makeRun(null, { what: 'link', amount: 9 }),
});
prep('synchronized-attack-on-hq', 'Synchronized Attack on HQ', {
  cost: 4,
  play: discardUnlessPaid(2),
  playOnly: succeededThisTurn(HQ),
});
prep('temple-microcode-outlet', 'Temple Microcode Outlet', { cost: 1, keywords: ['BBS'], play: search('program') });
prep('terrorist-reprisal', 'Terrorist Reprisal', {
  cost: 2,
  play: discardRandom(CORP, 5),
  playOnly: happened('scored', 'lastTurn', 'Black Ops'),
});
prep('total-genetic-retrofit', 'Total Genetic Retrofit', { cost: 3, play: all(removeAllTags(), avoidNext('tag', 1)) });
prep('valu-pak-software-bundle', 'Valu-Pak Software Bundle', {
  cost: 0,
  play: all(gainSpecial('program', 5), inSpecialActions(temporaryBits(1, 'special', 'install'))),
});
prep('weather-to-finance-pipe', 'Weather-to-Finance Pipe', {
  cost: 0,
  keywords: ['Sabotage'],
  play: makeRunFor(HQ, loses(CORP, 4)),
});
