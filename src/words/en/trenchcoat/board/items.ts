/** How a stored sheet or node is listed. */

import { counted } from '../../counted.ts';

export const oneOfYours = 'One of yours.';
export const withoutAName = 'Unnamed';
export const file = (n: number) => counted(n, 'file');
export const firewall = (toLowerCase: string, colour: null | string, join: string) =>
  `${toLowerCase}, ${colour} firewall, ${join}`;
export const cracking = (value: number) => `, Cracking ${value}`;
export const notPlayableYet = 'can’t be played yet';
/** A name has at most 40 characters. */
export const copiedName = (name: string): string => `${[...name].slice(0, 34).join('')}, copy`;
export const newNode = 'New node';
export const row = (file: string, row: number, wrong: string) => `${file}, row ${row}: ${wrong}`;
