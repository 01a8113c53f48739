/** Moving to a new phone: the old one signs for its key, so that people met before recognise it. */
import { useEffect, useState } from 'preact/hooks';
import type { Signer } from '../../../peer/crypto.ts';
import { latest } from '../../../peer/succession/chain.ts';
import { answeringCode } from '../../../peer/succession/codes.ts';
import { type Own, ownSuccession } from '../../../peer/succession/kept.ts';
import { storeAdvice } from '../../../words/en/store.ts';
import { device } from '../../device/device.ts';
import { slots } from '../../device/disk.ts';
import { Big } from '../../parts/button.tsx';
import { Head } from '../../parts/head.tsx';
import { Option, Options } from '../../parts/options.tsx';
import { goTo } from '../../route.ts';
import { OwnCode } from '../pair/codes.tsx';
import { NewPhone } from './newPhone.tsx';
import { OldPhone } from './oldPhone.tsx';
import { lettersOf } from './words.ts';
import '../../parts/form.css';
import '../pair/style.css';

/** This phone as it stands now. */
interface Here {
  signer: Signer;
  own: Own;
}

/** What is on the disk, or why it cannot be had. */
async function look(): Promise<Here | string> {
  const { identity, signer } = await device();
  if (identity.trouble !== null)
    return 'This phone can’t save its key right now, so there is nothing to pass on. Try again in a moment.';
  const own = await ownSuccession(slots, signer.publicKey);
  return own.ok ? { signer, own: own.value } : storeAdvice[own.error].what;
}

export function PhoneScreen() {
  const [here, setHere] = useState<Here | string | null>(null);
  const again = (): void => void look().then(setHere);
  useEffect(again, []);
  return (
    <main class="screen pair">
      <Head title="Move to a new phone" back="#/another" label="Another phone" />
      {here === null ? (
        <p class="quiet">Opening…</p>
      ) : typeof here === 'string' ? (
        <p class="wrong" role="alert">
          {here}
        </p>
      ) : here.own.passed !== null ? (
        <Passed passed={here.own.passed} />
      ) : (
        <Choice {...here} onDone={again} />
      )}
    </main>
  );
}

function Choice({ signer, own, onDone }: Here & { onDone(): void }) {
  const [which, setWhich] = useState<'old' | 'new' | null>(null);
  const old = own.follows?.keys.at(-2);
  return (
    <>
      {old !== undefined && (
        <p role="status">
          This phone took over from your old one, {lettersOf(old)}. People you have met are told when you pair.
        </p>
      )}
      <p>
        People you have met know you by your phone’s key, which never leaves the phone. Your old phone signs for the new
        one, so you don’t have to compare symbols again.
      </p>
      <Options legend="Which phone is this?">
        <Option on={which === 'old'} onTake={() => setWhich('old')} title="The old phone" detail="it signs" />
        <Option on={which === 'new'} onTake={() => setWhich('new')} title="The new phone" detail="it takes over" />
      </Options>
      {which === 'old' && <OldPhone signer={signer} onDone={onDone} />}
      {which === 'new' && <NewPhone signer={signer} onDone={onDone} />}
    </>
  );
}

/** The old phone afterwards: its answer can be shown as often as it is needed. */
function Passed({ passed }: { passed: NonNullable<Own['passed']> }) {
  return (
    <>
      <p role="status">
        You moved to a new phone, {lettersOf(latest(passed))}. Start new games there. Open games continue here, or you
        can move them.
      </p>
      <p>Scan this with the new phone:</p>
      <OwnCode code={answeringCode(passed)} label="This phone’s answer, for the new phone to scan" />
      <Big kind="main" title="Home" onClick={() => goTo({ at: 'home' })} />
    </>
  );
}
