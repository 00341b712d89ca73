import { describe, expect, it } from 'vitest';
import { findSocialProfile } from './social-profiles.ts';

describe('findSocialProfile', () => {
  it.each([
    ['https://x.com/ada', 'x'],
    ['https://mobile.twitter.com/ada/', 'x'],
    ['https://de-de.facebook.com/some.bakery', 'facebook'],
    ['https://www.linkedin.com/company/some-bakery', 'linkedin'],
    ['https://www.youtube.com/@ada', 'youtube'],
    ['https://github.com/ada', 'github'],
    ['https://mastodon.social/@ada', 'mastodon'],
    ['https://some-bakery.slack.com/', null],
    ['https://x.com/intent/tweet?text=a', null],
    ['https://x.com/ada/status/1', null],
    ['https://www.facebook.com/', null],
    ['https://www.facebook.com/sharer/sharer.php?u=x', null],
    ['https://www.linkedin.com/shareArticle?url=a', null],
    ['https://www.youtube.com/watch?v=1', null],
    ['https://www.instagram.com/p/abc/', null],
    ['https://www.instagram.com/ada/p/abc/', null],
    ['https://www.facebook.com/ada.lind.18/posts/10154668156060741', null],
    ['https://www.facebook.com/some.bakery/photos/a.1/2', null],
    ['https://m.facebook.com/some.bakery/videos/1/', null],
    ['https://www.facebook.com/groups/12/posts/34/', null],
    ['https://www.facebook.com/permalink.php?story_fbid=1&id=2', null],
    ['https://www.facebook.com/reel/1', null],
    ['https://t.me/ada/12', null],
    ['https://www.facebook.com/postsmith', 'facebook'],
    ['https://www.facebook.com/photographer.ada', 'facebook'],
    ['https://www.facebook.com/helpinghands', 'facebook'],
    ['https://www.facebook.com/groups/some.bakery', 'facebook'],
    ['https://www.facebook.com/pages/Some-Bakery/12', 'facebook'],
    ['https://t.me/ada', 'telegram'],
    ['https://api.whatsapp.com/send?text=a', null],
    ['https://notfacebook.example/page', null],
    ['https://facebook.com.example/page', null],
    ['not a URL', null],
  ])('%s is a profile at %s', (href, platform) => {
    expect(findSocialProfile(href)?.platform ?? null).toBe(platform);
  });

  it.each([
    ['https://wa.me/4915112345678', 'whatsapp'],
    ['https://api.whatsapp.com/send?phone=4915112345678', 'whatsapp'],
    ['https://m.me/some.bakery', 'messenger'],
  ])('%s opens a chat', (href, platform) => {
    expect(findSocialProfile(href)).toEqual({ platform, chat: true });
  });

  it('tells a profile from a chat', () => expect(findSocialProfile('https://x.com/ada')).toEqual({ platform: 'x', chat: false }));
});
