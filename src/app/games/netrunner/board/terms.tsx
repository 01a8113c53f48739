/** Words of the game in a text: tapped, their meaning opens below the text. And the word that a refusal is about. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../../../rules/game.ts';
import { Text } from '../../../parts/bits.tsx';
import { goTo } from '../../../route.ts';
import type { Word } from '../learn/glossary/words.ts';
import './terms.css';

type Find = typeof import('../learn/glossary/find.ts');

let loaded: Find | null = null;

/** The glossary is fetched when the first text is shown; until then, and where it cannot be, a text is a text. */
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

/** As `Worded` asks for it. */
export const termed = (text: string): ComponentChildren => <Terms>{text}</Terms>;

export function Terms({ children: text }: { children: string }) {
  const find = useFind();
  const [open, setOpen] = useState<Word | null>(null);
  if (!find) return <Text>{text}</Text>;
  return (
    <>
      {find.termsIn(text).map(({ text: part, word }, at) =>
        word ? (
          <button
            type="button"
            key={at}
            class="explained"
            aria-label={`${part}: what is that?`}
            aria-expanded={open === word}
            onClick={() => setOpen(open === word ? null : word)}
          >
            {part}
          </button>
        ) : (
          <Text key={at}>{part}</Text>
        ),
      )}
      {open && <Meaning word={open} />}
    </>
  );
}

/** The rule behind a refusal: a button, and the word when that is tapped. */
export function RuleOf({ refusal: { kind, text } }: { refusal: Refusal }) {
  const find = useFind();
  const [open, setOpen] = useState(false);
  const word = find?.wordOfRefusal(kind, text);
  if (!word) return null;
  return (
    <span class="rule-of">
      <button type="button" class="text-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        The rule: {word.name}
      </button>
      {open && <Meaning word={word} />}
    </span>
  );
}

function Meaning({ word: { id, name, meaning, example } }: { word: Word }) {
  return (
    <span class="meaning" role="status">
      <b>{name}</b> {meaning}
      {example !== undefined && <small>{example}</small>}
      <button type="button" class="text-button" onClick={() => goTo({ at: 'learn', what: `glossary/${id}` })}>
        In the glossary
      </button>
    </span>
  );
}
