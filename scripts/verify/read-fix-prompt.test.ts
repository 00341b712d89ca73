import { expect, it } from 'vitest';
import { BuilderId } from '#contracts/builder.ts';
import type { VerificationEntry } from '#contracts/verification.ts';
import type { FixValue } from '#pipeline/verify/define-check.ts';
import { writeFixPrompts } from '#pipeline/verify/fix-prompts/write-fix-prompts.ts';
import { given, pointsOf } from './read-fix-prompt.ts';

const entry: VerificationEntry = {
  ...{
    id: 'a',
    check: 'page-gone',
    status: 'lost',
    page: '/about',
    element: 'address',
    old: '/about',
    new: '/about (404)',
    why: 'It is gone.',
  },
};
const long = 'This sentence is one of many that belong to a very long text of the old site. '.repeat(20).trim();
const json = JSON.stringify({ '@type': 'FAQPage', text: long });
const values: FixValue[] = [
  { label: 'Title', text: 'About us' },
  { label: 'Text', text: long },
  { label: 'Copy it from', text: `https://mill.test/${'deep/'.repeat(200)}a file.pdf`, as: 'url' },
  { label: 'JSON-LD', text: json, as: 'json' },
];

it.each(BuilderId.options)('reads back every value of a message for %s, also of one in many parts', (builder) => {
  const points = pointsOf(
    writeFixPrompts([entry, { ...entry, id: 'b', check: 'text-lost', old: 'We bake.', new: '' }], builder, new Map([['a', values]])),
  );
  const named = points.filter(({ check }) => check === 'page-gone').flatMap((point) => point.values);
  const read = (label: string) => named.find((value) => value.label === label)?.text;
  expect([read('Title'), read('Text'), read('JSON-LD'), read('Copy it from')]).toEqual([
    'About us',
    long,
    json,
    `https://mill.test/${'deep/'.repeat(200)}a%20file.pdf`,
  ]);
  expect(points.filter(({ check }) => check === 'text-lost').map((point) => given(point, 'It must be'))).toEqual(['We bake.']);
});
