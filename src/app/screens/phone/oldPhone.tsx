/** The phone that is known signs for the one that follows it: asked once more before, since it is for good. */
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
    setWrong(key === null ? 'That is not the code of a new phone, or a part of it is missing.' : null);
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
        <p>On the new phone open this screen, too, and choose “The new one”. Then read its code here.</p>
        <Reads title="Scan the new phone’s code" wrong={wrong} onText={(text) => void take(text)} />
      </>
    );
  return (
    <>
      <h2>Pass it on to {lettersOf(next)}?</h2>
      <p>
        The same must stand on your new phone. It is for good: this phone then begins no new games, and people you have
        met are told that you have another one.
      </p>
      <Big kind="main" title="Sign for it" onClick={() => void sign(next)} />
      <Big kind="quiet" title="Not now" onClick={() => setNext(null)} />
    </>
  );
}
