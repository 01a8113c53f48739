/** Admission to the meeting point: allowed origins, a limit per address, and a total limit. */
import type { IncomingMessage } from 'node:http';
import { addressOf } from './address.ts';
import { TokenBucket } from './budget.ts';
import { originOf, type PointOptions } from './options.ts';

/** Connection rate per address: a burst of this many times its sockets, refilled every `refillS` seconds. */
const arrivals = { atOnce: 4, refillS: 10 };

interface AddressUsage {
  sockets: number;
  readonly arrivals: TokenBucket;
}

export class Admission {
  private readonly houses = new Map<string, AddressUsage>();
  private sockets = 0;
  private readonly origins: ReadonlySet<string | null> | 'any';

  constructor(private readonly options: PointOptions) {
    const { origins } = options;
    this.origins = origins === 'any' ? origins : new Set(origins.map(originOf));
  }

  networkOf(request: IncomingMessage): string {
    return addressOf(request, this.options.proxies);
  }

  /**
   * Rejects pages from a foreign origin. Non-browsers can send any origin, or none: this protects only browser users.
   */
  welcomes({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined || this.origins === 'any') return true;
    const canonical = originOf(origin);
    return canonical !== null && (this.origins.has(canonical) || new URL(canonical).host === host?.toLowerCase());
  }

  /** Returns false if an address reconnects too often. */
  arrives(network: string, now: number): boolean {
    return this.house(network, now).arrivals.spend(1, now);
  }

  /** Returns false if no place is left, in total or for this address. */
  enter(network: string, now: number): boolean {
    const house = this.house(network, now);
    if (this.sockets >= this.options.sockets || house.sockets >= this.options.perAddress) return false;
    house.sockets++;
    this.sockets++;
    return true;
  }

  leave(network: string): void {
    const house = this.houses.get(network);
    if (!house) return;
    house.sockets--;
    this.sockets--;
  }

  /** Forgets addresses that have been away for a while. */
  forgetOld(now: number): void {
    for (const [network, { sockets, arrivals }] of this.houses)
      if (sockets === 0 && arrivals.untouched(now)) this.houses.delete(network);
  }

  private house(network: string, now: number): AddressUsage {
    const known = this.houses.get(network);
    if (known) return known;
    const { perAddress } = this.options;
    const budget = new TokenBucket(
      arrivals.atOnce * perAddress,
      (arrivals.atOnce * perAddress) / arrivals.refillS,
      now,
    );
    const house = { sockets: 0, arrivals: budget };
    this.houses.set(network, house);
    return house;
  }
}
