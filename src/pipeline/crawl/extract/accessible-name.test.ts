import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

describe('the name of a link', () => {
  it.each([
    ['its text', '<a href="/x">Our <b>bread</b></a>', 'Our bread'],
    ['aria-label before text', '<a href="/x" aria-label="Bread">More</a>', 'Bread'],
    [
      'aria-labelledby before aria-label',
      '<p id="n">Rye bread</p><a href="/x" aria-labelledby="n" aria-label="Bread">More</a>',
      'Rye bread',
    ],
    ['the text of an image in it', '<a href="/x"><img src="a.png" alt="A loaf"></a>', 'A loaf'],
    ['its title when there is nothing else', '<a href="/x" title="To the shop"></a>', 'To the shop'],
    ['nothing', '<a href="/x"></a>', ''],
    ['its words once where they slide in a second time', '<a href="/x"><i><b>Call us</b><b>Call us</b></i></a>', 'Call us'],
    ['a name that doubles a word', '<a href="/x">To <b>Bora Bora</b></a>', 'To Bora Bora'],
    ['such a name alone', '<a href="/x">Bora Bora</a>', 'Bora Bora'],
  ])('is %s', (_, html, name) => {
    expect(factsOf(html).links[0]?.text).toBe(name);
  });
});

describe('the label of a field', () => {
  it.each([
    ['the label that points to it', '<label for="m">E-mail</label><input id="m">', 'E-mail'],
    ['the label around it', '<label>E-mail <input></label>', 'E-mail'],
    ['aria-label before labels', '<label for="m">E-mail</label><input id="m" aria-label="Your mail">', 'Your mail'],
    [
      'the label in the same form where an id occurs twice',
      '<form><label for="m">News</label></form><form><label for="m">Question</label><input id="m"></form>',
      'Question',
    ],
    ['never its placeholder', '<input placeholder="E-mail">', null],
  ])('is %s', (_, html, label) => {
    expect(factsOf(html).forms.flatMap((form) => form.fields)[0]?.label).toBe(label);
  });
});
