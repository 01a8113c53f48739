/** The contents of OPEN entries, for tests that inspect or change them. */
import type { Body, OpenItem } from '../../../src/peer/log/body.ts';

type Kind = OpenItem['kind'];
type OfKind<K extends Kind> = Extract<OpenItem, { readonly kind: K }>;

/** The items of the given kind that the entry opens; empty for other entries. */
export const openedIn = <K extends Kind>(body: Body | undefined, kind: K): OfKind<K>[] =>
  body?.type === 'OPEN' ? body.items.filter((item): item is OfKind<K> => item.kind === kind) : [];

/** Whether the entry is an OPEN of the given kind. */
export const opens = (body: Body | undefined, kind: Kind): boolean => openedIn(body, kind).length > 0;

/** The entry with a different list of the given kind, if it opens any; otherwise null. */
export function reopened<K extends Kind>(
  body: Body,
  kind: K,
  change: (list: OfKind<K>[]) => readonly OpenItem[] | null | undefined | false,
): Body | null {
  const list = openedIn(body, kind);
  const changed = list.length > 0 ? change(list) : null;
  if (body.type !== 'OPEN' || !changed) return null;
  const at = body.items.findIndex((item) => item.kind === kind);
  const others = (items: readonly OpenItem[]) => items.filter((item) => item.kind !== kind);
  return { type: 'OPEN', items: [...others(body.items.slice(0, at)), ...changed, ...others(body.items.slice(at))] };
}
