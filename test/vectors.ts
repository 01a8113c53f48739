/**
 * `npm run vectors` compares the test vectors of the protocol with what this program makes of their inputs, and says the first line that
 * differs; `npm run vectors -- write` writes them anew, which is right only when the protocol's version has been raised.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { protocolVectors, vectorFile } from './support/protocolVectors.ts';

const made = `${JSON.stringify(await protocolVectors(), null, 1)}\n`;

if (process.argv[2] === 'write') {
  writeFileSync(vectorFile, made);
  console.log(`${made.split('\n').length - 1} lines written`);
} else {
  const [kept, now] = [readFileSync(vectorFile, 'utf8'), made].map((text) => text.split('\n')) as [string[], string[]];
  const at = now.findIndex((line, i) => line !== kept[i]);
  console.log(
    at < 0 && kept.length === now.length
      ? `${now.length - 1} lines agree`
      : `line ${at + 1} differs:\n  kept: ${kept[at]}\n  made: ${now[at]}`,
  );
  if (at >= 0 || kept.length !== now.length) process.exitCode = 1;
}
