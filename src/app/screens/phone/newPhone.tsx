/** The new phone: shows its key and takes the answer. */

import { useEffect, useState } from 'preact/hooks';
import type { Signer } from '../../../peer/crypto.ts';
import { askingCode, readAnswer } from '../../../peer/succession/codes.ts';
import { followKeys } from '../../../peer/succession/kept.ts';
import * as words from '../../../words/en/screens/phone.ts';

import { slots } from '../../device/disk.ts';
import { OwnCode } from '../pair/codes.tsx';
import { CodeReader } from './reads.tsx';
import { lettersOf } from './words.ts';

export function NewPhone({ signer, onDone }: { signer: Signer; onDone(): void }) {
  const [code, setCode] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => void askingCode(signer).then(setCode), [signer]);
  const take = async (text: string): Promise<void> => {
    const chain = await readAnswer(text);
    if (chain === null) return setWrong(words.notTheAnswer);
    const done = await followKeys(slots, signer.publicKey, chain);
    setWrong(done.ok ? null : words.whyNotFollowed(done.error));
    if (done.ok) onDone();
  };
  return (
    <>
      <p>{words.scanThisWithThe(<b>1.</b>, <b>{lettersOf(signer.publicKey)}</b>)}</p>
      <OwnCode code={code} label={words.thisPhonesCodeFor} />
      <p>{words.thenScanTheAnswer(<b>2.</b>)}</p>
      <CodeReader title={words.scanTheOldPhones} wrong={wrong} onText={(text) => void take(text)} />
    </>
  );
}
