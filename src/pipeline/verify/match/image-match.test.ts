import { expect, it } from 'vitest';
import { imageName, isSameImage } from './image-match.ts';

it.each([
  ['https://a.test/img/Oven%20Room.jpg', 'oven room'],
  ['https://a.test/uploads/oven-1024x768.webp', 'oven'],
  ['https://cdn.test/oven-3f9ac81b.png?w=300', 'oven'],
  ['https://a.test/1.jpg', '1'],
])('%s is named %s', (url, name) => {
  expect(imageName(url)).toBe(name);
});

const print = (url: string, hash: string | null, width = 800) => [url, { url, width, height: 600, hash }] as const;
const [old, other] = [
  { src: 'https://a.test/oven.jpg', alt: 'The stone oven at work' },
  { src: 'https://b.test/x1.webp', alt: '' },
];

it.each([
  ['a file of the same name', { ...other, src: 'https://b.test/assets/oven.webp' }, [], true],
  ['the same alternative text', { ...other, alt: 'The stone oven, at work' }, [], true],
  ['nothing in common', other, [], false],
  ['a hash that is nearly the same', other, [print(old.src, 'ff00ff00ff00ff00'), print(other.src, 'ff00ff00ff00ff03')], true],
  ['another image', other, [print(old.src, 'ff00ff00ff00ff00'), print(other.src, '00ff00ff00ff00ff')], false],
  [
    'another image under the old name',
    { ...other, src: 'https://b.test/oven.jpg' },
    [print(old.src, 'ff00ff00ff00ff00'), print('https://b.test/oven.jpg', '00ff00ff00ff00ff')],
    false,
  ],
  ['other proportions', other, [print(old.src, 'ff00ff00ff00ff00'), print(other.src, 'ff00ff00ff00ff00', 300)], false],
])('by %s', (_, found, prints, isSame) => {
  expect(isSameImage(old, found, new Map(prints))).toBe(isSame);
});
