/** What the screens/device screens say. */

export const typeTheAddressOf = 'Type the address of the pairing server, such as pair.example.org.';
export const anAddressOfA = (scheme: string) =>
  `An address of a pairing server begins with https:// or http://, not with ${scheme}://.`;
export const thatIsNoAddress =
  'That is no address: a name or a number, and after a colon the port, such as pair.example.org:9000.';
export const theAddressOfA = 'The address of a pairing server holds a host, a port and a path, and nothing else.';
export const thisPageCameBy =
  'This page came by https, so the browser calls no server by plain http: give an address with https.';
