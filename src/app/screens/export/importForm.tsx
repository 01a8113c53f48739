/** Imports a file of decks and games. What it contains is shown and confirmed before anything is stored. */
import { useState } from 'preact/hooks';
import { readContent } from '../../../peer/export/content.ts';
import type { DeckConflict, MergeChoice } from '../../../peer/export/merge.ts';
import { fileRefusal, MAX_EXPORT_BYTES, unseal } from '../../../peer/export/seal.ts';
import * as say from '../../../words/en/screens/export.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import '../../parts/button.css';
import { ActionButton } from '../../parts/button.tsx';
import { FileInput } from '../../parts/fileInput.tsx';
import { Option, Options } from '../../parts/options.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import { type ImportPlan, importAll, planImport } from './exportFile.ts';
import './style.css';
import { shortDay } from '../../../words/en/language.ts';
import { Form } from '../../parts/form/field.tsx';

type State =
  | { at: 'nothing'; said?: string }
  | { at: 'locked'; file: Uint8Array; name: string; busy?: true }
  | { at: 'open'; brought: ImportPlan; choices: MergeChoice[]; busy?: true };

export function ImportForm({ onImported }: { onImported(): void }) {
  const { state, setState, typed, setTyped, wrong: error, begin, take, unlock, store } = useImport(onImported);
  return (
    <section aria-label={say.importAFile}>
      <h2>{say.importAFile}</h2>
      <p class="quiet">{say.nothingIsReplaced}</p>
      <FileInput id="bring" label={say.chooseFile(state.at)} onTake={(file) => void take(file)} />
      {state.at === 'locked' && (
        <Form onSubmit={() => void unlock(state.file, state.name)}>
          <Passphrase id="in" label={say.passphraseLabel(state.name)} value={typed} onType={setTyped} />
          <ActionButton
            kind={state.busy || typed === '' ? 'plain' : 'main'}
            title={say.openTitle(state.busy)}
            blocked={state.busy ? say.openingFile : typed === '' ? say.typeThePassphrase : undefined}
            onClick={() => void unlock(state.file, state.name)}
          />
        </Form>
      )}
      {state.at === 'open' && (
        <ImportPreview
          {...state}
          onChoose={(choices) => setState({ ...state, choices })}
          onTake={() => void store(state.brought, state.choices)}
          onLeave={() => begin({ at: 'nothing' })}
        />
      )}
      <ErrorMessage>{error}</ErrorMessage>
      {state.at === 'nothing' && state.said && <p role="status">{state.said}</p>}
    </section>
  );
}

/** Chooses, decrypts and stores a file; an error leaves the form at the current step. */
function useImport(onImported: () => void) {
  const [state, setState] = useState<State>({ at: 'nothing' });
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const begin = (next: State): void => {
    setError(null);
    setTyped('');
    setState(next);
  };
  const take = async (file: File): Promise<void> => {
    begin({ at: 'nothing' });
    if (file.size > MAX_EXPORT_BYTES) return setError(say.sealFaultWords.large);
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    const why = bytes && fileRefusal(bytes);
    if (bytes === null) setError(say.fileUnreadable);
    else if (why !== null) setError(say.sealFaultWords[why]);
    else setState({ at: 'locked', file: bytes, name: file.name });
  };
  const unlock = async (file: Uint8Array, name: string): Promise<void> => {
    setError(null);
    setState({ at: 'locked', file, name, busy: true });
    const opened = await unseal(file, typed);
    const content = opened.ok ? readContent(opened.value) : null;
    const brought = content?.ok ? await planImport(content.value) : null;
    if (brought?.ok)
      return begin({ at: 'open', brought: brought.value, choices: brought.value.decks.clashes.map(() => 'both') });
    setError(
      !opened.ok
        ? say.sealFaultWords[opened.error]
        : brought === null
          ? say.sealFaultWords.damaged
          : storeAdvice[brought.error].what,
    );
    setState({ at: 'locked', file, name });
  };
  const store = async (brought: ImportPlan, choices: MergeChoice[]): Promise<void> => {
    setState({ at: 'open', brought, choices, busy: true });
    const fault = await importAll(brought, choices);
    onImported();
    const decks = brought.decks.fresh.length + choices.filter((choice) => choice !== 'here').length;
    if (fault === null)
      return begin({
        at: 'nothing',
        said: say.imported(say.contentsText(decks, brought.games.length + brought.alone.length)),
      });
    const { what, next } = fault === 'full' ? say.noRoom : storeAdvice[fault];
    setError(say.thenImportTheFile(what, next));
    setState({ at: 'open', brought, choices });
  };
  return { state, setState, typed, setTyped, wrong: error, begin, take, unlock, store };
}

function ImportPreview({
  brought: { decks, games, alone, there },
  choices,
  busy,
  onChoose,
  onTake,
  onLeave,
}: {
  brought: ImportPlan;
  choices: readonly MergeChoice[];
  busy?: true;
  onChoose(choices: MergeChoice[]): void;
  onTake(): void;
  onLeave(): void;
}) {
  const newGames = games.length + alone.length;
  const lines = say.importLines(decks, newGames, there);
  const nothing = decks.fresh.length + decks.clashes.length + newGames === 0;
  return (
    <>
      <p role="status">{say.importContents(nothing)}</p>
      {!nothing && (
        <ul class="brings">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {decks.clashes.map((clash, at) => (
        <ClashOptions
          key={clash.brought.id}
          clash={clash}
          choice={choices[at] ?? 'both'}
          onChoose={(choice) => onChoose(choices.map((old, nth) => (nth === at ? choice : old)))}
        />
      ))}
      {nothing ? null : (
        <ActionButton
          kind={busy ? 'plain' : 'main'}
          title={say.importTitle(busy)}
          blocked={busy ? say.importRunning : undefined}
          onClick={onTake}
        />
      )}
      <ActionButton kind="quiet" title={say.doneOrCancel(nothing)} onClick={onLeave} />
    </>
  );
}

/** Asks which to keep if a deck has different cards here and in the file. */
function ClashOptions({
  clash,
  choice,
  onChoose,
}: {
  clash: DeckConflict;
  choice: MergeChoice;
  onChoose(choice: MergeChoice): void;
}) {
  const { here, brought } = clash;
  const words = say.compareCards(
    here.cards.length,
    shortDay(here.touched),
    brought.cards.length,
    shortDay(brought.touched),
  );
  return (
    <Options legend={say.differentCards(here.name)} note={`${words} ${say.choices[choice].note}`}>
      {(['both', 'brought', 'here'] as const).map((one) => (
        <Option key={one} on={one === choice} onTake={() => onChoose(one)} title={say.choices[one].title} />
      ))}
    </Options>
  );
}

interface Props {
  id: string;
  label: string;
  /** A new passphrase, which password managers should not fill in. */
  isNew?: boolean;
  value: string;
  onType(text: string): void;
}

/** A passphrase field whose content can be shown, since a typo would make the file useless. */
export function Passphrase({ id, label, isNew = false, value, onType }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <label for={id}>{label}</label>
      <span class="passphrase flex gap3">
        <input
          id={id}
          class="grow"
          {...(shown ? ({ type: 'text' } as const) : ({ type: 'password' } as const))}
          value={value}
          autocomplete={isNew ? 'new-password' : 'off'}
          autocapitalize="none"
          spellcheck={false}
          onInput={(event) => onType(event.currentTarget.value)}
        />
        <button
          type="button"
          class="pill rigid"
          aria-pressed={shown}
          aria-label={say.showNamed(label)}
          onClick={() => setShown(!shown)}
        >
          {say.showOrHide(shown)}
        </button>
      </span>
    </>
  );
}
