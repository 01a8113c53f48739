/**
 * The match has stopped: which phone is at fault, the evidence, the winner, and the secrets still owed (PROTOCOL 14.3).
 */

import type { ComponentChildren } from 'preact';
import { hex } from '../../../base/bytes.ts';
import { parseEntry } from '../../../peer/log/entry.ts';
import type { StoppedStatus as Status } from '../../../peer/match/status.ts';
import * as words from '../../../words/en/screens/table.ts';

import { begun } from '../../../words/en/sides.ts';
import { owedWords, stoppedWords } from '../../../words/en/status.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Sign } from '../../parts/sign.tsx';
import { WaitingDots } from '../../parts/waitingDots.tsx';
import type { MatchSession } from '../../play/matchRunning.ts';

import './stopped.css';

interface Props {
  status: Status;
  seat: 0 | 1;
  sitting: Pick<MatchSession, 'names' | 'keys'>;
  onSave(): void;
  homeTitle?: string;
  onHome(): void;
  /** Shows the final table; absent if there was none. */
  onTable?: (() => void) | undefined;
  /** Ways to reach the other phone, while a seed is still owed. */
  children?: ComponentChildren;
}

export function Stopped({
  status,
  seat,
  sitting: { names, keys },
  onSave,
  onHome,
  homeTitle = words.home,
  onTable,
  children,
}: Props) {
  const { winner } = status;
  const whose = (of: 0 | 1): string => words.possessiveInside(of === seat, names[of]);
  const papers = papersOf(status);
  const faulty = status.seat;
  return (
    <main class={`gap5 screen stopped seat${seat}-owner`}>
      <header class="across gap5 danger-text">
        <Sign name="shield" size={36} />
        <h1 class="text-title breaks">{words.stoppedTitle(status, whose)}</h1>
      </header>
      <p>{stoppedWords(status)}</p>
      {papers.length > 0 && (
        <div class="papers grid gap4">
          {papers.map(({ seq, what, mark }) => (
            <div class="paper stacked gap1 on-paper" key={mark}>
              <small class="across gap2 fine quiet">{words.entryNoun}</small>
              <b class="text-title">{seq}</b>
              <span>{what}</span>
              <small class="across gap2 fine quiet">
                {words.signedMark(faulty !== null && <Emblem id={keys[faulty]} side={faulty} size={22} />, mark)}
              </small>
            </div>
          ))}
        </div>
      )}
      {winner !== null && (
        <div class={`across gap5 winner sided text-number seat${winner}`}>
          <Emblem id={keys[winner]} side={winner} size={44} />
          <b class="breaks">{words.gameWinner(winner === seat, names[winner])}</b>
        </div>
      )}
      {faulty !== null && <Proofs status={status} seat={seat} whose={whose} />}
      <div class="bottom stacked gap3 at-bottom">
        {children}
        <ActionButton kind="main" title={words.saveTheFile} detail={words.withTheEvidence} onClick={onSave} />
        {onTable && <ActionButton title={words.lookAtTheTable} onClick={onTable} />}
        <ActionButton kind="quiet" title={homeTitle} detail={words.abandonedNote} onClick={onHome} />
      </div>
    </main>
  );
}

function Proofs({ status, seat, whose }: { status: Status; seat: 0 | 1; whose: (of: 0 | 1) => string }) {
  const faulty = status.seat as 0 | 1;
  const { owes, verdict } = status;
  const signature = words.evidenceCarries(status.why);
  return (
    <ul class="proofs stacked gap4">
      <li class="flex gap5">
        <Sign name="check" size={22} />
        <span class="grow quiet">
          {words.proofLine(
            <b>{words.proven}</b>,
            status.why === 'charge' ? words.seedsNote : words.signature(signature, whose(faulty)),
          )}
        </span>
      </li>
      <li class="flex gap5">
        <i aria-hidden="true">–</i>
        <span class="grow quiet">{words.whoHeldThePhone(<b>{words.notProven}</b>)}</span>
      </li>
      <li class="flex gap5" aria-live="polite">
        {verdict !== null ? <Sign name="check" size={22} /> : <WaitingDots />}
        <span class="grow quiet">
          {verdict !== null
            ? words.seedsCheckedNote
            : words.stillOwed(
                owes.map((of) => words.seed(begun(whose(of)))),
                owes.includes(seat),
              )}
        </span>
      </li>
    </ul>
  );
}

/** The entries that show the fault. */
function papersOf(status: Status): { seq: number; what: string; mark: string }[] {
  const entries = status.why === 'fork' ? status.entries : 'entry' in status ? [status.entry] : [];
  return entries.flatMap((bytes) => {
    const entry = parseEntry(bytes);
    if (!entry.ok) return [];
    const { seq, body, hash } = entry.value;
    return [{ seq, what: owedWords(body), mark: hex(hash.slice(-2)) }];
  });
}
