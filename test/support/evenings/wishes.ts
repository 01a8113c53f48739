/** What players do in a session besides moves: at random, whoever is asked and whatever the opponent answers. */
import type { GameOffer } from '../../../src/peer/log/word.ts';
import { other, type Seat } from '../../../src/rules/game.ts';
import type { Random } from '../../../src/solo/random.ts';
import type { TestClock } from '../clock.ts';
import type { EveningDuel, EveningGame } from './eveningGame.ts';

export interface AtTheTable extends Pick<EveningGame, 'change'> {
  readonly duel: EveningDuel;
  readonly clock: TestClock;
  readonly random: Random;
}

/** A random player does something other than move. Returns how many times they claimed the win. */
export async function somethingHappens(at: AtTheTable): Promise<number> {
  const { duel, random } = at;
  const seat: Seat = random(2) === 0 ? 0 : 1;
  if (duel.dead[seat]) return 0;
  const { match } = duel.players[seat];
  if (match.view().status.kind !== 'playing') return 0;
  switch (random(20)) {
    case 0:
      if (random(2) === 0) await wished(duel, seat, match.resign());
      return 0;
    case 1:
    case 2:
    case 3:
      await offers(at, seat, { what: 'draw' });
      return 0;
    case 4:
    case 5:
      if (match.view().offers.theirs === null) return 0;
      await wished(duel, seat, random(2) === 0 ? match.decline() : match.accept());
      return 0;
    case 6:
      await wished(duel, seat, match.pause(true));
      if (!duel.dead[other(seat)] && random(2) === 0)
        await wished(duel, other(seat), duel.players[other(seat)].match.pause(true));
      return 0;
    case 7:
    case 8:
    case 9:
    case 10:
    case 11:
      await takesBack(at, seat);
      return 0;
    case 12:
    case 13:
    case 14:
      await offers(at, seat, { what: 'correct', change: at.change(random) });
      return 0;
    default:
      return claims(at, seat);
  }
}

/** Makes an offer; now and then, the opponent answers right away if the link has delivered it. */
async function offers({ duel, random }: AtTheTable, seat: Seat, offer: GameOffer): Promise<void> {
  await wished(duel, seat, duel.players[seat].match.offer(offer));
  await duel.quiet();
  const answering = duel.players[other(seat)].match;
  if (duel.dead[other(seat)] || answering.view().offers.theirs === null || random(3) === 0) return;
  await wished(duel, other(seat), random(3) > 0 ? answering.accept() : answering.decline());
}

/** Now and then, both make a request in parallel. */
async function takesBack(at: AtTheTable, first: Seat): Promise<void> {
  const { duel, random } = at;
  for (const seat of random(3) === 0 ? [first, other(first)] : [first]) {
    if (duel.dead[seat]) continue;
    const { match } = duel.players[seat];
    const { ways } = match.view().back;
    const way = ways[random(Math.max(1, ways.length))];
    if (way) await offers(at, seat, { what: 'back', to: way.to });
  }
}

/**
 * Claims that the opponent is absent, although their phone was only unreachable: the opponent's entry voids the claim.
 */
async function claims({ duel, clock, random }: AtTheTable, seat: Seat): Promise<number> {
  const { match } = duel.players[seat];
  duel.pair.cut();
  clock.pass((random(4) + 1) * 60_000);
  const claimed = await wished(duel, seat, match.claimAbsence());
  if (claimed && match.view().paused.mine) throw new Error('a game that was put off has been claimed');
  duel.pair.restore();
  return claimed ? 1 : 0;
}

/** A player who is asked about a take-back or a fix answers. Returns whether anyone did. */
export async function answersAsked({ duel, random }: AtTheTable): Promise<boolean> {
  for (const seat of [0, 1] as const) {
    if (duel.dead[seat]) continue;
    const { match } = duel.players[seat];
    const { offers, status } = match.view();
    if (status.kind !== 'playing' || offers.theirs === null || random(2) === 0) continue;
    if (await wished(duel, seat, random(3) > 0 ? match.accept() : match.decline())) return true;
  }
  return false;
}

/** A phone may crash on its player's command, which then has no effect before a restart. */
export async function wished(duel: EveningDuel, seat: Seat, wish: Promise<{ readonly ok: boolean }>): Promise<boolean> {
  let done: { readonly ok: boolean } | null = null;
  void wish.then((result) => {
    done = result;
  });
  await duel.rest();
  return !duel.dead[seat] && (done as { readonly ok: boolean } | null)?.ok === true;
}
