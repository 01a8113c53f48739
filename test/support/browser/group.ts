/** Seats a Game Master and several players at one table. */
import { writeSheet } from '../../../src/rules/trenchcoat/sheet/sheetFile.ts';
import { character } from '../trenchcoat/groupTable.ts';
import { enterNameAndGetReady, joinByLink, type Person, see } from './table.ts';
import { takeIn } from './trenchcoat.ts';

/** Each player brings a different character, named after them, who can perceive. */
export const bringCharacter = (player: Person, home: string): Promise<void> =>
  takeIn(player, home, characterOf(player), writeSheet(character(characterOf(player), { Perception: 3 })));

export const characterOf = ({ name }: Pick<Person, 'name'>): string => `Kite-${name}`;

/** All join by the same link, choose a character and may act. */
export async function beginTable(home: string, gm: Person, players: readonly Person[]): Promise<void> {
  await gm.phone.page.goto(home);
  for (const row of ['Play', 'Pink Trenchcoat', 'Invite']) await gm.press('link', row);
  await gm.phone.page.getByLabel('Your name').fill(gm.name);
  const link = await tableLink(gm);
  for (const player of players) {
    await bringCharacter(player, home);
    await joinByLink(player, link);
    await enterNameAndGetReady(player);
  }
  await gm.press('button', players.length < 4 ? 'Start with' : `Start with ${players.length} players`);
  for (const player of players) await player.press('button', characterOf(player));
  for (const { name } of players) {
    await seatOf(gm, name).first().tap();
    await gm.press('button', `${name}’s turn`);
    await see(gm, `${name}’s requests appear here`);
  }
}

/** The Game Master's invitation link; every player uses the same one. */
export async function tableLink(gm: Person): Promise<string> {
  const { context, page } = gm.phone;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(page.url()).origin });
  await gm.press('button', 'Send the link');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A player's seat in the strip, by the name shown. */
export const seatOf = (gm: Person, name: string) =>
  gm.phone.page.getByRole('navigation', { name: 'Players at this table' }).getByRole('button', { name });
