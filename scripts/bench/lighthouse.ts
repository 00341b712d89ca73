import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../../src/pipeline/crawl/render/find-chromium.ts';
import { pathOf } from './generate-site.ts';
import { median } from './measure.ts';
import { runProgram } from './run-program.ts';

const VERSION = '13';
// Nothing of the product needs it: it is no dependency.
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/lighthouse', import.meta.url));
const PROGRAM = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** Milliseconds that Lighthouse takes for one page, the middle one of `pages`; installs it into a cache folder when it is not there. */
export async function lighthouseMs(port: number, pages: number): Promise<number> {
  const chromium = findChromium(process.env.CHROMIUM_PATH);
  if (chromium.path === null) throw new Error(chromium.reason);
  if (!existsSync(PROGRAM))
    await runProgram('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', FOLDER, `lighthouse@${VERSION}`], {});
  const folder = mkdtempSync(join(tmpdir(), 'sitebrief-lighthouse-'));
  const times: number[] = [];
  try {
    for (let index = 0; index < pages; index += 1) {
      const report = join(folder, `${index}.json`);
      const options = ['--quiet', '--output=json', `--output-path=${report}`, '--chrome-flags=--headless=new --no-sandbox'];
      await runProgram(process.execPath, [PROGRAM, `http://127.0.0.1:${port}${pathOf(index)}`, ...options], { CHROME_PATH: chromium.path });
      // Its own count, without the start of node and of the browser.
      times.push(totalOf(readFileSync(report, 'utf8')));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return median(times);
}

function totalOf(report: string): number {
  const { timing, runtimeError } = JSON.parse(report) as { timing: { total: number }; runtimeError?: { message: string } };
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  return timing.total;
}
