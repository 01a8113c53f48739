// @vitest-environment happy-dom
/** The scanner when the camera is refused, fails or is taken away. */
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { Scanner } from '../../../../src/app/parts/codes/scanner.tsx';
import { cameraDenied, NO_PICTURE } from '../../../../src/words/en/screens/parts.ts';
import { soon } from '../../../support/screens/soon.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

class Track extends EventTarget {
  stop = vi.fn();
}

/** A camera whose video plays but can't be read. */
function camera(): Track {
  const track = new Track();
  const getUserMedia = async () => ({ getTracks: () => [track] });
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
    configurable: true,
    set: () => {},
    get: () => null,
  });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, get: () => 4 });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { configurable: true, get: () => 4 });
  return track;
}

test('a refused camera is reported, and typing is still possible', async () => {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.reject(new Error('denied')) } });
  const onCamera = vi.fn();
  render(<Scanner onText={() => {}} onCamera={onCamera} />);
  expect((await screen.findByRole('alert')).textContent).toBe(cameraDenied);
  expect(onCamera).toHaveBeenCalledOnce();
});

test('frames that can’t be drawn are neither a code nor an error, and scanning continues', async () => {
  camera();
  const drawImage = vi.fn(() => {
    throw new DOMException('The video is broken', 'InvalidStateError');
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  const onText = vi.fn();
  render(<Scanner onText={onText} />);
  await soon(() => expect(drawImage.mock.calls.length).toBeGreaterThan(2));
  expect([onText.mock.calls.length, screen.queryByRole('alert')]).toEqual([0, null]);
});

test('a camera that the system takes away is reported', async () => {
  const track = camera();
  render(<Scanner onText={() => {}} />);
  await soon(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
  track.dispatchEvent(new Event('ended'));
  expect((await screen.findByRole('alert')).textContent).toBe(NO_PICTURE);
});
