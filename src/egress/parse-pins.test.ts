import { describe, expect, it } from 'vitest';
import { parsePins } from './parse-pins.ts';

describe('parsePins', () => {
  it('reads hosts with their addresses and ports', () => {
    expect([...parsePins('Shop.Test=127.0.0.1:8600, bücher.test.=[::1]:80,')]).toEqual([
      ['shop.test', { address: '127.0.0.1', port: 8600 }],
      ['xn--bcher-kva.test', { address: '::1', port: 80 }],
    ]);
  });

  it('gives no pins for an empty text', () => {
    expect(parsePins('  ').size).toBe(0);
  });

  it.each([
    ['shop.test', 'expected host=address:port'],
    ['shop.test=127.0.0.1', 'expected host=address:port'],
    ['shop.test=elsewhere.test:80', 'must be an IP address'],
    ['shop.test=127.0.0.1:0', '1 to 65535'],
    ['shop.test=127.0.0.1:70000', '1 to 65535'],
    ['shop.test=::1:80', 'expected host=address:port'],
    ['sh/op=127.0.0.1:80', 'is not a host name'],
    ['user@shop.test=127.0.0.1:80', 'is not a host name'],
    ['a.test=127.0.0.1:80,A.test=127.0.0.2:80', 'pinned twice'],
  ])('refuses %s: %s', (text, reason) => {
    expect(() => parsePins(text)).toThrow(reason);
  });
});
