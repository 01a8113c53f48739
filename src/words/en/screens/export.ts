import type { PastGame } from '../../../peer/export/content.ts';
import type { DeckMerge, MergeChoice } from '../../../peer/export/merge.ts';
import { MAX_EXPORT_BYTES, MAX_PASSPHRASE, MIN_PASSPHRASE, type SealFault } from '../../../peer/export/seal.ts';
import { other } from '../../../rules/game.ts';
import { counted } from '../counted.ts';
import { shortDay } from '../language.ts';
import { gameInfoOf, whichGame } from '../signs.ts';

/** Example: "3 decks and 1 finished game". */
export const contentsText = (decks: number, games: number): string =>
  `${counted(decks, 'deck')} and ${counted(games, 'finished game')}`;

/** Advice about a passphrase, judged only by its length; null for a good one. */
export function weakness(passphrase: string): string | null {
  const letters = [...passphrase].length;
  if (letters === 0 || letters >= 16) return null;
  return letters < MIN_PASSPHRASE
    ? `Too short: a computer could guess it within hours. Use at least ${MIN_PASSPHRASE} characters.`
    : 'Anyone who has the file can keep guessing. Four unrelated words are safer.';
}

export const sealFaultWords: Readonly<Record<SealFault, string>> = {
  passphrase: `A passphrase has ${MIN_PASSPHRASE} to ${MAX_PASSPHRASE} characters.`,
  wrong: 'That isn’t this file’s passphrase. Nothing was changed.',
  damaged: 'The file is damaged: part of it has changed or is missing. Nothing was imported. Copy the file again.',
  other: 'That isn’t an export of decks and games. To check a game file, go to More, “Check a game file”.',
  newer: 'A newer version of Meatspace made this file. Update Meatspace, then import it.',
  large: `The file is over ${MAX_EXPORT_BYTES / 1024 / 1024} MB, too large to be an export of decks and games.`,
};

/** If the phone is full, nothing is imported. */
export const noRoom = {
  what: 'There isn’t room on this phone for all these decks and games.',
  next: 'Free up some space.',
};

/** What an opened file contains, in one line each. */
export function importLines({ fresh, there, clashes }: DeckMerge, games: number, gamesThere: number): string[] {
  const some = (n: number, words: string): string[] => (n === 0 ? [] : [words]);
  return [
    ...some(fresh.length, `${counted(fresh.length, 'new deck')}`),
    ...some(games, `${counted(games, 'new finished game')}`),
    ...some(clashes.length, `${counted(clashes.length, 'deck')} with different cards here`),
    ...some(there + gamesThere, `${counted(there + gamesThere, 'deck or game', 'decks and games')} you already have`),
  ];
}

export const choices: Readonly<Record<MergeChoice, { title: string; note: string }>> = {
  both: { title: 'Keep both', note: 'The imported deck gets a new name.' },
  brought: { title: 'Use the file’s', note: 'The imported deck replaces yours.' },
  here: { title: 'Keep mine', note: 'The imported deck is left out.' },
};

export function pastGameWords({ seat, points, ended, rules, touched }: PastGame): string {
  const info = gameInfoOf(rules);
  return `${whichGame(info)}${ended} · ${points[seat]} to ${points[other(seat)]} as the ${info.seats[seat]} · ${shortDay(touched)}`;
}

export const showNamed = (label: string) => `Show: ${label}`;
export const showOrHide = (shown: boolean) => (shown ? 'Hide' : 'Show');
export const fileUnreadable = 'The browser can’t read that file.';
export const imported = (contents: string) => `Imported: ${contents}.`;
export const thenImportTheFile = (what: string, next: string) =>
  `${what} ${next} Then import the file again: nothing is imported twice.`;
export const importAFile = 'Import a file';
export const nothingIsReplaced = 'Nothing on this phone is replaced unless you say so.';
export const chooseFile = (at: string) => (at === 'nothing' ? 'Choose a file' : 'Choose another file');
export const passphraseLabel = (name: string) => `Passphrase for ${name}`;
export const openTitle = (isOpening: undefined | boolean) => (isOpening ? 'Opening…' : 'Open it');
export const openingFile = 'the file is being opened';
export const typeThePassphrase = 'type the passphrase';
export const importContents = (nothing: boolean) =>
  nothing ? 'You already have everything in this file.' : 'In this file:';
export const importTitle = (isImporting: undefined | boolean) => (isImporting ? 'Importing…' : 'Import');
export const importRunning = 'the import is running';
export const doneOrCancel = (nothing: boolean) => (nothing ? 'Done' : 'Cancel');
export const differentCards = (name: string) => `${name}: different cards`;
export const importedGames = 'Imported games';
export const withName = (name: string) => `With ${name}`;
export const checkProgress = (of: number, done: number) => (of === 0 ? 'Reading…' : `Entry ${done} of ${of}`);
export const checkTitle = 'Check it';
export const checkDetail = 'see what the file proves';
export const checkRunning = 'the check is running';
export const saveTheGameFile = 'Save the game file';
export const gameFileNote = 'anyone can check it';
export const removeTitle = 'Remove it';
export const fromThisPhone = 'from this phone';
export const passphrasesDiffer = 'The passphrases don’t match. Type the same passphrase twice.';
export const decksAndGames = 'decks and games';
export const savedNote = (contents: string) => `Saved: ${contents}.`;
export const exportLabel = 'Export';
export const searching = 'Looking…';
export const phoneContents = (contents: string) => `${contents} on this phone.`;
export const olderVersionGames = (unknown: number) =>
  `${counted(unknown, 'game')} from an older version can’t be exported and ${unknown === 1 ? 'stays' : 'stay'} here.`;
export const continuedGames = (wentOn: number) =>
  `${counted(wentOn, 'game')} that ${wentOn === 1 ? 'continues another game stays' : 'continue another game stay'} here: a file can’t prove where ${wentOn === 1 ? 'it' : 'they'} started.`;
export const passphraseNote =
  'Nobody can open the file without the passphrase. It isn’t saved anywhere, so don’t forget it.';
export const passphrase = 'Passphrase';
export const repeatThePassphrase = 'Repeat the passphrase';
export const saveTitle = (at: string) => (at === 'sealing' ? 'Encrypting…' : 'Save the file');
export const encrypting = 'the file is being encrypted';
export const typeThePassphraseTwice = 'type the passphrase twice';
export const exportAndImport = 'Export and import';
export const notInTheFile =
  'The file has no open games, which continue on this phone. It doesn’t have your key either. Use “Move to a new phone” for that.';

export const compareCards = (here: number, hereDate: string, inFile: number, fileDate: string) =>
  `${counted(here, 'card')} here (${hereDate}), ${inFile} in the file (${fileDate}).`;

/** The new name of an imported deck whose name is taken. */
export const copyName = (name: string): string => `${name} (from the export)`;
