/** The folder of a home page's address: `/` or `/preview/`. */
const folderOf = (url: string) => {
  const { pathname } = new URL(url);
  return pathname.slice(0, pathname.lastIndexOf('/') + 1);
};

/** Addresses of the old site on the new one and back. A site may be rebuilt in a folder of another host. */
export type PathMap = { toNew(path: string): string; toOld(url: string): string };

/** Maps paths of the old site to absolute URLs of the new one, by the folders that the two home pages are in. */
export function mapPaths(oldHome: string, newHome: string): PathMap {
  const [from, to] = [folderOf(oldHome), folderOf(newHome)];
  const moved = (path: string, a: string, b: string) => (path.startsWith(a) ? b + path.slice(a.length) : path);
  return {
    toNew: (path) => new URL(moved(path, from, to), newHome).href,
    toOld: (url) => {
      const { pathname, search } = new URL(url);
      return moved(readable(pathname), to, from) + search;
    },
  };
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
