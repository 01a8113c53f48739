/** UI text of the `relays` screens. */

export const relayRejected =
  'This browser doesn’t accept that relay. Check the address, or ask the person who runs it.';
export const thatIsTooLong = 'That is too long.';
export const relayAddressForm =
  'A relay’s address starts with turn:, turns: or stun:, then a host and a port, such as turn:relay.example.org:3478.';
export const portRange = 'A port is a number from 1 to 65535.';
export const turnNeedsPassword = 'A TURN relay needs its user name and password.';
export const stunHasNoTransport =
  'A STUN server has no transport. Leave out the question mark and everything after it.';
export const stunNeedsNoPassword = 'A STUN server needs no user name or password.';
