/** What analyzing a node shows, band by band (T-ANA, Table 3.8). */
import { describe, expect, it, test } from 'vitest';
import { analysisOf } from '../../../../src/rules/trenchcoat/matrix/analyze.ts';
import { emptyNode, type Marks, type Node } from '../../../../src/rules/trenchcoat/matrix/node.ts';

const high: Marks = { two: 'High', three: 'Med' };
const registry: Node = {
  ...emptyNode('Registry'),
  aid: 'reg-7',
  class: 'mainframe',
  functionality: 'keeps the land titles',
  ratings: { processor: 12, system: 7, firewall: 11, uplink: 12 },
  marks: { processor: high, system: high, firewall: high, uplink: high },
  place: {
    Continent: 'Europe',
    State: 'Thule',
    City: 'Port',
    Suburb: 'Docks',
    Street: 'Quay',
    Building: '4',
    Room: 'cellar',
    Exact: 'third rack',
  },
  processes: [
    { name: 'camera', ice: null, score: null, state: 'running', text: '' },
    { name: 'hound', ice: 'Combat', score: 7, state: 'idle', text: '' },
  ],
};

/** Learned fields, in order. */
function learned(quality: number, node = registry, alert = false): Record<string, string> {
  const { gains } = analysisOf(node, 0, quality, alert);
  return Object.fromEntries(gains.flatMap((gain) => (gain.gain === 'learned' ? [[gain.field, gain.value]] : [])));
}

const rows: readonly (readonly [id: string, from: number, fields: Record<string, string>])[] = [
  ['T-ANA-01', 0, { 'Active Alert': 'no' }],
  ['T-ANA-02', 2, { AID: 'reg-7' }],
  ['T-ANA-03', 4, { Type: 'mainframe' }],
  ['T-ANA-04', 6, { Processor: 'High', System: 'High', Firewall: 'High', Uplink: 'High', Continent: 'Europe' }],
  ['T-ANA-05', 8, { Functionality: 'keeps the land titles', State: 'Thule' }],
  ['T-ANA-06', 10, { Processor: 'Medium', System: 'Medium', Firewall: 'Medium', Uplink: 'Medium', City: 'Port' }],
  ['T-ANA-07', 12, { 'Active processes': 'camera', Suburb: 'Docks' }],
  [
    'T-ANA-08',
    14,
    { Processor: '12', System: '7', Firewall: '11', Uplink: '12', Signal: 'none', Sleaze: 'none', Street: 'Quay' },
  ],
  ['T-ANA-09', 16, { Building: '4' }],
  ['T-ANA-10', 18, { Room: 'cellar' }],
  ['T-ANA-11', 20, { Exact: 'third rack' }],
];

describe('an analysed node', () => {
  test.each(rows.map(([id, from, fields], at) => [id, from, fields, at] as const))(
    '%s given a quality of %i, when it is told, then it reveals %j and all rows below; one less does not, one more the same',
    (_, from, fields, at) => {
      const upTo = (count: number) => Object.assign({}, ...rows.slice(0, count).map(([, , more]) => more));
      expect(learned(from)).toEqual(upTo(at + 1));
      expect(learned(from + (from === 20 ? 7 : 1))).toEqual(learned(from));
      expect(learned(from - 1)).toEqual(upTo(at));
      expect(fields).not.toEqual({});
    },
  );

  it('T-ANA-12 T-GAP-47 given 10, 13 and −1, when they are told, then 6 rows, 7 rows and none are', () => {
    expect(learned(13)).toEqual(learned(12));
    expect(Object.keys(learned(10))).toContain('City');
    expect(analysisOf(registry, 0, -1, false)).toEqual({ gains: [], missing: [] });
  });

  it('T-ANA-12 given empty fields of a node, when they are told, then they read "unknown"', () => {
    const bare = emptyNode('Bare');
    expect(learned(20, bare)).toMatchObject({
      AID: 'unknown',
      Functionality: 'unknown',
      Continent: 'unknown',
      Exact: 'unknown',
    });
  });

  it('T-ANA-01 T-GAP-49 given an Active Alert, when it is told, then it reads "yes"', () => {
    expect(learned(0, registry, true)).toEqual({ 'Active Alert': 'yes' });
  });

  it('T-ANA-02 T-GAP-38 given a quality of 2, when it is told, then the decker has the address', () => {
    expect(analysisOf(registry, 3, 2, false).gains).toContainEqual({ gain: 'aid', node: 3 });
    expect(analysisOf(registry, 3, 1, false).gains).not.toContainEqual({ gain: 'aid', node: 3 });
  });

  it('T-ANA-13 given exact numbers or three bands, when a later analysis is worse, then they stay; a better one replaces them', () => {
    const factsAt = (quality: number) => Object.entries(learned(quality)).map(([field, value]) => ({ field, value }));
    const later = (quality: number, before: number) =>
      analysisOf(registry, 0, quality, false, factsAt(before)).gains.flatMap((gain) =>
        gain.gain === 'learned' && gain.field === 'Firewall' ? [gain.value] : [],
      );
    expect([later(6, 14), later(10, 14), later(6, 10), later(2, 6)]).toEqual([[], [], [], []]);
    expect([later(14, 6), later(10, 6), later(14, 14), later(6, 2)]).toEqual([['11'], ['Medium'], ['11'], ['High']]);
  });

  it('T-ANA-13 given a street that was told by hand, when the node is analyzed, then its attributes are still told', () => {
    const told = [{ field: 'Street', value: 'Quay' }];
    expect(analysisOf(registry, 0, 6, false, told).gains).toEqual(analysisOf(registry, 0, 6, false).gains);
  });

  it('T-ANA-14 T-GAP-48 given a Firewall without its High or Low, when it is told, then the Game Master is asked first; an exact number needs neither', () => {
    const { firewall: _, ...marks } = registry.marks;
    const unset = { ...registry, marks };
    expect(analysisOf(unset, 0, 6, false).missing).toEqual(['Firewall']);
    expect(analysisOf(unset, 0, 5, false).missing).toEqual([]);
    expect(analysisOf(unset, 0, 14, false).missing).toEqual([]);
    expect(learned(6, registry)).toMatchObject({ Firewall: 'High' });
  });
});
