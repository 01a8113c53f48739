/** Two original starter characters: one who lives in the matrix, and one who would rather talk. */
import type { Sheet } from '../sheet/sheet.ts';

/** A decker with everything an exploit needs, and little else. */
const vesper: Sheet = {
  name: 'Vesper Quill',
  kind: 'metahuman',
  numbers: {
    'mental.charisma': 3,
    'mental.intuition': 5,
    'mental.logic': 7,
    'mental.willpower': 4,
    'physical.agility': 3,
    'physical.body': 2,
    'physical.coordination': 4,
    'physical.strength': 2,
    'other.fate': 3,
    'damage.life': 9,
    'damage.wound-limit': 3,
    'damage.damage-pip': 0,
    'athletics.reaction': 5,
    'skills.processing': 8,
    'skills.craftsmanship': 4,
    'skills.resistance': 5,
    'programs.analyze': 7,
    'programs.break': 6,
    'programs.control': 5,
    'programs.corrupt': 6,
    'programs.crypt': 5,
    'programs.exploit': 8,
    'programs.find': 7,
    'programs.scan': 4,
  },
  skills: [
    { group: 'skills.physical', name: 'Stealth', value: 4 },
    { group: 'skills.processing', name: 'Cracking', value: 9 },
    { group: 'skills.empathy', name: 'Perception', value: 5 },
  ],
  characteristics: [{ name: 'Owed favours', value: 2 }],
  device: {
    name: 'Inkwell',
    class: 'cyberdeck',
    ratings: { processor: 10, system: 8, firewall: 9, uplink: 10, signal: 5, sleaze: 6 },
  },
  method: 'hot-sim',
};

/** A go-between with a commlink: weak in the matrix, but not helpless. */
const bram: Sheet = {
  name: 'Bram Oduya',
  kind: 'metahuman',
  numbers: {
    'mental.charisma': 7,
    'mental.intuition': 6,
    'mental.logic': 4,
    'mental.willpower': 5,
    'physical.agility': 5,
    'physical.body': 5,
    'physical.coordination': 4,
    'physical.strength': 5,
    'other.fate': 2,
    'other.size': 1,
    'damage.life': 12,
    'damage.wound-limit': 5,
    'damage.damage-pip': 0,
    'athletics.reaction': 6,
    'skills.combat': 5,
    'skills.processing': 4,
    'skills.empathy': 8,
    'skills.piloting': 3,
    'programs.analyze': 3,
    'programs.crypt': 3,
    'programs.edit': 2,
    'programs.exploit': 2,
    'programs.find': 4,
  },
  skills: [
    { group: 'skills.combat', name: 'Melee Combat', value: 6 },
    { group: 'skills.physical', name: 'Climbing', value: 5 },
    { group: 'skills.processing', name: 'Cracking', value: 3 },
    { group: 'skills.empathy', name: 'Bargaining', value: 9 },
    { group: 'skills.empathy', name: 'Perception', value: 6 },
  ],
  characteristics: [],
  device: {
    name: 'Pocket ledger',
    class: 'commlink',
    ratings: { processor: 4, system: 4, firewall: 6, uplink: 4, signal: 3 },
  },
  method: 'ar',
};

export const sampleSheets: readonly Sheet[] = [vesper, bram];
