/** The old phone signs for the new one, after a confirmation, since it cannot be undone. */
import { useState } from 'preact/hooks';
import type { Signer } from '../../../peer/crypto.ts';
import { readAsking } from '../../../peer/succession/codes.ts';
import { passKeyOn } from '../../../peer/succession/kept.ts';
import { slots } from '../../device/disk.ts';
import { Big } from '../../parts/button.tsx';
import { Reads } from './reads.tsx';
import { lettersOf, whyNotPassed } from './words.ts';

export function OldPhone({ signer, onDone }: { signer: Signer; onDone(): void }) {
  const [next, setNext] = useState<Uint8Array | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const take = async (text: string): Promise<void> => {
    const key = await readAsking(text);
    setNext(key);
    setWrong(key === null ? 'That isn’t a new phone’s code, or part of it is missing.' : null);
  };
  const sign = async (key: Uint8Array): Promise<void> => {
    const done = await passKeyOn(slots, signer, key);
    if (done.ok) return onDone();
    setNext(null);
    setWrong(whyNotPassed(done.error));
  };
  if (next === null)
    return (
      <>
        <p>On the new phone, open this screen and choose “The new phone”. Then scan its code here.</p>
        <Reads title="Scan the new phone’s code" wrong={wrong} onText={(text) => void take(text)} />
      </>
    );
  return (
    <>
      <h2>Move to {lettersOf(next)}?</h2>
      <p>
        Check that your new phone shows the same. This can’t be undone: this phone will start no new games, and people
        you have met will be told about the new one.
      </p>
      <Big kind="main" title="Move to the new phone" onClick={() => void sign(next)} />
      <Big kind="quiet" title="Not now" onClick={() => setNext(null)} />
    </>
  );
}
