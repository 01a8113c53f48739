/** Exports decks and finished games as one passphrase-protected file, and imports such a file. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type PastGame, writeContent } from '../../../peer/export/content.ts';
import { seal } from '../../../peer/export/seal.ts';
import { deletePastGame, loadPastGames } from '../../../peer/store/past.ts';
import { other } from '../../../rules/game.ts';
import * as words from '../../../words/en/screens/export.ts';
import { begun } from '../../../words/en/sides.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { download, fileName } from '../../device/gameFile.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Form } from '../../parts/form/field.tsx';
import { Framed } from '../../parts/head.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Sign } from '../../parts/sign.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import { proofOf } from '../file/prove.ts';
import { type PackedExport, packExport } from './exportFile.ts';
import { ImportForm, Passphrase } from './importForm.tsx';

export function ExportScreen() {
  const [times, setTimes] = useState(0);
  return (
    <Framed title={words.exportAndImport}>
      <ExportForm key={times} />
      <ImportForm onImported={() => setTimes(times + 1)} />
      <ImportedGames times={times} />
      <p class="quiet">{words.notInTheFile}</p>
    </Framed>
  );
}

type State = { at: 'typing' } | { at: 'sealing' } | { at: 'saved'; words: string } | { at: 'refused'; why: string };

/** Exports all decks and finished games. */
function ExportForm() {
  const [found, setFound] = useState<PackedExport | string | null>(null);
  const [typed, setTyped] = useState('');
  const [again, setAgain] = useState('');
  const [state, setState] = useState<State>({ at: 'typing' });
  useEffect(() => {
    void packExport().then((all) => setFound(all.ok ? all.value : storeAdvice[all.error].what));
  }, []);
  const save = async (): Promise<void> => {
    if (typed !== again) return setState({ at: 'refused', why: words.passphrasesDiffer });
    setState({ at: 'sealing' });
    // Includes what was played or built since the screen opened.
    const all = await packExport();
    if (!all.ok) return setState({ at: 'refused', why: storeAdvice[all.error].what });
    const { decks, games } = all.value.content;
    const file = await seal(writeContent({ decks, games }), typed);
    if (!file.ok) return setState({ at: 'refused', why: words.sealFaultWords[file.error] });
    download(file.value, fileName([words.decksAndGames], new Date(), 'meatx'));
    setTyped('');
    setAgain('');
    setState({ at: 'saved', words: words.savedNote(words.contentsText(decks.length, games.length)) });
  };
  const type = (set: (text: string) => void) => (text: string) => {
    set(text);
    if (state.at !== 'sealing') setState({ at: 'typing' });
  };
  return (
    <Form onSubmit={() => void save()}>
      <h2>{words.exportLabel}</h2>
      <Found found={found} />
      <p class="quiet">{words.passphraseNote}</p>
      <Passphrase id="out" label={words.passphrase} isNew value={typed} onType={type(setTyped)} />
      {words.weakness(typed) && (
        <p class="quiet" role="status">
          {words.weakness(typed)}
        </p>
      )}
      <Passphrase id="out-again" label={words.repeatThePassphrase} isNew value={again} onType={type(setAgain)} />
      <ErrorMessage>{state.at === 'refused' && state.why}</ErrorMessage>
      {state.at === 'saved' && <p role="status">{state.words}</p>}
      <ActionButton
        kind={state.at === 'sealing' || typed === '' ? 'plain' : 'main'}
        title={words.saveTitle(state.at)}
        blocked={state.at === 'sealing' ? words.encrypting : typed === '' ? words.typeThePassphraseTwice : undefined}
        onClick={() => void save()}
      />
    </Form>
  );
}

/** What would be in the file, and what would be left out. */
function Found({ found }: { found: PackedExport | string | null }) {
  if (found === null || typeof found === 'string') return <p>{found ?? words.searching}</p>;
  const { content, unknown, wentOn } = found;
  return (
    <>
      <p>{words.phoneContents(words.contentsText(content.decks.length, content.games.length))}</p>
      {unknown > 0 && <p class="quiet">{words.olderVersionGames(unknown)}</p>}
      {wentOn > 0 && <p class="quiet">{words.continuedGames(wentOn)}</p>}
    </>
  );
}

type Row = readonly [id: string, game: PastGame];

/** `times`: the games are reloaded whenever it changes. */
function ImportedGames({ times }: { times: number }) {
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
            <button type="button" class="way across gap5" onClick={() => setSeen(row)}>
              <Sign name="book" size={26} />
              <span class="stacked grow">
                <b class="text-lead dense">{withWhom(row[1])}</b>
                <small class="quiet">{words.pastGameWords(row[1])}</small>
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
    <Sheet title={title} onClose={onClose}>
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
