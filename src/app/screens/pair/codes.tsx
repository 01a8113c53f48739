/**
 * Pairing by two codes without a server: the host shows a code, the guest scans it and shows an answer, and the host
 * scans that.
 */

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CodeGate } from '../../../peer/link/codes.ts';
import { copyableCode, guestCode, hostCode, type Invitation, readCode } from '../../../peer/pairing/room.ts';
import * as words from '../../../words/en/screens/pair.ts';

import type { Reconnection } from '../../device/transports.ts';
import { ActionButton, TextButton } from '../../parts/button.tsx';
import { QrCode } from '../../parts/codes/qrCode.tsx';
import { Scanner } from '../../parts/codes/scanner.tsx';
import { Form } from '../../parts/form/field.tsx';
import { useRedraw } from '../../parts/hooks.ts';
import { Sign } from '../../parts/sign.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';
import './codes.css';

/** Shows the code after this long even if the camera prompt goes unanswered (ms). */
const CAMERA_MS = 4000;

/** The host's side: shows a code, then scans the answer. */
export function HostCodes({ codes, invitation }: { codes: CodeGate; invitation: Invitation }) {
  const shown = useShown(codes);
  const [read, setRead] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => codes.begin(), CAMERA_MS);
    return () => clearTimeout(timer);
  }, [codes]);
  // A new code means a new attempt.
  useEffect(() => setRead(false), [shown]);
  const take = async (text: string): Promise<void> => {
    const code = readCode(text);
    const reading = code?.by === 'guest' ? await codes.read(code.signal) : 'broken';
    if (reading === 'read') return setRead(true);
    setError(words.wrongAnswer(reading));
  };
  return (
    <>
      <p>{words.hostCodeNote(<b>1.</b>, <i>{words.play}</i>, <i>{words.join}</i>, <i>{words.scanTheCode}</i>)}</p>
      <OwnCode code={shown && hostCode(invitation, shown)} label={words.hostCodeLabel} />
      <p>{words.hostNextNote(<b>2.</b>)}</p>
      {read ? (
        <p role="status">{words.codeReadConnecting}</p>
      ) : (
        <>
          <Scanner small onText={(text) => void take(text)} onCamera={() => codes.begin()} />
          <PasteCode onText={(text) => void take(text)} />
        </>
      )}
      <ErrorMessage>{!read && error}</ErrorMessage>
    </>
  );
}

/** The guest's side, after reading the host's code. `onAgain`: the code was the wrong one. */
export function GuestCodes({ codes, onAgain }: { codes: CodeGate; onAgain?: () => void }) {
  const shown = useShown(codes);
  return (
    <>
      <p>{words.guestCodeNote}</p>
      <OwnCode code={shown && guestCode(shown)} label={words.answerForOtherPhone} />
      <p role="status">{words.waitingForScan}</p>
      {onAgain && <TextButton onClick={onAgain}>{words.scanOtherCode}</TextButton>}
    </>
  );
}

/** Reconnects two phones that were paired before. */
export function ReconnectCodes({ reunion }: { reunion: Reconnection }) {
  const { codes, role, invitation } = reunion;
  const [error, setError] = useState<string | null>(null);
  const shown = useShown(codes);
  if (role === 'host') return <HostCodes codes={codes} invitation={invitation} />;
  if (shown) return <GuestCodes codes={codes} />;
  const take = async (text: string): Promise<void> => {
    const code = readCode(text);
    if (code?.by !== 'host') return setError(words.notTheHostsCode);
    if (code.invitation.room !== invitation.room) return setError(words.codeForAnotherGame);
    if ((await codes.read(code.signal)) !== 'read') setError(words.unusableCode);
  };
  return (
    <>
      <p>{words.scanOnTheOtherPhone}</p>
      <Scanner onText={(text) => void take(text)} />
      <PasteCode onText={(text) => void take(text)} />
      <ErrorMessage>{error}</ErrorMessage>
    </>
  );
}

function useShown(codes: CodeGate): Uint8Array | null {
  useRedraw((redraw) => codes.onShown(redraw), [codes]);
  return codes.shown;
}

export function OwnCode({ code, label }: { code: string | null; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [code]);
  if (!code)
    return (
      <p class="quiet" role="status">
        {words.makingTheCode}
      </p>
    );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copyableCode(code));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div class="own-code" data-code={copyableCode(code)}>
      <QrCode text={code} label={label} />
      {navigator.clipboard && (
        <TextButton class="fills" onClick={() => void copy()}>
          <Sign name="share" size={18} /> {words.copyCodeTitle(copied)}
        </TextButton>
      )}
    </div>
  );
}

export function PasteCode({ onText }: { onText(text: string): void }): ComponentChildren {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  if (!open) return <TextButton onClick={() => setOpen(true)}>{words.pasteCode}</TextButton>;
  return (
    <Form class="paste-code stacked gap3" onSubmit={() => onText(text)}>
      <label class="field stacked gap3 semibold">
        {words.otherCodeLabel}
        <textarea
          class="breaks fills raised2"
          value={text}
          rows={4}
          maxLength={2000}
          spellcheck={false}
          autocapitalize="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <ActionButton title={words.useCode} onClick={() => onText(text)} />
    </Form>
  );
}
