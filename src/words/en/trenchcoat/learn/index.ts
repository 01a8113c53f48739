export const learn = 'Learn';
export const title = 'Pink Trenchcoat';
export const whatItIs =
  'A role-playing game for two phones. The Game Master prepares a world and says what happens. The player says what a character does. Dice decide what is in doubt.';
export const aFirstTest = 'A first session';
export const firstTestDetail = 'A test, then a node, step by step. Try any other move to see what it would do.';
export const howToPlay = 'How to play';
export const playIt = 'Play the first session';
export const glossary = 'Glossary';

interface SeatPage {
  readonly title: string;
  /** Shown in a list of pages. */
  readonly detail: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

export const pages: readonly [SeatPage, SeatPage] = [
  {
    title: 'For the Game Master',
    detail: 'Scenes, tests, nodes, secrets',
    sections: [
      {
        title: 'What you do',
        text: 'You describe the world and speak for everyone in it, except the player’s characters. Ask what they do, then say what happens.',
      },
      {
        title: 'Before you play',
        text: 'Under Character sheets and nodes, prepare the people and computers of your adventure, or use the ones that come with the game. What you prepare stays on your phone.',
      },
      {
        title: 'Play with several players',
        text: 'Invite up to six players with one code. Each player has a session of their own with you, and nobody sees another player’s tests. The strip at the top leads to each of them. Under All, you call a joint test or tell everybody something.',
      },
      {
        title: 'Call a test',
        text: 'Call a test if something is in doubt and matters. Tap one of the character’s skills, choose a difficulty and tap Call. The player never sees hidden terms.',
      },
      {
        title: 'Read the dice',
        text: 'You and the player roll five dice each. All ten dice plus the total make the test quality. At 0 or higher, it’s a success. Only you see your half.',
      },
      {
        title: 'Tell what happens',
        text: 'Choose what the player hears: success or failure, words, the quality, or nothing yet. Add your own words, and what they gain: a fact, a file, an account, damage.',
      },
      {
        title: 'Run a node',
        text: 'Add a node, and read it under Matrix. Tap a row to tell the player what it says. Every exploit test raises the tally. At 5, 10, 15, 20, 25 and 50 the node defends itself.',
      },
      {
        title: 'Keep a secret',
        text: 'Roll in secret if the player shouldn’t notice. Their phone shows nothing, but both phones still roll the dice together.',
      },
      {
        title: 'End the session',
        text: 'Nobody wins. End the session, then reveal the dice and the nodes if you like. Both phones check that nobody chose or changed a die.',
      },
    ],
  },
  {
    title: 'For the player',
    detail: 'Your character, tests, the matrix',
    sections: [
      {
        title: 'What you do',
        text: 'You play a character. Say what they try. The Game Master says what happens, and calls for dice if it’s in doubt.',
      },
      {
        title: 'Your character',
        text: 'Bring a sheet that you made, or one that comes with the game. You can bring more: a drone, an agent, a contact. The Game Master sees every change.',
      },
      {
        title: 'Ask for a test',
        text: 'Tap a skill, or tap Ask for a test to say what you try. The Game Master calls the test, or decides without dice.',
      },
      {
        title: 'Roll',
        text: 'You roll five dice, once. A plus counts 1, a minus −1. The Game Master’s five dice stay hidden. Four matching dice are an anomaly, five are a critical.',
      },
      {
        title: 'In the matrix',
        text: 'Under Matrix you see what you know of a node. Filled actions are possible. An outlined action needs an exploit test first. If an action is blocked, it says why.',
      },
      {
        title: 'The tally',
        text: 'Every exploit test raises a tally that you don’t see. As it rises, the node looks for you, traces you, attacks you and shuts down. A high Sleaze keeps the tally low.',
      },
      {
        title: 'After the session',
        text: 'Save your character for next time. If the Game Master reveals the dice, your phone checks every test and says which results match.',
      },
    ],
  },
];
