// Made-up sites for measuring: the same seed gives the same bytes. Each page has what pages of small businesses have
// (head, navigation, sections of prose, cards, a price table, opinions, a form, a footer with contact data), 60-120 kB.

const FIRST_SEED = 0x2f6e2b1;
const WORDS =
  'oven bread morning flour water salt season market street garden table window craft hand time people family neighbor order delivery kitchen recipe spring harvest river stone wood paper color letter workshop repair bicycle wheel route journey visit guest coffee evening music lesson teacher student class course summer winter light shadow north south quiet busy early late simple careful honest warm fresh local small large open ready we bake make build teach bring carry offer keep find choose answer and or but with without from until after before between near our your their the a every each some many few'.split(
    ' ',
  );
const TOPICS = 'services about prices team workshops bread cakes catering events stories questions delivery gallery contact season'.split(
  ' ',
);

export type GeneratedPage = { path: string; html: string };

/** A number from 0 up to 1 each time it is asked: a linear congruential generator (Numerical Recipes, 1992). */
export function createChance(seed: number): () => number {
  let state = Math.imul(seed + 1, FIRST_SEED) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  // Neighbouring seeds begin alike.
  for (let turn = 0; turn < 8; turn += 1) next();
  return next;
}

/** Path of a page; the first is the home page. */
export function pathOf(index: number): string {
  return index === 0 ? '/' : `/${TOPICS[index % TOPICS.length]}/${index}`;
}

/** One page of a site of `pageCount` pages. Its size, 60 to 120 kB, follows from its index. */
export function generatePage(index: number, pageCount: number): GeneratedPage {
  const chance = createChance(index + 1);
  const words = writerOf(chance);
  const target = 60_000 + Math.floor(chance() * 55_000);
  const title = words.title(4);
  const parts = [headOf(index, title, words), headerOf(index, pageCount, words)];
  let length = parts.join('').length;
  for (let section = 0; length < target; section += 1) {
    const part = SECTIONS[(section + index) % SECTIONS.length]?.(words, section, pageCount) ?? '';
    parts.push(part);
    length += part.length;
  }
  parts.push(footerOf(pageCount, words));
  return { path: pathOf(index), html: parts.join('') };
}

/** A sitemap of `pageCount` pages. */
export function generateSitemap(origin: string, pageCount: number): string {
  const urls = Array.from({ length: pageCount }, (_, index) => `<url><loc>${origin}${pathOf(index)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

/** The style sheet of the site, about 12 kB. */
export function generateStyles(): string {
  const chance = createChance(7);
  const rules = Array.from({ length: 160 }, (_, index) => {
    const color = Math.floor(chance() * 0xffffff)
      .toString(16)
      .padStart(6, '0');
    return `.c${index},.card .c${index}:hover{color:#${color};padding:${index % 9}px;border-radius:4px}`;
  });
  return `:root{--main:#8a4b14}body{font-family:"Sample Serif",serif;color:#222}.btn{background:var(--main);color:#fff}${rules.join('\n')}`;
}

type Writer = {
  text: (count: number) => string;
  title: (count: number) => string;
  sentences: (count: number) => string;
  number: (below: number) => number;
};

function writerOf(chance: () => number): Writer {
  const number = (below: number) => Math.floor(chance() * below);
  const word = () => WORDS[number(WORDS.length)] ?? 'bread';
  const text = (count: number) => Array.from({ length: count }, word).join(' ');
  const title = (count: number) => {
    const plain = text(count);
    return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
  };
  const sentences = (count: number) => Array.from({ length: count }, () => `${title(7 + number(12))}.`).join(' ');
  return { text, title, sentences, number };
}

function headOf(index: number, title: string, words: Writer): string {
  const business = { '@context': 'https://schema.org', '@type': 'Bakery', name: 'Sample Bakery', telephone: '+49 30 901820' };
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Sample Bakery</title>
<meta name="description" content="${words.sentences(1)}"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${pathOf(index)}"><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/style.css">
<meta property="og:title" content="${title}"><meta property="og:image" content="/images/share.jpg"><meta name="generator" content="Hand 1.0">
<script type="application/ld+json">${JSON.stringify(business)}</script>
<script>window.settings = ${JSON.stringify({ index, names: words.text(60) })};</script></head><body class="page page-${index}">
`;
}

function headerOf(index: number, pageCount: number, words: Writer): string {
  const links = Array.from({ length: 9 }, (_, at) => {
    const to = at === 0 ? 0 : (index * 7 + at * 11) % pageCount;
    return `<li class="menu-item menu-item-${at}"><a href="${pathOf(to)}">${words.title(1)}</a></li>`;
  });
  return `<header class="site-header"><div class="wrap"><a class="logo" href="/"><img src="/images/logo.svg" alt="Sample Bakery" width="120" height="40"></a>
<nav class="main-nav" aria-label="Main"><ul>${links.join('\n')}</ul></nav><a class="btn btn-primary" href="/contact">Book a table</a></div></header>
<main id="content"><h1>${words.title(5)}</h1><p class="lead">${words.sentences(2)}</p>
`;
}

type Section = (words: Writer, number: number, pageCount: number) => string;

const prose: Section = (words, number, pageCount) => `<section class="prose c${number}"><h2 id="part-${number}">${words.title(4)}</h2>
${Array.from({ length: 5 }, () => `<p>${words.sentences(4)} <a href="${pathOf(words.number(pageCount))}">${words.text(3)}</a> ${words.sentences(1)} <em>${words.text(2)}</em>.</p>`).join('\n')}
</section>
`;

const cards: Section = (words, number, pageCount) => `<section class="cards c${number}"><h2>${words.title(3)}</h2><div class="grid">
${Array.from({ length: 8 }, (_, at) => {
  const to = pathOf(words.number(pageCount));
  return `<article class="card"><div class="card-image"><a href="${to}"><img class="img-fluid lazy" src="/images/card-${number}-${at}.jpg" alt="${words.text(3)}" width="400" height="300" loading="lazy"></a></div>
<div class="card-body"><h3 class="card-title">${words.title(3)}</h3><p class="card-text">${words.sentences(1)}</p><span class="meta">${words.text(2)}</span> <a class="btn btn-secondary" href="${to}">Read more</a></div></article>`;
}).join('\n')}
</div></section>
`;

const priceTable: Section = (
  words,
  number,
) => `<section class="prices c${number}"><h2>${words.title(2)}</h2><table><thead><tr><th>What</th><th>Size</th><th>Price</th></tr></thead><tbody>
${Array.from({ length: 14 }, () => `<tr><td>${words.text(3)}</td><td>${words.number(900) + 100} g</td><td>€${words.number(40) + 2}.${words.number(90) + 10}</td></tr>`).join('\n')}
</tbody></table></section>
`;

const listing: Section = (words, number, pageCount) => `<section class="faq c${number}"><h2>${words.title(3)}</h2><ul>
${Array.from({ length: 12 }, () => `<li><strong>${words.title(2)}</strong>: ${words.text(9)} <a href="${pathOf(words.number(pageCount))}">${words.text(2)}</a></li>`).join('\n')}
</ul><details><summary>${words.title(4)}?</summary><p>${words.sentences(3)}</p></details></section>
`;

const opinions: Section = (words, number) => `<section class="voices c${number}"><h2>${words.title(3)}</h2>
${Array.from({ length: 3 }, () => `<blockquote class="testimonial"><p>${words.sentences(2)}</p><cite>${words.title(1)} ${words.title(1)}</cite></blockquote>`).join('\n')}
<form action="/send" method="post"><label for="mail-${number}">E-mail</label><input type="email" id="mail-${number}" name="email" required>
<label for="text-${number}">Message</label><textarea id="text-${number}" name="message"></textarea><button type="submit">Send</button></form></section>
`;

const SECTIONS: Section[] = [prose, cards, prose, listing, priceTable, prose, opinions];

function footerOf(pageCount: number, words: Writer): string {
  const links = Array.from({ length: 12 }, () => `<li><a href="${pathOf(words.number(pageCount))}">${words.title(2)}</a></li>`);
  return `</main><footer class="site-footer"><div class="wrap"><address>Sample Bakery, 12 Mill Road, Cambridge CB1 2AB</address>
<p>Call <a href="tel:+493090182000">+49 30 9018 2000</a> or write to <a href="mailto:hello@bakery.example">hello@bakery.example</a></p>
<p>Mon-Fri 7:00-18:00, Sat 8:00-13:00</p><ul class="links">${links.join('\n')}</ul><ul class="social"><li><a href="https://www.instagram.com/samplebakery"><i class="icon icon-instagram" aria-hidden="true"></i></a></li></ul>
<p class="small">&copy; Sample Bakery. <a href="/privacy">Privacy</a></p></div></footer><script src="/site.js" defer></script></body></html>
`;
}
