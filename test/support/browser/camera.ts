/**
 * A phone's camera for tests: a video file that the browser plays as its camera, at thirty frames a second, showing any
 * code.
 */
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { PhoneOptions } from './browser.ts';
import { temporaryFolder } from './closing.ts';

const [WIDTH, HEIGHT] = [640, 480];
const HEAD = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420jpeg\n`;
const FRAMES = 2;

export interface Camera {
  /** For `startPhone`: a whole Chromium, since the shell shows no camera, and its flags. */
  readonly phone: PhoneOptions;
  /** Shows the code on a page to this camera. Returns the time at which it was shown. */
  look(page: Page): Promise<number>;
}

export function camera(): Camera {
  const file = join(temporaryFolder(), 'film.y4m');
  writeFileSync(
    file,
    film(() => false),
  );
  return {
    phone: {
      engine: 'chromium',
      args: ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`],
    },
    look: async (page) => {
      // Written in place, since the browser keeps the file open.
      const handle = openSync(file, 'r+');
      const seen = film(await filmed(page));
      writeSync(handle, seen);
      closeSync(handle);
      return Date.now();
    },
  };
}

declare global {
  interface Window {
    /** What a page's drawn camera shows: the dark squares of a code, and how many make a side. */
    showCamera(size: number, dark: readonly (readonly [number, number])[]): void;
  }
}

/**
 * Runs in the page before its own scripts: the test draws the camera's picture; everything that reads it is the app's
 * own.
 */
export function drawnCamera(): void {
  if (!location.protocol.startsWith('http')) return;
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  window.showCamera = (size, dark) => {
    pen.fillStyle = '#ebebeb';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#101010';
    const scale = Math.floor(canvas.height / size);
    const [left, top] = [(canvas.width - size * scale) / 2, (canvas.height - size * scale) / 2];
    for (const [x, y] of dark) pen.fillRect(left + x * scale, top + y * scale, scale, scale);
  };
  window.showCamera(1, []);
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(30);
}

/** Shows the code on one page to another page's drawn camera. */
export async function drawCode(from: Page, to: Page): Promise<void> {
  const { size, dark } = await codeOn(from);
  await to.evaluate(({ size, dark }) => window.showCamera(size, dark), { size, dark });
}

/** The dark points of the picture. */
type Dark = (x: number, y: number) => boolean;

/** The code as rendered on the page: its dark squares, and how many make a side. */
async function codeOn(page: Page): Promise<{ size: number; dark: (readonly [number, number])[] }> {
  const drawing = page.locator('svg.qr');
  await drawing.locator('path[d*="h1v1"]').waitFor({ state: 'attached' });
  const size = Number((await drawing.getAttribute('viewBox'))?.split(' ')[2]);
  const path = (await drawing.locator('path[d*="h1v1"]').getAttribute('d')) ?? '';
  return { size, dark: [...path.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => [Number(x), Number(y)] as const) };
}

async function filmed(page: Page): Promise<Dark> {
  const { size, dark } = await codeOn(page);
  const points = new Set(dark.map(([x, y]) => `${x} ${y}`));
  const scale = Math.floor(HEIGHT / size);
  const [left, top] = [Math.floor((WIDTH - size * scale) / 2), Math.floor((HEIGHT - size * scale) / 2)];
  return (x, y) => points.has(`${Math.floor((x - left) / scale)} ${Math.floor((y - top) / scale)}`);
}

function film(dark: Dark): Buffer {
  const grey = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) grey[y * WIDTH + x] = dark(x, y) ? 16 : 235;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  return Buffer.concat([Buffer.from(HEAD), ...Array.from({ length: FRAMES }, () => frame)]);
}
