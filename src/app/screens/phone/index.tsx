/** Moving to a new phone: the old phone signs the new key, so that earlier opponents recognize it. */
import { useEffect, useState } from 'preact/hooks';
import { hex } from '../../../base/bytes.ts';
import type { Signer } from '../../../peer/crypto.ts';
import { latestKey } from '../../../peer/succession/chain.ts';
import { answerCode, readAnswer, readRequest, requestCode } from '../../../peer/succession/codes.ts';
import {
  adoptPredecessors,
  appointSuccessor,
  type OwnSuccession,
  ownSuccession,
} from '../../../peer/succession/kept.ts';
import * as words from '../../../words/en/screens/phone.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { device } from '../../device/device.ts';
import { slots } from '../../device/disk.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Screen } from '../../parts/head.tsx';
import { useLoaded } from '../../parts/hooks.ts';
import { Option, Options } from '../../parts/options.tsx';
import { goTo } from '../../route.ts';
import { OwnCode, PasteCode } from '../pair/codes.tsx';
import '../../parts/form.css';
import '../pair/style.css';
import { Scanner } from '../../parts/codes/scanner.tsx';
import { ErrorMessage } from '../../parts/wrong.tsx';

/** The current state of this phone. */
interface Here {
  signer: Signer;
  own: OwnSuccession;
}

/** This phone's state on disk, or why it can't be read. */
async function look(): Promise<Here | string> {
  const { identity, signer } = await device();
  if (identity.trouble !== null) return words.keyNotSavedNote;
  const own = await ownSuccession(slots, signer.publicKey);
  return own.ok ? { signer, own: own.value } : storeAdvice[own.error].what;
}

export function PhoneScreen() {
  const [here, setHere] = useState<Here | string | null>(null);
  const again = (): void => void look().then(setHere);
  useEffect(again, []);
  return (
    <Screen class="pair" title={words.moveToNewPhone} back="#/another" label={words.anotherPhone}>
      {here === null ? (
        <p class="quiet">{words.opening}</p>
      ) : typeof here === 'string' ? (
        <ErrorMessage>{here}</ErrorMessage>
      ) : here.own.passed !== null ? (
        <Passed passed={here.own.passed} />
      ) : (
        <Choice {...here} onDone={again} />
      )}
    </Screen>
  );
}

function Choice({ signer, own, onDone }: Here & { onDone(): void }) {
  const [which, setWhich] = useState<'old' | 'new' | null>(null);
  const old = own.follows?.keys.at(-2);
  return (
    <>
      {old !== undefined && <p role="status">{words.tookOverNote(keyFingerprint(old))}</p>}
      <p>{words.keyNote}</p>
      <Options legend={words.phoneQuestion}>
        <Option
          on={which === 'old'}
          onTake={() => setWhich('old')}
          title={words.theOldPhone}
          detail={words.oldPhoneDetail}
        />
        <Option
          on={which === 'new'}
          onTake={() => setWhich('new')}
          title={words.theNewPhone}
          detail={words.newPhoneDetail}
        />
      </Options>
      {which === 'old' && <OldPhone signer={signer} onDone={onDone} />}
      {which === 'new' && <NewPhone signer={signer} onDone={onDone} />}
    </>
  );
}

/** The old phone afterwards, which can show its answer as often as needed. */
function Passed({ passed }: { passed: NonNullable<OwnSuccession['passed']> }) {
  return (
    <>
      <p role="status">{words.movedNote(keyFingerprint(latestKey(passed)))}</p>
      <p>{words.answerNote}</p>
      <OwnCode code={answerCode(passed)} label={words.answerForNewPhone} />
      <ActionButton kind="main" title={words.home} onClick={() => goTo({ at: 'home' })} />
    </>
  );
}

/** The new phone: shows its key and takes the answer. */
function NewPhone({ signer, onDone }: { signer: Signer; onDone(): void }) {
  const code = useLoaded(() => requestCode(signer), [signer]);
  const [error, setError] = useState<string | null>(null);
  const take = async (text: string): Promise<void> => {
    const chain = await readAnswer(text);
    if (chain === null) return setError(words.notTheAnswer);
    const done = await adoptPredecessors(slots, signer.publicKey, chain);
    setError(done.ok ? null : words.whyNotFollowed(done.error));
    if (done.ok) onDone();
  };
  return (
    <>
      <p>{words.newPhoneCodeNote(<b>1.</b>, <b>{keyFingerprint(signer.publicKey)}</b>)}</p>
      <OwnCode code={code} label={words.newPhoneCodeLabel} />
      <p>{words.scanAnswerNote(<b>2.</b>)}</p>
      <CodeReader title={words.scanAnswer} error={error} onText={(text) => void take(text)} />
    </>
  );
}

/** The old phone's side: signs the new key, after a confirmation, since this can't be undone. */
function OldPhone({ signer, onDone }: { signer: Signer; onDone(): void }) {
  const [next, setNext] = useState<Uint8Array | null>(null);
  const [error, setError] = useState<string | null>(null);
  const take = async (text: string): Promise<void> => {
    const key = await readRequest(text);
    setNext(key);
    setError(key === null ? words.notANewPhone : null);
  };
  const sign = async (key: Uint8Array): Promise<void> => {
    const done = await appointSuccessor(slots, signer, key);
    if (done.ok) return onDone();
    setNext(null);
    setError(words.whyNotMoved(done.error));
  };
  if (next === null)
    return (
      <>
        <p>{words.oldPhoneNote}</p>
        <CodeReader title={words.scanNewPhoneCode} error={error} onText={(text) => void take(text)} />
      </>
    );
  return (
    <>
      <h2 class="text-number">{words.moveToTitle(keyFingerprint(next))}</h2>
      <p>{words.moveWarning}</p>
      <ActionButton kind="main" title={words.moveTitle} onClick={() => void sign(next)} />
      <ActionButton kind="quiet" title={words.notNow} onClick={() => setNext(null)} />
    </>
  );
}

/** A short fingerprint, for people to compare keys: "3f2a 91bc". */
function keyFingerprint(key: Uint8Array): string {
  const digits = hex(key.slice(0, 4));
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}

/** Reads the other phone's code, either by camera, started with a tap, or pasted. */
function CodeReader({ title, error, onText }: { title: string; error: string | null; onText(text: string): void }) {
  const [scanning, setScanning] = useState(false);
  return (
    <>
      {scanning ? (
        <Scanner small onText={onText} onClose={() => setScanning(false)} />
      ) : (
        <ActionButton title={title} onClick={() => setScanning(true)} />
      )}
      <PasteCode onText={onText} />
      <ErrorMessage>{error}</ErrorMessage>
    </>
  );
}
