import { expect, it } from 'vitest';
import { authorizationFor } from './authorization.ts';

const HEADER = 'Basic YWRhOmzDtnZl';
const at = (origin: string) => ({ origin, username: 'ada', password: 'löve' });

it.each([
  ['https://new.example/page', 'https://new.example', HEADER],
  ['http://new.example/page', 'http://new.example', HEADER],
  ['https://new.example/page', 'http://new.example', HEADER],
  ['http://new.example/page', 'https://new.example', null],
  ['https://other.example/', 'https://new.example', null],
  ['https://sub.new.example/', 'https://new.example', null],
  ['https://new.example:8443/', 'https://new.example', null],
])('for %s with the credentials of %s: %s', (url, origin, header) => {
  expect(authorizationFor(new URL(url), at(origin))).toBe(header);
});

it('sends nothing without credentials', () => {
  expect(authorizationFor(new URL('https://new.example/'), undefined)).toBeNull();
});
