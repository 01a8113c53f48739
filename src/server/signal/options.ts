/** What the meeting point takes, and from whom; the owner of the server says it in its environment. */
import { fail, ok, type Result } from '../../base/result.ts';

export interface PointOptions {
  /** Sockets in all. */
  readonly sockets: number;
  /** Sockets from one address. */
  readonly perAddress: number;
  /** Reverse proxies in front of it, whose word on the caller's address counts. */
  readonly proxies: number;
  /** The pages that may come, beside those of its own host. */
  readonly origins: readonly string[] | 'any';
  /** A socket that says nothing for so long is ended, in milliseconds. A phone says hello every 5 s. */
  readonly silenceMs: number;
  /** How long a call waits for a phone that is not there yet, in milliseconds. The caller gives up after 8 s. */
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
 * `SOCKETS`, `SOCKETS_PER_ADDRESS`, `TRUST_PROXY` (how many) and `ORIGINS` (with spaces or commas in between, `*` for any).
 * What is not set is left out. A failure is a sentence.
 */
export function readOptions(env: Environment): Result<Partial<PointOptions>, string> {
  const numbers = { sockets: 'SOCKETS', perAddress: 'SOCKETS_PER_ADDRESS', proxies: 'TRUST_PROXY' } as const;
  const read: { -readonly [K in keyof PointOptions]?: PointOptions[K] } = {};
  for (const [option, name] of Object.entries(numbers) as [keyof typeof numbers, string][]) {
    const text = env[name];
    if (text === undefined || text === '') continue;
    if (!/^\d{1,6}$/.test(text) || (Number(text) === 0 && option !== 'proxies'))
      return fail(`${name} is a number, such as ${name}=${option === 'proxies' ? 1 : defaults[option]}.`);
    read[option] = Number(text);
  }
  const origins = (env.ORIGINS ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
  if (origins.includes('*')) return ok({ ...read, origins: 'any' });
  const wrong = origins.find((origin) => originOf(origin) === null);
  if (wrong !== undefined)
    return fail(`ORIGINS are addresses such as https://games.example.org, without a path. ${wrong} is none.`);
  return ok(origins.length > 0 ? { ...read, origins } : read);
}

/** In the one way in which browsers write it; null when it is none. */
export function originOf(text: string): string | null {
  try {
    const { origin, protocol, href } = new URL(text);
    return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : null;
  } catch {
    return null;
  }
}
