import { describe, expect, it } from 'vitest';
import { isPersonsProfile, isSocialProfile, profileKey } from './social-profiles.ts';

describe('isSocialProfile', () => {
  it.each([
    'https://www.facebook.com/mill',
    'https://www.facebook.com/profile.php?id=42',
    'https://www.linkedin.com/company/mill/',
    'https://www.facebook.com/groups/42/',
    'https://www.instagram.com/mill?igsh=b3MyNm8zZ2puNTN0',
    'https://www.facebook.com/mill/?locale=it_IT',
  ])('%s is one', (url) => {
    expect(isSocialProfile(url)).toBe(true);
  });

  it.each([
    'https://www.facebook.com/settings/?tab=ads',
    'https://www.facebook.com/sharer/sharer.php?u=x',
    'https://twitter.com/intent/tweet?text=x',
    'https://join.slack.com/t/mill/shared_invite/zt-1',
    'https://github.com/mill?q=bread',
    'https://privacycenter.instagram.com/policy',
    'https://www.instagram.com/explore/tags/bread/',
    'https://www.instagram.com/accounts/login/',
    'https://help.x.com/en',
    'https://www.linkedin.com/legal/privacy-policy',
    'https://policies.google.com/privacy',
    'https://www.instagram.com/',
    'https://www.facebook.com/jane.miller/posts/10211645360866145',
    'https://www.facebook.com/mill/photos/a.1/2',
    'no address',
  ])('%s is none', (url) => {
    expect(isSocialProfile(url)).toBe(false);
  });
});

describe('isPersonsProfile', () => {
  it('tells people from companies', () => {
    expect(['in/weber', 'company/mill'].map((path) => isPersonsProfile(`https://www.linkedin.com/${path}`))).toEqual([true, false]);
  });
});

it('knows two addresses of one profile by its number', () => {
  const urls = ['https://www.facebook.com/profile.php?id=100092639811240', 'https://www.facebook.com/people/Mill/100092639811240/'];
  expect(new Set(urls.map(profileKey)).size).toBe(1);
});

it('one profile under two spellings of its address is one, two profiles are two', () => {
  const same = ['https://www.instagram.com/mill_bread', 'http://instagram.com/mill_bread/', 'https://www.instagram.com/Mill_Bread?igsh=x'];
  expect(new Set(same.map(profileKey)).size).toBe(1);
  const two = ['https://www.instagram.com/mill_bread', 'https://www.instagram.com/mill_cakes', 'https://x.com/mill_bread'];
  expect(new Set(two.map(profileKey)).size).toBe(3);
});
