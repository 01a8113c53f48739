/** What the phones in a session have had, to check that nothing is lost and no one is asked twice. */
import type { Seat } from '../../../src/rules/game.ts';
import type { EveningDuel } from './eveningGame.ts';

export class Memory {
  readonly #seed: number;
  readonly #length: [number, number] = [0, 0];
  /** The log length at which each player locked their bid. */
  readonly #noted: [number | null, number | null] = [null, null];

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Throws if a running phone has less than before. */
  check({ players, dead }: EveningDuel): void {
    for (const { seat, match } of players) if (!dead[seat]) this.#checkOne(seat, match.view());
  }

  #checkOne(
    seat: Seat,
    { length, hasBid, asked, questionAt }: ReturnType<EveningDuel['players'][0]['match']['view']>,
  ): void {
    if (length < this.#length[seat])
      throw new Error(`seed ${this.#seed}: of ${this.#length[seat]} entries seat ${seat} has ${length}`);
    if (asked && !hasBid && this.#noted[seat] === questionAt)
      throw new Error(`seed ${this.#seed}: seat ${seat} is asked twice at ${questionAt}`);
    this.#length[seat] = length;
    if (hasBid) this.#noted[seat] = questionAt;
  }
}
