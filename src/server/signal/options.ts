/** Limits of the meeting point and allowed origins, set by environment variables. */
import { fail, ok, type Result } from '../../base/result.ts';

export interface PointOptions {
  /** Total sockets. */
  readonly sockets: number;
  /** Sockets per address. */
  readonly perAddress: number;
  /** Number of trusted reverse proxies in front of it. */
  readonly proxies: number;
  /** Allowed origins in addition to its own host. */
  readonly origins: readonly string[] | 'any';
  /** A silent socket is closed after this time (ms). Phones send a heartbeat every 5 s. */
  readonly silenceMs: number;
  /** How long a call waits for an absent phone (ms). The caller gives up after 8 s. */
  readonly holdMs: number;
}

export const defaults: PointOptions = {
  sockets: 5000,
  perAddress: 64,
  proxies: 0,
  origins: [],
  silenceMs: 20_000,
  holdMs: 5000,
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * `SOCKETS`, `SOCKETS_PER_ADDRESS`, `TRUST_PROXY` (a number) and `ORIGINS` (separated by spaces or commas, `*` for
 * any). Unset variables are omitted. A failure is returned as a sentence.
 */
export function readOptions(env: Environment): Result<Partial<PointOptions>, string> {
  const numbers = { sockets: 'SOCKETS', perAddress: 'SOCKETS_PER_ADDRESS', proxies: 'TRUST_PROXY' } as const;
  const read: { -readonly [K in keyof PointOptions]?: PointOptions[K] } = {};
  for (const [option, name] of Object.entries(numbers) as [keyof typeof numbers, string][]) {
    const text = env[name];
    if (text === undefined || text === '') continue;
    if (!/^\d{1,6}$/.test(text) || (Number(text) === 0 && option !== 'proxies'))
      return fail(`${name} must be a number, such as ${name}=${option === 'proxies' ? 1 : defaults[option]}.`);
    read[option] = Number(text);
  }
  const origins = (env['ORIGINS'] ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  if (origins.includes('*')) return ok({ ...read, origins: 'any' });
  const wrong = origins.find((origin) => originOf(origin) === null);
  if (wrong !== undefined)
    return fail(`ORIGINS must be addresses without a path, such as https://games.example.org. ${wrong} isn’t one.`);
  return ok(origins.length > 0 ? { ...read, origins } : read);
}

/** Normalised as browsers send it; null if invalid. */
export function originOf(text: string): string | null {
  try {
    const { origin, protocol, href } = new URL(text);
    return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null;
  } catch {
    return null;
  }
}
