// @vitest-environment happy-dom
/** Decks that come from text, a file or another phone, and decks that go there. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeckChoice } from '../../../../../src/app/games/gameUi.ts';
import { ExportSheet } from '../../../../../src/app/games/netrunner/decks/deckView.tsx';
import { ImportSheet } from '../../../../../src/app/games/netrunner/decks/importSheet.tsx';
import { DecksScreen } from '../../../../../src/app/games/netrunner/decks/index.tsx';
import { deleteDeck, loadDecks, saveDeck } from '../../../../../src/peer/store/decks.ts';
import { parseDeck } from '../../../../../src/rules/netrunner/deck.ts';
import { deckCode } from '../../../../../src/rules/netrunner/deckCode.ts';
import { soon } from '../../../../support/screens/soon.ts';
import { closeLikeBrowsers, lists, offers, press, reads } from '../../../../support/screens/topLayer.ts';

beforeEach(() => {
  closeLikeBrowsers();
  location.hash = '#/decks';
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { id } of (await loadDecks()).decks) await deleteDeck(id);
});

const field = (): HTMLTextAreaElement => document.querySelector('textarea') as HTMLTextAreaElement;
const enter = (text: string): void => void act(() => void fireEvent.input(field(), { target: { value: text } }));
const browserHas = (more: object): void => {
  const own = Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }]));
  vi.stubGlobal('navigator', Object.create(navigator, own));
};
const clipboardTakes = (takes: boolean): string[] => {
  const copied: string[] = [];
  const writeText = async (text: string) => {
    if (!takes) throw new Error('not allowed');
    copied.push(text);
  };
  browserHas({ clipboard: { writeText } });
  return copied;
};

describe('a list that is imported', () => {
  function opens(file: File | null = null) {
    const taken: { name: string; side: 0 | 1; cards: readonly string[] }[] = [];
    const closed: string[] = [];
    render(<ImportSheet file={file} onTake={(deck) => taken.push(deck)} onClose={() => closed.push('closed')} />);
    return { taken, closed };
  }

  test('makes a deck of the side that most of its cards have, named as the list says', () => {
    const { taken } = opens();
    expect(offers().at(-1)).toBe('Make a Corp deck of 0 cardsno cards read yet (main, off)');
    enter('# Goons\n3x Loony Goon\n2 Corporate Coup');
    expect(reads('[role=status]')).toBe('5 cards read.');
    expect(offers().at(-1)).toBe('Make a Runner deck of 5 cards (main)');
    // A card of the other side is named, and taken: the deck's own screen says what to do about it.
    expect(reads('p.wrong')).toContain('Corporate Coup');
    press('Make a Runner deck');
    expect(taken).toEqual([
      { name: 'Goons', side: 1, cards: [...Array(3).fill('loony-goon'), ...Array(2).fill('corporate-coup')] },
    ]);
  });

  test('without a name is called by its side', () => {
    const { taken } = opens();
    enter('2x Loony Goon');
    press('Make a Runner deck of 2 cards');
    expect(taken[0]?.name).toBe('Runner deck');
  });

  test('names each line that cannot be read, with cards it may mean, and takes one by a tap', () => {
    const { taken } = opens();
    enter('3x Lony Goon\n1x Corporate Coup');
    expect(reads('.faults p')).toBe('Line 1: There is no card called “Lony Goon”.');
    expect(offers('.faults')).toContain('Loony Goon');
    expect(offers().at(-1)).toBe('Make a Corp deck of 1 cardwithout the lines above (main)');
    press('Loony Goon');
    expect(field().value).toBe('3x Loony Goon\n1x Corporate Coup');
    expect(lists('.faults')).toEqual([]);
    press('Make a Runner deck of 4 cards');
    expect(taken[0]?.cards).toHaveLength(4);
  });

  test('tells twelve faults, and counts the rest', () => {
    opens();
    enter(Array.from({ length: 15 }, (_, nth) => `1x Zzz ${nth}`).join('\n'));
    expect(lists('.faults > li')).toHaveLength(13);
    expect(lists('.faults > li').at(-1)).toBe('and 3 more lines');
  });

  test('comes from a file, whose name it has unless the list gives one', async () => {
    const { taken } = opens(new File(['2x Loony Goon'], 'fast goons.txt'));
    await soon(() => expect(field().value).toBe('# fast goons\n2x Loony Goon'));
    press('Make a Runner deck of 2 cards');
    expect(taken[0]?.name).toBe('fast goons');
    cleanup();
    opens(new File(['# Mine\n2x Loony Goon'], 'fast goons.txt'));
    await soon(() => expect(field().value).toBe('# Mine\n2x Loony Goon'));
  });

  test('may be an OCTGN file', () => {
    opens();
    enter('<deck><card qty="3" id="a">Loony Goon</card><card qty="1">Forget-Me-Not &amp; Co</card></deck>');
    expect(field().value).toBe('3x Loony Goon\n1x Forget-Me-Not & Co');
    expect(reads('[role=status]')).toMatch(/^3 cards read/);
  });

  test('a long list that is pasted goes in at the cursor at once', () => {
    opens();
    enter('1x Corporate Coup\n');
    const pasted = '1x Loony Goon\n'.repeat(60);
    field().setSelectionRange(0, 0);
    const clipboardData = { getData: () => pasted };
    act(() => void fireEvent.paste(field(), { clipboardData }));
    expect(field().value).toBe(`${pasted}1x Corporate Coup\n`);
    expect(reads('[role=status]')).toBe('61 cards read.');
  });
});

describe('a deck as text', () => {
  const deck: DeckChoice = { id: 'a', name: 'Goons', side: 1, cards: ['loony-goon', 'loony-goon'], touched: 1 };

  test('is copied, and reads back as the same deck', async () => {
    const copied = clipboardTakes(true);
    render(<ExportSheet deck={deck} onClose={() => {}} />);
    expect(reads('label.field')).toContain('2 cards');
    press('Copy');
    await soon(() => expect(reads('[role=status]')).toBe('Copied.'));
    expect(copied).toEqual([field().value]);
    expect(parseDeck(copied[0] ?? '')).toMatchObject({ name: 'Goons', cards: deck.cards, faults: [] });
  });

  test('is selected to be copied by hand if the browser does not copy', async () => {
    clipboardTakes(false);
    document.execCommand = () => false;
    render(<ExportSheet deck={deck} onClose={() => {}} />);
    press('Copy');
    await soon(() => expect(reads('[role=status]')).not.toBe(''));
    expect(reads('[role=status]')).not.toBe('Copied.');
  });
});

describe('a deck that is shared', () => {
  async function share(cards: readonly string[]): Promise<void> {
    await saveDeck({ id: 'mine', name: 'Goons', side: 1, cards: [...cards], touched: 1 });
    render(<DecksScreen id="mine" what="share" />);
    await screen.findByText('Goons');
  }
  const link = (): string => (document.querySelector('input[readonly]') as HTMLInputElement).value;

  test('is a code, a link with the whole deck, and text', async () => {
    const copied = clipboardTakes(true);
    await share(['loony-goon', 'loony-goon']);
    const code = deckCode({ name: 'Goons', side: 1, cards: ['loony-goon', 'loony-goon'] });
    expect(link().endsWith(`#/d/${code}`)).toBe(true);
    press('Copy the link');
    await soon(() => expect(copied).toEqual([link()]));
    press('As text');
    expect(field().value).toContain('2x Loony Goon');
  });

  test('leaves out cards that this version does not have, and says how many', async () => {
    await share(['loony-goon', 'no-such-card', 'nor-this-one']);
    expect(reads('p.wrong')).toMatch(/2 cards/);
    expect(link().endsWith(`#/d/${deckCode({ name: 'Goons', side: 1, cards: ['loony-goon'] })}`)).toBe(true);
  });

  test('goes to another app only where the browser can do that', async () => {
    await share(['loony-goon']);
    expect(offers('.bottom').some((one) => one.startsWith('Send'))).toBe('share' in navigator);
    cleanup();
    const sent: unknown[] = [];
    browserHas({ share: async (what: unknown) => void sent.push(what) });
    render(<DecksScreen id="mine" what="share" />);
    await screen.findByText('Goons');
    press(
      offers('.bottom')
        .find((one) => one.startsWith('Send'))
        ?.slice(0, 4) ?? 'Send',
    );
    await soon(() => expect(sent).toMatchObject([{ url: link() }]));
  });
});

describe('a deck from another phone', () => {
  test('is read from a link, and opened to be looked at', async () => {
    render(<DecksScreen id={null} what="deck" />);
    await screen.findByText('All cards');
    press('Scan a deck');
    const input = document.querySelector('dialog input:not([type=file])') as HTMLInputElement;
    act(() => void fireEvent.input(input, { target: { value: 'hello' } }));
    press('Open');
    expect(reads('[role=alert]')).toBe('That isn’t a deck code.');
    const code = deckCode({ name: 'Goons', side: 1, cards: ['loony-goon'] });
    act(() => void fireEvent.input(input, { target: { value: `https://table.example/#/d/${code}` } }));
    press('Open');
    expect(location.hash).toBe(`#/d/${code}`);
  });
});
