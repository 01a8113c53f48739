/** What the report at the end of an evening says, of evenings led by chance and of what somebody has changed in them. */
import { hardlyFails } from '../../../src/rules/trenchcoat/dice/odds.ts';
import type { TrenchEvent } from '../../../src/rules/trenchcoat/game/event.ts';
import type { PageChange } from '../../../src/rules/trenchcoat/game/page.ts';
import { report } from '../../../src/rules/trenchcoat/game/report.ts';
import { pageOf, readPage } from '../../../src/rules/trenchcoat/game/slots.ts';
import { classNotice, systemNotice } from '../../../src/rules/trenchcoat/matrix/devices.ts';
import { type DeviceClass, deviceClasses } from '../../../src/rules/trenchcoat/sheet/device.ts';
import { HARDLY_FAILS, noticeWords } from '../../../src/words/en/trenchcoat/notices.ts';
import { faultWords, findingWords, rulingWords, whyWords } from '../../../src/words/en/trenchcoat/report.ts';
import { localEvening } from '../trenchcoat/evening.ts';
import { dice, playGolden, readRegistry } from '../trenchcoat/golden.ts';
import { leadEvening } from '../trenchcoat/randomEvening.ts';

type Of<K extends TrenchEvent['kind']> = Extract<TrenchEvent, { kind: K }>;
type Fact = Of<'openedNode'>['facts'][number];

const EVENINGS = 12;

export async function saidOfEvenings(): Promise<string[]> {
  const golden = localEvening(dice);
  await playGolden(golden);
  const said = changed(await golden.events());
  for (let seed = 1; seed <= EVENINGS; seed++) {
    const evening = localEvening(seed);
    await leadEvening(evening, seed, 3 + (seed % 8), seed % 3 === 0 ? 'any' : 'open');
    said.push(...changed(await evening.events()));
  }
  return said;
}

function changed(events: readonly TrenchEvent[]): string[] {
  const opened = events.find((event): event is Of<'openedNode'> => event.kind === 'openedNode');
  const held = events.find((event): event is Of<'openedDice'> => event.kind === 'openedDice');
  const without = (gone: (event: TrenchEvent, at: number) => boolean) => events.filter((event, at) => !gone(event, at));
  const inPlace = (place: TrenchEvent | undefined, event: TrenchEvent) =>
    events.map((one) => (one === place ? event : one));
  const facts = (opened?.facts ?? []).flatMap((fact, at) =>
    bent(fact).map((other) => opened && inPlace(opened, { ...opened, facts: opened.facts.with(at, other) })),
  );
  const dice = (held?.held ?? []).map(
    (value, at) => held && inPlace(held, { ...held, held: held.held.with(at, (value + 17) % 243) }),
  );
  return [
    events,
    without(({ kind }) => kind === 'openedNode'),
    without(({ kind }) => kind === 'openedDice'),
    without(({ kind }) => kind === 'openedDice' || kind === 'openedNode'),
    ...events.flatMap((event, at) =>
      event.kind === 'called' || event.kind === 'told' ? [without((_, other) => other === at)] : [],
    ),
    ...events.flatMap((event) => (event.kind === 'told' ? toldElse(event).map((told) => inPlace(event, told)) : [])),
    ...facts,
    ...dice,
    held && inPlace(held, { ...held, held: held.held.slice(0, 1) }),
  ].flatMap((one) => (one ? saidIn(one) : []));
}

/** Something else in its place: no page at all, and a page with secret tests and raised tallies that are none of its own. */
function bent(fact: Fact): Fact[] {
  const secret = (held: number, label = 'Watch'): PageChange => ({ ...CHANGE, to: 'secret', held, label, total: 3 });
  const step: PageChange = { ...CHANGE, to: 'step', node: 0, add: 7, test: 1 };
  const more = [0, 1, 3, 5, 55].map((held) => [secret(held)]);
  const pages = [[], ...more, [secret(1), secret(1, 'Listen')], [step], [step, step]].flatMap((changes) => {
    const page = pageOf([...(readPage(fact) ?? []), ...changes]);
    return page.ok ? [page.value] : [];
  });
  return ['no page', ...pages];
}

const CHANGE = { is: 'change', nr: 90 } as const;

function toldElse(event: Of<'told'>): Of<'told'>[] {
  const { tell } = event;
  const success = tell.success === null ? true : !tell.success;
  return [
    { ...event, tell: { ...tell, success } },
    { ...event, tell: { ...tell, quality: (tell.quality ?? 0) + 3 } },
    { ...event, tell: { ...tell, band: tell.band === 'Epic Fail' ? 'Failure' : 'Epic Fail' } },
  ];
}

function saidIn(events: readonly TrenchEvent[]): string[] {
  const { finding, faults, tests } = report(events, readRegistry);
  const ofTests = tests.flatMap(({ why, ruling }) => [why === null ? '' : whyWords(why), rulingWords(ruling)]);
  return [findingWords(finding), ...faults.map(faultWords), ...ofTests];
}

/** What is unusual about devices, and what is hinted of a test. */
export function saidOfDevices(): string[] {
  const notices = [
    ...Object.keys(deviceClasses).flatMap((of) =>
      [0, 3, 9, 25].map((processor) => classNotice(of as DeviceClass, processor)),
    ),
    ...[7, 9].map((rating) => systemNotice('Exploit', rating, 8)),
  ].map((notice) => (notice === null ? '' : noticeWords(notice)));
  return [...notices, ...[4, 5].map((total) => (hardlyFails(total) ? HARDLY_FAILS : ''))];
}
