import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

describe('resources', () => {
  it('marks inline scripts that write text into the page', () => {
    const html = "<p>A</p><script>list.innerHTML = rows</script><script>gtag('config')</script><script src='/a.js'></script>";
    expect(factsOf(html).resources.map(({ writesHtml = false }) => writesHtml)).toEqual([true, false, false]);
  });

  it('name what the page loads and how', () => {
    const html =
      '<link rel=stylesheet href=/a.css><script src=/b.js defer></script><script>let a</script><iframe src=https://player.vimeo.com/video/1></iframe><video><source src=/c.mp4></video><link rel=alternate type=application/rss+xml href=/feed>';
    expect(factsOf(html).resources.map(({ kind, url, defer, inlineBytes }) => [kind, url, defer, inlineBytes])).toEqual([
      ['stylesheet', 'https://example.org/a.css', false, 0],
      ['script', 'https://example.org/b.js', true, 0],
      ['script', '', false, 5],
      ['iframe', 'https://player.vimeo.com/video/1', false, 0],
      ['video', 'https://example.org/c.mp4', false, 0],
      ['feed', 'https://example.org/feed', false, 0],
    ]);
  });
});
