import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { findContacts, findSocialHandles } from './contacts.ts';

describe('findContacts', () => {
  it('lists telephone, e-mail and forms, but no search form', () => {
    const body = `<main><a href="tel:+441947000000">01947 000000</a><a href="mailto:hi@example.test">hi@example.test</a>
      <form action="/contact"><label>Your message <textarea name="message"></textarea></label><label>E-mail <input type="email" name="email"></label><button>Send</button></form>
      <form role="search"><input type="search" name="q"><button>Search</button></form></main>`;
    const kinds = findContacts(siteOfBody(body)).map(({ contactKind }) => contactKind);
    expect(kinds).toEqual(expect.arrayContaining(['phone', 'email', 'form']));
    expect(kinds.filter((kind) => kind === 'form')).toHaveLength(1);
  });

  it('lists social profiles apart', () => {
    const site = siteOfBody('<footer><a href="https://www.instagram.com/harbourcycles">Instagram</a></footer>');
    expect(findSocialHandles(site)).toMatchObject([
      { platform: expect.stringMatching(/instagram/i), url: 'https://www.instagram.com/harbourcycles' },
    ]);
    expect(findContacts(site)).toEqual([]);
  });
});
