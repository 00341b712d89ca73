// Sites whose every page floods the memory of its reader, one kind of flood each.
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';

const PAGES = 12;
const many = (count: number, write: (at: number) => string) => Array.from({ length: count }, (_, at) => write(at)).join('');
const inScript = (script: string) => `<script>${script}</script>`;

/** The floods by name: what follows a page's title, heading and links. */
const FLOODS: Record<string, () => string> = {
  headings: () => many(200_000, (at) => `<h2>Heading ${at}</h2>`),
  images: () => many(100_000, (at) => `<img src="/image-${at}.png" alt="Image ${at}" width="40" height="30">`),
  'json-ld': () =>
    `<script type="application/ld+json">[${many(200_000, (at) => `{"@type":"Product","name":"Product ${at}","sku":"${at}","description":"One of very many products"},`)}{}]</script>`,
  ampersands: () => '&'.repeat(20_000_000),
  links: () => many(100_000, (at) => `<a href="/p${at}">${at}</a>`),
  words: () => many(300_000, (at) => `<p>Paragraph ${at} says that there are many more like it.</p>`),
  nesting: () => '<div>'.repeat(20_000),
  'table cells': () => `<table>${many(40_000, (at) => `<tr><td>${at}<td>a<td>b<td>c<td>d</tr>`)}</table>`,
  attributes: () => many(400, (at) => `<p ${many(200, (n) => `data-${n}="${'x'.repeat(40)}" `)}title="${at}">Text</p>`).repeat(2),
  styles: () =>
    `<style>${many(60_000, (at) => `.c${at} > p:nth-child(${at}) { color: #${(at % 4096).toString(16).padStart(3, '0')} }`)}</style>`,
  // Small as served, huge once its scripts ran.
  'elements by script': () =>
    inScript(
      "for (let i = 0; i < 300000; i += 1) document.body.append(Object.assign(document.createElement('h2'), { textContent: 'Heading ' + i }))",
    ),
  'text by script': () => inScript("document.body.append('Words without end. '.repeat(4e6))"),
  'shadow trees': () =>
    inScript(
      "for (let i = 0; i < 60000; i += 1) { const host = document.body.appendChild(document.createElement('x-a')); host.attachShadow({ mode: 'open' }).innerHTML = '<p>Text <b>' + i + '</b></p>' }",
    ),
  'tall canvas': () =>
    inScript(
      "for (let i = 0; i < 40; i += 1) { const c = document.createElement('canvas'); c.width = 4000; c.height = 4000; c.getContext('2d').fillRect(0, 0, 4000, 4000); document.body.append(c) }",
    ),
  'endless memory': () =>
    inScript('const all = []; setInterval(() => { for (let i = 0; i < 20; i += 1) all.push(new Uint8Array(8e6).fill(7)) }, 1)'),
  'endless loop': () => inScript('for (;;);'),
  'endless strings': () =>
    inScript("const all = []; setInterval(() => { for (let i = 0; i < 20; i += 1) all.push({ text: 'x'.repeat(1e5) + i }) }, 1)"),
};

export const FLOOD_NAMES = Object.keys(FLOODS);

/** Serves a site of twelve pages, or as many as asked for, that all hold the named flood; other paths get 404. `gzip` serves a page of 50 MB as 50 kB. */
export function floodSite(name: string, { pages: count = PAGES } = {}): RequestListener {
  const flood = FLOODS[name]?.();
  if (flood === undefined) throw new Error(`no such flood: ${name}`);
  const menu = many(count - 1, (at) => `<a href="/page-${at + 1}">Page ${at + 1}</a> `);
  const pages = new Map(
    Array.from({ length: count }, (_, at) => {
      const html = `<!doctype html><html lang="en"><title>Flood ${at}</title><h1>Flood ${at}</h1><nav>${menu}</nav><p>This is page ${at} of a site.</p>${flood}`;
      return [at === 0 ? '/' : `/page-${at}`, gzipSync(html, { level: 1 })] as const;
    }),
  );
  return (request, response) => {
    const body = pages.get(request.url ?? '');
    if (!body) return void response.writeHead(404, { 'content-type': 'text/html' }).end('nothing here');
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(request.method === 'HEAD' ? undefined : body);
  };
}
