// `npm pack` reads package.json after `prepack` and before `postpack`: in between it is that of the package, which has its libraries
// inside and needs only those with native code installed. The checkout's own is kept next to it and put back.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NATIVE } from './bundle.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const MANIFEST = join(ROOT, 'package.json');
/** In `dist`, which is no part of the repository; a run that was cut off leaves it for the next one. */
const KEPT = join(ROOT, 'dist', 'package.json.checkout');

type Manifest = Record<string, unknown> & { dependencies: Record<string, string> };

/** What the package says of itself. */
export function packedManifest(manifest: Manifest): Record<string, unknown> {
  const { name, version, description, license, type, bin, files, dependencies } = manifest;
  // From 20.19 on, Node loads ES modules with require(), which the detection of languages needs.
  const engines = { node: '>=20.19' };
  const native = Object.fromEntries(NATIVE.map((library) => [library, dependencies[library]]));
  return { name, version, description, license, private: true, type, bin, files, engines, dependencies: native };
}

/** Puts the package's manifest in place of the checkout's. */
export function swapManifest(): void {
  restoreManifest();
  const text = readFileSync(MANIFEST, 'utf8');
  writeFileSync(KEPT, text);
  writeFileSync(MANIFEST, `${JSON.stringify(packedManifest(JSON.parse(text) as Manifest), null, 2)}\n`);
}

/** Puts the checkout's manifest back, where it was replaced. */
export function restoreManifest(): void {
  if (existsSync(KEPT)) renameSync(KEPT, MANIFEST);
}
