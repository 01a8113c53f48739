/**
 * The terminal output: the app's addresses, the first one as a QR code, and a note that games belong to the address
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
    'Meatspace is running. Open this address on both phones, on the same network:',
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
  'Games belong to the address and port where they began. A phone can’t open them at any other.',
  'Over plain http, phones keep no copy of the app: finish open games before you start a newer version.',
];

const movedTo = (port: number, wanted: number): string[] => [
  `!! PORT ${wanted} WAS TAKEN, SO THIS IS PORT ${port}.`,
  `!! Games that began on port ${wanted} are not here. To open them, stop whatever uses port ${wanted} and start again.`,
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
