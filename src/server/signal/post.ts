/** Queues messages for phones that are offline: a guest often calls just before the host is back. */

/** Maximum number of characters in queued messages: per sender, and in total. */
export const queueLimits = { ofSender: 64 * 1024, inAll: 16 * 1024 * 1024 };

interface QueuedMessages<Sender> {
  readonly from: Sender;
  readonly to: string;
  readonly since: number;
  readonly letters: string[];
}

export class MessageQueue<Sender> {
  private readonly bundles = new Set<QueuedMessages<Sender>>();
  private readonly byName = new Map<string, Map<Sender, QueuedMessages<Sender>>>();
  private readonly sizes = new Map<Sender, number>();
  private size = 0;

  /** Returns false and drops the message if too much is already queued. */
  add(from: Sender, to: string, letter: string, now: number): boolean {
    const own = (this.sizes.get(from) ?? 0) + letter.length;
    if (own > queueLimits.ofSender || this.size + letter.length > queueLimits.inAll) return false;
    this.sizes.set(from, own);
    this.size += letter.length;
    const box = this.byName.get(to) ?? new Map<Sender, QueuedMessages<Sender>>();
    this.byName.set(to, box);
    const bundle = box.get(from) ?? { from, to, since: now, letters: [] };
    box.set(from, bundle);
    this.bundles.add(bundle);
    bundle.letters.push(letter);
    return true;
  }

  /** Called when the recipient has connected: removes and returns its messages. */
  collect(to: string): string[] {
    return [...(this.byName.get(to)?.values() ?? [])].flatMap((bundle) => {
      this.drop(bundle);
      return bundle.letters;
    });
  }

  /**
   * Drops expired messages. Returns each sender and recipient once. `holdMs`: how long messages to this name are kept.
   */
  expired(now: number, holdMs: (to: string) => number): { from: Sender; to: string }[] {
    const over = [...this.bundles].filter(({ to, since }) => now - since >= holdMs(to));
    for (const bundle of over) this.drop(bundle);
    return over;
  }

  private drop(bundle: QueuedMessages<Sender>): void {
    const { from, to, letters } = bundle;
    const length = letters.reduce((sum, letter) => sum + letter.length, 0);
    this.bundles.delete(bundle);
    const box = this.byName.get(to);
    box?.delete(from);
    if (box?.size === 0) this.byName.delete(to);
    this.size -= length;
    const own = (this.sizes.get(from) ?? 0) - length;
    if (own > 0) this.sizes.set(from, own);
    else this.sizes.delete(from);
  }
}
