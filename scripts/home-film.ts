/**
 * Draws the film of the home screen in a browser and writes `public/pictures/home-film.webm`: twelve seconds, no sound, no words.
 * By hand, when it should look different: `node scripts/home-film.ts`. Its words are in sandbox/content/home-video.ts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const file = join(import.meta.dirname, '..', 'public', 'pictures', 'home-film.webm');
const mostBytes = 300_000;

/** Runs in the page. @returns the film in base64 */
async function record(): Promise<string> {
  const [width, height, seconds] = [640, 360, 12];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const box = (colour: string, x: number, y: number, w: number, h: number) => {
    pen.fillStyle = colour;
    pen.fillRect(x, y, w, h);
  };
  const disc = (colour: string, x: number, y: number, r: number) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.fill();
  };
  /** @param t seconds from the beginning */
  const draw = (t: number): void => {
    const isGrey = t > 5.5 && t < 8;
    const isEvening = t > 9;
    box(isEvening ? '#5b4a63' : isGrey ? '#b9bcc0' : '#f9dcae', 0, 0, width, height);
    disc(isEvening ? '#d98f4e' : '#e3b250', 470, Math.max(90, 270 - t * 60) + Math.max(0, t - 8) * 45, 44);
    if (isGrey)
      for (const [x, y] of [
        [420, 110],
        [470, 92],
        [520, 112],
        [250, 80],
        [300, 92],
      ] as const)
        disc('#8f959c', x, y, 42);
    box('#2f6f8f', 0, 270, width, 90);
    box('#6b5b45', 0, 250, 260, 110);
    box('#7c2f28', 350, 262, 180, 36);
    box('#f3ead6', 420, 214, 64, 48);
    box('#3a3225', 120, 110, 18, 145);
    box('#3a3225', 96, 96, 250, 14);
    // Three lifts before the clouds, one after them.
    const lifts = [0.6, 2.2, 3.8, 8];
    const lift = lifts.find((start) => t >= start && t < start + 1.5);
    const part = lift === undefined ? 0 : (t - lift) / 1.5;
    const hookX = 330 - part * 150;
    const hookY = 110 + 120 * Math.abs(1 - 2 * part) ** 0.7;
    box('#3a3225', hookX - 1, 110, 3, hookY - 110);
    if (lift !== undefined) box('#a8622d', hookX - 20, hookY, 40, 30);
    // The jar, and who shares it.
    box('#fffdf9', 40, 180, 54, 70);
    const coins = lifts.filter((start) => t >= start + 1.5).length;
    const shared = isEvening ? Math.min(1, (t - 9) / 2) : 0;
    for (let coin = 0; coin < coins; coin += 1) {
      disc('#c9922e', 67 + shared * (70 + coin * 120), 238 - coin * 14 - shared * (coin * -14 - 80), 9);
    }
    if (isEvening) for (let owner = 0; owner < 4; owner += 1) disc('#f3ead6', 137 + owner * 120, 338, 14);
  };
  const recorder = new MediaRecorder(canvas.captureStream(20), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 140_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const step = (now: number): void => {
      const t = (now - begun) / 1_000;
      draw(Math.min(t, seconds));
      if (t < seconds) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  recorder.stop();
  await ended;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
try {
  const page = await browser.newPage();
  const film = Buffer.from(await page.evaluate(record), 'base64');
  if (film.length > mostBytes) throw new Error(`${film.length} bytes are more than ${mostBytes}`);
  writeFileSync(file, film);
  console.log(`${file}: ${film.length} bytes`);
} finally {
  await browser.close();
}
