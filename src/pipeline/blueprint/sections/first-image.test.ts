import { expect, it } from 'vitest';
import { h, renderHtml } from '../html.ts';
import { loadFirstImage } from './first-image.ts';

it('loads the first large image at once, and no other', () => {
  const image = (src: string, width: number) => h('img', { src, width, loading: 'lazy', decoding: 'async' });
  const sections = [
    h('section', null, image('icon.png', 40)),
    h('section', null, h('ul', null, h('li', null, image('a.jpg', 800)), image('b.jpg', 800))),
  ];
  const drawn = loadFirstImage(sections).map((element) => renderHtml(element));
  expect(drawn).toEqual([
    '<section><img src="icon.png" width="40" loading="lazy" decoding="async"></section>',
    '<section><ul><li><img src="a.jpg" width="800" fetchpriority="high"></li><img src="b.jpg" width="800" loading="lazy" decoding="async"></ul></section>',
  ]);
});
