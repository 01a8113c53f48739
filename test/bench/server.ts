/**
 * `npm run bench:server`: the pairing server as its owner starts it, in its own process on this computer; all
 * connections come from one address, so its limit is raised. Prints one JSON object per line for each figure, ends
 * within two minutes, and fails if a figure is worse than its bound.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { introduce, openPhone, type SignalPhone } from '../support/browser/signalPhone.ts';

/** `pairs`: introduced in total, `atATime` in parallel. `sockets`: open at the same time. */
const load = { pairs: 2000, atATime: 40, sockets: 5000 };
/** `memory` in MB: the peak of the process. */
const wanted = { pairsPerMinute: 1000, memory: 300 };
const LIMIT_MS = 110_000;

const limit = setTimeout(() => {
  console.error(`not done within ${LIMIT_MS / 1000} seconds`);
  process.exit(1);
}, LIMIT_MS);
const { server, port } = await start();
const alone = await pairsPerMinute(port, 'alone');
const idle = await hold(port);
const crowded = await pairsPerMinute(port, 'crowded');
const memory = peakMemory(server);
idle.end();
server.kill();
clearTimeout(limit);
report('pairs introduced, nobody else there', alone, 'per minute');
report(`pairs introduced, ${load.sockets} sockets held`, crowded, 'per minute');
report(`memory at ${load.sockets} sockets`, memory, 'MB');
if (Math.min(alone, crowded) < wanted.pairsPerMinute || memory > wanted.memory) process.exitCode = 1;

/** The owner's command, with other limits. */
async function start(): Promise<{ server: ChildProcess; port: number }> {
  const file = fileURLToPath(new URL('../../src/server/pairing.ts', import.meta.url));
  const sockets = String(load.sockets + 2 * load.atATime);
  const env = { ...process.env, PORT: '0', SOCKETS: sockets, SOCKETS_PER_ADDRESS: sockets };
  const server = spawn(process.execPath, ['--import', 'tsx', file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // The server stops however this process ends.
  process.once('exit', () => server.kill());
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    server.once('exit', () => reject(new Error(`the server has ended: ${said}`)));
    server.stdout.on('data', (data) => {
      said += data;
      const told = /on port (\d+)/.exec(said);
      if (told) resolve(Number(told[1]));
    });
  });
  return { server, port };
}

/** Hosts open rooms, guests call them, both exchange what they need and give up their sockets. */
async function pairsPerMinute(port: number, name: string): Promise<number> {
  let begun = 0;
  const since = performance.now();
  const worker = async (): Promise<void> => {
    for (;;) {
      const n = begun++;
      if (n >= load.pairs) return;
      const [a, b] = [`meatspace-${name}${n}`, `meatspace-${name}${n}-guest`] as const;
      const [host, guest] = await Promise.all([open(port, a), open(port, b)]);
      await introduce(host, guest, [a, b]);
      for (const { send, socket } of [host, guest]) {
        send({ type: 'LEAVE', payload: 'linked' });
        socket.close();
      }
      await Promise.all([host.over, guest.over]);
    }
  };
  await Promise.all(Array.from({ length: load.atATime }, worker));
  return (load.pairs / (performance.now() - since)) * 60_000;
}

/** Sockets that send a hello every 5 s, as a waiting phone does. */
async function hold(port: number): Promise<{ end(): void }> {
  const phones: SignalPhone[] = [];
  const opening = async (): Promise<void> => {
    while (phones.length < load.sockets) {
      const at = phones.length;
      phones.length++;
      phones[at] = await open(port, `meatspace-idle${at}`);
    }
  };
  await Promise.all(Array.from({ length: load.atATime }, opening));
  const hello = setInterval(() => {
    for (const { send } of phones) send({ type: 'HEARTBEAT' });
  }, 5000);
  return {
    end: () => {
      clearInterval(hello);
      for (const { socket } of phones) socket.terminate();
    },
  };
}

async function open(port: number, id: string): Promise<SignalPhone> {
  const phone = await openPhone(port, { id });
  if (phone.first !== 'OPEN') throw new Error(`${id} is not let in: ${phone.first}`);
  return phone;
}

function peakMemory({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

function report(name: string, value: number, unit: string): void {
  console.log(JSON.stringify({ name, value: Number(value.toPrecision(4)), unit }));
}
