/**
 * The named numbers of a sheet, by path: names are not unique, since Magic is both an attribute and a skill group
 * (T-CHAR-09). Each serves only as an ability score.
 */
import { type Bounds, RATING, SHEET_NUMBER } from '../input.ts';

export interface Field {
  /** "mental.logic": its id in files and moves. */
  readonly path: string;
  /** "Logic": its display name. */
  readonly name: string;
  readonly section: Section;
  readonly bounds: Bounds;
}

export type Section = 'mental' | 'physical' | 'other' | 'damage' | 'athletics' | 'skills' | 'programs' | 'magic';

/** The sections, in sheet order. */
export const sections: Readonly<Record<Section, string>> = {
  mental: 'Mental attributes',
  physical: 'Physical attributes',
  other: 'Other attributes',
  damage: 'Damage',
  athletics: 'Athletics',
  skills: 'Skill groups',
  programs: 'Programs',
  magic: 'Magic',
};

const names: Readonly<Record<Section, readonly string[]>> = {
  mental: ['Charisma', 'Intuition', 'Logic', 'Willpower'],
  physical: ['Agility', 'Body', 'Coordination', 'Strength'],
  other: ['Fate', 'Magic', 'Size'],
  damage: ['Life', 'Wound Limit', 'Damage Pip', 'Wound Heal Time'],
  athletics: ['Carrying Capacity', 'Combat Speed', 'Action Costs', 'Reaction'],
  skills: ['Combat', 'Physical', 'Processing', 'Empathy', 'Craftsmanship', 'Resistance', 'Piloting', 'Magic'],
  programs: ['Analyze', 'Break', 'Control', 'Corrupt', 'Crypt', 'Edit', 'Exploit', 'Find', 'Medic', 'Scan'],
  magic: ['Astral Space', 'Invocation', 'Evocation', 'Alchemy', 'Adept Powers'],
};

/** A counter changed by hand, at least 0 (T-CHAR-05). */
export const DAMAGE_PIP = 'damage.damage-pip';
export const REACTION = 'athletics.reaction';

/** "Wound Limit" as part of a path. */
const pathWord = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

function boundsOf(section: Section, path: string): Bounds {
  if (section === 'programs') return RATING;
  return path === DAMAGE_PIP ? { ...SHEET_NUMBER, least: 0 } : SHEET_NUMBER;
}

/** All of them, in sheet order: the character's 27, then programs, then magic. */
export const fields: readonly Field[] = (Object.keys(sections) as Section[]).flatMap((section) =>
  names[section].map((name) => {
    const path = `${section}.${pathWord(name)}`;
    return { path, name, section, bounds: boundsOf(section, path) };
  }),
);

const byPath: ReadonlyMap<string, Field> = new Map(fields.map((field) => [field.path, field]));

/** The named number at the path; null if there is none. */
export const fieldAt = (path: string): Field | null => byPath.get(path) ?? null;

/** Skills mentioned in the rules, suggested when one is added; the owner chooses the group (T-CHAR-08). */
export const namedSkills: readonly string[] = ['Climbing', 'Melee Combat', 'Stealth', 'Perception', 'Cracking'];
