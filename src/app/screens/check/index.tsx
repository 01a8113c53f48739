/** Phone check: what this browser supports, line by line, to read or copy into a report. */

import { useRef, useState } from 'preact/hooks';
import * as words from '../../../words/en/screens/check.ts';
import { copyText } from '../../device/share.ts';
import { ActionButton } from '../../parts/button.tsx';
import { Framed } from '../../parts/head.tsx';
import { useAsyncEffect } from '../../parts/hooks.ts';
import { Sign } from '../../parts/sign.tsx';
import { type ProbeFinding, probes } from './probes.ts';
import './style.css';

/** Runs the probes in turn and lists the results. Sends nothing. */
export function CheckScreen() {
  const [found, setFound] = useState<(ProbeFinding | null)[]>(() => probes.map(() => null));
  const [copied, setCopied] = useState<string | null>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  useAsyncEffect([], (isHere) => {
    void (async () => {
      // One at a time, so that measurements don't slow each other down.
      for (const [at, { look }] of probes.entries()) {
        const finding = await look();
        if (!isHere()) return;
        setFound((before) => before.map((one, other) => (other === at ? finding : one)));
      }
    })();
  });
  const report = probes.map(({ name }, at) => `${name}: ${found[at]?.text ?? words.notCheckedYet}`).join('\n');
  const copy = async (): Promise<void> => {
    if (await copyText(report)) return setCopied(words.copied);
    setCopied(words.noClipboard);
    text.current?.select();
  };
  const done = found.every((one) => one !== null);
  return (
    <Framed title={words.checkThisPhone} back="#/more" label={words.more}>
      <p class="quiet">{words.whatIsChecked}</p>
      <dl class="findings" aria-busy={!done}>
        {probes.map(({ name }, at) => (
          <div key={name}>
            <dt class="fine quiet">{name}</dt>
            <dd class={`flex gap3 breaks ${found[at]?.good === false ? 'bad' : ''}`}>
              {found[at] && <Sign name={found[at]?.good === false ? 'close' : 'check'} size={18} />}
              {found[at]?.text ?? words.looking}
            </dd>
          </div>
        ))}
      </dl>
      <ActionButton
        kind="main"
        title={words.copyTheResults}
        blocked={done ? null : words.checkStillRunning}
        onClick={() => void copy()}
      />
      {copied !== null && <p role="status">{copied}</p>}
      {copied !== null && copied !== words.copied && (
        <textarea class="fills" ref={text} readOnly rows={8} aria-label={words.resultsAsText} value={report} />
      )}
    </Framed>
  );
}
