// Problems of buttons, forms, images, data, layout and scripts.
import { append, escapeHtml, inHead } from './edit-html.ts';
import { type Clean, edited, homePath, htmlOf, type Planted, type Problem, somePage, withAnswers } from './planted-problem.ts';
import type { Published } from './published-site.ts';

/** What the report on the clean copy says is there. */
const kept = (clean: Clean, check: string) => clean.kept.filter((entry) => entry.check === check && entry.status === 'kept');

/** Edits the page of the first thing of a check that the edit changes. */
const atKept = (id: string, check: string, checks: readonly string[], change: (page: string, old: string) => string): Problem => ({
  id,
  plant: (clean): Planted | null => {
    for (const { page, old } of kept(clean, check)) {
      const site = edited(clean.site, page, (html) => change(html, old));
      if (site) return { site, checks, pages: [page] };
    }
    return null;
  },
});

const labelOf = (old: string) => escapeHtml(old.split(' → ')[0] ?? '');
const linksWith = (label: string) =>
  new RegExp(`<a ([^>]*)>((?:(?!</a>).)*${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:(?!</a>).)*)</a>`, 'gs');

const inPage = (id: string, checks: readonly string[], markup: string, browser = false): Problem => ({
  id,
  ...(browser ? { browser: true as const } : {}),
  plant: (clean): Planted | null => {
    const path = somePage(clean) ?? homePath(clean);
    const site = edited(clean.site, path, (page) => append(page, markup));
    return site && { site, checks, pages: [path] };
  },
});

/** Takes an image out of all pages, so that it is nowhere. */
function withoutImage(site: Published, path: string): Published {
  const pattern = new RegExp(`<img[^>]*src="${escapeHtml(encodeURI(decodeURI(path))).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"[^>]*>`, 'g');
  const changes = [...site.pages].flatMap(([page, answer]) =>
    typeof answer.body === 'string' && pattern.test(answer.body)
      ? [[page, { ...answer, body: answer.body.replace(pattern, '') }] as const]
      : [],
  );
  return withAnswers(site, Object.fromEntries(changes));
}

const narrow = (width: number) =>
  `<style>@media (min-width: ${width - 15}px) and (max-width: ${width + 15}px) { #wide-band { width: ${width + 300}px } }</style><div id="wide-band">A band</div>`;

export const partProblems: readonly Problem[] = [
  atKept('button lost', 'button-lost', ['button-lost'], (page, old) => page.replace(linksWith(labelOf(old)), '')),
  atKept('button to nowhere', 'button-target', ['button-target', 'dead-link'], (page, old) =>
    page.replace(
      linksWith(labelOf(old)),
      (_, attributes: string, words: string) => `<a ${attributes.replace(/href="[^"]*"/, 'href="#"')}>${words}</a>`,
    ),
  ),
  inPage('dead link', ['dead-link'], '<p><a href="#">Read our latest stories</a></p>'),
  atKept('form without target', 'form-target', ['form-target'], (page) => page.replace(/(<form[^>]*) action="[^"]*"/g, '$1')),
  atKept('form lost', 'form-lost', ['form-lost'], (page) => page.replace(/<form[^>]*>.*?<\/form>/gs, '')),
  atKept('field lost', 'form-lost', ['form-fields', 'form-lost'], (page) =>
    page
      .replace(/<textarea[^>]*>.*?<\/textarea>|<input[^>]*type="(?:email|text)"[^>]*>/s, '')
      .replace(/<label[^>]*>[^<]*<\/label>(?=\s*<\/div>)/, ''),
  ),
  {
    id: 'image missing',
    plant: (clean) => {
      const entry = kept(clean, 'image-lost')[0];
      if (!entry) return null;
      const site = withoutImage(clean.site, new URL(entry.old).pathname);
      return { site, checks: ['image-lost'], pages: [entry.page] };
    },
  },
  {
    id: 'image file gone',
    plant: (clean) => {
      const entry = kept(clean, 'image-lost').find(({ new: src }) => src.includes('//new-'));
      const path = entry && decodeURI(new URL(entry.new).pathname);
      return path && clean.site.pages.has(path)
        ? { site: withAnswers(clean.site, { [path]: null }), checks: ['image-broken'], pages: [] }
        : null;
    },
  },
  {
    id: 'alternative text lost',
    plant: (clean) => {
      const entry = kept(clean, 'image-alt')[0];
      const site = entry && edited(clean.site, entry.page, (page) => page.replaceAll(/(<img[^>]*) alt="[^"]*"/g, '$1 alt=""'));
      return entry && site ? { site, checks: ['image-alt', 'image-lost', 'accessibility-worse'], pages: [entry.page] } : null;
    },
  },
  atKept('structured data lost', 'structured-data-lost', ['structured-data-lost'], (page) =>
    page.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, ''),
  ),
  atKept('structured data broken', 'structured-data-lost', ['structured-data-broken', 'structured-data-lost'], (page) =>
    page.replace(/<script type="application\/ld\+json">\{/, '<script type="application/ld+json">{,'),
  ),
  {
    id: 'broken link',
    plant: (clean) => {
      const path = somePage(clean) ?? homePath(clean);
      const wasBroken = clean.brief.audit.findings.some(({ id }) => id === 'broken-internal-link');
      const site = wasBroken
        ? null
        : edited(clean.site, path, (page) => append(page, '<p><a href="/no-such-page-at-all">More on this subject</a></p>'));
      return site && { site, checks: ['check-lost'], pages: [path] };
    },
  },
  {
    id: 'viewport lost',
    plant: (clean) => {
      const path = somePage(clean) ?? homePath(clean);
      const site =
        htmlOf(clean.site, path) === '' ? null : edited(clean.site, path, (page) => page.replace(/<meta name="viewport"[^>]*>/, ''));
      const hadNone = clean.brief.audit.findings.some(({ id }) => id === 'missing-viewport');
      return site && !hadNone ? { site, checks: ['check-lost'], pages: [path] } : null;
    },
  },
  inPage('sideways scroll at 360', ['sideways-scroll'], narrow(360), true),
  inPage('sideways scroll at 768', ['sideways-scroll'], narrow(768), true),
  inPage('sideways scroll at a width nobody samples', ['sideways-scroll'], narrow(541), true),
  inPage('script error', ['script-error'], '<script>window.carousel.start();</script>', true),
  {
    id: 'contrast broken',
    browser: true,
    plant: (clean) => {
      const home = homePath(clean);
      const site = edited(clean.site, home, (page) =>
        inHead(
          append(page, '<p class="pale">This text of the page can hardly be read by anyone.</p>'),
          '<style>.pale { color: #d8d8d8 !important; background: #fff !important }</style>',
        ),
      );
      return site && { site, checks: ['accessibility-worse', 'finding-not-fixed'], pages: [home] };
    },
  },
];
