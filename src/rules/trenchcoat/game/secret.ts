/**
 * What happens behind the scenes of a node, change by change. One fold for the Game Master's screen, their phone's
 * knowledge, and the final report.
 */

import { type ByKind, bySomeKind } from '../../../base/byKind.ts';
import type { SecretNode, TrenchSecrets } from './known.ts';
import { type Alert, type ChangeWhat, measures, type PageChange, type SecurityMeasure } from './page.ts';

/** The tally at which each measure triggers (Table 3.10). */
export const thresholds: Readonly<Record<SecurityMeasure, number>> = {
  analyze: 5,
  trace: 10,
  silent: 15,
  combat: 20,
  active: 25,
  shutdown: 50,
};

/** Measures that trigger when a tally grows, in rising order; each triggers once. */
export const triggeredBy = ({ tally, fired }: Pick<SecretNode, 'tally' | 'fired'>, add: number): SecurityMeasure[] =>
  measures.filter((one) => tally < thresholds[one] && thresholds[one] <= tally + add && !fired.includes(one));

export const withChange = (node: SecretNode, change: ChangeWhat): SecretNode => ({
  ...node,
  ...bySomeKind('to', change, changed, node),
});

type Changed = Partial<SecretNode>;

const grown = ({ add }: { add: number }, node: SecretNode): Changed =>
  triggeredBy(node, add).reduce(withMeasure, { ...node, tally: node.tally + add });

const changed: Partial<ByKind<'to', ChangeWhat, Changed, [node: SecretNode]>> = {
  step: grown,
  found: grown,
  tally: ({ value }) => ({ tally: value }),
  alert: ({ value }) => ({ alert: value }),
  fire: ({ measure }, node) => withMeasure(node, measure),
  hold: ({ measure }, node) => ({
    fired: withFired(node, measure),
    inForce: node.inForce.filter((one) => one !== measure),
  }),
  thing: ({ kind, id, state }, { states }) => ({ states: { ...states, [`${kind}/${id}`]: state } }),
};

const withFired = ({ fired }: SecretNode, measure: SecurityMeasure): SecurityMeasure[] =>
  measures.filter((one) => one === measure || fired.includes(one));

/** Alerts apply immediately, and no measure lowers one. */
function withMeasure(node: SecretNode, measure: SecurityMeasure): SecretNode {
  const fired = withFired(node, measure);
  const alert: Alert = measure === 'active' || (measure === 'silent' && node.alert === 'none') ? measure : node.alert;
  const inForce = measures.filter((one) => one === measure || node.inForce.includes(one));
  return { ...node, fired, inForce, alert };
}

export const withChanges = (secrets: TrenchSecrets, changes: readonly PageChange[]): TrenchSecrets =>
  changes.reduce(withPageChange, secrets);

function withPageChange(secrets: TrenchSecrets, change: PageChange): TrenchSecrets {
  const bound = Math.max(secrets.bound, change.nr);
  if (change.to === 'secret')
    return { ...secrets, bound, spares: secrets.spares.filter(({ held }) => held !== change.held) };
  const node = 'node' in change ? secrets.nodes[change.node] : undefined;
  if (!('node' in change) || node === undefined) return { ...secrets, bound };
  return { ...secrets, bound, nodes: secrets.nodes.with(change.node, withChange(node, change)) };
}

/** What an exploit test adds to a tally: the size of its roll plus the System, minus the decker's Sleaze; at least 0. */
export const stepOf = (result: number, system: number, sleaze: number | null): number =>
  Math.max(0, Math.abs(result) + system - (sleaze ?? 0));
