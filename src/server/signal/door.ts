/** Who may come to the meeting point: pages of the right origins, so many from one address, so many in all. */
import type { IncomingMessage } from 'node:http';
import { addressOf } from './address.ts';
import { SignalBudget } from './budget.ts';
import { originOf, type PointOptions } from './options.ts';

/** How often an address may come: all its places this often over at once, and again in `refillS` seconds. */
const arrivals = { atOnce: 4, refillS: 10 };

interface House {
  sockets: number;
  readonly arrivals: SignalBudget;
}

export class Door {
  private readonly houses = new Map<string, House>();
  private sockets = 0;
  private readonly origins: ReadonlySet<string | null> | 'any';

  constructor(private readonly options: PointOptions) {
    const { origins } = options;
    this.origins = origins === 'any' ? origins : new Set(origins.map(originOf));
  }

  networkOf(request: IncomingMessage): string {
    return addressOf(request, this.options.proxies);
  }

  /** A page of a foreign origin is kept out. What is no browser names none, or any: this protects the browsers' owners alone. */
  welcomes({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined || this.origins === 'any') return true;
    const canonical = originOf(origin);
    return canonical !== null && (this.origins.has(canonical) || new URL(canonical).host === host?.toLowerCase());
  }

  /** Whoever comes and goes and comes is told to wait. Result: false then. */
  arrives(network: string, now: number): boolean {
    return this.house(network, now).arrivals.spend(1, now);
  }

  /** Result: false when there is no place left, in all or for this address. */
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

  /** Addresses that have not been here for a while. */
  forgetOld(now: number): void {
    for (const [network, { sockets, arrivals }] of this.houses)
      if (sockets === 0 && arrivals.untouched(now)) this.houses.delete(network);
  }

  private house(network: string, now: number): House {
    const known = this.houses.get(network);
    if (known) return known;
    const { perAddress } = this.options;
    const budget = new SignalBudget(
      arrivals.atOnce * perAddress,
      (arrivals.atOnce * perAddress) / arrivals.refillS,
      now,
    );
    const house = { sockets: 0, arrivals: budget };
    this.houses.set(network, house);
    return house;
  }
}
