/** Cheating that is invisible while the game continues: the gain lasts only until the audit. */
import { describe, expect, it } from 'vitest';
import type { View } from '../../../src/peer/match/match.ts';
import { Phone } from '../../../src/peer/match/player/phone.ts';
import type { Curve } from '../../../src/peer/secret/curve.ts';
import type { Deck, Face } from '../../../src/peer/secret/deckTable.ts';
import type { Secrets } from '../../../src/peer/secret/seed.ts';
import { faultWords } from '../../../src/words/en/faults.ts';
import { type DuelOptions, duel } from '../../support/duel.ts';
import { memoCurve } from '../../support/memoCurve.ts';
import { type Move, type Table, type ToyGame, toyDecks, toyGame } from '../../support/toyGame.ts';
import { animals, isBig } from '../../support/toyTable.ts';

const curve = memoCurve();

describe('the audit catches the cheat, who loses', () => {
  it('for leaving a card that they had to take', async () => {
    const game: ToyGame = {
      ...withoutSecrets,
      moves: (table, seat, known) => [...toyGame.moves(table, seat, known), ...leaving(table)],
    };
    // Three gnus in the opponent's pile, and a player who looks whenever possible.
    const decks = [
      ['gnu', 'gnu', 'gnu', ...animals.slice(0, 6)],
      ['cat', 'cat', 'cat', ...animals.slice(0, 2), ...animals.slice(3, 8)],
    ] as const;
    const weigh = ({ do: verb, ...move }: Move) =>
      verb === 'take' || verb === 'flash' ? 0 : 'card' in move && move.card === 'cat' ? 20 : 1;
    const { honest, cheat, entry } = await dishonestly(
      { decks, weigh, dishonest: { seat: 1, game } },
      'a gnu has to be taken',
    );
    expect(honest).toMatchObject({
      kind: 'over',
      winner: 0,
      verdict: { clean: false, foul: { seat: 1, kind: 'move' } },
    });
    expect(entry).toContain('leave');
    // The cheat's phone judges by its own rules, and reports so at the end; the honest phone has the proof.
    expect(cheat).toMatchObject({ kind: 'over', verdict: { clean: true } });
  });

  it('for claiming that a face-down card was of another kind', async () => {
    const lie = (move: Move): Move => (move.do === 'lay' ? { ...move, big: !isBig(move.hidden ?? '') } : move);
    const game: ToyGame = {
      ...withoutSecrets,
      moves: (table, seat, known) => toyGame.moves(table, seat, known).map(lie),
    };
    // The card is never turned up, so only the audit can tell.
    const weigh = ({ do: verb }: Move) =>
      ['turn', 'expose', 'back', 'fold'].includes(verb) ? 0 : verb === 'lay' ? 5 : 1;
    const { honest, entry } = await dishonestly({ weigh, dishonest: { seat: 0, game } }, 'as big as you say');
    expect(honest).toMatchObject({
      kind: 'over',
      winner: 1,
      verdict: { clean: false, foul: { seat: 0, kind: 'move' } },
    });
    expect(entry).toContain('lay');
  });

  it('for taking a card from a search that they may not take unseen', async () => {
    const game: ToyGame = {
      ...withoutSecrets,
      moves: (table, seat, known) => {
        const all = toyGame.moves(table, seat, known);
        const finds = table.frames.at(-1)?.do === 'find' && all.length > 0;
        return finds ? known.pile.filter((card) => !isBig(card)).map((hidden) => ({ do: 'seek', hidden })) : all;
      },
    };
    const weigh = (move: Move) => ('card' in move && move.card === 'elk' ? 20 : 1);
    const { honest, entry } = await dishonestly(
      { options: { length: 'short' }, weigh, dishonest: { seat: 0, game } },
      'only a big card',
    );
    expect(honest).toMatchObject({
      kind: 'over',
      winner: 1,
      verdict: { clean: false, foul: { seat: 0, kind: 'move' } },
    });
    expect(entry).toContain('seek');
  });

  it('for installing a card that was in their pile', async () => {
    const makePhone = (secrets: Secrets, deck: Deck, own: Curve) => new Conjurer(secrets, deck, own);
    const weigh = ({ do: verb }: Move) =>
      ['turn', 'expose', 'back', 'fold', 'draw', 'sift'].includes(verb) ? 0 : verb === 'lay' ? 5 : 1;
    const { honest } = await dishonestly({ weigh, mostMoves: 1, dishonest: { seat: 0, makePhone } }, 'not in the hand');
    expect(honest).toMatchObject({
      kind: 'over',
      winner: 1,
      verdict: { clean: false, foul: { seat: 0, kind: 'place' } },
    });
  });
});

/** The rules, but blind to what only the player can see. */
const withoutSecrets: ToyGame = { ...toyGame, refusal: (table, seat, move) => toyGame.refusal(table, seat, move) };

const leaving = (table: Table): Move[] => (table.frames.at(-1)?.do === 'access' ? [{ do: 'leave' }] : []);

/** Whatever this phone installs, it commits to a card it does not hold, and reports another one to its own game. */
class Conjurer extends Phone {
  readonly #deck: Deck;
  #pretended: readonly Face[] = [];

  constructor(secrets: Secrets, deck: Deck, own: Curve) {
    super(secrets, deck, own);
    this.#deck = deck;
  }

  override commit(...[duty, seq, faces]: Parameters<Phone['commit']>) {
    if (duty.kind !== 'install') return super.commit(duty, seq, faces);
    this.#pretended = faces;
    const other = this.#deck.faces.find(({ row }) => row !== faces[0]?.row && !this.#held.has(row)) as Face;
    this.#held.add(faces[0]?.row ?? 0);
    return super.commit(duty, seq, [other]);
  }

  override async judge(...[state, entry]: Parameters<Phone['judge']>): ReturnType<Phone['judge']> {
    const { world } = state;
    for (const { face } of world?.wheres[this.seat].hand ?? []) if (face) this.#held.add(face.row);
    const own = entry.author === this.seat && entry.body.type === 'COMMIT' && entry.body.kind === 'install';
    return own ? { ok: true, value: { faces: this.#pretended } } : super.judge(state, entry);
  }

  /** Every card that was ever in the cheat's hand; the conjured card must not be among them. */
  readonly #held = new Set<number>();
}

/**
 * Plays games until one ends in the foul with this description; the honest player must not have noticed it before the
 * end.
 */
async function dishonestly(more: Partial<DuelOptions<Table, Move>>, words: string) {
  const seat = more.dishonest?.seat ?? 0;
  for (let seed = 1; seed < 40; seed++) {
    const game = await duel<Table, Move>({ game: toyGame, seed, decks: toyDecks, curve, ...more });
    // The cheat's own rules find nothing wrong, so the two never close the log together.
    const judged = ({ status }: View<Table>) => status.kind === 'over' && status.verdict?.clean === false;
    await game.play(({ players }) => judged((players[seat === 0 ? 1 : 0] as (typeof players)[0]).match.view()));
    const views: View<Table>[] = game.players.map(({ match }) => match.view());
    const [cheat, honest] = [views[seat]?.status, views[1 - seat]?.status];
    if (
      honest?.kind !== 'over' ||
      honest.verdict?.clean !== false ||
      !faultWords(honest.verdict.foul.detail).includes(words)
    )
      continue;
    const bytes = game.players[1 - seat]?.match.file()?.entries[honest.verdict.foul.seq];
    return { honest, cheat, entry: new TextDecoder().decode(bytes) };
  }
  throw new Error('no game gave an occasion');
}
