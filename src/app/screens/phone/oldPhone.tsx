/** The old phone's side: signs the new key, after a confirmation, since this can't be undone. */

import { useState } from 'preact/hooks';
import type { Signer } from '../../../peer/crypto.ts';
import { readRequest } from '../../../peer/succession/codes.ts';
import { appointSuccessor } from '../../../peer/succession/kept.ts';
import * as words from '../../../words/en/screens/phone.ts';

import { slots } from '../../device/disk.ts';
import { ActionButton } from '../../parts/button.tsx';
import { CodeReader } from './codeReader.tsx';
import { keyFingerprint } from './words.ts';

export function OldPhone({ signer, onDone }: { signer: Signer; onDone(): void }) {
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
