/** A file of decks and games into this phone: what it brings is said and asked about before anything is taken. */
import { useState } from 'preact/hooks';
import { readContent } from '../../../peer/export/content.ts';
import type { Choice, Clash } from '../../../peer/export/merge.ts';
import { MOST_EXPORT_BYTES, refusedFile, unseal } from '../../../peer/export/seal.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { Big } from '../../parts/button.tsx';
import { Option, Options } from '../../parts/options.tsx';
import { TakeFile } from '../../parts/takeFile.tsx';
import { Passphrase } from './passphrase.tsx';
import { type Brought, compared, takeIn } from './takeAlong.ts';
import { brings, holds, noRoom, shut } from './words.ts';
import './style.css';
import { counted } from '../../../words/en/counted.ts';

type State =
  | { at: 'nothing'; said?: string }
  | { at: 'locked'; file: Uint8Array; name: string; busy?: true }
  | { at: 'open'; brought: Brought; choices: Choice[]; busy?: true };

export function BringIn({ onBrought }: { onBrought(): void }) {
  const [state, setState] = useState<State>({ at: 'nothing' });
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const begin = (next: State): void => {
    setWrong(null);
    setTyped('');
    setState(next);
  };
  const take = async (file: File): Promise<void> => {
    begin({ at: 'nothing' });
    if (file.size > MOST_EXPORT_BYTES) return setWrong(shut.large);
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    const why = bytes && refusedFile(bytes);
    if (bytes === null) setWrong('The browser can’t read that file.');
    else if (why !== null) setWrong(shut[why]);
    else setState({ at: 'locked', file: bytes, name: file.name });
  };
  const unlock = async (file: Uint8Array, name: string): Promise<void> => {
    setWrong(null);
    setState({ at: 'locked', file, name, busy: true });
    const opened = await unseal(file, typed);
    const content = opened.ok ? readContent(opened.value) : null;
    const brought = content?.ok ? await compared(content.value) : null;
    if (brought?.ok)
      return begin({ at: 'open', brought: brought.value, choices: brought.value.decks.clashes.map(() => 'both') });
    setWrong(!opened.ok ? shut[opened.error] : brought === null ? shut.damaged : storeAdvice[brought.error].what);
    setState({ at: 'locked', file, name });
  };
  const bring = async (brought: Brought, choices: Choice[]): Promise<void> => {
    setState({ at: 'open', brought, choices, busy: true });
    const fault = await takeIn(brought, choices);
    onBrought();
    const decks = brought.decks.fresh.length + choices.filter((choice) => choice !== 'here').length;
    if (fault === null)
      return begin({
        at: 'nothing',
        said: `Imported: ${holds(decks, brought.games.length + brought.alone.length)}.`,
      });
    const { what, next } = fault === 'full' ? noRoom : storeAdvice[fault];
    setWrong(`${what} ${next} Then import the file again: nothing is imported twice.`);
    setState({ at: 'open', brought, choices });
  };
  return (
    <section aria-label="Import a file">
      <h2>Import a file</h2>
      <p class="quiet">Nothing on this phone is replaced unless you say so.</p>
      <TakeFile
        id="bring"
        label={state.at === 'nothing' ? 'Choose a file' : 'Choose another file'}
        onTake={(file) => void take(file)}
      />
      {state.at === 'locked' && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void unlock(state.file, state.name);
          }}
        >
          <Passphrase id="in" label={`Passphrase for ${state.name}`} value={typed} onType={setTyped} />
          <Big
            kind={state.busy || typed === '' ? 'plain' : 'main'}
            title={state.busy ? 'Opening…' : 'Open it'}
            blocked={state.busy ? 'the file is being opened' : typed === '' ? 'type the passphrase' : undefined}
            onClick={() => void unlock(state.file, state.name)}
          />
        </form>
      )}
      {state.at === 'open' && (
        <Found
          {...state}
          onChoose={(choices) => setState({ ...state, choices })}
          onTake={() => void bring(state.brought, state.choices)}
          onLeave={() => begin({ at: 'nothing' })}
        />
      )}
      {wrong !== null && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      {state.at === 'nothing' && state.said && <p role="status">{state.said}</p>}
    </section>
  );
}

function Found({
  brought: { decks, games, alone, there },
  choices,
  busy,
  onChoose,
  onTake,
  onLeave,
}: {
  brought: Brought;
  choices: readonly Choice[];
  busy?: true;
  onChoose(choices: Choice[]): void;
  onTake(): void;
  onLeave(): void;
}) {
  const fresh = games.length + alone.length;
  const lines = brings(decks, fresh, there);
  const nothing = decks.fresh.length + decks.clashes.length + fresh === 0;
  return (
    <>
      <p role="status">{nothing ? 'You already have everything in this file.' : 'In this file:'}</p>
      {!nothing && (
        <ul class="brings">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {decks.clashes.map((clash, at) => (
        <Asked
          key={clash.brought.id}
          clash={clash}
          choice={choices[at] ?? 'both'}
          onChoose={(choice) => onChoose(choices.map((old, nth) => (nth === at ? choice : old)))}
        />
      ))}
      {nothing ? null : (
        <Big
          kind={busy ? 'plain' : 'main'}
          title={busy ? 'Importing…' : 'Import'}
          blocked={busy ? 'the import is running' : undefined}
          onClick={onTake}
        />
      )}
      <Big kind="quiet" title={nothing ? 'Done' : 'Cancel'} onClick={onLeave} />
    </>
  );
}

const choices: Readonly<Record<Choice, { title: string; note: string }>> = {
  both: { title: 'Keep both', note: 'The imported deck gets a new name.' },
  brought: { title: 'Use the file’s', note: 'The imported deck replaces yours.' },
  here: { title: 'Keep mine', note: 'The imported deck is left out.' },
};

/** The same deck with other cards: its player says which. */
function Asked({ clash, choice, onChoose }: { clash: Clash; choice: Choice; onChoose(choice: Choice): void }) {
  const { here, brought } = clash;
  const when = ({ touched }: { touched: number }): string =>
    new Date(touched).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
  const words = `${counted(here.cards.length, 'card')} here (${when(here)}), ${brought.cards.length} in the file (${when(brought)}).`;
  return (
    <Options legend={`${here.name}: different cards`} note={`${words} ${choices[choice].note}`}>
      {(['both', 'brought', 'here'] as const).map((one) => (
        <Option key={one} on={one === choice} onTake={() => onChoose(one)} title={choices[one].title} />
      ))}
    </Options>
  );
}
