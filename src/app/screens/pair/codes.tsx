/** Pairing by two codes, without any server: the host shows, the guest scans and shows its answer, the host scans that. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CodeGate } from '../../../peer/link/codes.ts';
import { asText, guestCode, hostCode, readCode } from '../../../peer/pairing/codeText.ts';
import type { Invitation } from '../../../peer/pairing/room.ts';
import type { Reunion } from '../../device/transports.ts';
import { Big } from '../../parts/button.tsx';
import { QrCode } from '../../parts/codes/qrCode.tsx';
import { Scanner } from '../../parts/codes/scanner.tsx';
import { Sign } from '../../parts/sign.tsx';
import { deadCode } from './words.ts';
import './codes.css';

/** Shows the code after this long even if the camera prompt goes unanswered (ms). */
const CAMERA_MS = 4000;

/** The host’s side of pairing without a server: show a code, then scan the answer. */
export function HostCodes({ codes, invitation }: { codes: CodeGate; invitation: Invitation }) {
  const shown = useShown(codes);
  const [read, setRead] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => codes.begin(), CAMERA_MS);
    return () => clearTimeout(timer);
  }, [codes]);
  // Another code of this phone is another try.
  useEffect(() => setRead(false), [shown]);
  const take = async (text: string): Promise<void> => {
    const code = readCode(text);
    const reading = code?.by === 'guest' ? await codes.read(code.signal) : 'broken';
    if (reading === 'read') return setRead(true);
    setWrong(
      reading === 'other'
        ? 'That answer is to another code. Scan this one again with the other phone.'
        : 'That isn’t the other phone’s answer, or part of it is missing.',
    );
  };
  return (
    <>
      <p>
        <b>1.</b> Scan this with the other phone: <i>Play</i>, <i>Join</i>, <i>Scan the code</i>.
      </p>
      <OwnCode code={shown && hostCode(invitation, shown)} label="This phone’s code, for the other one to scan" />
      <p>
        <b>2.</b> Then scan the code on the other phone.
      </p>
      {read ? (
        <p role="status">Read. The phones are connecting.</p>
      ) : (
        <>
          <Scanner small onText={(text) => void take(text)} onCamera={() => codes.begin()} />
          <PasteCode onText={(text) => void take(text)} />
        </>
      )}
      {wrong && !read && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}

/** The guest after it has read the host's code. `onAgain`: it was the wrong one. */
export function GuestCodes({ codes, onAgain }: { codes: CodeGate; onAgain?: () => void }) {
  const shown = useShown(codes);
  return (
    <>
      <p>Now scan this with the other phone. The code changes from time to time: any of them works.</p>
      <OwnCode code={shown && guestCode(shown)} label="This phone’s answer, for the other one to scan" />
      <p role="status">Waiting for the other phone to scan it.</p>
      {onAgain && (
        <button type="button" class="text-button" onClick={onAgain}>
          Scan the other phone’s code again
        </button>
      )}
    </>
  );
}

/** Two phones that were paired before find each other again. */
export function ReunionCodes({ reunion }: { reunion: Reunion }) {
  const { codes, role, invitation } = reunion;
  const [wrong, setWrong] = useState<string | null>(null);
  const shown = useShown(codes);
  if (role === 'host') return <HostCodes codes={codes} invitation={invitation} />;
  if (shown) return <GuestCodes codes={codes} />;
  const take = async (text: string): Promise<void> => {
    const code = readCode(text);
    if (code?.by !== 'host') return setWrong('That isn’t the host’s code, or part of it is missing.');
    if (code.invitation.room !== invitation.room) return setWrong('That is the code of another game.');
    if ((await codes.read(code.signal)) !== 'read') setWrong(deadCode);
  };
  return (
    <>
      <p>Scan the code that the other phone shows.</p>
      <Scanner onText={(text) => void take(text)} />
      <PasteCode onText={(text) => void take(text)} />
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}

function useShown(codes: CodeGate): Uint8Array | null {
  const [shown, setShown] = useState(codes.shown);
  useEffect(() => {
    setShown(codes.shown);
    return codes.onShown(() => setShown(codes.shown));
  }, [codes]);
  return shown;
}

export function OwnCode({ code, label }: { code: string | null; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [code]);
  if (!code)
    return (
      <p class="quiet" role="status">
        Making the code…
      </p>
    );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(asText(code));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div class="own-code" data-code={asText(code)}>
      <QrCode text={code} label={label} />
      {navigator.clipboard && (
        <button type="button" class="text-button" onClick={() => void copy()}>
          <Sign name="share" size={18} /> {copied ? 'Copied' : 'Copy the code as text'}
        </button>
      )}
    </div>
  );
}

export function PasteCode({ onText }: { onText(text: string): void }): ComponentChildren {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  if (!open)
    return (
      <button type="button" class="text-button" onClick={() => setOpen(true)}>
        Paste the code as text
      </button>
    );
  return (
    <form
      class="paste-code"
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <label class="field">
        The other phone’s code
        <textarea
          value={text}
          rows={4}
          maxLength={2000}
          spellcheck={false}
          autocapitalize="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <Big title="Read it" onClick={() => onText(text)} />
    </form>
  );
}
