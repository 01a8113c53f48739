/** The first session, from either seat: a test, then a node. The dice and every answer are scripted. */
import type { Move } from '../../../../rules/trenchcoat/game/move.ts';
import type { LessonChapter } from '../../../lessons.ts';
import { requestTitle } from '../terms.ts';

export const scene = 'It’s raining on the tram yard. A guard dozes by the gate.';
export const attempt = 'I slip past the guard';
export const outcome = 'You slip past. The guard snores on.';

const aTest: LessonChapter<Move> = {
  title: 'A test',
  decks: [[], []],
  before: [],
  steps: [
    {
      what: ['You are the Game Master', 'You are a player'],
      why: [
        'You describe the world and speak for everyone in it, except the player’s character. What your phone shows is secret until you tell it.',
        'You play one character. Say what they try. The Game Master says what happens, with dice where it’s in doubt.',
      ],
    },
    {
      moves: ['gm say'],
      what: ['Say something: describe the scene', 'The Game Master describes the scene'],
      why: [
        'It’s raining on a tram yard, and a guard dozes by the gate. The player reads what you say.',
        'It’s raining on a tram yard, and a guard dozes by the gate. Most of a session is talk. Only what matters later is written down.',
      ],
    },
    {
      moves: ['gm done'],
      what: ['Hand over to the player', 'It’s your turn'],
      why: [
        'One of you acts at a time. You get the turn back whenever you ask for it.',
        'Now you say what your character does. First you need one.',
      ],
    },
    {
      moves: ['player sheet'],
      what: ['The player brings Vesper Quill', 'Bring Vesper Quill'],
      why: [
        'The sheet is on both phones. Read it under Sheet at any time. Every change to it is a line in your log.',
        'You roll with the numbers on the sheet. It’s on both phones, and every change to it is a line in the log.',
      ],
    },
    {
      moves: ['player ask'],
      what: ['The player asks for a Stealth test', 'Ask for a Stealth test'],
      why: [
        'Vesper wants to slip past the guard. You decide whether that takes a test: only if it’s in doubt and it matters.',
        'You want to slip past the guard, and Vesper’s Stealth is 4. The Game Master calls the test, or decides without one.',
      ],
    },
    {
      moves: ['gm call'],
      what: ['Choose difficulty −2 and call the test', 'The Game Master calls the test'],
      why: [
        'The guard is half asleep, so −2 will do. The player sees the terms with an eye. The difficulty stays hidden.',
        'Your Stealth counts for you. Something hidden may count against you, and you won’t learn how much.',
      ],
    },
    {
      moves: ['player roll'],
      what: ['The player rolls', 'Roll your five dice'],
      why: [
        'Both phones roll together, so nobody can choose a die. Five dice are yours, and only you see them.',
        'A plus counts 1, a minus −1, a blank 0. You roll once. The Game Master has five dice too, which you don’t see.',
      ],
    },
    {
      moves: ['gm tell'],
      what: ['Tell the player what happens', 'The Game Master tells you what happens'],
      why: [
        'The ten dice come to +2 and the total is 2. That’s a quality of 4, a good result. You choose how much of this the player hears.',
        'You succeeded. You see your own half and what you were told. The rest stays with the Game Master.',
      ],
    },
    {
      what: 'That was a test',
      why: [
        'If no dice are needed, choose No test and decide. You can also rule against the dice. The log then says so.',
        'Four matching dice in one half are an anomaly, and five are a critical. Then something extra happens.',
      ],
    },
  ],
};

const aNode: LessonChapter<Move> = {
  title: 'A node',
  decks: [[], []],
  before: ['gm done', 'player sheet'],
  steps: [
    {
      moves: ['gm bring'],
      what: ['Add the node Tram Depot, its address known', 'The Game Master adds a node: Tram Depot'],
      why: [
        'A node is a computer with files, processes and defences. The player gets its name and address, and nothing else.',
        'A node is a computer in the matrix. You know its address, and nothing else.',
      ],
    },
    {
      moves: ['gm done'],
      what: ['Hand over to the player', 'It’s your turn'],
      why: [
        'Under Matrix you read the whole node. Tap a row there to tell the player what it says.',
        'Under Matrix you see what you know of the node, and what you can do there.',
      ],
    },
    {
      moves: ['player access'],
      what: ['The player accesses the node', 'Access Tram Depot'],
      why: [
        'An address is all it takes.',
        'An address is all it takes. You come in with an Anonymous account, which allows little.',
      ],
    },
    {
      moves: ['gm allow'],
      what: ['No test: let it succeed', 'The Game Master lets it succeed'],
      why: [
        'The rules don’t call for dice here. Your phone proposes what the player gains, and you can change it.',
        'The rules don’t call for dice here. You’re in.',
      ],
    },
    {
      moves: ['player account'],
      what: ['The player wants a User account', 'Try for a User account'],
      why: [
        'They aren’t entitled to one, so an exploit test comes first.',
        'You aren’t entitled to one, so an exploit test comes first. It is Cracking, limited by your Exploit program, against the Firewall.',
      ],
    },
    {
      moves: ['gm call'],
      what: ['Call the exploit test', 'The Game Master calls the exploit test'],
      why: [
        'Cracking 9 counts as 8, because Exploit is 8. Hot Sim adds 2, and the account costs 3. The Firewall of 4 is hidden.',
        'Cracking 9 counts as 8, because your Exploit is 8. Hot Sim adds 2, and the account costs 3.',
      ],
    },
    {
      moves: ['player roll'],
      what: ['The player rolls', 'Roll your five dice'],
      why: [
        'When the dice are rolled, you see the quality, and what the test adds to the tally.',
        'If you succeed, you hold a User account until you leave the node.',
      ],
    },
    {
      moves: ['gm tell'],
      what: ['Tell the player what happens', 'The Game Master tells you what happens'],
      why: [
        'Every exploit test raises the tally, which only you see. Here it’s 5 for the dice, +3 for System and −6 for Sleaze: 2. At 5, Analyze ICE starts.',
        'You hold a User account. But every exploit test raises a tally that only the Game Master sees, and the node defends itself.',
      ],
    },
    {
      moves: ['gm end'],
      what: ['End the session', 'The Game Master ends the session'],
      why: [
        'Either of you can end it at any time. Nobody wins or loses.',
        'Either of you can end it at any time. Nobody wins or loses.',
      ],
    },
    {
      moves: ['gm dice'],
      what: ['Reveal the dice', 'The Game Master reveals the dice'],
      why: [
        'This is your choice. The player then sees your half of every test, and their phone checks it.',
        'Now you see the other half of every test, and your phone checks it.',
      ],
    },
    {
      moves: ['gm node'],
      what: ['Reveal the node', 'The Game Master reveals the node'],
      why: [
        'This shows every hidden term, the node and its tally. Keep it hidden if you want to use the node again.',
        'Now you see every hidden term, the node and its tally. The log says which results match.',
      ],
    },
    {
      moves: ['gm close'],
      what: ['Close the session', 'The Game Master closes the session'],
      why: [
        'After that nothing more is revealed. What stays hidden reads “not verified”, and nobody is blamed for it.',
        'After that nothing more is revealed. What stays hidden reads “not verified”, and nobody is blamed for it.',
      ],
    },
    {
      what: 'That was a session',
      why: [
        'The log lists every test. Next time, the player brings the same character, with damage and growth.',
        'The log lists every test. Save your character under Sheet, with damage and growth, and bring them next time.',
      ],
    },
  ],
};

export const chapters: readonly LessonChapter<Move>[] = [aTest, aNode];

/** A move as a button in the lesson. */
export function moveTitle(move: Move): string {
  if (move.do === 'sheet') return `Bring ${move.sheet.name}`;
  if (move.do === 'request') return `Ask for: ${requestTitle(move.request)}`;
  if (move.do === 'call') return `Call: ${move.call.label}`;
  return titles[move.do];
}

const titles: Readonly<Record<Exclude<Move['do'], 'sheet' | 'request' | 'call'>, string>> = {
  leave: 'Leave the node',
  yield: 'Let the Game Master act',
  stop: 'End the session',
  roll: 'Roll 5f',
  bring: 'Add the node',
  without: 'Decide without a test',
  tell: 'Tell the result',
  announce: 'Say it',
  clock: 'Set the game time',
  dice: 'Switch the dice',
  done: 'Hand over',
  end: 'End the session',
  openDice: 'Reveal the dice',
  openNode: 'Reveal the nodes',
  close: 'Done',
};
