/** What has just happened is shown for a moment: only important events, and only to players who have not seen them. */
import { describe, expect, it } from 'vitest';
import {
  lastingLines,
  linesToKeep,
  notableLines,
  withoutDuplicates,
} from '../../../../../src/app/games/netrunner/board/news/newsSlip.tsx';
import type { TableLine } from '../../../../../src/app/games/netrunner/board/seated.ts';
import type { NetrunnerEvent } from '../../../../../src/rules/netrunner/event.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { sayAll } from '../../../../../src/words/en/netrunner/record/record.ts';
import { scenario } from '../../../../support/scenario.ts';

const AT_THE_TABLE = false;
const IN_A_RUN = true;

/** A table with one installed card: Keeper, face down on HQ. */
const onTable = () => scenario({ turn: 'runner', forts: { hq: { ice: ['keeper'] } } });

const lines = (...events: NetrunnerEvent[]): TableLine[] =>
  sayAll(events, onTable().table, ['Mina', 'Rae']).map((said) => ({ seq: 1, ...said }));
const shown = (of: readonly TableLine[], seat: 0 | 1, busy: boolean): string[] =>
  withoutDuplicates(notableLines(of, seat, busy)).map(({ text }) => text);

describe('news of what has just happened', () => {
  it('shows a stolen agenda to the Corp, since the Runner tapped it on the access page', () => {
    const stolen = lines(
      { kind: 'accessed', fort: 'hq', card: 'corporate-war', slot: null },
      { kind: 'stolen', card: 'corporate-war', points: 3 },
    );
    expect(shown(stolen, CORP, AT_THE_TABLE)).toEqual(['Rae stole Corporate War for 3 agenda points']);
    expect(shown(stolen, RUNNER, AT_THE_TABLE).join()).not.toContain('steals');
  });

  it('shows an accessed card that nothing could be done about, unless the access still shows it', () => {
    const accessed = lines({ kind: 'accessed', fort: 'hq', card: 'keeper', slot: null });
    expect(shown(accessed, RUNNER, AT_THE_TABLE)).toEqual(['Rae accessed Keeper']);
    expect(shown(accessed, RUNNER, IN_A_RUN)).toEqual([]);
  });

  it('never shows a card from R&D, whose face only the Runner sees', () => {
    expect(shown(lines({ kind: 'accessed', fort: 'rd', card: null, slot: null }), CORP, AT_THE_TABLE)).toEqual([]);
  });

  it('shows how ice ended the run, by name even if it was only turned up in this step', () => {
    const keeper = onTable().slot('keeper');
    const out = lines(
      { kind: 'rezzed', slot: keeper, card: 'keeper' },
      { kind: 'encountered', slot: keeper, card: 'keeper' },
      { kind: 'subroutine', slot: keeper, sub: 0 },
      { kind: 'runOver', fort: 'hq', success: false, jackedOut: false },
    );
    expect(shown(out, RUNNER, AT_THE_TABLE)).toEqual([
      'Mina rezzed Keeper on HQ',
      'Keeper: end this run',
      'The run failed',
    ]);
  });

  it('shows what the opponent has played, but not the player’s own card', () => {
    const played = lines({ kind: 'played', seat: CORP, card: 'accounts-receivable' });
    expect(shown(played, RUNNER, AT_THE_TABLE)).toEqual(['Mina played Accounts Receivable']);
    expect(shown(played, CORP, AT_THE_TABLE)).toEqual([]);
  });

  it('shows a die roll to both, even during a run', () => {
    const rolled = lines({ kind: 'rolled', value: 4 });
    for (const seat of [CORP, RUNNER]) expect(shown(rolled, seat, IN_A_RUN)).toEqual(['The die showed 4']);
    expect(rolled[0]?.moment?.die).toBe(4);
  });

  it('does not show every bit gained and card drawn', () => {
    const small = lines(
      { kind: 'action', seat: CORP, what: 'bit' },
      { kind: 'turn', seat: RUNNER, turn: 2, actions: 4 },
      { kind: 'installed', seat: CORP, slot: 9, card: null, fort: 'hq' },
    );
    expect(small).toHaveLength(3);
    expect(shown(small, RUNNER, AT_THE_TABLE)).toEqual([]);
  });
});

describe('a loss', () => {
  const lost = () =>
    lines({ kind: 'damage', type: 'net', amount: 1, lost: ['shaka'], by: { card: 'neural-blade', seat: CORP } });

  it('is shown to both, even during a run', () => {
    for (const seat of [CORP, RUNNER])
      expect(shown(lost(), seat, IN_A_RUN)).toEqual(['Rae lost Shaka to 1 Net damage from Neural Blade']);
  });

  it('is shown to both if ice trashed a program, since neither player chose it', () => {
    const gone = lines({
      kind: 'trashed',
      seat: RUNNER,
      by: CORP,
      slot: 1,
      card: 'shaka',
      why: { card: 'triggerman', seat: CORP },
    });
    for (const seat of [CORP, RUNNER]) expect(shown(gone, seat, AT_THE_TABLE)).toEqual(['Triggerman trashed Shaka']);
  });

  it('is shown to the Corp if the Runner discards, but not to the Runner who has just tapped the card', () => {
    const gone = lines({ kind: 'discarded', seat: RUNNER, card: 'shaka' });
    expect(shown(gone, CORP, AT_THE_TABLE)).toEqual(['Rae discarded Shaka']);
    expect(shown(gone, RUNNER, AT_THE_TABLE)).toEqual([]);
  });

  it('stays when there is more news than fits, and newer lines take the remaining space', () => {
    const many = [
      ...lost(),
      ...lines(
        { kind: 'rolled', value: 1 },
        { kind: 'rolled', value: 2 },
        { kind: 'rolled', value: 3 },
        { kind: 'rolled', value: 4 },
      ),
    ];
    expect(linesToKeep(many, 3).map(({ text }) => text)).toEqual([
      'Rae lost Shaka to 1 Net damage from Neural Blade',
      'The die showed 3',
      'The die showed 4',
    ]);
    expect(lastingLines(many)).toHaveLength(1);
  });
});
