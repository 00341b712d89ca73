// Does what fix prompts ask for, from their texts alone: a builder that follows orders to the letter.

import type { Brief, FixPrompt } from '#contracts/verification.ts';
import instructions from '#pipeline/verify/fix-prompts/instructions.json' with { type: 'json' };
import { append, escapeHtml, inHead, replaceWords, wordsPattern } from './edit-html.ts';
import { type Published, redirect } from './published-site.ts';

type Point = { check: string; page: string; element: string; must: string; now: string /** The point's whole text. */; advice: string };

const POINT = /^\d+\. (?:Route|Page) (\S+?)(?:, ([^\n]*?))?: /;
const ORDERS = Object.entries(instructions.instructions).map(([check, { do: order }]) => ({ check, order }));

/** The points of a message. Several checks give the same order; then it does not matter which. */
function pointsOf({ text }: FixPrompt): Point[] {
  return text.split(/\n\n(?=\d+\. (?:Route|Page) )/).flatMap((part): Point[] => {
    const point = part.slice(Math.max(0, part.search(/^\d+\. (?:Route|Page) /m)));
    const match = POINT.exec(point);
    const order = ORDERS.filter((entry) => point.includes(entry.order)).toSorted((a, b) => b.order.length - a.order.length)[0];
    if (!match || !order) return [];
    const value = (name: string) =>
      new RegExp(`${name}(?: \\(part[^)]*\\))?: "([^]*?)"\\n   (?:It is now|Done when)`).exec(point)?.[1] ?? '';
    return [
      {
        check: order.check,
        page: match[1] ?? '/',
        element: match[2] ?? '',
        must: value('It must be'),
        now: value('It is now'),
        advice: point,
      },
    ];
  });
}

const arrow = (text: string) => text.split(' → ');

type Work = { site: Published; clean: Published; brief: Brief; point: Point };

const EMBEDS: Record<string, string> = {
  video: '<iframe title="Video" src="https://www.youtube-nocookie.com/embed/x"></iframe>',
  map: '<iframe title="Map" src="https://www.google.com/maps/embed?pb=x"></iframe>',
  newsletter:
    '<form action="/newsletter" method="post"><label>Newsletter email <input type="email" name="email"></label><button>Subscribe</button></form>',
};

/** What the old site loads from others on the pages of a function. */
function embedOf(kind: string, brief: Brief): string {
  const plan = brief.strategy.engineer.functions.find((entry) => entry.kind === kind || `${entry.kind} by ${entry.provider}` === kind);
  const page = brief.site.pages.find(({ path }) => plan?.pages.includes(path)) ?? brief.site.pages[0];
  const resources = (page?.resources ?? []).filter(
    ({ url, kind: type }) => url !== '' && !url.includes(brief.site.host) && (type === 'iframe' || type === 'script'),
  );
  const links = (page?.links ?? []).filter(({ internal, href }) => !internal && href.startsWith('http'));
  return [
    ...resources.map(({ kind: type, url }) =>
      type === 'iframe'
        ? `<iframe title="${escapeHtml(kind)}" src="${escapeHtml(url)}"></iframe>`
        : `<script async src="${escapeHtml(url)}"></script>`,
    ),
    ...links.map(({ href, text }) => `<a href="${escapeHtml(href)}">${escapeHtml(text || kind)}</a>`),
    EMBEDS[plan?.kind ?? ''] ?? '',
    plan?.kind === 'tracking' ? '<script src="https://consent.cookiebot.com/uc.js"></script>' : '',
  ].join('');
}

/** The page as the plan has it: what a builder does who is told that something of its own is wrong. */
const fromPlan = ({ clean, point, site }: Work) => {
  const planned = clean.pages.get(point.page);
  if (planned) site.pages.set(point.page, planned);
};

function edit(work: Work, change: (page: string) => string): void {
  const { site, point } = work;
  const answer = site.pages.get(point.page);
  if (answer && typeof answer.body === 'string') site.pages.set(point.page, { ...answer, body: change(answer.body) });
}

const WHOLE = new Set([
  ...['page-gone', 'redirect-to-home', 'soft-404', 'invented-rating', 'invented-contact', 'dead-link', 'form-target', 'image-broken'],
  ...['finding-not-fixed', 'check-lost', 'accessibility-worse', 'speed-worse', 'sideways-scroll', 'script-error', 'page-weight'],
]);

/** Makes every plain mention of a phone number a link. */
function linkNumber(page: string, number: string): string {
  const at = page.indexOf('<main');
  const link = `<a href="tel:${number.replace(/[^\d+]/g, '')}">${escapeHtml(number)}</a>`;
  const parts = page.slice(at).split(/(<a [^>]*>.*?<\/a>)/gs);
  return page.slice(0, at) + parts.map((part) => (part.startsWith('<a ') ? part : part.replaceAll(number, link))).join('');
}

function follow(work: Work): void {
  const { point, site, brief } = work;
  const { check, must, now, page } = point;
  const text = escapeHtml(must);
  const isAddress = ['page-gone', 'redirect-missing', 'redirect-temporary', 'redirect-chain', 'redirect-to-home', 'soft-404'].includes(
    check,
  );
  const [from = page, to] = arrow(must);
  if (isAddress) return void (to ? site.pages.set(from, redirect(to)) : fromPlan(work));
  if (check === 'robots-txt')
    return void site.pages.set('/robots.txt', {
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nAllow: /\n',
    });
  if (check === 'noindex') {
    const answer = site.pages.get(page);
    if (answer) delete answer.headers['x-robots-tag'];
    return void edit(work, (html) => html.replace(/<meta name="robots"[^>]*>/g, ''));
  }
  if (check === 'canonical')
    return void edit(work, (html) =>
      html.replace(/<link rel="canonical"[^>]*>/g, '').replace('</head>', `<link rel="canonical" href="${encodeURI(page)}"></head>`),
    );
  if (check === 'page-title') return void edit(work, (html) => html.replace(/<title>[^<]*<\/title>/, () => `<title>${text}</title>`));
  if (check === 'meta-description')
    return void edit(work, (html) =>
      inHead(html.replace(/<meta name="description"[^>]*>/, ''), `<meta name="description" content="${text}">`),
    );
  if (check === 'main-heading')
    return void edit(work, (html) =>
      html
        .replace(/<h1(?=[ >])/g, '<h2')
        .replaceAll('</h1>', '</h2>')
        .replace(/(<main[^>]*>)/, (main) => `${main}<h1>${text}</h1>`),
    );
  if (check === 'language') return void edit(work, (html) => html.replace(/<html lang="[^"]*"/, `<html lang="${text}"`));
  if (check.startsWith('invented') || check === 'placeholder-text') {
    if (check === 'invented-rating' || check === 'invented-contact') return void fromPlan(work);
    return void edit(work, (html) => replaceWords(html, now.replace(/ \([^)]*\)$/, ''), ''));
  }
  if (check === 'image-broken') {
    const path = decodeURI(new URL(now).pathname);
    const file = work.clean.pages.get(path);
    if (file) site.pages.set(path, file);
    return;
  }
  if (check === 'dead-link' || check === 'form-target' || check === 'image-broken') return void fromPlan(work);
  if (check === 'structured-data-lost' || check === 'structured-data-broken') {
    const data = brief.strategy.engineer.structuredData.filter((entry) => entry.path === page);
    const blocks = data.map(({ json }) => `<script type="application/ld+json">${json.replaceAll('</', '<\\/')}</script>`).join('');
    return void edit(work, (html) => inHead(html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, ''), blocks));
  }
  if (check === 'button-lost' || check === 'button-target') {
    const [label = '', target = ''] = arrow(must);
    const link = `<p><a class="button" href="${escapeHtml(target)}">${escapeHtml(label)}</a></p>`;
    return void edit(work, (html) => append(html, link));
  }
  if (check === 'page-unlinked') {
    const home = { ...work, point: { ...point, page: '/' } };
    return void edit(home, (html) => append(html, `<p><a href="${encodeURI(page)}">${escapeHtml(page)}</a></p>`));
  }
  if (check === 'function-lost') return void edit(work, (html) => append(html, embedOf(must, brief)));
  if (check === 'form-lost' || check === 'form-fields') {
    const plan = brief.strategy.engineer.forms.filter((form) => form.path === page && form.decision !== 'drop');
    const forms = plan.map(({ fields, purpose }) => {
      const inputs = fields.map(({ label, type }) =>
        type === 'hidden'
          ? ''
          : `<label>${escapeHtml(label)} ${type === 'textarea' ? '<textarea></textarea>' : `<input type="${escapeHtml(type)}">`}</label>`,
      );
      return `<form method="post" action="/send/${purpose}">${inputs.join('')}<button>${escapeHtml(purpose)}</button></form>`;
    });
    return void edit(work, (html) => append(html.replace(/<form[^>]*>.*?<\/form>/gs, ''), forms.join('')));
  }
  if (check === 'image-lost' || check === 'logo-lost')
    return void edit(work, (html) =>
      append(
        html,
        `<img src="${escapeHtml(decodeURI(new URL(must).pathname))}" alt="${check === 'logo-lost' ? 'Logo' : altOf(must, brief)}">`,
      ),
    );
  if (check === 'image-alt')
    return void edit(work, (html) => html.replace(/<img([^>]*) alt=""/g, (_, rest: string) => `<img${rest} alt="${text}"`));
  if (check === 'phone-lost')
    return void edit(work, (html) => append(html, `<p><a href="tel:${must.replace(/[^\d+]/g, '')}">${text}</a></p>`));
  if (check === 'email-lost') return void edit(work, (html) => append(html, `<p><a href="mailto:${text}">${text}</a></p>`));
  if (check === 'testimonial-author') {
    const [author = '', ...quote] = must.split(': ');
    return void edit(work, (html) =>
      append(html, `<blockquote><p>${escapeHtml(quote.join(': '))}</p><cite>${escapeHtml(author)}</cite></blockquote>`),
    );
  }
  if (point.advice.includes('tel:')) return void edit(work, (html) => linkNumber(html, now));
  if (
    ['finding-not-fixed', 'check-lost', 'accessibility-worse', 'speed-worse', 'sideways-scroll', 'script-error', 'page-weight'].includes(
      check,
    )
  )
    return void fromPlan(work);
  const tag = check === 'heading-lost' ? 'h2' : 'p';
  edit(work, (html) => {
    const replaced = now !== '' && wordsPattern(now).test(html) ? replaceWords(html, now, text) : html;
    return replaced === html ? append(html, `<${tag}>${text}</${tag}>`) : replaced;
  });
}

const altOf = (url: string, { site }: Brief) =>
  escapeHtml(site.pages.flatMap(({ images }) => images).find(({ src }) => src === url)?.alt ?? '');

/** Follows every message on a copy of the site. `clean`: the site as the plan has it. */
export function followPrompts(site: Published, clean: Published, prompts: readonly FixPrompt[], brief: Brief): Published {
  const copy: Published = {
    pages: new Map([...site.pages].map(([path, answer]) => [path, { ...answer, headers: { ...answer.headers } }])),
    missing: clean.missing,
  };
  // What is taken from the plan again comes first: it replaces the whole page.
  const points = prompts.flatMap(pointsOf);
  const isWhole = ({ check }: Point) => WHOLE.has(check);
  for (const point of [...points.filter(isWhole), ...points.filter((one) => !isWhole(one))]) follow({ site: copy, clean, brief, point });
  return copy;
}
