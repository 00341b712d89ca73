// A small site of a pretended internet, its brief, and copies of it with one thing changed.
import type { OwnerFact } from '#contracts/facts.ts';
import { type Brief, isRed, type Verification } from '#contracts/verification.ts';
import { analyzeSite } from '#pipeline/analyze-site.ts';
import type { Renderer } from '#pipeline/crawl/render/renderer.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { makeBrief } from '#pipeline/verify/make-brief.ts';
import { type VerifyRequest, verifySite } from '#pipeline/verify/verify-site.ts';
import { type FixtureAnswer, fixtureEgress } from './fixture-egress.ts';

const OLD = 'https://mill.test';
export const NEW = 'https://new-mill.test';

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta name="viewport" content="width=device-width">${head}</head><body>
<header><a href="/">Mill Bakery</a><nav><a href="/breads">Breads</a><a href="/about">About us</a><a href="/contact">Contact</a></nav></header>
<main>${body}</main><footer><p>Mill Bakery, 12 Mill Lane, Dover CT16 1AA</p></footer></body></html>`;

const LD = { '@context': 'https://schema.org', '@type': 'Bakery', name: 'Mill Bakery', telephone: '+44 1304 555 010' };

/** For tests: a bakery of four pages by path. */
export const MILL: Record<string, string> = {
  '/': page(
    'Mill Bakery | Sourdough bread in Dover',
    `<h1>Sourdough bread in Dover</h1><p>We have baked bread in Dover since 1987 and never use additives.</p>
<img src="/oven.jpg" alt="The stone oven at work" width="800" height="600"><a class="button" href="/contact">Order a loaf</a>
<h2>What guests say</h2><blockquote><p>The only bread my family asks about.</p><cite>Anna Weber</cite></blockquote>
<h2>Certified organic</h2><p>Certified by the Soil Association since 2004.</p>`,
    `<script type="application/ld+json">${JSON.stringify(LD)}</script>`,
  ),
  '/breads': page(
    'Breads and prices | Mill Bakery',
    `<h1>Our breads</h1><p>Every loaf rests for 24 hours before it goes into the oven.</p>
<ul><li>Rye loaf £4.20</li><li>Wheat loaf £3.80</li></ul><p>The shop is open Tuesday to Saturday, 7:00 to 13:00.</p>`,
  ),
  '/about': page(
    'About us | Mill Bakery',
    `<h1>Three generations of bakers</h1><p>Ada Miller founded the bakery in 1987. Her son Tom Miller bakes here today.</p>
<p>All our grain comes from two farms near Canterbury, 14 miles away.</p>`,
  ),
  '/contact': page(
    'Contact | Mill Bakery',
    `<h1>Order and visit</h1><p>Call <a href="tel:+441304555010">+44 1304 555 010</a> or write to <a href="mailto:hello@mill.test">hello@mill.test</a>.</p>
<form action="/order" method="post"><label>Name <input name="name" required></label><label>Email <input type="email" name="email"></label>
<label>Message <textarea name="message"></textarea></label><button>Send order</button></form>`,
  ),
};

/** For tests: the answers of a site at its addresses. */
export const at = (origin: string, pages: Record<string, FixtureAnswer>): Record<string, FixtureAnswer> =>
  Object.fromEntries(Object.entries(pages).map(([path, answer]) => [`${origin}${path}`, answer]));

/** For tests: the brief of a pretended site. */
export async function briefOf(pages: Record<string, string> = MILL, facts: OwnerFact[] = []): Promise<Brief> {
  const services = { egress: fixtureEgress(at(OLD, pages)), report: () => undefined, signal: new AbortController().signal };
  const stages = await analyzeSite({ url: `${OLD}/`, schemeGiven: true, maxPages: 12, namedCompetitors: [], facts }, services);
  const outputs = resolveOutputs(stages, facts);
  const strategy = buildStrategy({ ...outputs, site: outputs.crawl });
  return makeBrief(outputs, { strategy, facts, builder: 'lovable' });
}

/** For tests: checks a pretended new site. */
export async function verifyPages(
  brief: Brief,
  pages: Record<string, FixtureAnswer>,
  request: Partial<VerifyRequest> = {},
  renderer: Renderer | null = null,
): Promise<Verification> {
  const services = { egress: fixtureEgress(at(NEW, pages)), report: () => undefined, signal: new AbortController().signal, renderer };
  return verifySite({ url: `${NEW}/`, schemeGiven: true, brief, ...request }, services);
}

/** For tests: what is lost or invented, as `check page`; a copy of the old site has not been fixed. */
export const lostOf = ({ entries }: Verification): string[] =>
  entries.filter(({ status }) => status === 'lost' || status === 'invented').map(({ check, page: path }) => `${check} ${path}`);

/** For tests: what became red, as `check page`, next to the report on an unchanged copy. */
export const newRedOf = (report: Verification, copy: Verification): string[] => {
  const before = new Set(copy.entries.filter(isRed).map(({ id }) => id));
  return report.entries.filter((entry) => isRed(entry) && !before.has(entry.id)).map(({ check, page: path }) => `${check} ${path}`);
};

/** For tests: the bakery with words of one page replaced. Throws where the page does not have them. */
export function millWith(path: string, words: string, others: string): Record<string, string> {
  const before = MILL[path] ?? '';
  if (!before.includes(words)) throw new Error(`${path} does not have ${words}`);
  return { ...MILL, [path]: before.replace(words, others) };
}
