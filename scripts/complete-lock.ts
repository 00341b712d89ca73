// Adds lock entries for the optional packages of other platforms that the registry in use did not serve, so that
// `npm ci` works on every platform. Run after each install: `npm run lock:complete`.
import { readFileSync, writeFileSync } from 'node:fs';

type LockEntry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const FILE = process.argv[2] ?? 'package-lock.json';
const SYSTEMS: Record<string, string> = {
  android: 'android',
  darwin: 'darwin',
  linux: 'linux',
  win32: 'win32',
  windows: 'win32',
  freebsd: 'freebsd',
  openharmony: 'openharmony',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  sunos: 'sunos',
  aix: 'aix',
};
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, LockEntry> };
const packages = lock.packages;

/** Where Node would find `name` from the package at `from`; undefined when the lock does not have it. */
function located(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '') {
    const at = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[at]) return at;
    if (folder === '') return undefined;
  }
}

function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const os = name
    .split(/[-/@.]/)
    .map((part) => SYSTEMS[part])
    .find((system) => system !== undefined);
  const cpu = PROCESSORS.find((processor) => name.includes(processor)) ?? (/-arm-|-arm$|armv7|gnueabihf/.test(name) ? 'arm' : undefined);
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(os ? { os: [os] } : {}), ...(name.includes('musl') ? { libc: ['musl'] } : {}) };
}

let added = 0;
for (const [from, entry] of Object.entries({ ...packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (located(from, name)) continue;
    const version = /\d+\.\d+\.\d+(?:-[\w.]+)?/.exec(range)?.[0];
    if (!version) {
      console.error(`No exact version for ${name}@${range}, an optional dependency of ${from}.`);
      process.exitCode = 1;
      continue;
    }
    packages[`node_modules/${name}`] = { version, ...(entry.dev ? { dev: true } : {}), optional: true, ...platformOf(name) };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} lock entries added.`);
