/**
 * Three original nodes, an easy one, a guarded one and a nasty one, with an adventure that uses them; and two starter
 * characters: one who lives in the matrix, and one who would rather talk.
 */
import { emptyNode, type Node } from './matrix/node.ts';
import type { Sheet } from './sheet/sheet.ts';

/** Barely guarded, for beginners. */
const tram: Node = {
  ...emptyNode('Tram Depot'),
  aid: 'depot.line7',
  class: 'mainframe',
  functionality: 'Timetables and doors of the trams of line 7',
  ratings: { processor: 8, system: 3, firewall: 4, uplink: 8 },
  marks: {
    processor: { two: 'Low', three: 'Low' },
    system: { two: 'Low', three: 'Low' },
    firewall: { two: 'Low', three: 'Low' },
    uplink: { two: 'High', three: 'Med' },
  },
  place: { Continent: 'Europe', State: 'Saxony', City: 'Leipzig', Suburb: 'Plagwitz' },
  logs: 'Car 2213 left at 03:12 without a driver.',
  accounts: 'shift, cleaner, line7',
  files: [
    { name: 'roster', crypt: null, text: 'Night shift: Anselm. He sleeps from two to four.', level: 'anonymous' },
  ],
  processes: [
    { name: 'door camera', ice: null, score: null, state: 'running', text: 'It sees the yard and the gate.' },
    { name: 'Sniffer', ice: 'Analyze', score: 3, state: 'idle', text: '' },
  ],
};

/** A guarded archive: worth an account, and it strikes late. */
const archive: Node = {
  ...emptyNode('Harbour Registry'),
  aid: 'registry.harbour',
  class: 'mainframe',
  functionality: 'Bills of lading of the free port',
  ratings: { processor: 12, system: 7, firewall: 11, uplink: 12 },
  marks: {
    processor: { two: 'High', three: 'High' },
    system: { two: 'Low', three: 'Med' },
    firewall: { two: 'High', three: 'Med' },
    uplink: { two: 'High', three: 'High' },
  },
  place: { Continent: 'Europe', State: 'Netherlands', City: 'Vlissingen', Suburb: 'Buitenhaven', Street: 'Kade 9' },
  logs: 'The ledger was read on Tuesday, by an account that nobody has.',
  accounts: 'clerk, harbour-master, audit',
  subscriptions: 'The depot of line 7 asks for arrivals each night.',
  files: [
    {
      name: 'ledger',
      crypt: 4,
      text: 'Crate 88 went to pier nine, and never came out of the books.',
      level: 'anonymous',
    },
    { name: 'wages', crypt: null, text: 'Somebody is paid twice: Anselm.', level: 'user' },
  ],
  processes: [
    { name: 'crane 4', ice: null, score: null, state: 'running', text: 'It moves what the ledger tells it to move.' },
    { name: 'Combat ICE', ice: 'Combat', score: 7, state: 'idle', text: 'A dock dog made of light.' },
  ],
  streams: [
    { name: 'to the depot', from: 'Harbour Registry', to: 'Tram Depot', crypt: 2, text: 'Arrivals, once a night.' },
  ],
};

/** Nasty: it sees every visitor, and hits hard. */
const tower: Node = {
  ...emptyNode('Glass Tower'),
  aid: '',
  class: 'mainframe',
  functionality: 'The vault of Lindqvist and Daughters',
  ratings: { processor: 18, system: 11, firewall: 17, uplink: 16, signal: 6, sleaze: 4 },
  marks: {
    processor: { two: 'High', three: 'High' },
    system: { two: 'High', three: 'High' },
    firewall: { two: 'High', three: 'High' },
    uplink: { two: 'High', three: 'High' },
    signal: { two: 'Low', three: 'Med' },
    sleaze: { two: 'Low', three: 'Med' },
  },
  place: { Continent: 'Europe', State: 'Sweden', City: 'Malmo', Suburb: 'Vastra Hamnen', Street: 'Ribbingsgatan' },
  logs: 'Crate 88 was opened on the ninth floor. Two people saw it; one is still paid.',
  accounts: 'lindqvist, daughter-1, daughter-2, guard',
  files: [{ name: 'crate 88', crypt: 8, text: 'It holds the first key to every tram in Europe.', level: 'user' }],
  processes: [
    { name: 'Gaze', ice: 'Trace', score: 9, state: 'running', text: 'It follows a stream home.' },
    { name: 'Shard', ice: 'Combat', score: 11, state: 'idle', text: 'Falling glass.' },
  ],
};

export const sampleNodes: readonly Node[] = [tram, archive, tower];

/** What the Game Master is told before starting. */
export const sampleAdventure = {
  name: 'Crate 88',
  text: 'A tram leaves its depot at night without a driver, and its doors open at pier nine. Somebody wants to know who sent it. The depot knows who sleeps at his post; the registry knows what he is paid for; the tower knows what is in the crate. Bring Tram Depot and Harbour Registry at once with their addresses known, and Glass Tower without: its address stands in the ledger, if you tell it.',
} as const;

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
