/** Where a request comes from, as far as it is counted: one IPv4 address, or the IPv6 network of one household. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * `proxies`: how many reverse proxies stand in front. Each adds the address it was called from at the end of
 * `X-Forwarded-For`; what stands before those is the caller's own invention, and without a proxy all of it is.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const told = bare(forwarded.at(-proxies) ?? '');
  return network(isIP(told) ? told : (socket.remoteAddress ?? ''));
}

/** Some proxies write the port as well. */
const bare = (text: string): string => text.trim().replace(/^\[([^\]]*)\].*$|^([\d.]+):\d+$/, '$1$2');

/** One IPv6 address comes with 2^64 others, and many a household has 256 such networks: the first 56 bits count. */
export function network(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  if (tail !== undefined) while (groups.length + rest.length < 8) groups.push('0');
  const [first, second, third, fourth] = [...groups, ...rest].map((group) => Number.parseInt(group, 16));
  const kept = [first, second, third, (fourth ?? 0) & 0xff00];
  return `${kept.map((group) => (group ?? 0).toString(16)).join(':')}::`;
}
