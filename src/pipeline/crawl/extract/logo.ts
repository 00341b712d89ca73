import type { Page } from '#contracts/page.ts';
import type { Brand } from '#contracts/site.ts';
import lexicon from '#lexicon/crawl/class-names.json' with { type: 'json' };
import type { PageUsage } from './brand-usage.ts';

/** An image with a lower score is not a logo. */
const MIN_SCORE = 4;
const LOGO = /logo|brand(?!ing)|wortmarke|wordmark/i;
/** An empty image that holds a place: `blank.gif`. */
const isSpacer = (src: string) => lexicon.spacers.some((name) => src.toLowerCase().includes(`/${name}.`));
const isOthers = (names: string) => lexicon.otherLogos.some((word) => names.toLowerCase().includes(word));

/** The image that is the site's logo: by its name, its alternative text, the names around it, and its place at the top. Below, one in a link to another site is of a sponsor or an authority. */
export function findLogo(home: Page, usage: PageUsage): Brand['logo'] {
  const away = home.links.filter(({ internal, href }) => !internal && href.startsWith('http')).map((link) => `${link.selector} `);
  const leadsAway = (image: string) => away.some((link) => link !== ' ' && image.startsWith(link));
  let best: Brand['logo'] = null;
  let bestScore = MIN_SCORE - 1;
  for (const { src, alt, region, insideLink, hidden, selector } of home.images) {
    if (src === '' || src.startsWith('data:') || isSpacer(src)) continue;
    const names = usage.imageNames.get(selector) ?? '';
    const file = URL.parse(src)?.pathname.split('/').slice(-2).join('/') ?? src;
    let score = (LOGO.test(file) ? 3 : 0) + (LOGO.test(names) ? 3 : 0) + (/\blogo\b/i.test(alt ?? '') ? 2 : 0);
    if (score === 0 && !((region === 'header' || region === 'nav') && insideLink)) continue;
    score += region === 'header' || region === 'nav' ? 3 : 0;
    score += insideLink ? 1 : 0;
    score -= leadsAway(selector) && region !== 'header' && region !== 'nav' ? 5 : 0;
    score -= (isOthers(names) || isOthers(file) ? 4 : 0) + (hidden ? 2 : 0);
    if (score > bestScore) {
      bestScore = score;
      best = { url: src, alt: alt ?? '', pageUrl: home.url, selector };
    }
  }
  return best;
}
