// Points about texts: what has to be there, what has to go, what is wrong on the page.
import { edit, type Follow, nowOf, pathOfUrl, type Work } from './builder-work.ts';
import { append, escapeHtml, hasWords, inHead, replaceWords, wordsPattern } from './edit-html.ts';
import { changeImages } from './follow-images.ts';
import { setDescription } from './follow-pages.ts';
import { firstWords } from './published-site.ts';
import { given } from './read-fix-prompt.ts';

const ELEMENT = /<(a|blockquote|cite)[ >][^<]*(?:<(?!\/\1>)[^<]*)*<\/\1>/gs;
const dialed = (number: string) => number.replace(/[^\d+]/g, '');

/** Puts the right words where the wrong ones are; where there are none, at the end of the page. */
const showText =
  (tag: string): Follow =>
  (work) => {
    const [must, now] = [given(work.point, 'It must be'), nowOf(work.point)];
    const text = escapeHtml(must);
    const path = given(work.point, 'Today on') || work.point.page;
    const page = work.site.pages.get(path)?.body;
    if (now !== '' && typeof page === 'string' && wordsPattern(now).test(page))
      return edit(work, (html) => replaceWords(html, now, text), path);
    edit(work, (html) => append(html, `<${tag}>${text}</${tag}>`));
  };

const removeWords: Follow = (work) => edit(work, (page) => replaceWords(page, nowOf(work.point), ''));

/** Takes out the smallest link or quotation that has the words; the words alone where there is none. */
function removeElement(work: Work, words: string): void {
  edit(work, (page) => {
    const without = page.replace(ELEMENT, (element) => (wordsPattern(words).test(element) || element.includes(words) ? '' : element));
    return without === page ? replaceWords(page, words, '') : without;
  });
}

const LINK = /<a [^>]*>.*?<\/a>/gs;

/** Puts the right contact detail in the place of a wrong one, in links, too; without a right one, takes the wrong one out. */
function putRightContact(work: Work): void {
  const [now, right] = [nowOf(work.point), given(work.point, 'It must be')];
  const shown = given(work.point, 'Shown as') || now;
  if (right === '') return void removeElement(work, shown);
  const target = right.includes('@') ? `mailto:${right}` : `tel:${dialed(right)}`;
  const isWrong = (link: string) => wordsPattern(shown).test(link) || (now.length > 5 && link.includes(now));
  edit(work, (page) => {
    const linked = page.replace(LINK, (link) => (isWrong(link) ? `<a href="${escapeHtml(target)}">${escapeHtml(right)}</a>` : link));
    let plain = linked;
    for (let turn = 0; turn < 20 && hasWords(plain, shown); turn += 1) plain = replaceWords(plain, shown, escapeHtml(right));
    return plain;
  });
}

/** Makes every plain mention of a phone number a link. */
function linkNumber(page: string, number: string): string {
  const at = page.indexOf('<main');
  const link = `<a href="tel:${dialed(number)}">${escapeHtml(number)}</a>`;
  const parts = page.slice(at).split(/(<a [^>]*>.*?<\/a>)/gs);
  return page.slice(0, at) + parts.map((part) => (part.startsWith('<a ') ? part : part.replaceAll(number, link))).join('');
}

const addContact =
  (scheme: string): Follow =>
  (work) => {
    const value = given(work.point, 'It must be');
    const target = scheme === 'tel:' ? dialed(value) : value;
    edit(work, (page) => append(page, `<p><a href="${scheme}${escapeHtml(target)}">${escapeHtml(value)}</a></p>`));
  };

/** Whether one of the words is a URL of this path. */
const namesPath = (text: string, href: string) =>
  text.split(' ').some((word) => word.includes('://') && pathOfUrl(word) === pathOfUrl(href));

/** Does what an audit advises, where the advice or the place says how. */
const followAdvice: Follow = (work) => {
  const { advice, element } = work.point;
  const now = nowOf(work.point);
  const [, markup = ''] = /Add (<[^>]+>) to (?:the|its) head/.exec(advice) ?? [];
  if (markup !== '') return edit(work, (page) => inHead(page, markup));
  if (advice.startsWith('Write one or two sentences that say what the page offers'))
    return edit(work, (page) => setDescription(page, firstWords(page)));
  // A consent tool of the builder's choice.
  if (advice.startsWith('Load the tracker only after consent'))
    return edit(work, (page) => inHead(page, '<script defer src="https://consent.cookiebot.com/uc.js"></script>'));
  if (advice.startsWith('Remove loading="lazy" from the first large image'))
    return edit(work, (page) =>
      changeImages(page, now.split(' ').at(-1) ?? '', (element) =>
        element.replace(' loading="lazy"', '').replace('<img', '<img fetchpriority="high"'),
      ),
    );
  if (advice.includes('tel:')) return edit(work, (page) => linkNumber(page, now));
  if (advice.includes('remove the link'))
    return edit(work, (page) =>
      page.replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href: string, words: string) =>
        namesPath(now, href) ? words : link,
      ),
    );
  const name = given(work.point, 'Link text');
  if (name !== '')
    return edit(work, (page) =>
      page.replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, href: string, words: string) =>
        words.replace(/<[^>]*>/g, '').trim() === '' && now.includes(`href='${href}'`)
          ? link.replace('</a>', () => `${escapeHtml(name)}</a>`)
          : link,
      ),
    );
  if (advice.startsWith('Darken the text') && element !== '')
    return edit(work, (page) => inHead(page, `<style>${element} { color: #000 !important; background: #fff !important }</style>`));
};

/** Takes out the script that a message names by its line on the page. */
const removeScript: Follow = (work) => {
  const [, path = '', line = '0'] = /\(at (\S+?):(\d+):\d+\)$/.exec(nowOf(work.point)) ?? [];
  edit(work, (page) => {
    const at = page
      .split('\n')
      .slice(0, Number(line) - 1)
      .join('\n').length;
    const isThere = path === work.point.page;
    return page.replace(/<script[^>]*>.*?<\/script>/gs, (script, ...rest) => {
      const start = rest.find((value) => typeof value === 'number') ?? 0;
      return isThere && start <= page.indexOf('\n', at + 1) && start + script.length >= at && !script.includes('ld+json') ? '' : script;
    });
  });
};

export const textFollowers: Record<string, Follow> = {
  'heading-lost': showText('h2'),
  'phone-lost': addContact('tel:'),
  'email-lost': addContact('mailto:'),
  'testimonial-author': (work) => {
    const [quote, author] = [given(work.point, 'Testimonial'), given(work.point, 'Author')];
    edit(work, (page) => append(page, `<blockquote><p>${escapeHtml(quote)}</p><cite>${escapeHtml(author)}</cite></blockquote>`));
  },
  'invented-testimonial': (work) => removeElement(work, given(work.point, 'Testimonial')),
  'invented-contact': putRightContact,
  'placeholder-text': removeWords,
  ...Object.fromEntries(['figure', 'price', 'claim', 'name'].map((kind) => [`invented-${kind}`, removeWords])),
  ...Object.fromEntries(
    ['price', 'phone', 'email', 'hours', 'date', 'figure', 'name', 'negation'].map((kind) => [`${kind}-changed`, showText('p')]),
  ),
  ...Object.fromEntries(
    ['text-lost', 'testimonial-lost', 'proof-lost', 'address-lost', 'hours-lost'].map((check) => [check, showText('p')]),
  ),
  ...Object.fromEntries(['finding-not-fixed', 'check-lost', 'accessibility-worse', 'speed-worse'].map((check) => [check, followAdvice])),
  'sideways-scroll': (work) =>
    edit(work, (page) => inHead(page, `<style>${work.point.element} { max-width: 100% !important; overflow-x: auto }</style>`)),
  'script-error': removeScript,
};
