/** Settings: vibration and sound, and another pairing server and relays, which few people need. */

import { useState } from 'preact/hooks';
import * as words from '../../../words/en/screens/settings.ts';
import { canSound, canVibrate, playSample } from '../../device/feedback.ts';
import { readServer } from '../../device/pairingServer.ts';
import {
  COVER_WHEN,
  FEEDBACK_LEVELS,
  type FeedbackLevel,
  hasMaxRelays,
  OUT_OF_TURN,
  type Relay,
  readSettings,
  relayFault,
  type Settings,
  saveSettings,
} from '../../device/settings.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Form } from '../../parts/form/field.tsx';
import { Framed } from '../../parts/head.tsx';
import { Option, Options } from '../../parts/options.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import './style.css';

/** Changes are saved immediately and take effect with the next connection. */
export function SettingsScreen() {
  const [settings, setSettings] = useState(readSettings);
  const keep = (next: Settings): void => {
    saveSettings(next);
    setSettings(next);
  };
  return (
    <Framed title={words.settings} back="#/more" label={words.more}>
      <ChoiceSection
        words={cover}
        values={COVER_WHEN}
        now={settings.cover}
        onTake={(next) => keep({ ...settings, cover: next })}
      />
      <ChoiceSection
        words={outOfTurn}
        values={OUT_OF_TURN}
        now={settings.outOfTurn}
        onTake={(next) => keep({ ...settings, outOfTurn: next })}
      />
      <Felt settings={settings} keep={keep} />
      <Server settings={settings} keep={keep} />
      <Relays settings={settings} keep={keep} />
    </Framed>
  );
}

interface Props {
  settings: Settings;
  keep(settings: Settings): void;
}

/** When to cover the hand, which could otherwise be read across the table. */
const cover = {
  title: words.yourHand,
  legend: words.coverTitle,
  names: { turn: words.laterInMyTurn, soon: words.soon, laidDown: words.whenLaidDown },
  notes: { turn: words.coverLater, soon: words.coverSoon, laidDown: words.coverWhenLaidDown },
};

/** Whether the game stops at rarely used chances to act. The other phone doesn't learn this. */
const outOfTurn = {
  title: words.duringAGame,
  legend: words.whenICouldAct,
  names: { skip: words.skipAutomatically, ask: words.askEveryTime },
  notes: { skip: words.skipNote, ask: words.askEveryTimeNote },
};

interface ChoiceSectionProps<T extends string> {
  words: Record<'title' | 'legend', string> & Record<'names' | 'notes', Readonly<Record<T, string>>>;
  values: readonly T[];
  now: T;
  onTake(next: T): void;
}

function ChoiceSection<T extends string>({
  words: { title, legend, names, notes },
  values,
  now,
  onTake,
}: ChoiceSectionProps<T>) {
  return (
    <section>
      <h2>{title}</h2>
      <Options legend={legend} note={notes[now]}>
        {values.map((one) => (
          <Option key={one} on={one === now} onTake={() => onTake(one)} title={names[one]} />
        ))}
      </Options>
    </section>
  );
}

const whenNames: Readonly<Record<FeedbackLevel, string>> = {
  turn: words.yourTurn,
  all: words.allFeedback,
  off: words.off,
};
const whenNotes: Readonly<Record<Exclude<FeedbackLevel, 'off'>, string>> = {
  turn: words.whenItsYourTurn,
  all: words.feedbackNote,
};

/** For two phones only: a solo player is already holding the phone. */
function Felt({ settings, keep }: Props) {
  const row = (what: 'vibration' | 'sound', legend: string, more: string) => {
    const choose = (when: FeedbackLevel): void => {
      keep({ ...settings, [what]: when });
      if (when !== 'off') playSample(what);
    };
    const now = settings[what];
    return (
      <Options legend={legend} note={now === 'off' ? undefined : `${whenNotes[now]}${more}`}>
        {FEEDBACK_LEVELS.map((when) => (
          <Option key={when} on={when === now} onTake={() => choose(when)} title={whenNames[when]} />
        ))}
      </Options>
    );
  };
  return (
    <section class="felt">
      <h2>{words.soundAndVibration}</h2>
      {canVibrate() ? row('vibration', words.vibration, '') : <p class="quiet">{words.noVibration}</p>}
      {canSound() ? row('sound', words.sound, words.soundNote) : <p class="quiet">{words.noSound}</p>}
    </section>
  );
}

function Server({ settings, keep }: Props) {
  const [typed, setTyped] = useState(settings.server);
  const [error, setError] = useState<string | null>(null);
  const save = (server: string): void => {
    const read = server === '' ? null : readServer(server);
    if (read && !read.ok) return setError(read.error);
    keep({ ...settings, server });
    // The page's policy allows only the server that was set when it was loaded.
    location.reload();
  };
  return (
    <Form onSubmit={() => save(typed.trim())}>
      <h2>{words.pairingServer}</h2>
      <p class="quiet">{words.serverNote(settings.server)}</p>
      <label for="server">{words.address}</label>
      <input
        id="server"
        value={typed}
        placeholder={words.exampleAddress}
        inputMode="url"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxLength={300}
        aria-invalid={error !== null}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <ErrorMessage>{error}</ErrorMessage>
      <ActionButton kind="main" title={words.useThisServer} onClick={() => save(typed.trim())} />
      {settings.server !== '' && <ActionButton title={words.useTheDefaultServer} onClick={() => save('')} />}
    </Form>
  );
}

const empty: Relay = { url: '', name: '', password: '' };

function Relays({ settings, keep }: Props) {
  const [typed, setTyped] = useState(empty);
  const [error, setError] = useState<string | null>(null);
  const add = (): void => {
    const relay = { url: typed.url.trim(), name: typed.name.trim(), password: typed.password };
    const refused = relayFault(relay);
    if (refused !== null) return setError(refused);
    setError(null);
    setTyped(empty);
    keep({ ...settings, relays: [...settings.relays, relay] });
  };
  const field = (name: keyof Relay, label: string, placeholder = '') => (
    <>
      <label for={`relay-${name}`}>{label}</label>
      <input
        id={`relay-${name}`}
        value={typed[name]}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        maxLength={300}
        placeholder={placeholder}
        {...(name === 'password' ? ({ type: 'password' } as const) : ({ type: 'text' } as const))}
        onInput={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      />
    </>
  );
  return (
    <Form onSubmit={() => add()}>
      <h2>{words.relays}</h2>
      <p class="quiet">{words.relaysNote}</p>
      {settings.relays.length > 0 && <RelayRows settings={settings} keep={keep} />}
      {hasMaxRelays(settings) ? (
        <p>{words.relayLimitNote}</p>
      ) : (
        <>
          {field('url', words.address, 'turn:relay.example.org:3478')}
          {field('name', words.name)}
          {field('password', words.password)}
          <ErrorMessage>{error}</ErrorMessage>
          <ActionButton title={words.addTheRelay} onClick={add} />
        </>
      )}
    </Form>
  );
}

function RelayRows({ settings, keep }: Props) {
  return (
    <ul class="relays">
      {settings.relays.map((relay, at) => (
        <li key={`${at} ${relay.url}`} class="across spread gap4">
          <span class="stacked shrinks breaks">
            <b>{relay.url}</b>
            {relay.name !== '' && <small class="quiet">{relay.name}</small>}
          </span>
          <button
            type="button"
            class="pill rigid"
            aria-label={words.removeUrl(relay.url)}
            onClick={() => keep({ ...settings, relays: settings.relays.filter((_, other) => other !== at) })}
          >
            {words.removeLabel}
          </button>
        </li>
      ))}
    </ul>
  );
}
