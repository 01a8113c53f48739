/** Imported games: each can be checked, saved as a game file, and removed. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { PastGame } from '../../../peer/export/content.ts';
import { deletePastGame, loadPastGames } from '../../../peer/store/past.ts';
import { other } from '../../../rules/game.ts';
import * as words from '../../../words/en/screens/export.ts';

import { begun } from '../../../words/en/sides.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { download, fileName } from '../../device/gameFile.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Sign } from '../../parts/sign.tsx';
import { proofOf } from '../file/prove.ts';

type Row = readonly [id: string, game: PastGame];

/** `times`: the games are reloaded whenever it changes. */
export function ImportedGames({ times }: { times: number }) {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [seen, setSeen] = useState<Row | null>(null);
  const look = (): void =>
    void loadPastGames().then((read) => {
      if (read.ok) setRows([...read.value].sort(([, one], [, next]) => next.touched - one.touched));
    });
  useEffect(look, [times]);
  if (rows.length === 0) return null;
  return (
    <section class="games" aria-label={words.importedGames}>
      <h2>{words.importedGames}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row[0]}>
            <button type="button" class="way row" onClick={() => setSeen(row)}>
              <Sign name="book" size={26} />
              <span>
                <b>{withWhom(row[1])}</b>
                <small>{words.pastGameWords(row[1])}</small>
              </span>
              <Sign name="forward" size={18} />
            </button>
          </li>
        ))}
      </ul>
      {seen && <OneGame key={seen[0]} row={seen} onChange={look} onClose={() => setSeen(null)} />}
    </section>
  );
}

const withWhom = ({ names, seat }: PastGame): string => begun(names[other(seat)]);

function OneGame({ row: [id, game], onChange, onClose }: { row: Row; onChange(): void; onClose(): void }) {
  const [said, setSaid] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);
  const title = words.withName(game.names[other(game.seat)]);
  const check = async (): Promise<void> => {
    setChecking(true);
    const progress = (done: number, of: number) => setSaid(words.checkProgress(of, done));
    const { text } = await proofOf(new File([new Uint8Array(game.file)], title), progress, leaving.current.signal);
    setSaid(text);
    setChecking(false);
  };
  const remove = async (): Promise<void> => {
    const done = await deletePastGame(id);
    onChange();
    if (done.ok) onClose();
    else setSaid(storeAdvice[done.error].what);
  };
  return (
    <Sheet label={title} onClose={onClose}>
      <h2>{title}</h2>
      <p>{words.pastGameWords(game)}</p>
      {said !== null && <p role="status">{said}</p>}
      <ActionButton
        kind={checking ? 'plain' : 'main'}
        title={words.checkTitle}
        detail={words.checkDetail}
        blocked={checking ? words.checkRunning : undefined}
        onClick={() => void check()}
      />
      <ActionButton
        title={words.saveTheGameFile}
        detail={words.gameFileNote}
        onClick={() => download(game.file, fileName(game.names, new Date(game.touched)))}
      />
      <ActionButton kind="harm" title={words.removeTitle} detail={words.fromThisPhone} onClick={() => void remove()} />
    </Sheet>
  );
}
