/** Begins a session of Pink Trenchcoat between two phones. */
import { meetByCode, type Person, see } from './table.ts';

/** Imports the text file of a sheet or a node. */
export async function takeIn({ phone: { page } }: Person, home: string, name: string, text: string): Promise<void> {
  await page.goto(`${home}#/own/trenchcoat`);
  const buffer = Buffer.from(text);
  await page.locator('input[type=file]').setInputFiles({ name: `${name}.txt`, mimeType: 'text/plain', buffer });
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** Pairs two phones by a typed code; the first person is the Game Master and acts. */
export async function beginEvening(people: readonly [Person, Person], home: string): Promise<void> {
  const [gm, decker] = people;
  for (const { phone } of people) await phone.page.goto(home);
  await meetByCode(people);
  for (const person of people) {
    await see(person, 'Which game?');
    await person.phone.page.getByLabel('Your name').fill(person.name);
  }
  await gm.press('button', 'Pink Trenchcoat');
  await gm.press('button', 'Game Master');
  await decker.phone.page.getByRole('button', { name: 'Player', pressed: true }).waitFor();
  for (const person of people) await person.press('button', 'Ready');
  await see(gm, 'You act');
}
