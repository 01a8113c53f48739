#!/usr/bin/env node
/**
 * Starts Firefox for Playwright, with a proxy on its WebDriver BiDi socket: Playwright sets each page's preferred
 * colours and motion, and a Firefox without that command would refuse the page. The preferences are in the profile
 * instead (`firefox.ts`). FIREFOX_PATH is the path of Firefox; all arguments are passed on. This process leads the
 * browser's process group, and its id is in the profile's file `group`.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';

const args = process.argv.slice(2);
writeFileSync(join(args[args.indexOf('--profile') + 1], 'group'), String(process.pid));
const firefox = spawn(process.env.FIREFOX_PATH, args, { stdio: ['ignore', 'ignore', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (address === undefined) return;
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  server.on('connection', (client) => between(client, new WebSocket(`${address}/session`)));
});

function between(client, browser) {
  const early = [];
  client.on('message', (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (method === UNKNOWN) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on('open', () => {
    for (const text of early.splice(0)) browser.send(text);
  });
  browser.on('message', (data) => client.send(String(data)));
  browser.on('close', () => client.close());
  client.on('close', () => browser.close());
}
