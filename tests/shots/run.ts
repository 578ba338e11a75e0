/**
 * Draws every page in every state, at two widths, light and dark: `npm run shots`, or some of them:
 * `npm run shots -- --only results,login`. Exits with 1 when axe finds a barrier, a page scrolls
 * sideways or the browser complains. People look at the pictures in `index.html`.
 */
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { FREE_PORTS, root, startProduct } from '../../scripts/product.ts';
import { seedDemoSchools } from '../../scripts/seed.ts';
import {
  launchBrowser,
  passSplash,
  wholeChromiumPath,
  type Look,
} from '../support/browser/chromium.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { drawScreen, nameOf } from './draw.ts';
import { framed, isInGallery } from './gallery.ts';
import { signIn } from './people.ts';
import type { Persona, Screen } from './screen.ts';
import { screensOf } from './screens/index.ts';

const LOOKS: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 375, theme: 'light' },
  { width: 375, theme: 'dark' },
];
/** 1280 pixels at 400 % are 320 wide; forced colours are the high contrast of Windows. */
const HARD_LOOKS: Look[] = [
  { width: 320, theme: 'light' },
  { width: 1280, theme: 'dark', forcedColors: 'active' },
];
const PERSONAS: Persona[] = ['nobody', 'teacher', 'student', 'newTeacher', 'newStudent'];

const { values: options } = parseArgs({
  options: {
    /** Parts of the names of the screens to draw, separated by commas. */
    only: { type: 'string', default: '' },
    /** A single look, such as `375-dark`. */
    look: { type: 'string', default: '' },
    out: { type: 'string', default: path.join(root, '.local', 'shots') },
    /** At 400 % and in forced colours instead. */
    hard: { type: 'boolean', default: false },
    /** Only the README's pictures, saved to their place. */
    gallery: { type: 'boolean', default: false },
  },
});

// The whole browser draws as people see it, including a PDF in its viewer.
if (!wholeChromiumPath) throw new Error('No Chromium was found. Install it, or set CHROMIUM_PATH.');
await rm(options.out, { recursive: true, force: true });
const product = await startProduct({ ports: FREE_PORTS, stateDir: null, log: () => undefined });
const faults: string[] = [];
let drawn = 0;
try {
  await seedDemoSchools(product);
  const browser = await launchBrowser(wholeChromiumPath);
  for (const look of looksAsked())
    for (const persona of PERSONAS) await drawAll(browser, persona, look);
  await browser.close();
  await writeContactSheet(options.out);
  if (options.gallery) await hangGallery();
} finally {
  await product.stop();
}
console.log(faults.join('\n'));
console.log(`${drawn} pictures in ${options.out}, ${faults.length} faults.`);
process.exit(faults.length > 0 ? 1 : 0);

function looksAsked(): Look[] {
  const all = options.hard ? HARD_LOOKS : LOOKS;
  return all.filter(({ width, theme }) => `${width}-${theme}`.includes(options.look));
}

async function drawAll(browser: Browser, persona: Persona, look: Look): Promise<void> {
  const screens = screensOf(persona).filter((screen) => isAskedFor(screen, look));
  if (screens.length === 0) return;
  const context = await signIn(browser, product.urls.hosting, persona, look);
  for (const screen of screens) {
    const page = await context.newPage();
    const shown = options.gallery ? framed(screen, look) : screen;
    if (screen.name !== 'splash') await passSplash(page);
    try {
      faults.push(...(await drawScreen(page, shown, { folder: options.out, look })));
      drawn += 1;
    } catch (error) {
      faults.push(`${nameOf(screen, look)} could not be drawn: ${String(error)}`);
    }
    await page.close();
  }
  await context.close();
}

function isAskedFor(screen: Screen, look: Look): boolean {
  if (options.gallery && !isInGallery(screen, look)) return false;
  return options.only.split(',').some((part) => screen.name.includes(part));
}

async function hangGallery(): Promise<void> {
  const folder = path.join(root, 'docs', 'images', 'gallery');
  // Some of them leave the others as they are.
  if (options.only === '') await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(options.out))
    if (file.endsWith('.png'))
      await copyFile(path.join(options.out, file), path.join(folder, file));
}
