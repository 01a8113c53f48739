import { fields } from '../../../src/rules/trenchcoat/sheet/fields.ts';
import type { MatrixAttribute } from '../../../src/rules/trenchcoat/sheet/sheet.ts';
import {
  accessMethods,
  characterKinds,
  deviceClasses,
  emptySheet,
  matrixAttributes,
  type Sheet,
} from '../../../src/rules/trenchcoat/sheet/sheet.ts';
import type { Random } from '../../../src/solo/random.ts';

/** The decker of the golden script. */
export const moth: Sheet = {
  ...emptySheet('Moth'),
  numbers: {
    'skills.processing': 8,
    'programs.exploit': 8,
    'programs.analyze': 7,
    'programs.find': 6,
    'programs.break': 6,
    'programs.corrupt': 7,
    'damage.damage-pip': 0,
  },
  skills: [{ group: 'skills.processing', name: 'Cracking', value: 9 }],
  method: 'hot-sim',
  device: {
    name: 'Deck',
    class: 'cyberdeck',
    ratings: { processor: 10, system: 8, firewall: 9, uplink: 10, signal: 5, sleaze: 6 },
  },
};

const letters = [...'ab :-[]#=,.ß月🂡'];

/** A random valid sheet, with names that could break a text file. */
export function anySheet(random: Random): Sheet {
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
  const name = () => `${pick(letters)}${pick(letters)}${pick(letters)}`.trim() || '-';
  const value = () => random(1099) - 99;
  const unlike = (group: string) => (one: { name: string }, at: number, all: { name: string }[]) =>
    all.findIndex(({ name }) => `${group}${name}`.toLowerCase() === `${group}${one.name}`.toLowerCase()) === at;
  const own = (maxLength: number) =>
    Array.from({ length: random(maxLength) }, () => ({ name: name(), value: value() }));
  const groups = fields.filter(({ section }) => section === 'skills').map(({ path }) => path);
  const attributes = Object.keys(matrixAttributes) as MatrixAttribute[];
  const chosen = fields.filter(() => random(2) === 0);
  return {
    name: name(),
    kind: pick(characterKinds),
    method: pick(Object.keys(accessMethods) as (keyof typeof accessMethods)[]),
    numbers: Object.fromEntries(
      chosen.map(({ path, bounds }) => [path, bounds.least + random(bounds.most - bounds.least + 1)]),
    ),
    skills: groups.flatMap((group) =>
      own(3)
        .filter(unlike(group))
        .map((one) => ({ group, ...one })),
    ),
    characteristics: own(4).filter(unlike('')),
    device:
      random(3) === 0
        ? null
        : {
            name: name(),
            class: pick(Object.keys(deviceClasses) as (keyof typeof deviceClasses)[]),
            ratings: Object.fromEntries(attributes.filter(() => random(2) === 0).map((one) => [one, random(22)])),
          },
  };
}
