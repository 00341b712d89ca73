import { hasTerm } from '#lexicon/match-terms.ts';
import { contentImages } from '../craft/sections.ts';
import { isLegalPage } from '../legal-page.ts';
import { namePages } from '../markdown/sentences.ts';
import { pathOf, type Reading } from '../read-site.ts';

/** Speed as tests: Core Web Vitals "good", 75th percentile of real visits (web.dev/articles/vitals), and rules for images and scripts. */
export function speedBudget(reading: Reading): string[] {
  const hero = contentImages(reading.home.page)[0];
  const rules = [
    'Largest Contentful Paint at most 2.5 s, for 75 % of visits, measured separately on phones and desktops.',
    'Interaction to Next Paint at most 200 ms, for 75 % of visits.',
    'Cumulative Layout Shift at most 0.1, for 75 % of visits.',
    `The first image of each page${hero ? ` (on the home page ${hero.src})` : ''} is no larger than shown, compressed, loaded eagerly and preloaded; all others have width, height and loading="lazy".`,
    'Scripts are deferred; nothing from other hosts blocks the first paint; at most two font families.',
    'Texts, links and head data are in the HTML as served, not added by scripts.',
  ];
  if (reading.site.functions.some((entry) => ['video', 'map', 'social-feed', 'chat'].includes(entry.kind))) {
    rules.push('Videos, maps, chat and feeds load only on click or after the page has loaded; no video autoplays on the first screen.');
  }
  return rules;
}

/** Accessibility as tests, by WCAG 2.2 (criterion in brackets). */
export function accessibilityTests(reading: Reading): string[] {
  const tests = [
    'Text has a contrast of 4.5:1 or more, large text 3:1 (1.4.3); borders of fields and icons that carry meaning 3:1 (1.4.11).',
    'Every link, button and field is reached and used with the keyboard alone, in reading order, with a visible focus (2.1.1, 2.4.7) that no sticky bar covers (2.4.11).',
    'Targets are at least 24 by 24 CSS px, or have that much space around them (2.5.8).',
    'At a width of 320 CSS px nothing needs horizontal scrolling (1.4.10).',
    'Every image has an alt attribute: what it shows, or empty if it is decorative (1.1.1).',
    'One h1 per page, headings without skipped levels, landmarks header, nav, main and footer (1.3.1).',
    `The html element names the language "${reading.language}" (3.1.1).`,
    'Animations stop when the visitor prefers reduced motion.',
  ];
  if (reading.pages.some(({ page }) => page.forms.some((form) => !form.hidden))) {
    tests.push(
      'Every field has a visible label tied to it; an error is described in words next to its field (3.3.1, 3.3.2); nothing entered once is asked for again (3.3.7).',
    );
  }
  return tests;
}

/** What search engines find today: the sitemap's path ('' without one), and whether there is a robots.txt. */
export function crawlFiles({ site }: Reading): { sitemap: string; hasRobots: boolean } {
  const sitemap = site.sitemap.status === 200 ? new URL(site.sitemap.url || '/sitemap.xml', site.url).pathname : '';
  return { sitemap, hasRobots: site.robots.status === 200 };
}

/** What search engines and link previews need, to do in the builder or after publishing. */
export function technicalSeo(reading: Reading): string[] {
  const { site, language } = reading;
  const { sitemap, hasRobots } = crawlFiles(reading);
  const hasImage = site.brand.logo !== null || contentImages(reading.home.page).length > 0;
  return [
    'Canonical link on every page to its own full URL, as in the head data.',
    sitemap === ''
      ? 'Sitemap: publish /sitemap.xml with every page that stays; name it in robots.txt and submit it after publishing.'
      : `Sitemap: keep it at ${sitemap}, with every page that stays and no redirected URL; submit it after publishing.`,
    hasRobots
      ? 'robots.txt: keep what it allows and disallows today; remove any block left over from building the new site.'
      : 'robots.txt: publish one that allows all pages and names the sitemap.',
    `Social tags on every page: og:title, og:description, og:url and og:image (1200x630${hasImage ? ", from the site's own images" : ''}), twitter:card.`,
    `lang="${language}" on the html element of every page in that language.`,
    'Internal links point directly to the final URL, never through a redirect.',
  ];
}

/** Steps for search engines that only this site needs. */
export function siteSeo({ site, pages }: Reading, added: readonly string[] = []): string[] {
  const languages = [...new Set([...site.languages, ...added])];
  const inMenu = new Set(site.navigation.map(({ url }) => url));
  const closed = site.unread.filter(({ url, reason }) => reason === 'robots' && inMenu.has(url)).map(({ url }) => pathOf(url, site.host));
  const blocked = pages.filter(({ page }) => page.robots.includes('noindex')).map(({ path }) => path);
  return [
    languages.length > 1 ? `hreflang between the language versions (${languages.join(', ')}).` : '',
    closed.length > 0
      ? `robots.txt keeps search engines from pages that the menu leads to: ${namePages(closed)}. Allow them, unless that is intended.`
      : '',
    blocked.length > 0 ? `These pages have noindex today: ${namePages(blocked)}. Keep that only where it is intended.` : '',
  ].filter((step) => step !== '');
}

const LEGAL = ['privacy', 'terms', 'imprint', 'cookies'];

const isLegal = (label: string) => LEGAL.some((group) => hasTerm(label, 'compliance', group));

/** Legal pages: those read, and those only linked (their paths). */
export function legalPages(reading: Reading): string[] {
  const read = reading.pages.filter(({ page, path }) => isLegalPage({ path, type: page.type })).map(({ path }) => path);
  // A legal page that returns an error has no text to keep: the broken link is a finding, and the owner is asked.
  const broken = new Set(reading.site.linkChecks.filter(({ status }) => status !== null && status >= 400).map(({ url }) => url));
  const linked = reading.site.navigation
    .filter((item) => isLegal(item.text) && item.url.startsWith('http') && !broken.has(item.url))
    .map((item) => {
      const url = new URL(item.url);
      return url.host === new URL(reading.site.url).host ? url.pathname : item.url;
    });
  // An anchor on the home page is no legal page.
  return [...new Set([...read, ...linked])].filter((path) => path !== reading.home.path);
}
