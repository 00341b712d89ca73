import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A browser that can be started, or why there is none, as a sentence for the operator. */
export type FoundChromium = { path: string; reason?: undefined } | { path: null; reason: string };

/** Where Chromium is usually installed on Linux, macOS and Windows. */
const USUAL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Chromium\\Application\\chrome.exe',
];

const PLAYWRIGHT_FOLDERS = ['.cache/ms-playwright', 'Library/Caches/ms-playwright', 'AppData/Local/ms-playwright'];
const PLAYWRIGHT_BINARIES = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-linux/headless_shell',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

/**
 * Finds a Chromium: only the configured path if one is given, else the usual paths, then Playwright's own downloads. Checks files;
 * starts nothing.
 */
export function findChromium(configured: string | undefined, home = homedir()): FoundChromium {
  if (configured !== undefined) {
    if (isProgram(configured)) return { path: configured };
    return { path: null, reason: `CHROMIUM_PATH names ${configured}, which is not a program that can be started` };
  }
  const path = [...USUAL_PATHS, ...playwrightPaths(home)].find(isProgram);
  return path ? { path } : { path: null, reason: 'no Chromium was found on this machine; install one or set CHROMIUM_PATH' };
}

function playwrightPaths(home: string): string[] {
  return PLAYWRIGHT_FOLDERS.flatMap((folder) => {
    const root = join(home, folder);
    return newestFirst(root).flatMap((version) => PLAYWRIGHT_BINARIES.map((binary) => join(root, version, binary)));
  });
}

function newestFirst(root: string): string[] {
  try {
    const numberOf = (name: string) => Number(/(\d+)$/.exec(name)?.[1] ?? 0);
    return readdirSync(root)
      .filter((name) => /^chromium(?:_headless_shell)?-\d+$/.test(name))
      .toSorted((a, b) => numberOf(b) - numberOf(a));
  } catch {
    return []; // Playwright downloaded nothing
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
