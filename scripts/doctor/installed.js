// What the doctor checks before it can load a package, or TypeScript. Plain JavaScript that runs on old versions of Node too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ id: string, title: string, state: 'problem', found: string, todo: string }} Problem */

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * The problem with this version of Node, or null.
 * @param {string} version @param {string} root @returns {Problem | null}
 */
export function findOldNode(version, root) {
  const needed = readJson(join(root, 'package.json'))?.dependencies?.node ?? '24';
  const major = (/** @type {string} */ text) => Number(text.split('.')[0]);
  if (major(version) >= major(needed)) return null;
  return {
    id: 'node',
    title: 'Node.js',
    state: 'problem',
    found: `Version ${version} runs this, but Sitebrief needs ${major(needed)} or newer.`,
    todo: 'Run "npm ci" in this folder: it installs the right version next to the other packages. Start with "npm start", or with node_modules/.bin/node.',
  };
}

/**
 * The problem with the installed packages, or null.
 * @param {string} root @returns {Problem | null}
 */
export function findMissingPackages(root) {
  const needed = Object.entries(readJson(join(root, 'package.json'))?.dependencies ?? {});
  const installed = (/** @type {string} */ name) => readJson(join(root, 'node_modules', name, 'package.json'))?.version;
  const missing = needed.filter(([name]) => installed(name) === undefined).map(([name]) => name);
  const other = needed.filter(([name, version]) => installed(name) !== undefined && installed(name) !== version).map(([name]) => name);
  if (missing.length + other.length === 0) return null;
  const listed = (/** @type {string[]} */ names) =>
    names.slice(0, 3).join(', ') + (names.length > 3 ? ` and ${names.length - 3} more` : '');
  const found = [
    ...(missing.length > 0 ? [`Packages are missing: ${listed(missing)}.`] : []),
    ...(other.length > 0 ? [`Packages have another version than this release needs: ${listed(other)}.`] : []),
  ];
  return {
    id: 'packages',
    title: 'Packages',
    state: 'problem',
    found: found.join(' '),
    todo: 'Run "npm ci" in this folder, also after every upgrade. If it fails, its last lines say why.',
  };
}
