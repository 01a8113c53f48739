/** `npm run bench`: one JSON object per line for each figure, the median of five measurements after a warm-up. */
import type { Figure } from './figure.ts';
import { machine } from './machine.ts';
import { peer } from './peer.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { solo } from './solo.ts';
import { trenchcoat } from './trenchcoat.ts';

const TIMES = 5;

async function median(figure: Figure): Promise<number> {
  await figure.measure();
  const values: number[] = [];
  for (let i = 0; i < TIMES; i++) values.push(await figure.measure());
  return values.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

for (const figure of [...rules, ...peer, ...solo, ...machine, ...replay, ...trenchcoat]) {
  const { name, unit } = figure;
  console.log(JSON.stringify({ name, value: rounded(await median(figure)), unit }));
}
