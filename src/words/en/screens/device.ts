/** What the screens/device screens say. */

export const typeTheAddressOf = 'Type the address of the pairing server, such as pair.example.org.';
export const anAddressOfA = (scheme: string) =>
  `An address of a pairing server begins with https:// or http://, not with ${scheme}://.`;
export const thatIsNoAddress =
  'That is no address: a name or a number, and after a colon the port, such as pair.example.org:9000.';
export const theAddressOfA = 'The address of a pairing server holds a host, a port and a path, and nothing else.';
export const thisPageCameBy =
  'This page came by https, so the browser calls no server by plain http: give an address with https.';
export const thisBrowserDoesNot =
  'This browser does not accept that relay. Check the address, or ask whoever runs the relay for another one.';
export const thatIsTooLong = 'That is too long.';
export const theAddressOfARelay =
  'The address of a relay begins with turn:, turns: or stun:, then a host and a port, such as turn:relay.example.org:3478.';
export const aPortIsA = 'A port is a number from 1 to 65535.';
export const aTurnRelayWants = 'A TURN relay wants the name and the password it was set up with.';
export const aStunServerTakes = 'A STUN server takes no transport: leave out what follows the question mark.';
export const aStunServerWants = 'A STUN server wants no name and no password.';
