export const skipAutomatically = 'Skip automatically';
export const askEveryTime = 'Ask every time';
export const skipNote =
  'Chances to act that players rarely use are skipped, always after the same delay. You are still asked when it matters.';
export const askEveryTimeNote = 'The game stops at every chance you have to act, even on your opponent’s turn.';
export const duringAGame = 'During a game';
export const whenICouldAct = 'When I could act out of turn';
export const yourHand = 'Your hand';
export const coverTitle = 'Cover it';
export const laterInMyTurn = 'Later on my turn';
export const soon = 'Soon';
export const whenLaidDown = 'When laid down';
export const coverLater =
  'After 60 seconds on your turn, 20 on your opponent’s. Also when you lay the phone face down or leave the app.';
export const coverSoon = 'After 20 seconds. Also when you lay the phone face down or leave the app.';
export const coverWhenLaidDown = 'Only when you lay the phone face down or leave the app.';
export const settings = 'Settings';
export const more = 'More';
export const yourTurn = 'Your turn';
export const allFeedback = 'All';
export const off = 'Off';
export const whenItsYourTurn = 'On your turn, and when you have to decide something on your opponent’s.';
export const feedbackNote = 'Your turn, runs, traces, damage and the end of the game.';
export const soundAndVibration = 'Sound and vibration';
export const vibration = 'Vibration';
export const noVibration = 'This browser can’t vibrate.';
export const sound = 'Sound';
export const soundNote = ' Sounds play at media volume. An iPhone on silent stays silent.';
export const noSound = 'This browser can’t play sounds.';
export const pairingServer = 'Pairing server';
const currentServer = (server: string) =>
  server === '' ? 'Currently: the computer this app came from.' : `Currently: ${server}`;
export const serverNote = (server: string) =>
  `The server introduces two phones to each other. It sees no cards and no moves. ${currentServer(server)}`;
export const address = 'Address';
export const exampleAddress = 'pair.example.org';
export const useThisServer = 'Use this server';
export const useTheDefaultServer = 'Use the default server';
export const relays = 'Relays';
export const relaysNote =
  'For two phones on different networks. A TURN relay forwards encrypted messages between them. It sees their addresses, not the content.';
export const removeUrl = (url: string) => `Remove ${url}`;
export const removeLabel = 'Remove';
export const relayLimitNote = 'You can add up to eight relays. Remove one to add another.';
export const name = 'Name';
export const password = 'Password';
export const addTheRelay = 'Add the relay';
