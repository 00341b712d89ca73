// Draws the blueprint of every site in a folder and measures it: npm run blueprint:check -- <folder of sites> [<slug>,...]
// Per site: pages, ms, kB of the largest page, texts without a source, sideways scroll at three widths, axe violations (WCAG A and AA), high
// findings of our own audit that today's site does not have, and whether a second drawing gives the same bytes. Exit 1 when one of them is not as it should be.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import axe from 'axe-core';
import type { StageOutputs } from '#contracts/analysis.ts';
import type { Blueprint, BlueprintInput, ImageSize } from '#pipeline/blueprint/blueprint.ts';
import { drawBlueprint } from '#pipeline/blueprint/draw-blueprint.ts';
import { measureImage } from '#pipeline/blueprint/images/measure-image.ts';
import { checkTruth } from '#pipeline/blueprint/truth/check-truth.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { findBrowser } from './find-browser.ts';
import { analyzeFolder } from './read-corpus.ts';

const WIDTHS = [360, 768, 1_440];
const MOST = { ms: 1_000, bytes: 60_000 };
/** What depends on the server and not on the pages. */
const OF_THE_SERVER = new Set(['security', 'performance']);

const AXE_RUN = `axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then((result) => result.violations)`;
/** Files to download stay at today's addresses, which are not served here; links between pages are checked by `checkTruth`. */
const NOT_HERE = new Set(['broken-internal-link']);

type Row = { slug: string; pages: number; ms: number; bytes: number; texts: number; problems: string[] };

/** The file of an image in the site's folder. */
function imageFile(folder: string, url: string): string | null {
  try {
    const file = join(folder, decodeURIComponent(new URL(url).pathname));
    return file.startsWith(folder) && existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

function inputOf(stages: StageOutputs, folder: string): BlueprintInput {
  const { crawl: site, audit, profile, competitors } = resolveOutputs(stages);
  const urls = [...new Set([...site.pages.flatMap((page) => page.images.map(({ src }) => src)), site.brand.logo?.url ?? ''])];
  const files = new Map(urls.map((url) => [url, imageFile(folder, url)]));
  const sizes = new Map<string, ImageSize | null>([...files].map(([url, file]) => [url, file ? measureImage(readFileSync(file)) : null]));
  const imageUrl = (url: string) => (sizes.get(url) ? `images${new URL(url).pathname}` : null);
  return { site, profile, strategy: buildStrategy({ site, audit, profile, competitors }), imageSizes: sizes, imageUrl };
}

function writeAll(
  { files, fonts, images }: Blueprint,
  { site, target, input }: { site: string; target: string; input: BlueprintInput },
): void {
  const place = (path: string) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    return join(target, path);
  };
  for (const { path, content } of files) writeFileSync(place(path), content);
  for (const { path, from } of fonts) cpSync(fileURLToPath(import.meta.resolve(from)), place(path));
  for (const url of images) {
    const file = imageFile(site, url);
    const path = input.imageUrl?.(url);
    if (file && path) cpSync(file, place(decodeURIComponent(path)));
  }
}

/** Sideways scroll and violations of one page. */
async function lookAt(page: Page, file: string): Promise<string[]> {
  const problems: string[] = [];
  await page.goto(pathToFileURL(file).href);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wide = Number(await page.evaluate('document.documentElement.scrollWidth'));
    if (wide > width) problems.push(`sideways scroll at ${width}: ${wide}`);
  }
  await page.evaluate(axe.source);
  const violations = (await page.evaluate(AXE_RUN)) as { id: string; nodes: { html: string }[] }[];
  return [...problems, ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 140)}`)];
}

async function checkSite(slug: string, stages: StageOutputs, paths: { site: string; target: string }, browser: Browser): Promise<Row> {
  const input = inputOf(stages, paths.site);
  drawBlueprint(input); // the first one of a process also loads the code
  const start = performance.now();
  const drawn = drawBlueprint(input);
  const ms = Math.round(performance.now() - start);
  const { imageUrl, ...data } = input;
  const again = drawBlueprint({ ...structuredClone(data), ...(imageUrl ? { imageUrl } : {}) });
  writeAll(drawn, { ...paths, input });
  const pages = drawn.files.filter(({ path }) => path.endsWith('.html'));
  const bytes = Math.max(...pages.map(({ content }) => Buffer.byteLength(content)));
  const truth = checkTruth(drawn, input);
  const problems = truth.problems.map(({ kind, file, text }) => `${kind} in ${file}: ${text.slice(0, 80)}`);
  if (JSON.stringify(drawn.files) !== JSON.stringify(again.files)) problems.push('drawn again, other bytes');
  if (pages.length <= 12 && ms > MOST.ms) problems.push(`${ms} ms`);
  if (bytes > MOST.bytes) problems.push(`a page of ${bytes} bytes`);
  const page = await browser.newPage();
  for (const { path } of pages) for (const problem of await lookAt(page, join(paths.target, path))) problems.push(`${path}: ${problem}`);
  await page.close();
  return { slug, pages: pages.length, ms, bytes, texts: truth.texts, problems };
}

const [folder = '', only = ''] = process.argv.slice(2);
if (folder === '') {
  console.error('Usage: npm run blueprint:check -- <folder of sites> [<slug>,...]');
  process.exit(2);
}
const work = mkdtempSync(join(tmpdir(), 'sitebrief-blueprints-'));
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const rows: Row[] = [];
  const wanted = only.split(',').filter(Boolean);
  const analyzed = await analyzeFolder(folder, wanted);
  for (const [slug, stages] of analyzed) {
    rows.push(await checkSite(slug, stages, { site: join(resolve(folder), slug), target: join(work, slug) }, browser));
  }
  const audits = await analyzeFolder(work);
  for (const row of rows) {
    const today = new Set(analyzed.get(row.slug)?.audit.findings.map(({ id }) => id));
    const isNew = ({ id, category }: { id: string; category: string }) =>
      !today.has(id) && !OF_THE_SERVER.has(category) && !NOT_HERE.has(id);
    const high = (audits.get(row.slug)?.audit.findings ?? []).filter((finding) => finding.severity === 'high' && isNew(finding));
    row.problems.push(...high.map(({ id, page }) => `own audit: ${id} at ${page}`));
    const { slug, pages, ms, bytes, texts, problems } = row;
    console.log(`${slug}: ${pages} pages, ${ms} ms, ${Math.round(bytes / 1_000)} kB at most, ${texts} texts, ${problems.length} problems`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
  const all = rows.reduce((sum, { problems }) => sum + problems.length, 0);
  console.log(`${rows.length} sites, ${rows.reduce((sum, { pages }) => sum + pages, 0)} pages, ${all} problems`);
  if (all > 0) process.exitCode = 1;
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
