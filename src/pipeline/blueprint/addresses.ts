import { memoize } from '#text/memoize.ts';
import { pageKey } from '../prompt/copy/link-targets.ts';
import { extensionOf, fileName, withoutExtension } from './file-names.ts';

const isHtml = (name: string) => ['html', 'htm'].includes(extensionOf(name));

/** `about.html` stays, `/about` and `/about/` become `about/index.html`; no folder is named like a file. */
function fileOf(path: string): string {
  const [bare = '', query = ''] = path.split('#', 1).join('').split('?', 2);
  const parts = bare
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map(fileName);
  const last = parts.at(-1) ?? '';
  const isFile = query === '' && isHtml(last);
  const folders = (isFile ? parts.slice(0, -1) : parts).map((part) => (isHtml(part) ? withoutExtension(part) : part));
  return [...folders, ...(query === '' ? [] : [fileName(query)]), isFile ? last : 'index.html'].join('/');
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
    for (let count = 2; taken.has(file.toLowerCase()); count += 1) file = `${withoutExtension(wanted)}-${count}.html`;
    taken.add(file.toLowerCase());
    if (!files.has(pageKey(path)) || index === 0) files.set(pageKey(path), file);
    files.set(path, file);
  });
  const encoded = memoize((file) => file.split('/').map(encodeURIComponent).join('/'));
  const relative = (fromFile: string, toFile: string) => `${'../'.repeat(fromFile.split('/').length - 1)}${encoded(toFile)}`;
  return {
    relative,
    asset: (fromFile, url) => (URL.canParse(url) || url.startsWith('/') ? url : relative(fromFile, url)),
    fileOf: (path) => files.get(path) ?? files.get(pageKey(path)),
  };
}
