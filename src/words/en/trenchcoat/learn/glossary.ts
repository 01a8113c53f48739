/** Every term of the rules, in a sentence or two. */

import type { GlossaryEntry } from '../../../lessons.ts';
import { type GlossaryRow, glossaryOf } from '../../glossaryOf.ts';

export const groups = ['Session', 'Tests', 'Dice', 'Characters', 'Matrix', 'Security'] as const;
type Group = (typeof groups)[number];

const session: readonly GlossaryRow[] = [
  ['Clock', 'Game time that has passed in the story. Matrix actions and the Game Master advance it.'],
  ['Game Master', 'Describes the world, plays everyone except the player’s characters, and has the last word.'],
  ['Hand out', 'To give the player a fact, a thing, a text or an account, without a test.'],
  ['Log', 'The record of the session: every test, what was told, and what was gained.'],
  ['Player', 'Plays their own character and anything that belongs to it, such as a drone.'],
  ['Reveal', 'After the session, the Game Master may show the dice, then the nodes. Both phones check them.'],
  ['Ruling', 'When the Game Master decides differently from the dice. The log marks it.'],
  ['Secret roll', 'A test that the player doesn’t notice. It appears in the log once the dice are revealed.'],
  ['Tell', 'To say how a test ended: success, words, the quality, or nothing yet.'],
];

const tests: readonly GlossaryRow[] = [
  ['Ability', 'A number on the sheet that counts in a test, such as a skill or an attribute.'],
  ['Band', 'A test quality in words, from Epic Fail to Epic Success.', '4 to 6: Good Result.'],
  ['Call', 'The Game Master asks for a test, with all its terms.'],
  [
    'Collaborative test',
    'Each of several characters does a part. Their abilities are averaged, and their number adds a bonus.',
    '3 characters: +1. 10: +2. 100: +3. 1,000: +4.',
  ],
  ['Difficulty', 'A modifier that the Game Master chooses. 0 is normal, −2 a slight handicap, −6 a severe one.'],
  ['Exploit test', 'Cracking against the Firewall, to do what your account doesn’t allow.'],
  ['Hidden term', 'A modifier that the player doesn’t see. It’s sealed before the dice are rolled.'],
  [
    'Limit',
    'The most that an ability can count for in a test. Modifiers come on top.',
    'Cracking 9, limit 8: it counts 8.',
  ],
  ['Modifier', 'A number that helps or hinders in one test.'],
  ['Opposed test', 'One side acts against another. The acting side wins ties.'],
  [
    'Supported test',
    'Several characters do the whole task together. Abilities and modifiers are averaged, then −1 applies once.',
  ],
  ['Task time', 'Taking less time or more than usual.', 'Half the time: −6. Ten times: +2.'],
  ['Test', 'Ten dice and a total, to decide what is in doubt and matters.'],
  ['Test quality', 'The dice plus the total. At 0 or higher, the test succeeds.', 'Dice +2, total 2: quality 4.'],
  ['Total', 'Everything that counts in a test except the dice.'],
];

const dice: readonly GlossaryRow[] = [
  ['5f', 'Five dice: one half of a test. A plus counts 1, a minus −1, a blank 0.'],
  ['Anomaly', 'Four matching dice in one half. Something extra happens, and the result stays.'],
  [
    'Critical',
    'Five matching dice in one half. Five pluses succeed, five minuses fail, and five blanks bring something very strange.',
  ],
  ['Half', 'Five of the ten dice of a test. The player’s half is open, the Game Master’s hidden.'],
  ['Non-blanks', 'How many dice of a half show a plus or a minus.'],
  ['R', 'The sum of all ten dice, from −10 to 10.'],
];

const characters: readonly GlossaryRow[] = [
  [
    'Access method',
    'How a character enters the matrix, from a keyboard to Hot Sim. It changes tests, time and damage.',
    'Physical: −3, ×6 time. Hot Sim: +2, ×0.7 time.',
  ],
  ['Attribute', 'What a character is: Logic, Body, Charisma and more.'],
  ['Characteristic', 'A number that the player names, such as a favour that is owed.'],
  ['Damage Pip', 'One point of damage. A wound affects a test as a modifier.'],
  ['Program', 'A tool for the matrix, with a rating. You don’t own a program without a rating.'],
  ['Sheet', 'All of a character’s numbers. It’s on both phones, except for the Game Master’s characters.'],
  ['Skill', 'What a character has learned, such as Stealth. It belongs to a skill group.'],
];

const matrix: readonly GlossaryRow[] = [
  ['Account', 'What you may do in a node: Anonymous, User, Security or Admin.'],
  ['Address', 'Also called AID. With it, you can access a node or analyze it.'],
  [
    'Analyze',
    'A test that reveals more about a node the better it goes.',
    'Quality 6: High or Low for each rating. Quality 14: exact numbers.',
  ],
  ['Crypt Rating', 'How well a file or stream is encrypted. Breaking it is a test against the rating plus 3.'],
  ['Cyberdeck', 'A device made for the matrix, often with a Sleaze module.'],
  ['File', 'A text in a node. It may be encrypted, or for users only.'],
  ['Firewall', 'The guard of a node, from 0 to 21. An alert raises it.', 'Blue to 4, Green to 9, Orange to 14.'],
  ['Find Wireless', 'A test with Scan that finds a wireless node within the range of your own Signal.'],
  ['Jam Wireless', 'A test with Scan against a wireless node. The Game Master says what happens then.'],
  ['Node', 'A computer in the matrix, with files, processes and streams.'],
  ['Persona', 'The process that stands for a user in the matrix.'],
  ['Process', 'A program that runs in a node, such as a door camera or ICE.'],
  ['Processor', 'The raw power of a node or device. An alert lowers it.'],
  ['Signal', 'How far wireless reaches.', 'Signal 5: 50 m. Signal 9: 1 km.'],
  ['Sleaze', 'Hides a decker, and keeps the tally low.'],
  ['Stream', 'A connection between two nodes. Your own access is one.'],
  ['System', 'The quality of what a node runs. It raises the tally.'],
  ['Uplink', 'How much data a device can send and receive.'],
];

const security: readonly GlossaryRow[] = [
  ['Active Alert', 'Everyone in the node knows of an intruder. Firewall +3, Processor −3.'],
  ['Combat ICE', 'Attacks a decker until it crashes. Its attacks are opposed tests.'],
  ['ICE', 'A process that defends a node: it analyzes, traces or attacks.'],
  ['Measure', 'How a node defends itself when the tally gets high.', '5: Analyze ICE. 25: Active Alert. 50: Shutdown.'],
  ['Shutdown', 'The node is down and every access ends. It can only be started again.'],
  ['Silent Alert', 'Some of the staff are warned, and the decker isn’t. Firewall +2, Processor −2.'],
  [
    'Tally',
    'The Game Master’s secret count of suspicion. Every exploit test can raise it.',
    'Dice 5, System 3, Sleaze 6: 2 more.',
  ],
];

/** A to Z. */
export const words: readonly GlossaryEntry<Group>[] = glossaryOf({
  Session: session,
  Tests: tests,
  Dice: dice,
  Characters: characters,
  Matrix: matrix,
  Security: security,
});
