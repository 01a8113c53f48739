/**
 * A phone's camera for tests: a film file that the browser plays as its camera, thirty pictures a second as a phone takes
 * them, with whatever code is held before it.
 */
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const [WIDTH, HEIGHT] = [640, 480];
const HEAD = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420jpeg\n`;
const FRAMES = 2;

export interface Camera {
  /** For `startPhone`. */
  readonly args: string[];
  /** Holds the code that stands on a page before this camera. Result: when it was there. */
  look(page: Page): Promise<number>;
  done(): void;
}

export function camera(): Camera {
  const folder = mkdtempSync(join(tmpdir(), 'meatspace-camera-'));
  const file = join(folder, 'film.y4m');
  writeFileSync(
    file,
    film(() => false),
  );
  return {
    args: ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`],
    look: async (page) => {
      // In place, since the browser holds the file open.
      const handle = openSync(file, 'r+');
      const seen = film(await codeOn(page));
      writeSync(handle, seen);
      closeSync(handle);
      return Date.now();
    },
    done: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Which points of the picture are dark. */
type Dark = (x: number, y: number) => boolean;

/** The code as it is drawn on the page, not as it was meant. */
async function codeOn(page: Page): Promise<Dark> {
  const drawing = page.locator('svg.qr');
  await drawing.locator('path[d*="h1v1"]').waitFor({ state: 'attached' });
  const size = Number((await drawing.getAttribute('viewBox'))?.split(' ')[2]);
  const path = (await drawing.locator('path[d*="h1v1"]').getAttribute('d')) ?? '';
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x} ${y}`));
  const scale = Math.floor(HEIGHT / size);
  const [left, top] = [Math.floor((WIDTH - size * scale) / 2), Math.floor((HEIGHT - size * scale) / 2)];
  return (x, y) => dark.has(`${Math.floor((x - left) / scale)} ${Math.floor((y - top) / scale)}`);
}

function film(dark: Dark): Buffer {
  const grey = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) grey[y * WIDTH + x] = dark(x, y) ? 16 : 235;
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  return Buffer.concat([Buffer.from(HEAD), ...Array.from({ length: FRAMES }, () => frame)]);
}
