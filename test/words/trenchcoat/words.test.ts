/** Pink Trenchcoat’s screens: words, terms, offers, and who is shown what. */
import { describe, expect, it } from 'vitest';
import { importItem, textCopied } from '../../../src/app/games/trenchcoat/board/library/files.ts';
import { builtInItems, nodeIn, sheetIn, titleOf } from '../../../src/app/games/trenchcoat/board/library/items.ts';
import { creatureOf } from '../../../src/app/games/trenchcoat/board/look/seal.tsx';
import { offersOf } from '../../../src/app/games/trenchcoat/board/matrix/actions.tsx';
import { readSeconds } from '../../../src/app/games/trenchcoat/board/test/lead.tsx';
import {
  addedValue,
  type CallSheetDraft,
  type DraftTerm,
  emptyDraft,
  termsOf,
  totalOfDraft,
} from '../../../src/app/games/trenchcoat/master/draft.ts';
import { tableUi } from '../../../src/app/games/trenchcoat/table.tsx';
import type { Tell } from '../../../src/rules/trenchcoat/game/call.ts';
import { openTerms } from '../../../src/rules/trenchcoat/game/hiddenTerms.ts';
import type { NodeView, Table } from '../../../src/rules/trenchcoat/game/table.ts';
import { trenchcoat } from '../../../src/rules/trenchcoat/index.ts';
import { sampleSheets } from '../../../src/rules/trenchcoat/made.ts';
import { numberText } from '../../../src/words/en/counted.ts';
import { chanceWords, halfWords } from '../../../src/words/en/trenchcoat/dice.ts';
import { processWords } from '../../../src/words/en/trenchcoat/nodes.ts';
import { plain, signed } from '../../../src/words/en/trenchcoat/numbers.ts';
import { termsLine } from '../../../src/words/en/trenchcoat/terms.ts';
import { toldWords, verdictOf } from '../../../src/words/en/trenchcoat/told.ts';
import { saidOf } from '../../support/trenchcoat/said.ts';

const term = { side: 'acts', row: 0, reason: '', limit: null, hidden: false } as const;
const cracking: DraftTerm = { ...term, is: 'ability', name: 'Cracking', value: 9, limit: 8 };
const hotSim: DraftTerm = { ...term, is: 'modifier', name: 'Hot Sim', value: 2 };
const account: DraftTerm = { ...term, is: 'modifier', name: 'User account', value: -3 };
const firewall: DraftTerm = { ...term, is: 'ability', side: 'against', name: 'Firewall', value: 11, hidden: true };
const exploit: CallSheetDraft = {
  ...emptyDraft,
  label: 'User Account Access',
  terms: [cracking, hotSim, account, firewall],
};

describe('numbers', () => {
  it('have a true minus, a plus for modifiers, and groups from five digits on', () => {
    expect([plain(-4), plain(0), signed(2), signed(0), signed(-3)]).toEqual(['−4', '0', '+2', '0', '−3']);
    expect([numberText(5193), numberText(59_049)]).toEqual(['5193', '59,049']);
  });

  it('that are odds are shown as a percentage first, and exactly below it', () => {
    expect(chanceWords(-4)).toEqual({ share: '9%', more: '5193 of 59,049, with criticals 5244' });
    expect([9, 2, -10].map((total) => chanceWords(total).share)).toEqual(['over 99%', '83%', 'under 1%']);
  });

  it('of seconds have at most three decimals, and nothing else', () => {
    expect([
      readSeconds('1.47'),
      readSeconds('0,7'),
      readSeconds('1.2345'),
      readSeconds('-1'),
      readSeconds(''),
    ]).toEqual([14_700_000, 7_000_000, null, null, null]);
  });
});

describe('a prepared call', () => {
  it('has the same total as in the rules, and does not show its hidden terms', () => {
    expect(totalOfDraft(exploit)).toMatchObject({ ok: true, value: -4 });
    expect(exploit.terms.map(addedValue)).toEqual([8, 2, -3, -11]);
    const { open, hidden } = openTerms(termsOf(exploit));
    const call = { ...exploit, terms: open };
    expect(termsLine(call)).toBe('Cracking 9(8) +2 Hot Sim −3 User account');
    const easy: DraftTerm = { ...hotSim, name: 'Difficulty', value: 0 };
    expect(termsLine({ terms: termsOf({ ...exploit, terms: [cracking, easy] }) })).toBe('Cracking 9(8)');
    expect(JSON.stringify(call)).not.toContain('Firewall');
    expect(hidden).toMatchObject([{ is: 'ability', side: 'against', name: 'Firewall', value: 11 }]);
  });

  it('has the same open form with and without hidden terms', () => {
    const { open } = openTerms(termsOf({ ...exploit, terms: [cracking, hotSim, account] }));
    expect(open).toEqual(openTerms(termsOf(exploit)).open);
  });

  it('has no total while a number is missing, and names it', () => {
    const typed: DraftTerm = { ...hotSim, name: 'Difficulty', value: null };
    const total = totalOfDraft({ ...exploit, terms: [cracking, typed] });
    expect(saidOf(total)).toBe('E-BLANK Difficulty needs a number.');
  });
});

describe('a told result', () => {
  const tell: Omit<Tell, 'telling' | 'success' | 'band'> = { say: '', gains: [], span: 0, next: 'done', quality: null };
  it('is the band if told, otherwise success or failure', () => {
    expect(verdictOf({ ...tell, telling: 'words', success: true, band: 'Barely made it' })).toBe('Barely made it');
    expect(verdictOf({ ...tell, telling: 'success', success: false, band: null })).toBe('Failure');
    expect(verdictOf({ ...tell, telling: 'nothing', success: null, band: null })).toBe('Nothing yet');
    expect(toldWords({ ...tell, telling: 'quality', success: true, band: 'Acceptable', quality: 3 })).toBe(
      'said: Success, Acceptable, quality +3',
    );
  });

  it('describes dice in words for screen readers', () => {
    expect(halfWords(['+', '+', '0', '-', '+'])).toBe('plus, plus, blank, minus, plus');
  });
});

describe('the player’s offers', () => {
  const node: NodeView = {
    name: 'Registry',
    aid: true,
    level: null,
    down: false,
    alert: false,
    learned: [],
    things: [],
  };
  const [sheet] = sampleSheets;
  const offer = (view: NodeView, action: string) =>
    offersOf(view, sheet!, 'node', null).find((one) => one.action === action);

  it('depend on what both know: little outside a node, by account inside', () => {
    expect(offer(node, 'Access')).toMatchObject({ kind: 'plain', blocked: null });
    expect(offer(node, 'View Logs')?.blocked).toBe('Access Registry first.');
    const inside = { ...node, level: 'user' } as const;
    expect(offer(inside, 'View Logs')).toMatchObject({ kind: 'quiet', detail: 'needs an exploit (−3)', blocked: null });
    expect(offer(inside, 'Admin Account Access')?.detail).toBe('needs an exploit (−6)');
    expect(offer({ ...node, level: 'admin' }, 'View Logs')).toMatchObject({ kind: 'plain' });
  });

  it('are refused with the reason if a program is missing', () => {
    expect(offer({ ...node, level: 'admin' }, 'Repair')?.blocked).toBe('You don’t own Medic.');
  });

  it('do not depend on a secret alert', () => {
    const inside = { ...node, level: 'user' } as const;
    expect(offersOf(inside, sheet!, 'node', null)).toEqual(offersOf({ ...inside, alert: true }, sheet!, 'node', null));
  });
});

describe('a library', () => {
  it('has the built-in items, and can read each', () => {
    expect(builtInItems.map((item) => (item.kind === 'node' ? nodeIn(item) : sheetIn(item)))).not.toContain(null);
    expect(builtInItems.flatMap((item) => titleOf(item).firewall ?? [])).toEqual([4, 11, 17]);
  });

  it('copies under another name, and imports its own files', () => {
    for (const item of builtInItems) {
      const copy = textCopied(item);
      expect(titleOf({ ...item, text: copy }).name).toBe(`${titleOf(item).name}, copy`);
      expect(importItem(copy, 'copy.txt')).toMatchObject({ ok: true, value: { kind: item.kind } });
    }
  });

  it('imports nothing from a file with a fault, and names the file and the row', () => {
    const [node] = builtInItems;
    const read = importItem(node!.text.replace('Firewall: 4', 'Firewall: 22'), 'vault.txt');
    expect(read).toMatchObject({ ok: false });
    expect(read.ok ? [] : read.error).toContainEqual(
      expect.stringMatching(/^vault\.txt, row \d+: Firewall 22 has no colour\. Use 0 to 21\.$/),
    );
  });
});

it('the player’s phone yields only when the Game Master wants to act and nothing is in progress', () => {
  const begun = trenchcoat.setup({ sizes: [0, 0], options: { dice: 'rolled' } });
  const table = (step: Table['step']): Table => ({ ...(begun.ok ? begun.value : ({} as Table)), step });
  const given = (step: Table['step'], seat: 0 | 1, wanted: boolean) =>
    tableUi.autoPass.answer(table(step), seat, 'none', wanted ? 'here' : null);
  expect(given('idle', 1, true)).toEqual({ do: 'yield' });
  expect([given('idle', 1, false), given('called', 1, true), given('idle', 0, true), given('lead', 0, true)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('the seal of a decker is symmetric, and almost always unique', () => {
  const drawn = new Set<string>();
  for (let key = 0; key < 200; key++) {
    const cells = creatureOf(`key ${key}`).map(([x, y]) => `${x},${y}`);
    for (const [x, y] of creatureOf(`key ${key}`)) expect(cells).toContain(`${6 - x},${y}`);
    drawn.add(cells.sort().join());
  }
  expect(drawn.size).toBeGreaterThan(195);
});

describe('a process as shown to the Game Master', () => {
  const ice = { name: 'hound', ice: 'Combat', score: 7, state: 'idle', text: '' } as const;

  it('T-ENT-06 T-TAL-07 given Combat ICE that is crashed, then it says that it restarts; other processes only show their state', () => {
    expect(processWords(ice)).toBe('7, idle');
    expect(processWords(ice, 'crashed')).toBe('7, crashed: it restarts');
    expect(processWords({ ...ice, state: 'crashed' })).toBe('7, crashed: it restarts');
    expect(processWords({ ...ice, ice: 'Trace' }, 'crashed')).toBe('7, crashed');
    expect(processWords({ ...ice, ice: null, score: null }, 'crashed')).toBe('crashed');
  });
});
