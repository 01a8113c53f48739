#!/usr/bin/env node
/**
 * Firefox as Playwright starts it, with a go-between on its WebDriver BiDi socket: Playwright says to every page which colours
 * and motion it prefers, and a Firefox that has no such command yet would refuse the page. What it prefers stands in its
 * preferences instead (`firefox.ts`). The path of Firefox comes in FIREFOX_PATH; all arguments are passed on. Its own process leads
 * the group of all the browser's processes, and stands in the file `group` of the profile.
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
