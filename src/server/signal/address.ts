/** The unit for rate limits: an IPv4 address, or a household's IPv6 network. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * `proxies`: number of reverse proxies in front. Each appends the address it was called from to `X-Forwarded-For`;
 * anything before that may be forged by the caller, and without a proxy, all of it.
 */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const told = bare(forwarded.at(-proxies) ?? '');
  return network(isIP(told) ? told : (socket.remoteAddress ?? ''));
}

/** Some proxies include the port. */
const bare = (text: string): string => text.trim().replace(/^\[([^\]]*)\].*$|^([\d.]+):\d+$/, '$1$2');

/**
 * An IPv6 address shares its network with 2^64 others, and many households have 256 such networks: only the first 56
 * bits count.
 */
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
