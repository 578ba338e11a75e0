import type { browserNames, systemNames } from '@study-assistant/contract/people/own-sessions';

/** What its owner knows a device by; null where the browser says nothing that is known. */
export type Device = {
  browser: (typeof browserNames)[number] | null;
  system: (typeof systemNames)[number] | null;
};

/** In this order: many say that they are Chrome or Safari, too. */
const BROWSERS: readonly (readonly [RegExp, Device['browser']])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** An iPad that asks for pages as a computer says that it is a Mac. */
const SYSTEMS: readonly (readonly [RegExp, Device['system']])[] = [
  [/\bCrOS\b/, 'ChromeOS'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Only names of ours come of it, whatever a caller has written there. */
export function readDevice(userAgent: string): Device {
  const named = <Name>(names: readonly (readonly [RegExp, Name])[]) =>
    names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
