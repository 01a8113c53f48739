/**
 * The terminal's output: the app's addresses, the first one as a QR code, and a note that games belong to the address
 * where they began.
 */
import { networkInterfaces } from 'node:os';
import encodeQR from 'qr';

/** `wanted`: the requested port. Games started on one port are not visible on another. */
export function welcome(port: number, addresses = lanAddresses(), wanted = port): string {
  const [first] = addresses;
  const url = (address: string) => `http://${address}:${port}/`;
  const moved = port === wanted ? [] : ['', ...movedTo(port, wanted)];
  if (first === undefined) {
    const alone = "This computer isn't on a network. Join one so that two phones can reach it.";
    return [`Meatspace is at ${url('localhost')}`, alone, ...moved, ''].join('\n');
  }
  return [
    'Meatspace. Open this address on both phones, in the same network:',
    '',
    ...addresses.map((address) => `  ${url(address)}`),
    `  ${url('localhost')} (on this computer)`,
    '',
    encodeQR(url(first), 'ascii', { border: 2 }),
    ...stays,
    ...moved,
  ].join('\n');
}

const stays = [
  'A phone keeps its games for the address and the port they were begun at, and finds them nowhere else.',
  'Phones that come by plain http keep no copy of the app: let open games end before you start a newer version.',
];

const movedTo = (port: number, wanted: number): string[] => [
  `!! PORT ${wanted} WAS TAKEN, SO THIS IS PORT ${port}.`,
  `!! Games begun at port ${wanted} are not here. To find them, end what runs at port ${wanted} and start again.`,
];

/** This computer's reachable IPv4 addresses; home networks first. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  const found = Object.values(interfaces)
    .flat()
    .filter((one) => one && one.family === 'IPv4' && !one.internal)
    .map((one) => one!.address);
  const home = (address: string) => /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address);
  return [...found.filter(home), ...found.filter((address) => !home(address))];
}
