/** Why the address of a pairing server or a relay can't be used. */

export const typeAnAddress = 'Type the address of the pairing server, such as pair.example.org.';
export const wrongScheme = (scheme: string) =>
  `A pairing server’s address starts with https:// or http://, not with ${scheme}://.`;
export const notAnAddress =
  'That isn’t an address. Type a host name or IP address, then a colon and the port, such as pair.example.org:9000.';
export const wrongAddressParts = 'A pairing server’s address has only a host, a port and a path.';
export const needsHttps =
  'This page was opened over https, so the browser can’t use a plain http server. Type an https address.';

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
