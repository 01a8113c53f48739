/** Three original nodes and an adventure that uses them: an easy one, a guarded one, a nasty one. */
import { emptyNode, type Node } from '../matrix/node.ts';

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
