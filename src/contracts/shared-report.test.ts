import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SharedReport } from './shared-report.ts';

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  propertyNames?: unknown;
};

/** Fields of stored projects that tell about their owner, the work on them, or what the owner said in confidence. */
const PRIVATE = [
  ...['id', 'userId', 'projectId', 'email', 'firstName', 'lastName', 'phoneNumber', 'tier', 'projectName'],
  ...['notes', 'customPrompt', 'facts', 'ownerFacts', 'questions', 'answers', 'setAside', 'conflicts', 'by', 'replaced', 'saidAt'],
  ...['calls', 'modelCalls', 'costUsd', 'cost', 'analyst', 'writer', 'rejected', 'foundVia', 'fixPrompts', 'credentials', 'undecided'],
];

function walk(schema: Schema, path: string, visit: (name: string, schema: Schema, path: string) => void): void {
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    visit(name, child, `${path}.${name}`);
    walk(child, `${path}.${name}`, visit);
  }
  for (const child of [schema.items, ...(schema.anyOf ?? [])]) if (child) walk(child, path, visit);
}

describe('what a report can show', () => {
  const schema = z.toJSONSchema(SharedReport) as Schema;

  it('has no private field at any depth', () => {
    const names: string[] = [];
    walk(schema, '', (name, _, path) => {
      if (PRIVATE.includes(name)) names.push(path);
    });
    expect(names).toEqual([]);
  });

  it('refuses every field that is not named', () => {
    const open: string[] = [];
    const check = (one: Schema, path: string) => {
      if (one.type === 'object' && one.properties && one.additionalProperties !== false) open.push(path);
      for (const child of [one.items, ...(one.anyOf ?? [])]) if (child) check(child, `${path}[]`);
    };
    check(schema, 'report');
    walk(schema, 'report', (_, child, path) => check(child, path));
    expect(open).toEqual([]);
  });
});
