/** What the terminal says: where the phones find the app, and the first address as a code to be scanned. */
import { networkInterfaces } from 'node:os';
import encodeQR from 'qr';

export function welcome(port: number, addresses = lanAddresses()): string {
  const [first] = addresses;
  const url = (address: string) => `http://${address}:${port}/`;
  if (first === undefined) {
    return `Meatspace is at ${url('localhost')}\nThis computer is in no network: join one, so that two phones can reach it.\n`;
  }
  return [
    'Meatspace. Open this address on both phones, in the same network:',
    '',
    ...addresses.map((address) => `  ${url(address)}`),
    `  ${url('localhost')} (on this computer)`,
    '',
    encodeQR(url(first), 'ascii', { border: 2 }),
  ].join('\n');
}

/** This computer's IPv4 addresses that others can reach; those of home networks first. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  const found = Object.values(interfaces)
    .flat()
    .filter((one) => one && one.family === 'IPv4' && !one.internal)
    .map((one) => one!.address);
  const home = (address: string) => /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address);
  return [...found.filter(home), ...found.filter((address) => !home(address))];
}
