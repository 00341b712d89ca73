import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Project } from '#contracts/project.ts';
import { sampleExtract } from '../src/web/features/landing/sample-extract.ts';

const SRC = join(import.meta.dirname, '../src');
const read = (path: string) => JSON.parse(readFileSync(join(SRC, path), 'utf8')) as unknown;

describe('what the landing page shows of the coffee sample', () => {
  // A build writes the file again: where it differs, an operator's next `git pull` would stumble over a changed file.
  it('is committed as a build writes it', () => {
    const { project } = read('demo/samples/demo-coffee.json') as { project: Project };
    expect(read('web/features/landing/sample.generated.json')).toEqual(JSON.parse(JSON.stringify(sampleExtract(project))));
  });
});
