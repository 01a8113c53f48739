/** Imports a deck from text; unreadable lines are listed with the cards they may mean. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { StoredDeck } from '../../../../peer/store/decks.ts';
import { findCard } from '../../../../rules/netrunner/card.ts';
import { MAX_TEXT_LENGTH, parseDeck, truncateDeckText } from '../../../../rules/netrunner/deck.ts';
import { MAX_DECK_NAME_LENGTH } from '../../../../rules/netrunner/deckCode.ts';
import { nearestTitles } from '../../../../rules/netrunner/nearest.ts';
import { oneLine } from '../../../../words/en/names.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { FileInput } from '../../../parts/fileInput.tsx';
import { Sheet } from '../../../parts/sheet.tsx';

/** Maximum number of lines reported; the rest are counted. */
const TOLD = 12;

/** Pasting thousands of lines may take a browser minutes; set as the field's value, they appear immediately. */
const LONG_PASTE = 500;

interface Props {
  /** A file to read when the sheet opens. */
  file: File | null;
  onClose(): void;
  onTake(deck: Pick<StoredDeck, 'name' | 'side' | 'cards'>): void;
}

export function ImportSheet({ file, onClose, onTake }: Props) {
  const [text, setText] = useState('');
  const read = useMemo(() => parseDeck(text), [text]);
  const { cards, faults } = read;
  const side = sideOf(cards);
  /** Truncates any input before the browser lays out the field. */
  const take = (entered: string, field: HTMLTextAreaElement): void => {
    const next = truncateDeckText(plainList(entered));
    if (next !== field.value) field.value = next;
    setText(next);
  };
  const instead = (line: number, unknown: string, title: string): void =>
    setText(
      text
        .split(/\r\n|\r|\n/)
        .map((one, at) => (at + 1 === line ? one.replace(/\s+/g, ' ').replace(unknown, () => title) : one))
        .join('\n'),
    );
  const open = async (file: File): Promise<void> => {
    const list = plainList(await file.slice(0, MAX_BYTES).text());
    const name = file.name.replace(/\.\w+$/, '');
    setText(truncateDeckText(/^\s*#/.test(list) ? list : `# ${name}\n${list}`));
  };
  useEffect(() => {
    if (file) void open(file);
  }, [file]);
  const strangers = words.wrongSideCards(cards, side);
  return (
    <Sheet title={words.importAList} onClose={onClose} class={`import ${side === 0 ? 'corp seat0' : 'runner seat1'}`}>
      <ListField text={text} onTake={take} />
      <FileInput id="list" label={words.openAFile} onTake={(file) => void open(file)} />
      <p role="status">{words.cardsRead(text.trim(), cards.length, faults.length)}</p>
      {strangers !== null && <p class="wrong">{strangers}</p>}
      {faults.length > 0 && <Faults faults={faults} onTake={instead} />}
      <ActionButton
        kind="main"
        title={words.makeDeckTitle(side, cards.length)}
        detail={faults.length > 0 ? words.withoutTheLinesAbove : undefined}
        blocked={cards.length === 0 ? words.noCardsReadYet : null}
        onClick={() =>
          onTake({ name: oneLine(read.name ?? '', MAX_DECK_NAME_LENGTH) || words.deck(side), side, cards })
        }
      />
    </Sheet>
  );
}

function ListField({ text, onTake }: { text: string; onTake(entered: string, field: HTMLTextAreaElement): void }) {
  return (
    <label class="field stacked gap3 semibold">
      {words.listFormats}
      <textarea
        rows={8}
        value={text}
        maxLength={MAX_TEXT_LENGTH + 1}
        spellcheck={false}
        autocapitalize="off"
        placeholder={'# Name of the deck\n3x Keeper\n2x Fire Wall'}
        onInput={(event) => onTake(event.currentTarget.value, event.currentTarget)}
        onPaste={(event) => {
          const pasted = event.clipboardData?.getData('text/plain') ?? '';
          const { selectionStart, selectionEnd, value } = event.currentTarget;
          if (pasted.length < LONG_PASTE && value !== '' && plainList(pasted) === pasted) return;
          event.preventDefault();
          onTake(`${value.slice(0, selectionStart)}${pasted}${value.slice(selectionEnd)}`, event.currentTarget);
          event.currentTarget.setSelectionRange(0, 0);
          event.currentTarget.scrollTop = 0;
        }}
      />
    </label>
  );
}

/** Lines that could not be read, with the cards they may mean. */
function Faults({ faults, onTake }: Pick<UnknownLine, 'onTake'> & { faults: ReturnType<typeof parseDeck>['faults'] }) {
  return (
    <ul class="faults">
      {faults.slice(0, TOLD).map(({ line, fault }) => (
        <li class="across wraps gap3" key={`${line} ${fault.kind}`}>
          <p class="breaks fills">
            <b class="danger-text">{words.line(line)}</b> {words.lineFault(fault)}
          </p>
          {fault.kind === 'unknown' && <Nearest line={line} unknown={fault.name} onTake={onTake} />}
        </li>
      ))}
      {faults.length > TOLD && <li class="quiet across wraps gap3">{words.andMoreLines(faults.length - TOLD)}</li>}
    </ul>
  );
}

interface UnknownLine {
  line: number;
  unknown: string;
  onTake(line: number, unknown: string, title: string): void;
}

/** Searched once per name rather than on every keystroke. */
function Nearest({ line, unknown, onTake }: UnknownLine) {
  const titles = useMemo(() => nearestTitles(unknown), [unknown]);
  return (
    <>
      {titles.map((title) => (
        <button key={title} type="button" class="pill near" onClick={() => onTake(line, unknown, title)}>
          {title}
        </button>
      ))}
    </>
  );
}

/** Larger files are refused (bytes); a list is a few thousand characters. */
const MAX_BYTES = 1_000_000;

/** The side that most cards belong to; cards from the other side are then reported as faults. */
function sideOf(cards: readonly string[]): 0 | 1 {
  const runner = cards.filter((id) => findCard(id)?.side === 1).length;
  return runner > cards.length / 2 ? 1 : 0;
}

const CARD = /<card\b([^>]*)>([^<]*)<\/card>/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Converts an OCTGN deck file (`.o8d`, XML) to a plain card list; returns other text unchanged. */
export function plainList(text: string): string {
  if (!/<card\b/i.test(text.slice(0, 100_000))) return text;
  return [...text.matchAll(CARD)]
    .map(([, attributes = '', name = '']) => words.copiesOf(copiesIn(attributes), decoded(name).trim()))
    .join('\n');
}

const copiesIn = (attributes: string): string => /\bqty\s*=\s*["'](\d{1,3})["']/i.exec(attributes)?.[1] ?? '1';

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal));
  });
