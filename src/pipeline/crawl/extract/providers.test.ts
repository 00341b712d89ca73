import { describe, expect, it } from 'vitest';
import { findChat, findMap, findService } from './providers.ts';

describe('services of a site', () => {
  it.each([
    ['https://calendly.com/shop/30min', 'booking'],
    ['https://www.googletagmanager.com/gtag/js?id=G-1', 'tracking'],
    ['https://js.stripe.com/v3/', 'payment'],
  ])('%s is %s', (url, kind) => {
    expect(findService(url)?.kind).toBe(kind);
    expect(findService(url)).toBe(findService(url));
  });

  it('are not found in ordinary addresses', () => {
    expect(findService('https://example.com/about')).toBeNull();
    expect(findChat('https://example.com/chat.js')).toBeNull();
  });

  it('keep maps apart', () => {
    const map = 'https://www.google.com/maps/embed?pb=1';
    expect(findMap(map)?.kind).toBe('map');
    expect(findService(map)?.kind).not.toBe('map');
  });
});
