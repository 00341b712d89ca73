// Finds the Chromium that the browser journeys run in; installs one when the machine has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium on this machine: CHROMIUM_PATH, the usual places, Playwright's own; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...USUAL_PLACES, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

/** As `findBrowser`, after an attempt to install one: with the system's package manager as root, else Playwright's own. */
export function findOrInstallBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found: installing one ...');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env });
  }
  if (!findBrowser()) spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  return findBrowser();
}
