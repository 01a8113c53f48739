/** The faults of every game, each with the folder of its rules. */
import { mutants as netrunner } from './list.ts';
import { mutants as trenchcoat } from './trenchcoat.ts';

export const mutants = [
  ...netrunner.map((mutant) => ({ ...mutant, game: 'netrunner' })),
  ...trenchcoat.map((mutant) => ({ ...mutant, game: 'trenchcoat' })),
];
