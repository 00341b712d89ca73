import { pageKey } from '../prompt/copy/link-targets.ts';

/** Longest name of a file or folder, in characters. */
const NAME_LENGTH = 80;

/** Part of a path as a name that every file system takes. */
function fileName(part: string): string {
  const plain = part
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}._~-]+/gu, '-')
    .replace(/^[.]+/, '')
    .slice(0, NAME_LENGTH);
  return plain === '' ? '-' : plain;
}

/** `about.html` stays, `/about` and `/about/` become `about/index.html`. */
function fileOf(path: string): string {
  const [bare = '', query = ''] = path.split('#', 1).join('').split('?', 2);
  const parts = bare
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(fileName);
  const last = parts.at(-1) ?? '';
  if (query !== '') parts.push(fileName(query));
  return query === '' && /\.html?$/i.test(last) ? parts.join('/') : [...parts, 'index.html'].join('/');
}

/** Where the planned pages are. */
export type Addresses = {
  /** File of a planned path; undefined for a path that is not planned. */
  fileOf(path: string): string | undefined;
  /** Link from one file to another file, to be used from `file://` too. */
  relative(fromFile: string, toFile: string): string;
  /** The same for an image: absolute addresses stay. */
  asset(fromFile: string, url: string): string;
};

/** Gives each path its own file; names that differ in case only get a number, too. The first path is the entry page. */
export function planAddresses(paths: readonly string[]): Addresses {
  const files = new Map<string, string>();
  const taken = new Set<string>();
  paths.forEach((path, index) => {
    const wanted = index === 0 ? 'index.html' : fileOf(path);
    let file = wanted;
    for (let count = 2; taken.has(file.toLowerCase()); count += 1) file = wanted.replace(/(\/?)([^/]+)\.html?$/i, `$1$2-${count}.html`);
    taken.add(file.toLowerCase());
    if (!files.has(pageKey(path)) || index === 0) files.set(pageKey(path), file);
    files.set(path, file);
  });
  const relative = (fromFile: string, toFile: string) =>
    `${'../'.repeat(fromFile.split('/').length - 1)}${toFile.split('/').map(encodeURIComponent).join('/')}`;
  return {
    relative,
    asset: (fromFile, url) => (/^[a-z][a-z0-9+.-]*:|^\//i.test(url) ? url : relative(fromFile, url)),
    fileOf: (path) => files.get(path) ?? files.get(pageKey(path)),
  };
}
