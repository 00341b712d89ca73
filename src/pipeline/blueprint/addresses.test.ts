import { describe, expect, it } from 'vitest';
import { planAddresses } from './addresses.ts';

describe('planAddresses', () => {
  it.each([
    ['/about', 'about/index.html'],
    ['/about/', 'about/index.html'],
    ['/about.html', 'about.html'],
    ['/shop/bread.htm', 'shop/bread.htm'],
    ['/contact.html?pkg=basic', 'contact/pkg-basic/index.html'],
    ['/list.html/item', 'list/item/index.html'],
    ['/../../etc/passwd', 'etc/passwd/index.html'],
  ])('gives %s the file %s', (path, file) => {
    expect(planAddresses(['/', path]).fileOf(path)).toBe(file);
  });

  it('gives names that differ in case only files of their own, and the first path the entry page', () => {
    const addresses = planAddresses(['/home', '/About', '/about']);
    expect(['/home', '/About', '/about'].map(addresses.fileOf)).toEqual(['index.html', 'About/index.html', 'about/index-2.html']);
  });

  it('links from any depth to any other, and leaves absolute addresses alone', () => {
    const { relative, asset } = planAddresses(['/']);
    expect(relative('a/b/index.html', 'c d/index.html')).toBe('../../c%20d/index.html');
    expect(asset('a/index.html', 'images/1.jpg')).toBe('../images/1.jpg');
    expect(asset('a/index.html', 'https://x.test/1.jpg')).toBe('https://x.test/1.jpg');
  });
});
