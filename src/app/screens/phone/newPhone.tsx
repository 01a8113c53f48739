/** The phone that follows another one: it shows its key, and takes the answer. */
import { useEffect, useState } from 'preact/hooks';
import type { Signer } from '../../../peer/crypto.ts';
import { askingCode, readAnswer } from '../../../peer/succession/codes.ts';
import { followKeys } from '../../../peer/succession/kept.ts';
import { slots } from '../../device/disk.ts';
import { OwnCode } from '../pair/codes.tsx';
import { Reads } from './reads.tsx';
import { lettersOf, whyNotFollowed } from './words.ts';

export function NewPhone({ signer, onDone }: { signer: Signer; onDone(): void }) {
  const [code, setCode] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => void askingCode(signer).then(setCode), [signer]);
  const take = async (text: string): Promise<void> => {
    const chain = await readAnswer(text);
    if (chain === null) return setWrong('That isn’t the old phone’s answer, or part of it is missing.');
    const done = await followKeys(slots, signer.publicKey, chain);
    setWrong(done.ok ? null : whyNotFollowed(done.error));
    if (done.ok) onDone();
  };
  return (
    <>
      <p>
        <b>1.</b> Scan this with the old phone. It will ask you to confirm <b>{lettersOf(signer.publicKey)}</b>.
      </p>
      <OwnCode code={code} label="This phone’s code, for the old phone to scan" />
      <p>
        <b>2.</b> Then scan the answer it shows.
      </p>
      <Reads title="Scan the old phone’s answer" wrong={wrong} onText={(text) => void take(text)} />
    </>
  );
}
