/** Breaking subroutines of the ice that is encountered (N-BRK). */
import type { Refusal, Slot } from '../../game.ts';
import { definition } from '../card.ts';
import { type Draft, emit, last } from '../draft.ts';
import type { Card } from '../effect.ts';
import { type Move, no } from '../move.ts';
import { cardAt, RUNNER, type Table } from '../table.ts';
import { abilityNamed, useAbility, useRefusal } from './abilities.ts';
import { isUsable, usable } from './active.ts';
import { happens } from './moments.ts';
import { strength } from './numbers.ts';
import { approached } from './window.ts';

type Use = Extract<Move, { do: 'use' }>;

/** The Runner is asked in an encounter only if something in his rig works in one: a public fact. */
export const hasBreaker = (table: Table): boolean => isUsable(table, RUNNER, 'encounter');

function encountered(table: Table): { slot: Slot; card: Card } {
  const slot = approached(table);
  const face = slot === undefined ? null : cardAt(table, slot).card;
  if (slot === undefined || face === null) throw new Error('no ice is encountered');
  return { slot, card: definition(face) };
}

const breakKeywords = (breaker: Card): string[] =>
  breaker.abilities.flatMap((one) => (one.special?.does === 'break' ? [one.special.keyword] : []));

export function breakMoves(table: Table): Move[] {
  const { card } = encountered(table);
  return usable(table, RUNNER, 'encounter').flatMap(({ slot, index, ability }): Move[] =>
    ability.special?.does === 'break'
      ? card.subs.map((_, sub) => ({ do: 'use', slot, ability: index, sub }))
      : [{ do: 'use', slot, ability: index }],
  );
}

export function breakRefusal(table: Table, move: Use): Refusal | null {
  const named = abilityNamed(table, RUNNER, move);
  if ('kind' in named) return named;
  const { ability, name } = named;
  if (ability.when !== 'encounter')
    return move.sub === undefined
      ? useRefusal(table, RUNNER, move, 'encounter')
      : no('E-TYPE', `${name} is no icebreaker.`);
  const ice = encountered(table);
  const keywords = breakKeywords(definition(named.card.card ?? ''));
  // An icebreaker's abilities, the raising too, work only on ice it can break (R-GEN-13).
  if (keywords.length > 0 && !keywords.some((keyword) => ice.card.keywords.includes(keyword)))
    return no(
      'E-KEYWORD',
      `${name} breaks ${keywords.join(', ').toLowerCase()}; ${ice.card.title} is ${ice.card.keywords.join(', ').toLowerCase()}.`,
    );
  if (ability.special?.does === 'break')
    return subRefusal(table, move, ability.special.keyword, ice, name) ?? useRefusal(table, RUNNER, move, 'encounter');
  if (move.sub !== undefined) return no('E-FORM', 'Only breaking names a subroutine.');
  return useRefusal(table, RUNNER, move, 'encounter');
}

function subRefusal(
  table: Table,
  move: Use,
  keyword: string,
  ice: { slot: Slot; card: Card },
  name: string,
): Refusal | null {
  if (!ice.card.keywords.includes(keyword))
    return no(
      'E-KEYWORD',
      `That ability breaks ${keyword.toLowerCase()}; ${ice.card.title} is ${ice.card.keywords.join(', ').toLowerCase()}.`,
    );
  if (move.sub === undefined || move.times !== undefined) return no('E-FORM', 'Name the one subroutine to break.');
  if (move.sub >= ice.card.subs.length)
    return no('E-TARGET', `${ice.card.title} has ${ice.card.subs.length} subroutines.`);
  if (table.lasting.some((one) => one.what === 'noBreaking' && one.until === 'encounter'))
    return no('E-STATE', `Nothing on ${ice.card.title} can be broken in this encounter.`);
  if (table.run?.broken.includes(move.sub)) return no('E-STATE', 'That subroutine is broken already.');
  const mine = strength(table, move.slot);
  const its = strength(table, ice.slot);
  return mine >= its ? null : no('E-STRENGTH', `${name} has strength ${mine}, ${ice.card.title} has ${its}.`);
}

export function breakWith(draft: Draft, move: Use): void {
  const ice = encountered(draft.table);
  const special = definition(cardAt(draft.table, move.slot).card ?? '').abilities[move.ability]?.special;
  if (special?.does === 'break' && draft.table.run && move.sub !== undefined) {
    draft.table.run = { ...draft.table.run, broken: [...draft.table.run.broken, move.sub] };
    emit(draft, { kind: 'broken', slot: ice.slot, sub: move.sub });
    const { broken, fort } = draft.table.run;
    if (broken.length === ice.card.subs.length) happens(draft, 'allBroken', { fort, slot: ice.slot });
  }
  if (special?.does === 'boost')
    last(draft, { what: 'strength', amount: special.amount * (move.times ?? 1), slot: move.slot, until: 'encounter' });
  useAbility(draft, RUNNER, move);
}
