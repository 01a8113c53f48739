// @vitest-environment happy-dom
/** Pairing by two codes: what each phone shows, which codes are refused and why, and pasting instead of scanning. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GuestCodes, HostCodes, OwnCode, ReconnectCodes } from '../../../src/app/screens/pair/codes.tsx';
import { copyableCode, guestCode, hostCode, readCode } from '../../../src/peer/pairing/room.ts';
import { lists, offers, press } from '../../support/screens/topLayer.ts';
import { filled } from '../../support/vectors.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const invitation = (room: string) => ({ room, keyHash: filled(1), secret: filled(2).slice(0, 16) });
const signal = filled(7);

function gate(reading = 'read') {
  const made = {
    ...{ shown: null as Uint8Array | null, begun: 0, got: [] as Uint8Array[], tell: () => {} },
    begin: () => void made.begun++,
    read: async (bytes: Uint8Array) => {
      made.got.push(bytes);
      return reading;
    },
    onShown(told: () => void) {
      made.tell = told;
      return () => {};
    },
    shows: (code: Uint8Array | null) => act(() => void Object.assign(made, { shown: code }).tell()),
  };
  return made;
}
/** The last one; a browser without a camera adds another above it. */
const refusal = () =>
  lists('.wrong')
    .filter((text) => !/camera/i.test(text))
    .at(-1);
async function paste(text: string): Promise<void> {
  if (!screen.queryByRole('textbox')) press('Paste');
  fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
  press('Use');
  await act(() => vi.advanceTimersByTimeAsync(1).then(() => {}));
}

test('the host’s code appears after the camera was asked for, or after four seconds', () => {
  const codes = gate();
  render(<HostCodes codes={codes as never} invitation={invitation('ACDEFG')} />);
  expect(lists('.own-code')).toEqual([]);
  const before = codes.begun;
  act(() => void vi.advanceTimersByTime(3999));
  expect(codes.begun).toBe(before);
  act(() => void vi.advanceTimersByTime(1));
  expect(codes.begun).toBe(before + 1);
  codes.shows(signal);
  const shown = document.querySelector('.own-code')?.getAttribute('data-code') ?? '';
  expect(shown).toBe(copyableCode(hostCode(invitation('ACDEFG'), signal)));
  expect(readCode(shown)?.by).toBe('host');
});

test('the host takes only the answer, then waits; a new code starts over', async () => {
  const codes = gate();
  render(<HostCodes codes={codes as never} invitation={invitation('ACDEFG')} />);
  await paste(copyableCode(hostCode(invitation('ACDEFG'), signal)));
  expect(codes.got).toEqual([]);
  const wrong = refusal();
  expect(wrong).toBeDefined();
  await paste(copyableCode(guestCode(signal)));
  expect(codes.got).toEqual([signal]);
  expect(lists('[role=status]').length).toBeGreaterThan(0);
  expect([lists('.wrong'), screen.queryByRole('textbox')]).toEqual([[], null]);
  codes.shows(filled(9));
  expect(offers().some((name) => name.startsWith('Paste'))).toBe(true);
});

test('an answer that does not fit says so', async () => {
  const codes = gate('broken');
  render(<HostCodes codes={codes as never} invitation={invitation('ACDEFG')} />);
  await paste(copyableCode(guestCode(signal)));
  expect(codes.got).toHaveLength(1);
  expect(refusal()).toBeDefined();
});

test('the guest shows the answer, and can go back to scan another code', () => {
  const again = vi.fn();
  const codes = gate();
  codes.shown = signal;
  render(<GuestCodes codes={codes as never} onAgain={again} />);
  expect(readCode(document.querySelector('.own-code')?.getAttribute('data-code') ?? '')?.by).toBe('guest');
  press(offers().at(-1) ?? '');
  expect(again).toHaveBeenCalledOnce();
  cleanup();
  render(<GuestCodes codes={gate() as never} />);
  expect(lists('.own-code')).toEqual([]);
});

test('two phones that met before: the guest refuses codes of other games, and shows an answer to the right one', async () => {
  const codes = gate();
  const reunion = { codes, role: 'guest', invitation: invitation('ACDEFG') };
  render(<ReconnectCodes reunion={reunion as never} />);
  await paste(copyableCode(guestCode(signal)));
  const first = refusal();
  await paste(copyableCode(hostCode(invitation('ACDEFH'), signal)));
  const second = refusal();
  expect([first, second, first === second, codes.got]).toEqual([expect.any(String), expect.any(String), false, []]);
  await paste(copyableCode(hostCode(invitation('ACDEFG'), signal)));
  expect(codes.got).toEqual([signal]);
  codes.shows(signal);
  expect(lists('.own-code')).toHaveLength(1);
  cleanup();
  const dead = { codes: gate('dead'), role: 'guest', invitation: invitation('ACDEFG') };
  render(<ReconnectCodes reunion={dead as never} />);
  await paste(copyableCode(hostCode(invitation('ACDEFG'), signal)));
  expect(refusal()).toBeDefined();
  cleanup();
  render(<ReconnectCodes reunion={{ ...reunion, role: 'host' } as never} />);
  expect(offers().some((name) => name.startsWith('Paste'))).toBe(true);
});

test('a code can be copied, and says so until it changes; without a clipboard there is no button', async () => {
  let fails = false;
  const writeText = vi.fn(async () => {
    if (fails) throw new Error('denied');
  });
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { rerender } = render(<OwnCode code="one" label="Your code" />);
  const name = offers()[0];
  const copy = async (): Promise<void> => {
    press(offers()[0] ?? '');
    await act(() => vi.advanceTimersByTimeAsync(1).then(() => {}));
  };
  await copy();
  expect(offers()[0]).not.toBe(name);
  rerender(<OwnCode code="two" label="Your code" />);
  expect(offers()[0]).toBe(name);
  fails = true;
  await copy();
  expect([offers()[0], writeText.mock.calls.length]).toEqual([name, 2]);
  cleanup();
  vi.stubGlobal('navigator', {});
  render(<OwnCode code="one" label="Your code" />);
  expect(offers()).toEqual([]);
});
