/** All decks and finished games of this phone into a file. */
import { useEffect, useState } from 'preact/hooks';
import { writeContent } from '../../../peer/export/content.ts';
import { seal } from '../../../peer/export/seal.ts';
import { counted } from '../../../words/en/counted.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { download, fileName } from '../../device/gameFile.ts';
import { Big } from '../../parts/button.tsx';
import { Passphrase } from './passphrase.tsx';
import { type Packed, packed } from './takeAlong.ts';
import { holds, shut, weakness } from './words.ts';

type State = { at: 'typing' } | { at: 'sealing' } | { at: 'saved'; words: string } | { at: 'refused'; why: string };

export function TakeOut() {
  const [found, setFound] = useState<Packed | string | null>(null);
  const [typed, setTyped] = useState('');
  const [again, setAgain] = useState('');
  const [state, setState] = useState<State>({ at: 'typing' });
  useEffect(() => {
    void packed().then((all) => setFound(all.ok ? all.value : storeAdvice[all.error].what));
  }, []);
  const save = async (): Promise<void> => {
    if (typed !== again)
      return setState({ at: 'refused', why: 'The passphrases don’t match. Type the same one twice.' });
    setState({ at: 'sealing' });
    // What was played or built since the screen opened belongs into it, too.
    const all = await packed();
    if (!all.ok) return setState({ at: 'refused', why: storeAdvice[all.error].what });
    const { decks, games } = all.value.content;
    const file = await seal(writeContent({ decks, games }), typed);
    if (!file.ok) return setState({ at: 'refused', why: shut[file.error] });
    download(file.value, fileName(['decks and games'], new Date(), 'meatx'));
    setTyped('');
    setAgain('');
    setState({ at: 'saved', words: `Saved: ${holds(decks.length, games.length)}.` });
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
      <h2>Export</h2>
      <p>
        {found === null
          ? 'Looking…'
          : typeof found === 'string'
            ? found
            : `${holds(found.content.decks.length, found.content.games.length)} on this phone.`}
      </p>
      {typeof found === 'object' && found !== null && found.unknown > 0 && (
        <p class="quiet">
          {`${counted(found.unknown, 'game')} from an older version can’t be exported and ${found.unknown === 1 ? 'stays' : 'stay'} here.`}
        </p>
      )}
      {typeof found === 'object' && found !== null && found.wentOn > 0 && (
        <p class="quiet">
          {`${counted(found.wentOn, 'game')} played on from another game ${found.wentOn === 1 ? 'stays' : 'stay'} here: a file couldn’t show how the table came about.`}
        </p>
      )}
      <p class="quiet">Nobody can open the file without the passphrase. It isn’t saved anywhere, so don’t forget it.</p>
      <Passphrase id="out" label="Passphrase" fresh value={typed} onType={type(setTyped)} />
      {weakness(typed) && (
        <p class="quiet" role="status">
          {weakness(typed)}
        </p>
      )}
      <Passphrase id="out-again" label="Repeat the passphrase" fresh value={again} onType={type(setAgain)} />
      {state.at === 'refused' && (
        <p class="wrong" role="alert">
          {state.why}
        </p>
      )}
      {state.at === 'saved' && <p role="status">{state.words}</p>}
      <Big
        kind={state.at === 'sealing' || typed === '' ? 'plain' : 'main'}
        title={state.at === 'sealing' ? 'Encrypting…' : 'Save the file'}
        blocked={
          state.at === 'sealing'
            ? 'the file is being encrypted'
            : typed === ''
              ? 'type the passphrase twice'
              : undefined
        }
        onClick={() => void save()}
      />
    </form>
  );
}
