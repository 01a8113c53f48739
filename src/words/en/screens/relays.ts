/** What the screens/relays screens say. */

export const thisBrowserDoesNot =
  'This browser does not accept that relay. Check the address, or ask whoever runs the relay for another one.';
export const thatIsTooLong = 'That is too long.';
export const theAddressOfARelay =
  'The address of a relay begins with turn:, turns: or stun:, then a host and a port, such as turn:relay.example.org:3478.';
export const aPortIsA = 'A port is a number from 1 to 65535.';
export const aTurnRelayWants = 'A TURN relay wants the name and the password it was set up with.';
export const aStunServerTakes = 'A STUN server takes no transport: leave out what follows the question mark.';
export const aStunServerWants = 'A STUN server wants no name and no password.';
