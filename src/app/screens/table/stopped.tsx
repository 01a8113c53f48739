/** The match has stopped: whose phone is at fault, the evidence, who has won, and what is still owed (PROTOCOL 14.3). */
import type { ComponentChildren } from 'preact';
import { hex } from '../../../base/bytes.ts';
import { parseEntry } from '../../../peer/log/entry.ts';
import type { Stopped as Status } from '../../../peer/match/status.ts';
import { capital } from '../../../words/en/capital.ts';
import { begun } from '../../../words/en/sides.ts';
import { owedWords, stoppedWords } from '../../../words/en/status.ts';
import { Breath } from '../../parts/breath.tsx';
import { Big } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Sign } from '../../parts/sign.tsx';
import type { Sitting } from '../../play/matchRunning.ts';

import './stopped.css';

interface Props {
  status: Status;
  seat: 0 | 1;
  sitting: Pick<Sitting, 'names' | 'keys'>;
  onSave(): void;
  onHome(): void;
  /** The table as it was left; absent before there is one. */
  onTable?: (() => void) | undefined;
  /** Ways to the other phone, while a seed is owed. */
  children?: ComponentChildren;
}

/** A stopped match: whose fault it is, if anyone's, on what evidence, and the file. */
export function Stopped({ status, seat, sitting: { names, keys }, onSave, onHome, onTable, children }: Props) {
  const { winner } = status;
  const whose = (of: 0 | 1): string => (of === seat ? 'your' : `${names[of]}’s`);
  const papers = papersOf(status);
  const faulty = status.seat;
  return (
    <main class={`screen stopped seat${seat}-owner`}>
      <header>
        <Sign name="shield" size={36} />
        <h1>{titleOf(status, whose)}</h1>
      </header>
      <p>{stoppedWords(status)}</p>
      {papers.length > 0 && (
        <div class="papers">
          {papers.map(({ seq, what, mark }) => (
            <div class="paper" key={mark}>
              <small>entry</small>
              <b>{seq}</b>
              <span>{what}</span>
              <small>
                {faulty !== null && <Emblem id={keys[faulty]} side={faulty} size={22} />} signed {mark}
              </small>
            </div>
          ))}
        </div>
      )}
      {winner !== null && (
        <div class={`winner seat${winner}`}>
          <Emblem id={keys[winner]} side={winner} size={44} />
          <b>{winner === seat ? 'You win this game' : `${begun(names[winner])} wins this game`}</b>
        </div>
      )}
      {faulty !== null && <Proofs status={status} seat={seat} whose={whose} />}
      <div class="bottom">
        {children}
        <Big kind="main" title="Save the file" detail="with the evidence" onClick={onSave} />
        {onTable && <Big title="Look at the table" onClick={onTable} />}
        <Big kind="quiet" title="Home" detail="the game stays on this phone" onClick={onHome} />
      </div>
    </main>
  );
}

function titleOf({ seat, why }: Status, whose: (of: 0 | 1) => string): string {
  if (seat !== null) return `Stopped: ${whose(seat)} phone is at fault`;
  if (why === 'charge') return 'Stopped: an entry is disputed';
  if (why === 'terms') return 'These two phones can’t play each other';
  return why === 'store' ? 'Stopped: this phone can’t continue' : 'Stopped: nobody can tell whose fault it is';
}

function Proofs({ status, seat, whose }: { status: Status; seat: 0 | 1; whose: (of: 0 | 1) => string }) {
  const faulty = status.seat as 0 | 1;
  const { owes, verdict } = status;
  const signature = status.why === 'fork' ? 'both entries carry' : 'the entry carries';
  return (
    <ul class="proofs">
      <li>
        <Sign name="check" size={22} />
        <span>
          <b>Proven:</b>{' '}
          {status.why === 'charge'
            ? 'both seeds are revealed, and they decide.'
            : `${signature} ${whose(faulty)} signature.`}{' '}
          Anyone can check it from the file.
        </span>
      </li>
      <li>
        <i aria-hidden="true">–</i>
        <span>
          <b>Not proven:</b> who held the phone, and whether it was on purpose.
        </span>
      </li>
      <li aria-live="polite">
        {verdict !== null ? <Sign name="check" size={22} /> : <Breath />}
        <span>
          {verdict !== null
            ? 'Both seeds are revealed, so the rest of the game was checked too.'
            : `${owes
                .map((of) => begun(whose(of)))
                .map((text) => `${capital(text)} seed`)
                .join(
                  ' and ',
                )} is still owed. Then the rest of the game can be checked too.${owes.includes(seat) ? ' This phone sends its own as soon as the phones connect.' : ''}`}
        </span>
      </li>
    </ul>
  );
}

interface Paper {
  seq: number;
  what: string;
  mark: string;
}

/** The entries that show the fault. */
function papersOf(status: Status): Paper[] {
  const entries = status.why === 'fork' ? status.entries : 'entry' in status ? [status.entry] : [];
  return entries.flatMap((bytes) => {
    const entry = parseEntry(bytes);
    if (!entry.ok) return [];
    const { seq, body, hash } = entry.value;
    return [{ seq, what: owedWords(body), mark: hex(hash.slice(-2)) }];
  });
}
