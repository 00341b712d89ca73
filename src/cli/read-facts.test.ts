import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { UsageError } from './parse-options.ts';
import { readFacts } from './read-facts.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitebrief-facts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'facts.json');
const written = (text: string) => {
  writeFileSync(file, text);
  return file;
};

describe('readFacts', () => {
  it('reads a list of facts', () => {
    const facts = [{ field: 'businessName', action: 'correct', text: 'Harbor Heating' }];
    expect(readFacts(written(JSON.stringify(facts)))).toEqual(facts);
  });

  it.each([
    ['no JSON', '[{', 'not valid JSON'],
    ['no list', '{"facts":[]}', 'must contain a JSON list'],
    ['an unknown field', '[{"field":"businessName","action":"confirm"},{"field":"mood","action":"add"}]', 'entry 2, field: '],
    ['an unknown action', '[{"field":"services","action":"praise"}]', 'entry 1, action: '],
    ['an unknown key', '[{"field":"services","action":"add","note":"x"}]', 'entry 1: '],
    ['a text that is too long', JSON.stringify([{ field: 'services', action: 'add', text: 'x'.repeat(10_000) }]), 'under 2,000 characters'],
    ['too many facts', JSON.stringify(Array(401).fill({ field: 'services', action: 'add', text: 'x' })), 'At most 400 facts'],
  ])('refuses %s and says where', (_, text, words) => {
    expect(() => readFacts(written(text))).toThrow(UsageError);
    expect(() => readFacts(file)).toThrow(words);
  });

  it('refuses a file that is not there', () => {
    expect(() => readFacts(join(folder, 'none.json'))).toThrow('there is no such file');
  });
});
