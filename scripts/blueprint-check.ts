// Draws the blueprint of every site in a folder and measures it: npm run blueprint:check -- <folder of sites> [<slug>,...] [--out <folder>]
// Per site: pages, ms, kB of the largest page, texts without a source, sideways scroll and axe violations (WCAG A and AA) at three widths, high
// findings of our own audit that today's site does not have and no gap names, and whether a second drawing gives the same bytes. Exit 1 when one
// of them is not as it should be. `--out` keeps the drawn sites, and screenshots of the home page and the longest page below it at two widths;
// with `--screenshots` no browser looks for problems. `--enlarge 6` takes photos for six times as large as they are: for copies with small ones.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import type { StageOutputs } from '#contracts/analysis.ts';
import { createImageShrinker, type ImageShrinker } from '#pipeline/blueprint/images/shrink/image-shrinker.ts';
import { labelTexts } from '#pipeline/blueprint/labels.ts';
import { checkTruth } from '#pipeline/blueprint/truth/check-truth.ts';
import { drawSite, shrinkImages } from './blueprint/draw-site.ts';
import { lookAtPage, takeScreenshot } from './blueprint/look-at-page.ts';
import { findBrowser } from './find-browser.ts';
import { analyzeFolder } from './read-corpus.ts';

const MOST = { ms: 1_000, bytes: 60_000 };
/** What depends on the server and not on the pages. */
const OF_THE_SERVER = new Set(['security', 'performance']);
/** Files to download stay at today's addresses, which are not served here; links between pages are checked by `checkTruth`. */
const NOT_HERE = new Set(['broken-internal-link']);

/** Findings that a labeled gap of the drawing names. */
const GAPS = [
  ['missing-privacy-policy', 'privacy'],
  ['missing-contact', 'contactGap'],
] as const;

type Row = { slug: string; folder: string; paths: string[]; ms: number; bytes: number; texts: number; gaps: string[]; problems: string[] };

/** Problems that don't need a browser. */
async function checkSite(
  slug: string,
  stages: StageOutputs,
  folders: { site: string; target: string },
  shrinker: ImageShrinker,
): Promise<Row> {
  const { input, drawn, ms, isSameAgain } = drawSite(stages, folders, {
    shrunk: await shrinkImages(stages, folders.site, shrinker),
    enlarge: Number(values.enlarge ?? 1),
  });
  const pages = drawn.files.filter(({ path }) => path.endsWith('.html'));
  const bytes = Math.max(...pages.map(({ content }) => Buffer.byteLength(content)));
  const truth = checkTruth(drawn, input);
  const problems = truth.problems.map(({ kind, file, text }) => `${kind} in ${file}: ${text.slice(0, 80)}`);
  if (!isSameAgain) problems.push('drawn again, other bytes');
  if (pages.length <= 12 && ms > MOST.ms) problems.push(`${ms} ms`);
  if (bytes > MOST.bytes) problems.push(`a page of ${bytes} bytes`);
  return {
    slug,
    folder: folders.target,
    paths: pages.map(({ path }) => path),
    ms,
    bytes,
    texts: truth.texts,
    gaps: drawn.pages.flatMap((page) => page.gaps),
    problems,
  };
}

async function lookAtSite({ folder, paths, problems }: Row, browser: Browser): Promise<void> {
  const page = await browser.newPage();
  for (const path of paths) for (const problem of await lookAtPage(page, join(folder, path))) problems.push(`${path}: ${problem}`);
  await page.close();
}

async function takeScreenshots({ slug, folder, paths }: Row, target: string, browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const [longest] = paths.slice(1).toSorted((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size);
  mkdirSync(target, { recursive: true });
  await takeScreenshot(page, join(folder, 'index.html'), join(target, slug));
  if (longest) await takeScreenshot(page, join(folder, longest), join(target, `${slug}-inner`));
  await page.close();
}

/** High findings of our own audit on the drawn pages that today's site does not have. */
async function auditDrawn(rows: readonly Row[], folder: string, todays: ReadonlyMap<string, StageOutputs>): Promise<void> {
  const slugs = rows.map(({ slug }) => slug);
  const audits = await analyzeFolder(folder, slugs);
  for (const { slug, gaps, problems } of rows) {
    const today = new Set(todays.get(slug)?.audit.findings.map(({ id }) => id));
    const isGap = (id: string) => GAPS.some(([finding, label]) => id === finding && labelTexts(label).some((text) => gaps.includes(text)));
    const isNew = ({ id, category }: { id: string; category: string }) =>
      !today.has(id) && !OF_THE_SERVER.has(category) && !NOT_HERE.has(id) && !isGap(id);
    const high = (audits.get(slug)?.audit.findings ?? []).filter((finding) => finding.severity === 'high' && isNew(finding));
    problems.push(...high.map(({ id, page }) => `own audit: ${id} at ${page}`));
  }
}

function report(rows: readonly Row[]): number {
  for (const { slug, paths, ms, bytes, texts, problems } of rows) {
    console.log(
      `${slug}: ${paths.length} pages, ${ms} ms, ${Math.round(bytes / 1_000)} kB at most, ${texts} texts, ${problems.length} problems`,
    );
    for (const problem of problems) console.log(`    ${problem}`);
  }
  const all = rows.reduce((sum, { problems }) => sum + problems.length, 0);
  console.log(`${rows.length} sites, ${rows.reduce((sum, { paths }) => sum + paths.length, 0)} pages, ${all} problems`);
  return all;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, screenshots: { type: 'boolean' }, enlarge: { type: 'string' } },
});
const [folder = '', only = ''] = positionals;
if (folder === '' || (values.screenshots && !values.out)) {
  console.error('Usage: npm run blueprint:check -- <folder of sites> [<slug>,...] [--out <folder> [--screenshots]]');
  process.exit(2);
}
const temporary = mkdtempSync(join(tmpdir(), 'sitebrief-blueprints-'));
const work = values.out ? resolve(values.out) : temporary;
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] });
const shrinker = createImageShrinker();
try {
  const analyzed = await analyzeFolder(folder, only.split(',').filter(Boolean));
  const rows: Row[] = [];
  for (const [slug, stages] of analyzed)
    rows.push(await checkSite(slug, stages, { site: join(resolve(folder), slug), target: join(work, slug) }, shrinker));
  if (values.out) for (const row of rows) await takeScreenshots(row, join(work, 'screenshots'), browser);
  if (!values.screenshots) {
    for (const row of rows) await lookAtSite(row, browser);
    await auditDrawn(rows, work, analyzed);
  }
  if (report(rows) > 0) process.exitCode = 1;
} finally {
  shrinker.close();
  await browser.close();
  rmSync(temporary, { recursive: true, force: true });
}
