import type { PGliteOptions } from '@electric-sql/pglite';

/**
 * The files of the embedded PostgreSQL where they are not in PGlite's own folder: none in a checkout. The npm package, which has them
 * compressed, replaces this module (scripts/package/unpack-files.ts).
 */
export async function packedFiles(): Promise<Pick<PGliteOptions, 'fsBundle' | 'pgliteWasmModule' | 'initdbWasmModule'>> {
  return {};
}
