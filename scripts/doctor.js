// `npm run doctor`: says in plain words what is wrong with this installation. Changes nothing. See docs/deploy.md, "When something is wrong".
// Plain JavaScript without packages: an old Node and missing packages are among what it finds.
import { join } from 'node:path';
import { findMissingPackages, findOldNode } from './doctor/installed.js';

const root = join(import.meta.dirname ?? '.', '..');
const problem = findOldNode(process.versions.node, root) ?? findMissingPackages(root);
if (problem) {
  if (process.argv.includes('--json')) console.log(JSON.stringify({ ok: false, checks: [problem] }, null, 2));
  else console.log(`✗ ${problem.title}: ${problem.found}\n    To do: ${problem.todo}`);
  process.exitCode = 1;
} else {
  const [{ runDoctor }, { endProcess }] = await Promise.all([import('./doctor/run-doctor.ts'), import('../src/end-process.ts')]);
  endProcess(await runDoctor(process.argv.slice(2), root), { atOnce: false });
}
