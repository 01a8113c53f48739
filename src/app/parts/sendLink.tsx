/** Sends a link by share sheet; if there is none, copies it; failing that, shows it for copying by hand. */

import { useEffect, useRef, useState } from 'preact/hooks';
import * as words from '../../words/en/screens/parts.ts';
import { linkWords } from '../../words/en/screens/parts.ts';
import { type ShareOutcome, shareLink } from '../device/share.ts';
import { TextButton } from './button.tsx';
import { Sign } from './sign.tsx';
import './form.css';
import './sendLink.css';

export function SendLink({ url }: { url: string }) {
  const [done, setDone] = useState<ShareOutcome | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setDone(null), [url]);
  // Preselected, so that one more tap copies it.
  useEffect(() => {
    if (done === 'unable') field.current?.focus();
  }, [done]);
  return (
    <div class="send-link stacked centered">
      <TextButton onClick={() => void shareLink(url, words.meatspace).then(setDone)}>
        <Sign name="share" size={18} /> {linkWords.send}
      </TextButton>
      <p role="status">{done === 'copied' && linkWords.copied}</p>
      {done === 'unable' && (
        <label class="field stacked gap3 semibold">
          {linkWords.show}
          <input ref={field} value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
