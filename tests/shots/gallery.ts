import type { Look } from '../support/browser/chromium.ts';
import type { Screen } from './screen.ts';

type Picture = Pick<Look, 'width' | 'theme'> & { screen: Screen['name'] };

/** The pictures of the README, each one window in size. */
const GALLERY: readonly Picture[] = [
  { screen: 'login', width: 1280, theme: 'light' },
  { screen: 'teacher-parts', width: 1280, theme: 'light' },
  { screen: 'quiz-preview', width: 1280, theme: 'light' },
  { screen: 'class-markbook', width: 1280, theme: 'dark' },
  { screen: 'skill-gap', width: 1280, theme: 'light' },
  { screen: 'insights', width: 1280, theme: 'dark' },
  { screen: 'student-materials', width: 375, theme: 'light' },
  { screen: 'attempt-in-the-middle', width: 375, theme: 'dark' },
  { screen: 'attempt-gaps', width: 375, theme: 'light' },
  { screen: 'attempt-match', width: 375, theme: 'dark' },
  { screen: 'attempt-order', width: 375, theme: 'light' },
  { screen: 'results-high', width: 375, theme: 'light' },
  { screen: 'learning-plan', width: 375, theme: 'dark' },
];

export function isInGallery({ name }: Screen, { width, theme }: Look): boolean {
  return GALLERY.some(
    (picture) => picture.screen === name && picture.width === width && picture.theme === theme,
  );
}

/** A whole page is too long for the README, and a laptop's full window too large. */
export function framed(screen: Screen, { width }: Look): Screen {
  const height = width > 600 ? 700 : 800;
  return {
    ...screen,
    isWindow: true,
    before: async (page) => {
      await page.setViewportSize({ width, height });
      await screen.before?.(page);
    },
  };
}
