// Builds the web app when it is out of date: when its sources, the contracts it shares, the sample it shows or the installed
// packages changed. The public pages are drawn at build time, and every text file is compressed once. `--force` builds in any
// case, `--out <folder>` builds elsewhere.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import type { Project } from '../src/contracts/project.ts';
import { sampleExtract } from '../src/web/features/landing/sample-extract.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'src/web');
const SAMPLE = join(ROOT, 'src/demo/samples/demo-coffee.json');
const EXTRACT = join(WEB, 'features/landing/sample.generated.json');
/** Smaller files gain nothing. */
const MIN_COMPRESSED_BYTES = 1_000;
const COMPRESSED = /\.(?:js|css|svg|json)$/;
/** Where the product will stand is not known here: the server puts its own address in place of this (server/plugins/public-pages.ts). */
const ORIGIN = 'https://origin.invalid';

type PublicPage = {
  path: string;
  isEager: boolean;
  file: string;
  modules: string[];
  title: string;
  description: string;
  isPersonal?: boolean;
};
type ServerEntry = { PUBLIC_PAGES: PublicPage[]; prerender: (path: string) => Promise<string> };

function fingerprint(): string {
  const files = globSync(['src/web/**/*', 'src/contracts/**/*.ts', 'vite.config.ts', 'scripts/build-web.ts', 'package-lock.json'], {
    cwd: ROOT,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Cuts what the landing page shows out of the coffee sample. Writes only what changed. */
function extractSample(): void {
  const { project } = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { project: Project };
  const text = `${JSON.stringify(sampleExtract(project), null, 1)}\n`;
  if (!existsSync(EXTRACT) || readFileSync(EXTRACT, 'utf8') !== text) writeFileSync(EXTRACT, text);
}

async function buildAll(out: string): Promise<void> {
  // Only here: `npm start` runs this file each time, mostly to see that nothing changed.
  const { build, minifySync } = await import('vite');
  const config = { configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' as const };
  await build({ ...config, build: { outDir: out, manifest: true } });
  // Next to the packages, so that it finds those that are not bundled.
  const serverOut = mkdtempSync(join(ROOT, 'node_modules/.web-server-'));
  try {
    await build({
      ...config,
      ssr: { noExternal: true },
      build: { outDir: serverOut, ssr: 'entry-server.tsx', copyPublicDir: false },
    });
    const entry = (await import(pathToFileURL(join(serverOut, 'entry-server.js')).href)) as ServerEntry;
    const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
    const shell = readFileSync(join(out, 'index.html'), 'utf8');
    const preloads = preloadsOf(manifest);
    writeFileSync(
      join(out, 'index.html'),
      shell.replace('</title>', () => `</title>${preloads}`),
    );
    for (const page of entry.PUBLIC_PAGES)
      writeFileSync(join(out, page.file), pageHtml({ page, body: await entry.prerender(page.path), shell, manifest, preloads, out }));
  } finally {
    rmSync(serverOut, { recursive: true, force: true });
  }
  for (const name of globSync('*.js', { cwd: out })) minifyPublic(join(out, name), minifySync);
  for (const file of globSync('**/*', { cwd: out }).map((name) => join(out, name))) compress(file);
}

/** The shell with the page's own head, its styles and its body; unless the page is eager the app waits for the first touch. */
function pageHtml(parts: { page: PublicPage; body: string; shell: string; manifest: Manifest; preloads: string; out: string }): string {
  const { page, body, shell, manifest, preloads, out } = parts;
  const app = shell.match(/<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/)?.[1];
  const missing = page.modules.find((module) => !manifest[module]);
  if (!app || missing) throw new Error(`The build has no ${missing ?? 'entry'}.`);
  // A font that comes too late for the first look stays away: a text that is being read must not jump.
  const styles = stylesOf(manifest, ['index.html', ...page.modules]).map((file) =>
    readFileSync(join(out, file), 'utf8').replace(/font-display:\s*swap/g, 'font-display:optional'),
  );
  const text = styles.join('\n');
  const sheet = `assets/${basename(page.file, '.html')}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(out, sheet), text);
  const withoutApp = shell
    .replace(/\s*<script type="module"[^>]*src="[^"]+"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
  // On an eager page the app is already loading; the boot file only keeps what is pressed or sent before it is ready, so it must run first.
  const boot = page.isEager ? '<script src="/boot.js"></script>' : `<script src="/boot.js" data-app="${app}" defer></script>`;
  return (page.isEager ? shell : withoutApp)
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<title>.*?<\/title>/, `<title>${escapeText(page.title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escapeText(page.description))
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace('</head>', () => `${preloads}${headOf(page)}<link rel="stylesheet" href="/${sheet}">${boot}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

/** What search engines and shared links show of a page. */
function headOf({ path, title, description, isPersonal }: PublicPage): string {
  if (isPersonal) return '<meta name="robots" content="noindex"><meta name="referrer" content="strict-origin">';
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Sitebrief',
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    url: ORIGIN + path,
  };
  return [
    `<link rel="canonical" href="${ORIGIN}${path}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Sitebrief">',
    `<meta property="og:title" content="${escapeText(title)}">`,
    `<meta property="og:description" content="${escapeText(description)}">`,
    `<meta property="og:url" content="${ORIGIN}${path}">`,
    `<meta property="og:image" content="${ORIGIN}/share.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="Sitebrief: a claim about a coffee shop, next to the page and the quote that support it.">',
    '<meta name="twitter:card" content="summary_large_image">',
    // As data, not run: the content security policy allows it.
    `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
  ].join('');
}

/** The two families of the first look, Latin letters. */
const FIRST_FONTS = /source-(?:serif-4|sans-3)-latin-wght-normal\.woff2$/;

/** Tells the browser of the fonts before it has read the styles. */
function preloadsOf(manifest: Manifest): string {
  const fonts = Object.values(manifest).filter(({ src }) => src !== undefined && FIRST_FONTS.test(src));
  return fonts.map(({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`).join('');
}

/** Style sheets of some chunks and of all they import, each once, in the order the browser would get them. */
function stylesOf(manifest: Manifest, names: string[], seen = new Set<string>()): string[] {
  return [
    ...new Set(
      names.flatMap((name) => {
        const chunk = manifest[name];
        if (!chunk || seen.has(name)) return [];
        seen.add(name);
        return [...stylesOf(manifest, chunk.imports ?? [], seen), ...(chunk.css ?? [])];
      }),
    ),
  ];
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** The scripts of `public/`, which the build copies as they are: all that a public page loads before it is touched. */
function minifyPublic(file: string, minifySync: typeof import('vite').minifySync): void {
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${basename(file)}: ${errors[0]?.message}`);
  writeFileSync(file, code);
}

function compress(file: string): void {
  if (!COMPRESSED.test(file) || !statSync(file).isFile() || statSync(file).size < MIN_COMPRESSED_BYTES) return;
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

const { values } = parseArgs({ options: { force: { type: 'boolean', default: false }, out: { type: 'string', default: 'dist/web' } } });
const out = resolve(ROOT, values.out);
const stamp = join(out, '.sources');
try {
  extractSample();
  const wanted = fingerprint();
  if (values.force || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    console.log('Building the web app ...');
    await buildAll(out);
    writeFileSync(stamp, wanted);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  console.error(
    code === 'EACCES' || code === 'EROFS'
      ? "The web app is out of date, and this user can't write to the folder of the code. Run `npm run build` as its owner, then start again."
      : 'The web app could not be built; see the lines above.',
  );
  process.exit(1);
}
