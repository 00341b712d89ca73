import type { CallToAction, FormField, Page, PageForm, PageType } from '#contracts/page.ts';
import { NO_FACTS } from '#pipeline/crawl/spilled-fields.ts';

/** For tests: the host of an invented bakery, and an address on it. */
export const HOST = 'muehlenbrot.test';
export const at = (path: string) => `https://${HOST}${path}`;

type Outline = [tag: string, text: string][];

type PageDraft = Partial<Page> & { path: string; type: PageType; outline: Outline };

/** For tests: a page from an outline of tags and texts, in reading order. */
export function draftPage({ outline, ...draft }: PageDraft): Page {
  const blocks = outline.map(([tag, text], index) => ({
    tag,
    text,
    selector: `main > ${tag}:nth-of-type(${index + 1})`,
    region: 'main' as const,
    hidden: false,
  }));
  return {
    url: at(draft.path),
    requestedUrl: at(draft.path),
    status: 200,
    redirects: [],
    depth: draft.path === '/' ? 0 : 1,
    foundIn: 'navigation',
    mode: 'raw',
    contentType: 'text/html',
    charset: 'utf-8',
    bytes: 9000,
    transferBytes: 3000,
    textHash: `hash of ${draft.path}`,
    title: null,
    titleCount: 1,
    description: null,
    canonical: null,
    robots: '',
    lang: 'en',
    detectedLanguage: 'en',
    hreflang: [],
    viewport: 'width=device-width',
    base: null,
    doctype: true,
    ...structuredClone(NO_FACTS),
    headings: blocks.filter((block) => /^h\d$/.test(block.tag)).map(({ tag, ...block }) => ({ ...block, level: Number(tag.slice(1)) })),
    blocks,
    wordCount: outline.reduce((sum, [, text]) => sum + text.split(' ').length, 0),
    duplicateIds: [],
    elementCount: 100,
    landmarks: ['main'],
    cutBy: [],
    rendered: null,
    ...draft,
  };
}

const place = { selector: 'main > a', region: 'main' as const, hidden: false };
const action = (text: string, path: string, kind: CallToAction['kind']): CallToAction => ({
  text,
  href: path === '' || path.includes(':') ? path : at(path),
  kind,
  ...place,
});
export const field = (type: string, label: string, required: boolean): FormField => ({
  type,
  name: label.toLowerCase(),
  label,
  placeholder: '',
  required,
  autocomplete: null,
  options: [],
  ...place,
});
const image = (name: string, alt: string) => ({
  src: at(`/${name}`),
  alt,
  altExcused: false,
  width: '800',
  height: '600',
  loading: null,
  srcset: false,
  insideLink: false,
  ...place,
});

export const orderForm: PageForm = {
  action: '',
  method: 'post',
  submitText: 'Order your bread',
  purpose: 'order',
  fields: [
    field('text', 'Name', true),
    field('email', 'E-mail', true),
    field('tel', 'Phone', false),
    field('text', 'Bread', true),
    field('date', 'Day', true),
    field('textarea', 'Wishes', false),
  ],
  ...place,
};

/** For tests: the bakery's pages. */
export const PAGES: Page[] = [
  draftPage({
    path: '/',
    type: 'home',
    title: 'Welcome',
    outline: [
      ['h1', 'Welcome to our bakery'],
      ['p', 'Mill Bread bakes sourdough with grain from the mill next door in Mainz.'],
      ['p', 'We deliver to cafes and restaurants before six in the morning.'],
      ['h2', 'Our breads'],
      ['h3', 'Sourdough loaf'],
      ['p', 'Rests for 24 hours and keeps fresh for a week.'],
      ['h3', 'Rye bread'],
      ['p', 'Dark, moist, with a hard crust.'],
      ['h2', 'How it works'],
      ['p', 'Order by noon, fetch your bread the next morning.'],
      ['h2', 'What our customers say'],
      ['blockquote', 'The only bread my guests ask about.'],
    ],
    callsToAction: [
      action('Order your bread', '/order', 'buy'),
      action('Read more', '/about', 'learn'),
      action('See all breads', '/breads', 'visit'),
    ],
    images: [image('oven.jpg', 'Baker in front of the wood oven')],
  }),
  draftPage({
    path: '/breads',
    type: 'products',
    title: 'Breads and prices | Mill Bread',
    description:
      'Sourdough, rye and spelt breads from the mill oven in Mainz, each with its price, its flour and the days on which we bake it. Order by noon.',
    outline: [
      ['h1', 'Breads and prices'],
      ['p', 'Sourdough loaf, 6.50 €. Rye bread, 5.20 €.'],
      ['li', 'Baked on Tuesday, Thursday and Saturday'],
    ],
    prices: [{ text: '6.50 €', amount: 6.5, currency: 'EUR', context: 'Sourdough loaf, 6.50 €.', selector: 'main > p' }],
  }),
  draftPage({
    path: '/about',
    type: 'about',
    title: 'Welcome',
    outline: [
      ['h1', 'About us'],
      ['p', 'The Weber family has baked here since 1987, now in the third generation.'],
      ['p', 'All grain comes from fields within 20 km.'],
    ],
  }),
  draftPage({
    path: '/order',
    type: 'contact',
    title: 'Order | Mill Bread',
    description: 'Order bread by noon and fetch it the next morning at the mill.',
    outline: [
      ['h1', 'Order'],
      ['p', 'Call us or send the form, we answer the same day.'],
    ],
    forms: [orderForm],
  }),
  draftPage({
    path: '/faq',
    type: 'faq',
    title: 'Questions | Mill Bread',
    description: 'Answers about bread, orders and delivery.',
    outline: [
      ['h1', 'Questions and answers'],
      ['h2', 'Can I cancel my order?'],
      ['p', 'Yes, until noon on the day before, free of charge.'],
      ['h2', 'Do you bake without wheat?'],
      ['p', 'The rye bread is made without wheat flour.'],
    ],
  }),
  draftPage({
    path: '/questions',
    type: 'faq',
    title: 'Questions | Mill Bread',
    textHash: 'hash of /faq',
    canonical: at('/faq'),
    outline: [['h1', 'Questions and answers']],
  }),
  draftPage({
    path: '/privacy',
    type: 'legal',
    title: 'Privacy | Mill Bread',
    outline: [
      ['h1', 'Privacy'],
      ['p', 'We store your order until it is fetched.'],
    ],
  }),
  draftPage({ path: '/old-offer', type: 'other', title: 'Not found', status: 404, outline: [['h1', 'Not found']] }),
];
