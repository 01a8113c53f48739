/** Effects in force address their reader: "You cannot", where the opponent reads "Rae cannot". */
import { describe, expect, it } from 'vitest';
import type { NetrunnerSeated } from '../../../src/app/games/netrunner/board/seated.ts';
import { CORP, type Lasting, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { inForceInRun, inForceWith, jackOutBan } from '../../../src/words/en/netrunner/lasting.ts';
import { deal } from '../../support/randomPlay.ts';
import { seatedAt } from '../../support/seated.ts';

function underForce(
  seat: 0 | 1,
  lasting: readonly Lasting[],
  names: NetrunnerSeated['names'] = ['Mina', 'Rae'],
): NetrunnerSeated {
  const v = seatedAt(deal(1), seat);
  return { ...v, names, table: { ...v.table, lasting } };
}

describe('an effect in force', () => {
  const locked: Lasting[] = [{ what: 'noJackOut', amount: 1, until: 'run' }];

  it('addresses its reader as you, and the opponent by name', () => {
    expect(inForceInRun(underForce(RUNNER, locked))).toEqual(['You can’t jack out of this run.']);
    expect(inForceInRun(underForce(CORP, locked))).toEqual(['Rae can’t jack out of this run.']);
    expect(inForceInRun(underForce(CORP, locked, ['the Corp', 'the Runner']))).toEqual([
      'The Runner can’t jack out of this run.',
    ]);
    const small: Lasting[] = [{ what: 'handSize', amount: -1, seat: RUNNER, until: 'ownTurn' }];
    expect(inForceWith(underForce(RUNNER, small), RUNNER)).toEqual([
      'Your hand size is 1 lower until your next turn starts.',
    ]);
    expect(inForceWith(underForce(CORP, small), RUNNER)).toEqual([
      'Rae’s hand size is 1 lower until Rae’s next turn starts.',
    ]);
  });

  it('says on the button why jacking out is not possible', () => {
    expect(jackOutBan(underForce(RUNNER, locked))).toBe('not in this run');
    expect(jackOutBan(underForce(RUNNER, [{ what: 'noJackOut', amount: 1, until: 'nextEncounter' }]))).toBe(
      'once past the next ice',
    );
    expect(jackOutBan(underForce(RUNNER, []))).toBe(null);
  });
});
