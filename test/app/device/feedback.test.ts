/** The player's vibration and sound settings, and what the phone then does. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enabledFeedback, type FeedbackKind, playFeedback, wakeSound } from '../../../src/app/device/feedback.ts';
import { readSettings, saveSettings } from '../../../src/app/device/settings.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('location', new URL('https://meatspace.example.org/'));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const set = (vibration: 'turn' | 'all' | 'off', sound: 'turn' | 'all' | 'off'): void =>
  saveSettings({ ...readSettings(), vibration, sound });

describe('the setting', () => {
  test('defaults to vibration in the player’s own turn and no sound', () => {
    expect(readSettings()).toMatchObject({ vibration: 'turn', sound: 'off' });
  });

  test('is stored with the others; an unreadable value counts as unset', () => {
    set('off', 'all');
    expect(readSettings()).toMatchObject({ vibration: 'off', sound: 'all', server: '', relays: [] });
    kept.set('settings', '{"vibration":"loud","sound":7}');
    expect(readSettings()).toMatchObject({ vibration: 'turn', sound: 'off' });
  });

  test('decides which of several simultaneous signals is played', () => {
    const all: FeedbackKind[] = ['run', 'damage', 'turn'];
    expect([enabledFeedback(all, 'all'), enabledFeedback(all, 'turn'), enabledFeedback(all, 'off')]).toEqual([
      'turn',
      'turn',
      null,
    ]);
    expect([enabledFeedback(['run', 'damage'], 'all'), enabledFeedback(['run', 'damage'], 'turn')]).toEqual([
      'damage',
      null,
    ]);
    expect([
      enabledFeedback(['turn', 'over'], 'all'),
      enabledFeedback(['over'], 'turn'),
      enabledFeedback([], 'all'),
    ]).toEqual(['over', null, null]);
  });
});

/** A browser that vibrates; records each duration. */
function phone(visibilityState: string, hasBeenActive: boolean): { readonly felt: number[][] } {
  const felt: number[][] = [];
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal('navigator', {
    vibrate: (pattern: number[]) => felt.push(pattern) > 0,
    userActivation: { hasBeenActive },
    audioSession: { type: 'auto' },
  });
  return { felt };
}

describe('a phone', () => {
  test('vibrates once for each enabled signal, with a different pattern for each', () => {
    const { felt } = phone('visible', true);
    playFeedback(['run']);
    playFeedback([]);
    expect(felt).toEqual([]);
    playFeedback(['turn']);
    expect(felt).toHaveLength(1);
    set('all', 'off');
    for (const kind of ['over', 'damage', 'trace', 'run'] as const) playFeedback([kind]);
    expect(new Set(felt.map((pattern) => pattern.join())).size).toBe(5);
    set('off', 'off');
    playFeedback(['turn', 'over']);
    expect(felt).toHaveLength(5);
  });

  test.each([
    ['is hidden', 'hidden', true],
    ['has not been touched yet', 'visible', false],
  ] as const)('does not vibrate while its page %s', (_, visibility, active) => {
    const { felt } = phone(visibility, active);
    playFeedback(['turn']);
    expect(felt).toEqual([]);
  });

  test('works without vibration or sound', async () => {
    vi.stubGlobal('navigator', {});
    set('all', 'all');
    await wakeSound();
    expect(() => playFeedback(['turn'])).not.toThrow();
  });

  test('plays sounds only after a touch, as ambient audio that the silent switch mutes, and queues none', async () => {
    phone('visible', true);
    const started: number[] = [];
    const node = {
      connect: (next: unknown) => next,
      start: (at: number) => void started.push(at),
      stop: () => undefined,
    };
    const contexts: { state: string }[] = [];
    class Context {
      state = 'suspended';
      currentTime = 3;
      constructor() {
        contexts.push(this);
      }
      async resume(): Promise<void> {
        this.state = 'running';
      }
    }
    const ramp = { setValueAtTime: () => ramp, linearRampToValueAtTime: () => ramp };
    vi.stubGlobal('AudioContext', Context);
    vi.stubGlobal(
      'OscillatorNode',
      class {
        connect = node.connect;
        start = node.start;
        stop = node.stop;
      },
    );
    vi.stubGlobal(
      'GainNode',
      class {
        gain = ramp;
        connect = node.connect;
      },
    );
    set('off', 'turn');
    playFeedback(['turn']);
    expect([contexts.length, started.length]).toEqual([0, 0]);
    await wakeSound();
    await wakeSound();
    expect([contexts.length, started.length, navigator]).toMatchObject([1, 0, { audioSession: { type: 'ambient' } }]);
    playFeedback(['run']);
    expect(started).toEqual([]);
    playFeedback(['turn']);
    expect([started.length > 0, started[0]]).toEqual([true, 3]);
    const before = started.length;
    contexts[0]!.state = 'interrupted';
    playFeedback(['turn']);
    expect(started).toHaveLength(before);
    await wakeSound();
    playFeedback(['turn']);
    expect(started).toHaveLength(2 * before);
  });
});
