/** UI text of the `device` screens. */

export const typeAnAddress = 'Type the address of the pairing server, such as pair.example.org.';
export const wrongScheme = (scheme: string) =>
  `A pairing server’s address starts with https:// or http://, not with ${scheme}://.`;
export const notAnAddress =
  'That isn’t an address. Type a host name or IP address, then a colon and the port, such as pair.example.org:9000.';
export const wrongAddressParts = 'A pairing server’s address has only a host, a port and a path.';
export const needsHttps =
  'This page was opened over https, so the browser can’t use a plain http server. Type an https address.';
