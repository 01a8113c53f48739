/**
 * Who has which name at the meeting point. A name stays its owner's while their socket is down: a phone that is linked gives
 * its socket back, and one whose radio is gone comes back, and until then nobody else may answer in its place.
 */

/** How long a name is kept for one who is not there, in milliseconds. */
export const keepMs = 24 * 3_600_000;

interface Kept {
  readonly token: string;
  readonly network: string;
  readonly since: number;
  /** They said that they leave because they have found their partner. */
  readonly linked: boolean;
}

interface Holder<Owner> {
  readonly token: string;
  readonly owner: Owner;
}

/** `most`: names kept in all; `mostOf`: for one address. The oldest make room. */
export class Names<Owner> {
  private readonly held = new Map<string, Holder<Owner>>();
  /** The oldest first. */
  private readonly kept = new Map<string, Kept>();
  private readonly keptOf = new Map<string, Set<string>>();

  constructor(
    private readonly most: number,
    private readonly mostOf: number,
  ) {}

  /** Whether nobody but the one with this token has the name. */
  free(name: string, token: string, now: number): boolean {
    this.forgetOld(now);
    const owner = this.held.get(name) ?? this.kept.get(name);
    return owner === undefined || owner.token === token;
  }

  /** Only what is `free` and has no holder may be taken. */
  take(name: string, token: string, owner: Owner): void {
    this.forget(name);
    this.held.set(name, { token, owner });
  }

  holder(name: string): Owner | null {
    return this.held.get(name)?.owner ?? null;
  }

  /** Its owner is away because they are with their partner. */
  linked(name: string): boolean {
    return this.kept.get(name)?.linked === true;
  }

  /** The owner's socket is down. Does nothing when the name has passed to another socket of theirs. */
  leave(name: string, owner: Owner, { network, linked }: { network: string; linked: boolean }, now: number): void {
    const holder = this.held.get(name);
    if (holder?.owner !== owner) return;
    this.held.delete(name);
    const own = this.keptOf.get(network) ?? new Set();
    this.keptOf.set(network, own.add(name));
    this.kept.set(name, { token: holder.token, network, since: now, linked });
    if (own.size > this.mostOf) this.forget(first(own));
    if (this.kept.size > this.most) this.forget(first(this.kept.keys()));
  }

  forgetOld(now: number): void {
    for (const [name, { since }] of this.kept) {
      if (now - since < keepMs) return;
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
