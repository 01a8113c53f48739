/** Game terms in a text: tapping one opens its meaning below the text. Also the term that a refusal is about. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../../../../rules/game.ts';
import * as say from '../../../../words/en/netrunner/board/table.ts';
import type { GlossaryWord } from '../../../../words/en/netrunner/glossary.ts';
import { refusalWords } from '../../../../words/en/netrunner/refusals/index.ts';
import { listen } from '../../../device/listen.ts';
import { Text } from '../../../parts/bits.tsx';
import { TextButton } from '../../../parts/button.tsx';
import { goTo } from '../../../route.ts';
import type { GlossarySegment } from '../learn/glossary/find.ts';
import './terms.css';

type Find = typeof import('../learn/glossary/find.ts');

let loaded: Find | null = null;

/** The glossary is loaded when the first text is shown; until then, or if that fails, text is plain. */
function useFind(): Find | null {
  const [find, setFind] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    let left = false;
    import('../learn/glossary/find.ts').then(
      (module) => {
        loaded = module;
        if (!left) setFind(module);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  return find;
}

/** In the form that `GlossaryContext` requires. */
export const renderTerms = (text: string): ComponentChildren => <Terms>{text}</Terms>;

export function Terms({ children: text }: { children: string }) {
  const find = useFind();
  const [open, setOpen] = useState<GlossaryWord | null>(null);
  const all = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Listens on the paragraph, to catch taps that land between two lines.
    const tapped = (event: MouseEvent): void => nearestTerm(event, all.current)?.click();
    return listen(['click'], tapped, all.current?.parentElement ?? null);
  }, [find]);
  if (!find) return <Text>{text}</Text>;
  return (
    <span ref={all} class="explains">
      {withPunctuation(find.termsIn(text)).map(({ text: part, word, stop }, at) =>
        word ? (
          <span key={at} class="unbroken nowrap">
            <button
              type="button"
              class="explained"
              aria-label={say.termQuestion(part)}
              aria-expanded={open === word}
              onClick={() => setOpen(open === word ? null : word)}
            >
              <span>{part}</span>
            </button>
            {stop}
          </span>
        ) : (
          <Text key={at}>{part}</Text>
        ),
      )}
      {open && <Meaning word={open} />}
    </span>
  );
}

/**
 * Keeps punctuation on the same line as the preceding term: a button is a separate box, so a full stop after it could
 * wrap.
 */
function withPunctuation(parts: readonly GlossarySegment[]): (GlossarySegment & { stop: string })[] {
  return parts.map((part, at) => {
    const before = at > 0 && parts[at - 1]?.word ? stopOf(part.text) : '';
    const after = part.word && !parts[at + 1]?.word ? stopOf(parts[at + 1]?.text ?? '') : '';
    return { ...part, text: part.word ? part.text : part.text.slice(before.length), stop: after };
  });
}

const stopOf = (text: string): string => /^[.,:;!?)’”]+/.exec(text)?.[0] ?? '';

/** Tolerance for taps next to a term (px), which makes a term as large a target as a button. */
const MISSED = 14;

/** The term nearest to a tap that missed all of them; null if none is near, or if the tap hit one. */
function nearestTerm({ target, clientX: x, clientY: y }: MouseEvent, words: Element | null): HTMLElement | null {
  if (words === null || !(target instanceof Element) || target.closest('button, .meaning')) return null;
  const near = [...words.querySelectorAll<HTMLElement>('.explained')]
    .map((word) => ({ word, far: Math.min(...[...(word.firstElementChild?.getClientRects() ?? [])].map(distance)) }))
    .filter(({ far }) => far <= MISSED)
    .sort((a, b) => a.far - b.far);
  return near[0]?.word ?? null;

  function distance({ left, right, top, bottom }: DOMRect): number {
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  }
}

/** The rule behind a refusal: a button that opens the glossary entry. */
export function RuleOf({ refusal }: { refusal: Refusal }) {
  const find = useFind();
  const [open, setOpen] = useState(false);
  const word = find?.wordOfRefusal(refusal.kind, refusalWords(refusal));
  if (!word) return null;
  return (
    <span class="rule-of as-block">
      <button
        type="button"
        class="text-button tappable semibold centered"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {say.ruleTitle(word.name)}
      </button>
      {open && <Meaning word={word} />}
    </span>
  );
}

function Meaning({ word: { id, name, meaning, example } }: { word: GlossaryWord }) {
  return (
    <span class="meaning regular as-block raised" role="status">
      <b>{name}</b> {meaning}
      {example !== undefined && <small class="as-block quiet">{example}</small>}
      <TextButton onClick={() => goTo({ at: 'learn', what: `glossary/${id}` })}>{say.openGlossary}</TextButton>
    </span>
  );
}
