import { expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

const button = (inside: string, action = 'https://www.paypal.com/cgi-bin/webscr') =>
  factsOf(
    `<h2>Help us</h2><form action="${action}" method="post"><input type="hidden" name="cmd" value="_s-xclick">${inside}<input type="image" alt="Donate"></form>`,
  );

it('reads a button that leads to a payment service as a link with all that it sends', () => {
  const { forms, links } = button('<input type="hidden" name="hosted_button_id" value="AB12CD34">');
  expect(forms).toEqual([]);
  expect(links).toMatchObject([
    { href: 'https://www.paypal.com/cgi-bin/webscr?cmd=_s-xclick&hosted_button_id=AB12CD34', text: 'Donate', internal: false, at: 1 },
  ]);
});

it.each([
  ['something to fill in', '<input name="amount">', undefined],
  ['a value that differs each time', '<input type="hidden" name="csrf_token" value="x">', undefined],
  ['another place', '', 'https://example.org/next'],
])('leaves a form with %s', (_name, inside, action) => {
  const { forms, links } = button(inside, action);
  expect([forms.length, links.length]).toEqual([1, 0]);
});
