/** Numbers with icons: bits, actions, points. The unit in words is for screen readers. */
import * as say from '../../words/en/screens/parts.ts';

import { Sign } from './sign.tsx';
import './signs.ts';
import './bits.css';

/** `labelled`: the unit stands next to it in words. `X`: a printed cost that the player chooses. */
export function Bits({ n, labelled = false }: { n: number | 'X'; labelled?: boolean }) {
  return (
    <span class="bits nowrap">
      {n}
      <Sign name="bit" />
      {!labelled && <span class="hidden"> {say.bitNoun(n)}</span>}
    </span>
  );
}

/** Remaining actions of a turn, drawn as discs and rings. */
export function Actions({ left, all }: { left: number; all: number }) {
  const discs = Array.from({ length: Math.max(all, left) }, (_, i) => i);
  return (
    <span class="actions-left wraps" role="img" aria-label={say.actionsLeft(left, all)}>
      {discs.map((i) => (
        <i key={i} class={i < left ? 'full' : ''} />
      ))}
    </span>
  );
}

const signs: Readonly<Record<string, string>> = { action: 'action', trash: 'trash', sub: 'forward' };

/** Renders bracketed symbols in a text as words and icons. */
export function Text({ children }: { children: string }) {
  const parts = children.split(/(\[[^\]]+\])/).map((text, at) => ({ text, at }));
  return (
    <>
      {parts.map(({ text, at }) => {
        const symbol = /^\[([^\]]+)\]$/.exec(text)?.[1];
        if (symbol === undefined) return text;
        if (/^\d+$/.test(symbol)) return <Bits key={at} n={Number(symbol)} />;
        return (
          <span key={at} class={`symbol ${symbol}`}>
            <Sign name={signs[symbol] ?? ''} />
            <span class="hidden">{say.words[symbol] ?? symbol}</span>
          </span>
        );
      })}
    </>
  );
}
