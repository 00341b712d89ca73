// Bundles the program for the npm package, for Node 20 and newer: `lib` has the command, a JavaScript file per entry and their shared parts,
// with everything from node_modules except what has native code; `vendor` has the files of packages that are read as files.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Plugin, rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '..', '..');
const SRC = join(ROOT, 'src');
const MODULES = join(ROOT, 'node_modules');
const OLDER_NODE = join(SRC, 'older-node.ts');

/** The files that processes and threads start with, by the name of their bundle. */
const ENTRIES: Record<string, string> = {
  program: 'cli/start.js',
  'analysis-thread': 'jobs/thread/start.js',
  'extraction-worker-thread': 'pipeline/crawl/extraction-worker-thread.ts',
  'browser-memory-watchdog': 'pipeline/crawl/render/browser-memory-watchdog.js',
  'shrink-process': 'pipeline/blueprint/images/shrink/shrink-process.ts',
  'create-cluster': 'database/embedded/create-cluster.ts',
};
const ENTRY_OF = new Map(Object.entries(ENTRIES).map(([name, file]) => [join(SRC, file), name]));

/** The command itself: answers what needs nothing else, or loads the program. */
const COMMAND = 'cli/start-package.js';

/** Installed with the package: they have native code for each platform. */
export const NATIVE = ['sharp', '@node-rs/argon2'];

/** Files of packages that the program reads or loads at run time; a folder is copied without what `skip` matches. */
const VENDORED: { from: string; skip?: RegExp }[] = [
  { from: 'axe-core/axe.min.js' },
  { from: 'axe-core/LICENSE' },
  { from: 'axe-core/package.json' },
  { from: '@fastify/swagger-ui/static', skip: /swagger-ui\.js$/ },
  { from: '@fastify/swagger-ui/LICENSE' },
  { from: 'eld', skip: /ngrams\/(?:large|medium|small)\.js$|\.(?:md|ts)$/ },
  // Its screens (trace viewer, recorder, dashboard), types and tools are of no use here.
  { from: 'playwright-core', skip: /\/lib\/(?:vite|tools)$|\/types$|\.d\.ts$|\/bin$/ },
  ...['source-serif-4', 'source-sans-3', 'jetbrains-mono'].flatMap((font) => [
    { from: `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2` },
    { from: `@fontsource-variable/${font}/LICENSE` },
  ]),
];
/** The files of the embedded PostgreSQL, packed next to the bundle: 15 MB become 4. */
const PACKED = ['pglite.wasm', 'pglite.data', 'initdb.wasm'].map((name) => `@electric-sql/pglite/dist/${name}`);
/** Modules that the package has instead of ours. */
const REPLACED = new Map([[join(SRC, 'database/embedded/packed-files.ts'), join(import.meta.dirname, 'unpack-files.ts')]]);

/** A file named start.js does it itself. */
const startEntry = (file: string) =>
  file.endsWith('/start.js')
    ? `import ${JSON.stringify(file)};\n`
    : `import ${JSON.stringify(OLDER_NODE)};\nawait import(${JSON.stringify(file)});\n`;

/** Modules start with their entry; JSON is parsed as text, which is faster than as code. */
const entries: Plugin = {
  name: 'entries',
  async resolveId(id, importer, options) {
    if (id.startsWith('entry:')) return `\0${id}`;
    const found = id.startsWith('.') ? await this.resolve(id, importer, { ...options, skipSelf: true }) : null;
    return found && (REPLACED.get(found.id) ?? null);
  },
  load(id) {
    if (id.startsWith('\0entry:')) return startEntry(join(SRC, ENTRIES[id.slice('\0entry:'.length)] ?? ''));
    if (id.startsWith(SRC) && id.endsWith('.json'))
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(readFileSync(id, 'utf8'))))});`,
        moduleType: 'js',
      };
    return null;
  },
};

const OWN_FILE = /(new URL|join)\((?:import\.meta\.dirname, )?'((?:\.\/)?[\w./-]+\.(?:ts|js))'(?:, import\.meta\.url)?\)/g;

/**
 * Where a module of ours names a file by its own place, the bundle names the same file in the package: another entry, a file below `src`
 * at its place, a file of another package below `dist/vendor`.
 */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform(code, id) {
    if (!id.startsWith(SRC) || !code.includes('import.meta') || id.endsWith('.json')) return null;
    const file = relative(ROOT, id);
    const toPath = '__fileURLToPath';
    const own = code
      .replace(OWN_FILE, (whole, how: string, name: string) => {
        const entry = ENTRY_OF.get(join(dirname(id), name));
        if (!entry) return whole;
        const url = `new URL('./${entry}.js', import.meta.bundle)`;
        return how === 'join' ? `${toPath}(${url})` : url;
      })
      .replaceAll('import.meta.resolve(', '__vendored(')
      .replaceAll('require.resolve(', '__vendoredPath(')
      .replaceAll("'eld/extrasmall'", "'eld/src/entries/static.extrasmall.js'")
      .replaceAll('import.meta.url', `new URL('../../${file}', import.meta.bundle).href`)
      .replaceAll('import.meta.dirname', `${toPath}(new URL('../../${dirname(file)}', import.meta.bundle))`)
      .replaceAll('import.meta.bundle', 'import.meta.url');
    const left = /import\.meta\.(?!url)\w+/.exec(own);
    if (left) throw new Error(`${file}: the package has no ${left[0]}.`);
    return `import { fileURLToPath as ${toPath} } from 'node:url';
const __vendored = (name) => new URL('../vendor/' + name, import.meta.url).href;
const __vendoredPath = (name) => ${toPath}(__vendored(name));
${own}`;
  },
};

/** What packages ask of a Node newer than 20, and what they do without it: file, code, replacement. */
const NEWER_THAN_20: [string, string, string][] = [
  ['/undici/lib/interceptor/decompress.js', 'createZstdDecompress.bind', 'createZstdDecompress?.bind'],
  ['/undici/lib/web/webidl/index.js', 'webidl.util.markAsUncloneable = markAsUncloneable', '$& ?? (() => {})'],
];

/** Where packages are, in a path; node_modules may be a link to another folder. */
const BELOW_MODULES = '/node_modules/';

/** Packages that read files of their own folder: they find them below `dist/vendor`. */
const ownFolders: Plugin = {
  name: 'own-folders',
  resolveId: (id) => (id === 'virtual:vendor' ? '\0vendor' : null),
  load: (id) =>
    id === '\0vendor'
      ? "import { fileURLToPath } from 'node:url';\nexport const folder = (name) => fileURLToPath(new URL('../vendor/' + name, import.meta.url));"
      : null,
  transform(code, id) {
    if (!id.includes('/@fastify/swagger-ui/') || !code.includes('__dirname')) return null;
    const folder = dirname(id.slice(id.lastIndexOf(BELOW_MODULES) + BELOW_MODULES.length));
    return code.replaceAll('__dirname', `require('virtual:vendor').folder('${folder}')`);
  },
};

const olderNode: Plugin = {
  name: 'older-node',
  transform(code, id) {
    const patch = NEWER_THAN_20.find(([file]) => id.endsWith(file));
    if (!patch) return null;
    const [file, from, to] = patch;
    if (!code.includes(from)) throw new Error(`${file} has no ${from}: the patch for Node 20 needs a look.`);
    return code.replace(from, to);
  },
};

/** playwright-core loads its own parts at run time: it is loaded from its files. */
const vendoredPackages: Plugin = {
  name: 'vendored-packages',
  resolveId: (id) => (id === 'playwright-core' ? { id: '../vendor/playwright-core/index.mjs', external: true } : null),
};

/** The folder of the package that a module is from, below node_modules; null for our own. */
function packageOf(id: string): string | null {
  const at = id.lastIndexOf(BELOW_MODULES);
  if (at < 0) return null;
  const [scope = '', name = ''] = id.slice(at + BELOW_MODULES.length).split('/');
  return join(id.slice(0, at), 'node_modules', scope, scope.startsWith('@') ? name : '');
}

// The best quality takes a minute for 5 % less.
const pack = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

function copyFiles(lib: string, vendor: string): void {
  for (const { from, skip } of VENDORED)
    cpSync(join(MODULES, from), join(vendor, from), { recursive: true, dereference: true, filter: (file) => !skip?.test(file) });
  for (const from of PACKED) writeFileSync(join(lib, `${basename(from)}.br`), pack(readFileSync(join(MODULES, from))));
}

/** The program seen from the command's file. */
const program: Plugin = {
  name: 'program',
  resolveId: (id) => (id === './start.js' ? { id: './program.js', external: true } : null),
};

async function bundleCommand(lib: string): Promise<void> {
  const build = await rolldown({
    cwd: ROOT,
    input: join(SRC, COMMAND),
    platform: 'node',
    plugins: [program, ownPlaces],
    transform: { target: 'node20' },
  });
  await build.write({
    file: join(lib, 'sitebrief.cjs'),
    format: 'cjs',
    minify: { mangle: false, compress: true, codegen: true },
    banner: '#!/usr/bin/env node',
  });
  await build.close();
}

/**
 * Bundles the program into the folders `lib` and `vendor` of `out`, which is in the package's own folder. Returns the folders of all
 * packages that are inside, sorted.
 */
export async function bundle(out: string): Promise<string[]> {
  const [lib, vendor] = [join(out, 'lib'), join(out, 'vendor')];
  for (const folder of [lib, vendor]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const build = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(Object.keys(ENTRIES).map((name) => [name, `entry:${name}`])),
    platform: 'node',
    external: [...NATIVE, 'pg-native'],
    plugins: [entries, ownPlaces, ownFolders, olderNode, vendoredPackages],
    transform: { target: 'node20' },
    onLog: (level, log, handle) => (level === 'warn' && log.code === 'EVAL' ? undefined : handle(level, log)),
  });
  const { output } = await build.write({
    dir: lib,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    minify: { mangle: false, compress: true, codegen: true },
    comments: { legal: false },
  });
  await build.close();
  await bundleCommand(lib);
  copyFiles(lib, vendor);
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const inside = modules.map(packageOf).filter((folder) => folder !== null);
  return [...new Set([...inside, ...VENDORED.map(({ from }) => packageOf(join(MODULES, from)) ?? '')])].sort();
}
