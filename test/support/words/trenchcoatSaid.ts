/** The texts of the report at the end of a session, for random sessions and for altered ones. */
import { bands } from '../../../src/rules/trenchcoat/dice/band.ts';
import { eventOf, HALVES, halfOf } from '../../../src/rules/trenchcoat/dice/half.ts';
import { almostNeverFails } from '../../../src/rules/trenchcoat/dice/odds.ts';
import type { TrenchEvent } from '../../../src/rules/trenchcoat/game/event.ts';
import type { PageChange } from '../../../src/rules/trenchcoat/game/page.ts';
import { report } from '../../../src/rules/trenchcoat/game/report.ts';
import { pageOf, readPage } from '../../../src/rules/trenchcoat/game/slots.ts';
import { classNotice, systemNotice } from '../../../src/rules/trenchcoat/matrix/devices.ts';
import { openRows } from '../../../src/rules/trenchcoat/matrix/levels.ts';
import { emptyNode, type Node } from '../../../src/rules/trenchcoat/matrix/node.ts';
import { propose } from '../../../src/rules/trenchcoat/matrix/propose.ts';
import { PER_MILLISECOND } from '../../../src/rules/trenchcoat/numbers/duration.ts';
import { sheetChanges } from '../../../src/rules/trenchcoat/sheet/changes.ts';
import { REACTION } from '../../../src/rules/trenchcoat/sheet/fields.ts';
import { type DeviceClass, deviceClasses, emptySheet, type Sheet } from '../../../src/rules/trenchcoat/sheet/sheet.ts';
import { shortenedNote } from '../../../src/words/en/trenchcoat/board/look.ts';
import { reactionText } from '../../../src/words/en/trenchcoat/board/sheets.ts';
import { anomalyHints, eventText } from '../../../src/words/en/trenchcoat/dice.ts';
import { HARDLY_FAILS, noticeWords } from '../../../src/words/en/trenchcoat/notices.ts';
import { plain, spanText } from '../../../src/words/en/trenchcoat/numbers.ts';
import { lineWords } from '../../../src/words/en/trenchcoat/record.ts';
import { faultWords, findingWords, rulingWords, whyWords } from '../../../src/words/en/trenchcoat/report.ts';
import { reasonWords } from '../../../src/words/en/trenchcoat/terms.ts';
import { bandWords } from '../../../src/words/en/trenchcoat/told.ts';
import { localEvening } from '../trenchcoat/evening.ts';
import { dice, playGolden, readRegistry } from '../trenchcoat/golden.ts';
import { leadEvening } from '../trenchcoat/randomEvening.ts';
import { moth } from '../trenchcoat/sheets.ts';

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

/** A replacement: no page at all, or a page with made-up secret tests and raised tallies. */
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

/** Notices about devices, and hints about a test. */
export function saidOfDevices(): string[] {
  const notices = [
    ...Object.keys(deviceClasses).flatMap((of) =>
      [0, 3, 9, 25].map((processor) => classNotice(of as DeviceClass, processor)),
    ),
    ...[7, 9].map((rating) => systemNotice('Exploit', rating, 8)),
  ].map((notice) => (notice === null ? '' : noticeWords(notice)));
  return [...notices, ...[4, 5].map((total) => (almostNeverFails(total) ? HARDLY_FAILS : ''))];
}

/** The source of a test's terms, differences between sheets, times, and the texts next to a roll. */
export function saidOfTests(): string[] {
  const node = { ...emptyNode('Node'), files: [{ name: 'ledger', crypt: 4, text: '', level: 'anonymous' as const }] };
  const unrated = { ...node, ratings: { firewall: 22 }, files: [{ ...node.files[0], crypt: null }] } as Node;
  const guarded = { ...node, ratings: { ...node.ratings, sleaze: 4 } };
  const view = { name: 'Node', aid: true, level: 'anonymous', down: false, alert: false, learned: [] } as const;
  const things = (['process', 'stream', 'file'] as const).map((kind) => ({ kind, id: 0, name: kind, ...nothing }));
  const reasons = [node, unrated, guarded].flatMap((one) =>
    (['none', 'silent', 'active'] as const).flatMap((alert) =>
      openRows.flatMap(({ action, target }) => {
        const thing = target === 'node' ? null : 0;
        const asked = { kind: 'action', who: 0, action, target, node: 0, thing, ability: [], say: '' } as const;
        const place = { view: { ...view, learned: [], things }, node: one, alert, exploited: false };
        const made = propose({ ...asked, ability: [] }, owner, place);
        return made.ok
          ? Object.entries(made.value.reasons).map(([name, reason]) => `${name}: ${reasonWords(reason)}`)
          : [];
      }),
    ),
  );
  const changes = [emptySheet('Rae'), moth, owner].flatMap((before, at, all) =>
    all
      .flatMap((after) => sheetChanges(before, after))
      .map(({ what, from, to }) => `${at}: ${lineWords(what)} ${said(from)} ${said(to)}`),
  );
  const spans = [0, 0.07, 72.24, 7200].map((seconds) => spanText(seconds * 1000 * PER_MILLISECOND));
  const reactions = [-5, 0, 3].map((react) => reactionText({ ...moth, numbers: { [REACTION]: 4 } }, react));
  const events = Array.from({ length: HALVES }, (_, at) => eventOf(halfOf(at)));
  return [
    ...[...reasons, ...changes, ...spans, ...reactions],
    ...events.map((event) => (event ? eventText(event) : '')),
    shortenedNote(500),
    anomalyHints,
    ...bands.map(({ name }) => bandWords(name)),
  ];
}

const said = (value: string | number | null): string => (typeof value === 'number' ? plain(value) : `${value}`);

const nothing = { state: null, text: null, at: 0 };
const owner: Sheet = {
  ...moth,
  kind: 'agent',
  method: 'ar',
  numbers: { ...moth.numbers, 'mental.logic': 3, 'programs.edit': 4, 'programs.analyze': 5 },
  skills: [...moth.skills, { group: 'skills.magic', name: 'Wit', value: 2 }],
  characteristics: [{ name: 'Luck', value: -3 }],
  device: { name: 'Brick', class: 'gadget', ratings: { processor: 3, signal: 4 } },
};
