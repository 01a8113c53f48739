/** Checks any game file and says in one sentence what it proves. */

import { useEffect, useRef, useState } from 'preact/hooks';

import * as words from '../../../words/en/screens/file.ts';
import { review, whatDecidedIt } from '../../../words/en/screens/review.ts';
import { gameInfoOf } from '../../../words/en/signs.ts';
import { takeIncoming } from '../../device/incoming.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { FileInput } from '../../parts/fileInput.tsx';
import { Framed } from '../../parts/head.tsx';
import { Sign } from '../../parts/sign.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import { goTo } from '../../route.ts';
import { chooseFile } from './chosen.ts';
import { gamesIn, proofOf } from './prove.ts';
import './style.css';

type State =
  | { at: 'nothing' }
  | { at: 'checking'; name: string; done: number; of: number }
  | { at: 'checked'; name: string; proof: words.ToldProof; games: readonly Uint8Array[] };

const CHECKS = typeof Worker !== 'undefined';

/** The check runs in a worker, so the screen stays responsive. */
export function FileScreen() {
  const [state, setState] = useState<State>({ at: 'nothing' });
  const leaving = useRef(new AbortController());
  const check = async (file: File): Promise<void> => {
    const { name } = file;
    const progress = (done: number, of: number) => setState({ at: 'checking', name, done, of });
    progress(0, 0);
    const proof = await proofOf(file, progress, leaving.current.signal);
    setState({ at: 'checked', name, proof, games: await gamesIn(file) });
  };
  useEffect(() => {
    const received = takeIncoming('game');
    if (received && CHECKS) void check(received);
    return () => leaving.current.abort();
  }, []);
  return (
    <Framed title={words.checkAGameFile} back="#/more" label={words.more}>
      <p>{words.whatFilesAreFor}</p>
      {CHECKS ? (
        <FileInput
          id="file"
          label={words.chooseFile(state.at)}
          busy={state.at === 'checking'}
          onTake={(file) => void check(file)}
        />
      ) : (
        <ErrorMessage>{words.noWorkersNote}</ErrorMessage>
      )}
      {state.at === 'checking' && (
        <p role="status">
          {state.name}: {state.of === 0 ? words.reading : words.checkProgress(state.done, state.of)}
        </p>
      )}
      {state.at === 'checked' &&
        (state.proof.games ? (
          <Results name={state.name} proof={state.proof} each={state.proof.games} games={state.games} />
        ) : (
          <Result {...state} proof={state.proof} game={state.games[0]} />
        ))}
    </Framed>
  );
}

interface ResultsProps {
  name: string;
  proof: words.ToldProof;
  each: NonNullable<words.ToldProof['games']>;
  games: readonly Uint8Array[];
}

/** A match: its total, then each game. */
function Results({ name, proof, each, games }: ResultsProps) {
  return (
    <>
      <Result name={name} proof={proof} />
      {each.map((game, at) => (
        <Result key={at} name={game.name} proof={game} game={games[at]} />
      ))}
    </>
  );
}

interface ResultProps {
  name: string;
  proof: words.ToldProof;
  /** The bytes of only this game. */
  game?: Uint8Array | undefined;
}

function Result({ name, proof: { kind, text, of }, game }: ResultProps) {
  // Only a game signed by two players has keys to report.
  const alone = kind === 'open' && of === null;
  return (
    <section class={`proof ${kind}`} role="status">
      <h2 class="breaks">{name}</h2>
      <p>
        <Sign name={kind === 'fair' ? 'check' : kind === 'open' ? 'clock' : 'close'} size={22} /> {text}
      </p>
      {kind === 'fair' && <p class="quiet">{words.proofLimits}</p>}
      {of && (
        <ul class="flex wraps gap5" aria-label={words.keysTitle}>
          {of.keys.map((key, seat) => (
            <li key={key} class={`across gap4 seat${seat}`}>
              <Emblem id={key} side={seat === 0 ? 0 : 1} size={34} />
              <span class="stacked">
                {gameInfoOf(of.version).seats[seat === 0 ? 0 : 1]}
                <code class="quiet">{key.slice(0, 16)}…</code>
              </span>
            </li>
          ))}
        </ul>
      )}
      {game && (of || alone) && kind !== 'foreign' && (
        <ActionButton
          title={words.replay}
          detail={words.replayDetail(kind === 'fair' || alone)}
          onClick={() => {
            chooseFile(game);
            goTo({ at: 'replay', of: 'chosen' });
          }}
        />
      )}
      {game && (alone || (kind === 'fair' && of && gameInfoOf(of.version).reviewed)) && (
        <ActionButton
          title={review}
          detail={whatDecidedIt}
          onClick={() => {
            chooseFile(game);
            goTo({ at: 'replay', of: 'chosen', view: 'review' });
          }}
        />
      )}
    </section>
  );
}
