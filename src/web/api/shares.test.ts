import { describe, expect, it } from 'vitest';
import { reachable } from './shares.ts';

describe('the address of a new link', () => {
  it.each([
    ['https://public.example/s/t', 'https://inside.example/', 'https://public.example/s/t'],
    ['http://127.0.0.1:3000/s/t', 'https://brief.example/verify/p1', 'https://brief.example/s/t'],
    ['http://172.17.0.2:3000/s/t', 'https://brief.example/verify/p1', 'https://brief.example/s/t'],
    ['/s/t', 'https://brief.example/', 'https://brief.example/s/t'],
    ['http://127.0.0.1:3000/s/t', 'http://127.0.0.1:3000/', 'http://127.0.0.1:3000/s/t'],
  ])('%s seen at %s is %s', (url, here, told) => {
    expect(reachable(url, here)).toBe(told);
  });
});
