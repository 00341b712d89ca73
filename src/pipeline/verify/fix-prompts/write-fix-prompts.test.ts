import { describe, expect, it } from 'vitest';
import { BuilderId } from '#contracts/builder.ts';
import type { VerificationEntry } from '#contracts/verification.ts';
import { builderById } from '../../prompt/builders.ts';
import { checks } from '../checks/checks.ts';
import data from './instructions.json' with { type: 'json' };
import { writeFixPrompts } from './write-fix-prompts.ts';

const entry = (change: Partial<VerificationEntry>): VerificationEntry => ({
  ...{ id: 'a', check: 'text-lost', status: 'lost', page: '/about', element: 'p', old: 'We bake.', new: '', why: 'It is gone.' },
  ...change,
});

describe('fix prompts', () => {
  it('have an instruction for every check', () => {
    expect(Object.keys(data.instructions).toSorted()).toEqual(checks.map(({ id }) => id).toSorted());
  });

  it('say where, what it must be, what it is now and when it is done', () => {
    const [prompt] = writeFixPrompts([entry({ check: 'price-changed', old: 'Rye £4.20', new: 'Rye £4.90' })], 'lovable');
    expect(prompt?.text).toContain('1. Route /about, p: Change this text back: the price is wrong.');
    expect(prompt?.text).toMatch(/It must be: "Rye £4.20"\n {3}It is now: "Rye £4.90"\n {3}Done when: /);
    expect(prompt?.entries).toEqual(['a']);
  });

  it('leave out what is not red, and begin with what is worst', () => {
    const prompts = writeFixPrompts(
      [
        entry({ id: 'kept', status: 'kept' }),
        entry({ id: 'text' }),
        entry({ id: 'made', check: 'invented-figure', status: 'invented', old: '', new: '500 fans' }),
        entry({ id: 'gone', check: 'page-gone' }),
      ],
      'lovable',
    );
    expect(prompts.flatMap(({ entries }) => entries)).toEqual(['gone', 'made', 'text']);
  });

  it.each(BuilderId.options)('keep to the limit of %s and name every entry, also with long texts', (builder) => {
    const long = 'This sentence is one of many that belong to a very long text of the old site. '.repeat(40);
    const entries = Array.from({ length: 30 }, (_, at) =>
      entry({ id: `e${at}`, old: at % 5 === 0 ? long : `Text number ${at}.`, new: at % 2 ? 'x '.repeat(900) : '' }),
    );
    const prompts = writeFixPrompts(entries, builder);
    const limit = builderById(builder).profile.limit.characters;
    expect(prompts.filter(({ text }) => text.length > limit)).toEqual([]);
    expect(new Set(prompts.flatMap((prompt) => prompt.entries)).size).toBe(30);
    const words =
      prompts
        .map(({ text }) => text)
        .join(' ')
        .split('one of many').length - 1;
    expect(words).toBe(6 * 40);
  });

  it('keep words of the page from giving orders', () => {
    const [prompt] = writeFixPrompts([entry({ old: 'Fine ``` <script>alert(1)</script> "quoted"' })], 'custom');
    expect(prompt?.text).not.toMatch(/```|<script/);
  });
});
