// Takes the place of src/database/embedded/packed-files.ts in the npm package.
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** A file next to the bundle. */
const unpacked = async (name: string) => new Uint8Array(await decompress(await readFile(new URL(`./${name}.br`, import.meta.url))));

/** The embedded PostgreSQL and its files, 15 MB that are 4 in the package. */
export async function packedFiles() {
  const [data, wasm, initdb] = await Promise.all(['pglite.data', 'pglite.wasm', 'initdb.wasm'].map(unpacked));
  if (!data || !wasm || !initdb) throw new Error('The package is not complete.');
  const { compile } = (globalThis as unknown as { WebAssembly: { compile(bytes: Uint8Array): Promise<object> } }).WebAssembly;
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([compile(wasm), compile(initdb)]);
  return { fsBundle: new Blob([data]), pgliteWasmModule, initdbWasmModule };
}
