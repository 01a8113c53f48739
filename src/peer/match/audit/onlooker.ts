/**
 * The observer with the log and no secrets. Anyone can refute an entry it rejects, so the author is at fault; it
 * accepts whatever needs a seed to check.
 */

import { concat, slices } from '../../../base/bytes.ts';
import { zip } from '../../../base/lists.ts';
import { ok, type Result } from '../../../base/result.ts';
import type { Seat } from '../../../rules/game.ts';
import { isScalar } from '../../crypto.ts';
import type { Keys, MaskedList } from '../../log/body.ts';
import type { Entry } from '../../log/entry.ts';
import { checkPoints } from '../../secret/commit.ts';
import type { Curve } from '../../secret/curve.ts';
import { type Face, faceOf } from '../../secret/deckTable.ts';
import { checkList } from '../../secret/shuffle.ts';
import { type Offence, offence } from '../fold/offence.ts';
import { type Both, deckOfList, type Insight, type Observer, type State, worldOf } from '../fold/state.ts';

export class Onlooker implements Observer {
  /** The first scalar given for a position: once there is a second, anyone can open the card. */
  readonly #given = new Map<string, { readonly by: Seat; readonly scalar: Uint8Array }>();

  constructor(private readonly curve: Curve) {}

  deckOf(): null {
    return null;
  }

  async judge(state: State, { body, author }: Entry): Promise<Result<Insight, Offence>> {
    switch (body.type) {
      case 'X':
      case 'Y':
      case 'Z':
        return this.#list(state, author, body);
      case 'KEYS':
        return this.#keys(state, author, body);
      case 'OPEN': {
        const checked = await checkPoints(this.curve, body);
        return checked.ok ? ok({}) : checked;
      }
      default:
        return ok({});
    }
  }

  async #list(state: State, author: Seat, { type, points }: MaskedList): Promise<Result<Insight, Offence>> {
    const where = worldOf(state).wheres[deckOfList(type, author)];
    const checked = await checkList(this.curve, type, points, where.pile.length);
    return checked.ok ? ok({}) : checked;
  }

  /** The cards for which both keys are known: S = (c·b)⁻¹ · Z_k (PROTOCOL 5.2). */
  async #keys(state: State, by: Seat, { deck, positions, scalars }: Keys): Promise<Result<Insight, Offence>> {
    const shuffle = state.shuffles[deck];
    if (shuffle === null || positions.some((at) => 32 * at >= shuffle.z.length))
      return offence('proof', { kind: 'foreign-keys' });
    if (!scalars.every(isScalar)) return offence('scalar', { kind: 'key-not-scalar' });
    const z = slices(shuffle.z, 32);
    const faces: (Face | null)[] = positions.map(() => null);
    const both: { readonly i: number; readonly point: Uint8Array; readonly keys: Both<Uint8Array> }[] = [];
    for (const [i, [at, scalar]] of [...zip(positions, scalars)].entries()) {
      const name = `${deck}/${shuffle.epoch}/${at}`;
      const point = z[at];
      const before = this.#given.get(name);
      if (before === undefined) this.#given.set(name, { by, scalar });
      else if (before.by !== by && point !== undefined) both.push({ i, point, keys: [before.scalar, scalar] });
    }
    const opened = await this.#open(both);
    if (opened === null) return offence('point', { kind: 'position-not-point' });
    for (const [{ i }, point] of zip(both, opened)) {
      const face = faceOf(shuffle.table, point);
      // If the face is invalid, only the seeds show whose key is wrong.
      faces[i] = face.ok ? face.value : null;
    }
    return ok({ faces });
  }

  async #open(list: readonly { point: Uint8Array; keys: Both<Uint8Array> }[]): Promise<Uint8Array[] | null> {
    if (list.length === 0) return [];
    const points = concat(...list.map(({ point }) => point));
    const given = (at: 0 | 1): Uint8Array => concat(...list.map(({ keys }) => keys[at]));
    const opened = await this.curve.unmaskEach(points, given(0), given(1));
    return opened && slices(opened, 32);
  }
}
