/** What a phone takes over from its own store: as much of the log as is signed and belongs together. */
import { fail, ok, type Result } from '../../base/result.ts';
import type { Refusal } from '../../rules/game.ts';
import { appendAll } from '../log/chain.ts';
import type { StoredGame } from '../store/store.ts';
import type { Book } from './book.ts';
import type { Eye } from './eye.ts';
import type { Phone } from './phone.ts';
import { type Replayed, replay } from './replay.ts';
import { readSpare } from './spare.ts';

/**
 * Fills a book that is new. Where the stored log is damaged it is cut, in the store too, and the other phone has what is missing: what
 * still stands behind the damage is kept until then. Refused E-STORE when it cannot be cut, or not be gone through.
 */
export async function recover(book: Book, { entries: log, records }: StoredGame): Promise<Result<null, Refusal>> {
  const steps = await fold(book, log);
  if (steps === null) return refuse('This Meatspace cannot go through the stored log of the game.');
  for (const step of steps) book.restore(step);
  const behind = [...log.slice(book.length), ...readSpare(records.spare)];
  const mended = book.length < log.length ? await book.cut(behind) : await book.retake(behind);
  return mended.ok ? ok(null) : refuse('The stored log is damaged, and this phone cannot mend it.');
}

/** The log up to its first damaged entry, or to where those that belong together begin; null when a signed entry cannot be. */
async function fold(book: Book, log: readonly Uint8Array[]): Promise<Replayed[] | null> {
  const { entries } = await appendAll(book.state.chain, log);
  const steps: Replayed[] = [];
  for await (const step of replay(book.terms, trusting(book.phone), entries)) {
    if (!step.ok) return null;
    steps.push(step.value);
  }
  while (steps.at(-1)?.whole === false) steps.pop();
  return steps;
}

/** The phone's eyes without the costly checks that it has made once: of lists, which it makes again as it needs them, and of tables. */
function trusting(phone: Phone): Eye {
  return {
    checkedBefore: true,
    deckOf: (seat) => phone.deckOf(seat),
    judge: async (state, entry) => {
      const { type } = entry.body;
      return type === 'X' || type === 'Y' || type === 'Z' ? ok({}) : phone.judge(state, entry);
    },
  };
}

const refuse = (text: string) => fail({ kind: 'E-STORE', text });
