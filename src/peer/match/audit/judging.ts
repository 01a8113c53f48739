/** This phone's own verdict on its log, made once for each: a log with all shown in it differs from a longer one in closing words only. */
import { equal } from '../../../base/bytes.ts';
import type { Seat } from '../../../rules/game.ts';
import type { State } from '../fold/state.ts';
import { winnerBy } from '../status.ts';
import type { Verdict } from './audit.ts';
import type { MatchFile } from './file.ts';

/** What a closing word says. */
export interface InShort {
  readonly winner: Seat | null;
  readonly clean: boolean;
}

export class Judging {
  readonly #judge: (file: MatchFile) => Promise<Verdict>;
  #last: { readonly head: Uint8Array; readonly verdict: Verdict } | null = null;

  constructor(judge: (file: MatchFile) => Promise<Verdict>) {
    this.#judge = judge;
  }

  /** The verdict on the log that leads to this state; null where none was made. One on entries that could not be kept is none. */
  known(state: State): Verdict | null {
    return this.#last !== null && equal(this.#last.head, shownHead(state)) ? this.#last.verdict : null;
  }

  async of(file: MatchFile, state: State): Promise<Verdict> {
    const verdict = this.known(state) ?? (await this.#judge(file));
    this.#last = { head: shownHead(state), verdict };
    return verdict;
  }
}

export const inShort = (verdict: Verdict, { end }: State): InShort => ({
  winner: winnerBy(verdict, end?.winner ?? null),
  clean: verdict.clean,
});

/** The hash of the last entry that is no closing word: what a verdict is about. */
function shownHead({ chain, got }: State): Uint8Array {
  const closed = got.filter(({ entry }) => entry.body.type === 'CLOSE').length;
  return chain.past.at(-1 - closed)?.hash ?? chain.gameId;
}
