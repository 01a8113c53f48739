/**
 * Names at the meeting point. A name stays reserved while its owner's socket is down: a connected phone gives up its
 * socket, and a phone that lost its network returns. Until then, no one else may answer in its place.
 */

/** How long an absent owner's name is reserved (ms). */
export const nameLifetimeMs = 24 * 3_600_000;

interface Reservation {
  readonly token: string;
  readonly network: string;
  readonly since: number;
  /** The owner left because it is connected to its partner. */
  readonly linked: boolean;
}

interface Holder<Owner> {
  readonly token: string;
  readonly owner: Owner;
}

/** `maxNames`: maximum number of reserved names in total; `maxNamesPerNetwork`: per address. The oldest are evicted. */
export class NameRegistry<Owner> {
  private readonly held = new Map<string, Holder<Owner>>();
  /** Oldest first. */
  private readonly kept = new Map<string, Reservation>();
  private readonly keptOf = new Map<string, Set<string>>();

  constructor(
    private readonly maxNames: number,
    private readonly maxNamesPerNetwork: number,
  ) {}

  /** Whether the name is free or belongs to this token. */
  free(name: string, token: string, now: number): boolean {
    this.forgetOld(now);
    const owner = this.held.get(name) ?? this.kept.get(name);
    return owner === undefined || owner.token === token;
  }

  /** Call only for a name that is `free` and has no holder. */
  take(name: string, token: string, owner: Owner): void {
    this.forget(name);
    this.held.set(name, { token, owner });
  }

  holder(name: string): Owner | null {
    return this.held.get(name)?.owner ?? null;
  }

  /** Whether the owner is away because it is connected to its partner. */
  linked(name: string): boolean {
    return this.kept.get(name)?.linked === true;
  }

  /** Call when the owner's socket is down. No effect if another of the owner's sockets has the name. */
  leave(name: string, owner: Owner, { network, linked }: { network: string; linked: boolean }, now: number): void {
    const holder = this.held.get(name);
    if (holder?.owner !== owner) return;
    this.held.delete(name);
    const own = this.keptOf.get(network) ?? new Set();
    this.keptOf.set(network, own.add(name));
    this.kept.set(name, { token: holder.token, network, since: now, linked });
    if (own.size > this.maxNamesPerNetwork) this.forget(first(own));
    if (this.kept.size > this.maxNames) this.forget(first(this.kept.keys()));
  }

  forgetOld(now: number): void {
    for (const [name, { since }] of this.kept) {
      if (now - since < nameLifetimeMs) return;
      this.forget(name);
    }
  }

  private forget(name: string): void {
    const kept = this.kept.get(name);
    if (!kept) return;
    this.kept.delete(name);
    const own = this.keptOf.get(kept.network);
    own?.delete(name);
    if (own?.size === 0) this.keptOf.delete(kept.network);
  }
}

function first(names: Iterable<string>): string {
  for (const name of names) return name;
  return '';
}
