import { expect, it } from 'vitest';
import { openCredentials, sealCredentials } from './sealed-credentials.ts';

const credentials = { username: 'ada', password: 'pässword' };
const place = { runId: 'run-1', secret: 'a secret of at least thirty-two characters' };
const sealed = sealCredentials(credentials, place);

it('opens for the same run with the same secret only', () => {
  expect(openCredentials(sealed, place)).toEqual(credentials);
  expect(openCredentials(sealed, { ...place, runId: 'run-2' })).toBeNull();
  expect(openCredentials(sealed, { ...place, secret: 'another secret of thirty-two characters' })).toBeNull();
});

it('does not show what it holds, differs each time and notices changes', () => {
  expect(Buffer.from(sealed, 'base64').toString()).not.toContain('ada');
  expect(sealCredentials(credentials, place)).not.toBe(sealed);
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  for (const broken of [changed.toString('base64'), '', 'x']) expect(openCredentials(broken, place)).toBeNull();
});
