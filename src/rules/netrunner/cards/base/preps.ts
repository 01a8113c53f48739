import { cardsOf } from '../../card.ts';
import { push } from '../../draft.ts';
import type { Effect } from '../../effect.ts';
import { gainBits } from '../../rulebook/pay/gain.ts';
import { CORP, HQ, RD, RUNNER } from '../../table.ts';
import * as v from '../../verbs/index.ts';

const { prep } = cardsOf('v1');

prep('all-nighter', 'All-Nighter', { cost: 0, play: v.all(v.makeRun(null), v.may(v.runAgain())) });
prep('anonymous-tip', 'Anonymous Tip', { cost: 3, keywords: ['Sabotage'], play: v.derezIce('Black Ice') });
prep('arasaka-owns-you', 'Arasaka Owns You', {
  cost: 0,
  interrupts: 'flatline',
  play: v.all(
    v.preventAll(),
    v.healBrain(),
    v.refillHand(),
    v.gain(10),
    v.removeAllTags(),
    v.forgoes(RUNNER, 4),
    v.forfeit('points', 3),
  ),
});
prep('bodyweight-synthetic-blood', 'Bodyweight Synthetic Blood', { cost: 2, play: v.draw(5) });
prep('core-command-jettison-ice', 'Core Command: Jettison Ice', {
  cost: 0,
  keywords: ['Sabotage'],
  play: v.buyOffIce(),
  playOnly: v.succeededThisTurn(HQ),
});
prep('custodial-position', 'Custodial Position', {
  cost: 2,
  play: v.makeRun(RD, { what: 'access', amount: 2, fort: RD }),
});
prep('deal-with-militech', 'Deal with Militech', {
  cost: 0,
  play: v.putOnBreakers('Militech'),
  playOnly: v.happened('stolen', 'turn', 'Research'),
  counters: [{ name: 'Militech', on: 'card', modifiers: [v.strengthPerCounter('Militech', 1, 'icebreaker')] }],
});
prep('desperate-competitor', 'Desperate Competitor', {
  cost: 0,
  play: v.scorePoints(1),
  playOnly: v.happened('stolen', 'turn', 'Gray Ops'),
});
prep('edited-shipping-manifests', 'Edited Shipping Manifests', {
  cost: 1,
  keywords: ['Sabotage'],
  play: v.makeRunFor(HQ, v.all(v.loses(CORP, 1), v.giveTag(), v.gain(10)), v.anyBits(CORP)),
});
prep('executive-wiretaps', 'Executive Wiretaps', {
  cost: 2,
  play: v.makeRun(HQ, { what: 'access', amount: 2, fort: HQ }),
});
prep('forged-activation-orders', 'Forged Activation Orders', { cost: 1, keywords: ['Sabotage'], play: v.rezOrTrash() });
prep('forgotten-backup-chip', 'Forgotten Backup Chip', { cost: 0, play: v.recover('program') });
prep('fortress-respecification', 'Fortress Respecification', {
  cost: 0,
  keywords: ['Sabotage'],
  play: v.rearrangeIce('lastSuccess'),
  playOnly: v.succeededThisTurn(),
});
prep('gideons-pawnshop', 'Gideon’s Pawnshop', { cost: 2, play: v.recover() });
prep('hot-tip-for-wns', 'Hot Tip for WNS', {
  cost: 0,
  play: v.when(v.happened('stolen', 'turn', 'Black Ops'), v.scorePoints(1)),
});
prep('hunt-club-bbs', 'Hunt Club BBS', { cost: 1, keywords: ['BBS'], play: v.expose(3, 'anywhere') });
prep('ice-and-datas-guide-to-the-net', 'Ice and Data’s Guide to the Net', {
  cost: 0,
  play: v.exposeEvery('outermostIce'),
});
prep('if-you-want-it-done-right', 'If You Want It Done Right...', {
  cost: 0,
  play: v.all(v.arrangeTop(RUNNER, 5), v.takeTop('stack')),
});
prep('inside-job', 'Inside Job', { cost: 2, play: v.makeRun(null, { what: 'autoPass', amount: 1 }) });
prep('jack-n-joe', 'Jack ’n’ Joe', { cost: 0, play: v.draw(3) });
prep('kilroy-was-here', 'Kilroy Was Here', {
  cost: 0,
  keywords: ['Sabotage'],
  play: v.makeRun(RD, { what: 'freeTrash', amount: 1, fort: RD }),
});
prep('livewires-contacts', 'Livewire’s Contacts', { cost: 0, play: v.gain(3) });
/** What applies during a run is set up before it begins, but described after it. */
const runWith = (...effects: readonly Effect[]): Effect => ({
  ...v.all(...effects, v.makeRun(null)),
  means: { v: 'all', as: { do: 'runWith' }, parts: [...effects, v.makeRun(null)].map(({ means }) => means) },
});

prep('lucidrine-booster-drug', 'Lucidrine Booster Drug', {
  cost: 0,
  play: runWith(v.temporaryBits(9, 'run'), v.later('runEnds', v.damage('brain', 1, false))),
});
prep('mantis-fixer-at-large', 'Mantis, Fixer-at-Large', { cost: 3, play: v.searchAny(1) });
prep('misc-for-sale', 'misc.for-sale', { cost: 0, keywords: ['BBS'], play: v.trashOwn(3) });
prep('mit-west-tier', 'MIT West Tier', { cost: 3, leavesGame: true, play: v.all(v.allIntoPile(RUNNER), v.draw(5)) });
prep('open-ended-mileage-program', 'Open-Ended Mileage Program', {
  cost: 0,
  play: v.all(v.removeTag(), v.mayPay(1, v.takeBack('this'))),
});
prep('organ-donor', 'Organ Donor', { cost: 0, play: v.trashFromHand(5, v.gainForEach(2)) });

/** For each point on the die, the player takes a bit or rolls another die, with the same text again. */
function bitsOrDice(): Effect {
  return v.verb(
    { v: 'gain', per: 'pip', shared: true },
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
  );
}

prep('playful-ai', 'Playful AI', {
  cost: 1,
  keywords: ['AI', 'Random'],
  play: v.rollDie(v.on([1, 2, 3], bitsOrDice())),
});
prep('priority-wreck', 'Priority Wreck', { cost: 0, keywords: ['Sabotage'], play: v.makeRunFor(HQ, v.drain(CORP)) });
prep('private-ldl-access', 'Private LDL Access', {
  cost: 0,
  play: v.makeRun(HQ, { what: 'redirect', amount: 1, of: HQ, fort: RD }),
});
prep('romp-through-hq', 'Romp through HQ', {
  cost: 2,
  keywords: ['Sabotage'],
  play: v.makeRun(HQ, { what: 'freeTrash', amount: 1, fort: HQ }),
});
prep('score', 'Score!', { cost: 5, play: v.gain(9) });
prep('security-code-worm-chip', 'Security Code WORM Chip', {
  cost: 0,
  keywords: ['Sabotage'],
  play: v.trashIce('unrezzed'),
  playOnly: v.succeededThisTurn(HQ),
});
prep('sneak-preview', 'Sneak Preview', {
  cost: 3,
  play: v.findAndInstall('program', 'trash or stack', 'free', v.later('turnEnds', v.takeBack('that'))),
});
prep('social-engineering', 'Social Engineering', { cost: 1, play: v.hideAndRun(2) });
prep('stumble-through-wilderspace', 'Stumble through Wilderspace', {
  cost: 2,
  play: v.makeRun(null, { what: 'link', amount: 9 }),
});
prep('synchronized-attack-on-hq', 'Synchronized Attack on HQ', {
  cost: 4,
  play: v.discardUnlessPaid(2),
  playOnly: v.succeededThisTurn(HQ),
});
prep('temple-microcode-outlet', 'Temple Microcode Outlet', { cost: 1, keywords: ['BBS'], play: v.search('program') });
prep('terrorist-reprisal', 'Terrorist Reprisal', {
  cost: 2,
  play: v.discardRandom(CORP, 5),
  playOnly: v.happened('scored', 'lastTurn', 'Black Ops'),
});
prep('total-genetic-retrofit', 'Total Genetic Retrofit', {
  cost: 3,
  play: v.all(v.removeAllTags(), v.avoidNext('tag', 1)),
});
prep('valu-pak-software-bundle', 'Valu-Pak Software Bundle', {
  cost: 0,
  play: v.all(v.gainSpecial('program', 5), v.inSpecialActions(v.temporaryBits(1, 'special', 'install'))),
});
prep('weather-to-finance-pipe', 'Weather-to-Finance Pipe', {
  cost: 0,
  keywords: ['Sabotage'],
  play: v.makeRunFor(HQ, v.loses(CORP, 4)),
});
