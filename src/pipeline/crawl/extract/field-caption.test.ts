import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const captionOf = (html: string) => factsOf(`<main><form action="/send">${html}</form></main>`).forms[0]?.fields[0]?.caption;

it.each([
  ['a label that points nowhere', '<label>Value *</label><select><option>5</option></select>', 'Value *'],
  ['words in front of it', 'Phone: <input name="p">', 'Phone:'],
  ['words before the element that it is in', '<div><span>Your name</span><div><input name="t"></div></div>', 'Your name'],
  ['the cell before it', '<table><tr><td>City</td><td><input></td></tr></table>', 'City'],
])('a field without a label has %s as its caption', (_, html, caption) => expect(captionOf(html)).toBe(caption));

it.each([
  ['with a label', '<span>Contact</span><label>Name <input></label>'],
  ['after a paragraph', `<p>${'Long words '.repeat(10)}</p><input name="z">`],
  ['after another field', '<div><span>A</span><input type="hidden"></div><input name="z">'],
])('a field %s has none', (_, html) => expect(captionOf(html)).toBeUndefined());
