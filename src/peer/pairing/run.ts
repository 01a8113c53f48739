/** Runs one handshake on one channel until it succeeds or fails, then passes on the pair's packets. */
import type { Channel } from '../link/channel.ts';
import { type Handshake, type HandshakeStep, refuse } from './handshake.ts';
import type { PairingRefusal } from './trouble.ts';

/**
 * Timeouts (ms). `handshake`: the whole handshake except the comparison. `lastWord`: time for packets sent before a
 * close to arrive.
 */
const timing = { handshake: 10_000, lastWord: 250 };

export interface RunWatch {
  /** Called when the stage changes. */
  moved(run: PairingRun): void;
  /** Called for every packet after the proof. */
  packet(run: PairingRun, packet: Uint8Array): void;
  /** Called once, when the channel closes. */
  over(run: PairingRun): void;
}

export class PairingRun {
  stage: Handshake;
  readonly #inbox: Uint8Array[] = [];
  #busy = false;
  #ended = false;

  constructor(
    private readonly channel: Channel,
    first: HandshakeStep,
    public watch: RunWatch,
  ) {
    this.stage = first.next;
    channel.onPacket((packet) => {
      this.#inbox.push(packet);
      void this.#work();
    });
    channel.onOver(() => this.drop());
    setTimeout(() => {
      if (this.stage.at === 'running') this.drop();
    }, timing.handshake);
    for (const packet of first.send) this.send(packet);
  }

  send(packet: Uint8Array): void {
    this.channel.send(packet);
  }

  trust(): void {
    this.channel.trust();
  }

  /** This phone's user confirms that the symbols match. */
  agree(): void {
    if (this.stage.at === 'comparing') this.#follow(this.stage.agree());
  }

  /** Sends the reason for giving up and closes the channel. */
  dismiss(why: PairingRefusal): void {
    for (const packet of refuse(why).send) this.send(packet);
    this.leave();
  }

  /** Stops reading, waits for sent packets to arrive, then closes the channel. */
  leave(): void {
    this.stage = { at: 'refused', trouble: { kind: 'garbled' } };
    setTimeout(() => this.drop(), timing.lastWord);
  }

  drop(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.channel.close();
    this.watch.over(this);
  }

  /** Handles packets one at a time: while a signature is being checked, later packets wait. */
  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let packet = this.#inbox.shift(); packet; packet = this.#inbox.shift()) await this.#take(packet);
    } finally {
      this.#busy = false;
    }
  }

  async #take(packet: Uint8Array): Promise<void> {
    const { stage } = this;
    if (this.#ended || stage.at === 'refused') return;
    if (stage.at === 'proved') return this.watch.packet(this, packet);
    // If the platform fails to sign, nothing is known about the other side, and nothing is trusted.
    const next = await stage.take(packet).catch(() => refuse('garbled'));
    // The user may have answered while the packet was being checked: check it again from the new stage.
    if (this.stage !== stage) return this.#take(packet);
    this.#follow(next);
  }

  #follow({ send, next }: HandshakeStep): void {
    if (this.#ended) return;
    for (const packet of send) this.send(packet);
    this.stage = next;
    this.watch.moved(this);
  }
}

/** Maximum number of simultaneous handshakes: each costs signatures, and anyone can connect. */
const maxHandshakes = 4;

/** Drops the oldest unfinished handshake if there is no room for another. */
export function dropOldestHandshake(runs: Iterable<PairingRun>): void {
  const strangers = [...runs].filter(({ stage }) => stage.at === 'running');
  if (strangers.length >= maxHandshakes) strangers[0]?.drop();
}
