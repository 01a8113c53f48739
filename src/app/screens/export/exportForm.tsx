/** Exports all decks and finished games. */

import { useEffect, useState } from 'preact/hooks';
import { writeContent } from '../../../peer/export/content.ts';
import { seal } from '../../../peer/export/seal.ts';
import * as say from '../../../words/en/screens/export.ts';

import { storeAdvice } from '../../../words/en/store.ts';
import { download, fileName } from '../../device/gameFile.ts';
import { ActionButton } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import { type PackedExport, packExport } from './exportFile.ts';
import { Passphrase } from './passphrase.tsx';

type State = { at: 'typing' } | { at: 'sealing' } | { at: 'saved'; words: string } | { at: 'refused'; why: string };

export function ExportForm() {
  const [found, setFound] = useState<PackedExport | string | null>(null);
  const [typed, setTyped] = useState('');
  const [again, setAgain] = useState('');
  const [state, setState] = useState<State>({ at: 'typing' });
  useEffect(() => {
    void packExport().then((all) => setFound(all.ok ? all.value : storeAdvice[all.error].what));
  }, []);
  const save = async (): Promise<void> => {
    if (typed !== again) return setState({ at: 'refused', why: say.passphrasesDiffer });
    setState({ at: 'sealing' });
    // Includes what was played or built since the screen opened.
    const all = await packExport();
    if (!all.ok) return setState({ at: 'refused', why: storeAdvice[all.error].what });
    const { decks, games } = all.value.content;
    const file = await seal(writeContent({ decks, games }), typed);
    if (!file.ok) return setState({ at: 'refused', why: say.sealFaultWords[file.error] });
    download(file.value, fileName([say.decksAndGames], new Date(), 'meatx'));
    setTyped('');
    setAgain('');
    setState({ at: 'saved', words: say.savedNote(say.contentsText(decks.length, games.length)) });
  };
  const type = (set: (text: string) => void) => (text: string) => {
    set(text);
    if (state.at !== 'sealing') setState({ at: 'typing' });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{say.exportLabel}</h2>
      <Found found={found} />
      <p class="quiet">{say.passphraseNote}</p>
      <Passphrase id="out" label={say.passphrase} isNew value={typed} onType={type(setTyped)} />
      {say.weakness(typed) && (
        <p class="quiet" role="status">
          {say.weakness(typed)}
        </p>
      )}
      <Passphrase id="out-again" label={say.repeatThePassphrase} isNew value={again} onType={type(setAgain)} />
      <ErrorMessage>{state.at === 'refused' && state.why}</ErrorMessage>
      {state.at === 'saved' && <p role="status">{state.words}</p>}
      <ActionButton
        kind={state.at === 'sealing' || typed === '' ? 'plain' : 'main'}
        title={say.saveTitle(state.at)}
        blocked={state.at === 'sealing' ? say.encrypting : typed === '' ? say.typeThePassphraseTwice : undefined}
        onClick={() => void save()}
      />
    </form>
  );
}

/** What would be in the file, and what would be left out. */
function Found({ found }: { found: PackedExport | string | null }) {
  if (found === null || typeof found === 'string') return <p>{found ?? say.searching}</p>;
  const { content, unknown, wentOn } = found;
  return (
    <>
      <p>{say.phoneContents(say.contentsText(content.decks.length, content.games.length))}</p>
      {unknown > 0 && <p class="quiet">{say.olderVersionGames(unknown)}</p>}
      {wentOn > 0 && <p class="quiet">{say.continuedGames(wentOn)}</p>}
    </>
  );
}
