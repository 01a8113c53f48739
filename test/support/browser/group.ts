/** Seats a Game Master and several players at one table. */
import { isReadyAs, joinByLink, type Person, see } from './table.ts';

const CHARACTERS = ['Vesper Quill', 'Bram Oduya'];

/** All come by the same link, choose a character and may act. */
export async function beginTable(home: string, gm: Person, players: readonly Person[]): Promise<void> {
  await gm.phone.page.goto(home);
  for (const row of ['Play', 'Pink Trenchcoat', 'Invite']) await gm.press('link', row);
  await gm.phone.page.getByLabel('Your name').fill(gm.name);
  const link = await tableLink(gm);
  for (const player of players) {
    await joinByLink(player, link);
    await isReadyAs(player);
  }
  await gm.press('button', players.length < 4 ? 'Start with' : `Start with ${players.length} players`);
  for (const [at, player] of players.entries()) await player.press('button', CHARACTERS[at % 2] as string);
  for (const { name } of players) {
    await seatOf(gm, name).first().tap();
    await gm.press('button', `${name}’s turn`);
    await see(gm, `${name}’s requests appear here`);
  }
}

/** The link that the Game Master can send; every player uses the same. */
export async function tableLink(gm: Person): Promise<string> {
  const { context, page } = gm.phone;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(page.url()).origin });
  await gm.press('button', 'Send the link');
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A player in the strip, by the name that stands there. */
export const seatOf = (gm: Person, name: string) =>
  gm.phone.page.getByRole('navigation', { name: 'Players at this table' }).getByRole('button', { name });
