// Names that most pages use, so that each need not be cut out of the page and compared letter by letter ever after: the
// engine knows these by identity.
const NAMES =
  'a abbr address alt area aria-controls aria-current aria-expanded aria-haspopup aria-hidden aria-label aria-labelledby article aside async autocomplete b blockquote body br button caption charset checked cite class code col colspan content crossorigin d data-id data-src data-toggle datetime dd defer details dir div dl dt em fieldset figcaption figure fill font footer for form g h1 h2 h3 h4 h5 h6 head header height hr href hreflang html http-equiv i id iframe img input integrity itemprop itemscope itemtype label lang legend li link loading main media meta method name nav noscript ol onclick option p path placeholder pre property q rel required role rowspan s script section select sizes small source span src srcset strong style sub summary sup svg tabindex table target tbody td template textarea tfoot th thead time title tr type u ul value video viewbox viewport width xmlns';

/** The names by their length and first letter. */
const BUCKETS: string[][] = [];
for (const name of NAMES.split(' ')) {
  const at = bucketOf(name.length, name.charCodeAt(0));
  BUCKETS[at] = [...(BUCKETS[at] ?? []), name];
}

function bucketOf(length: number, first: number): number {
  return length * 32 + (first & 31);
}

/** `html.slice(start, end)`, the same string each time where the name is a usual one. */
export function internName(html: string, start: number, end: number): string {
  const bucket = BUCKETS[bucketOf(end - start, html.charCodeAt(start))];
  if (bucket !== undefined) {
    for (let index = 0; index < bucket.length; index += 1) {
      const name = bucket[index] ?? '';
      if (matchesAt(html, start, name)) return name;
    }
  }
  return html.slice(start, end);
}

function matchesAt(html: string, start: number, name: string): boolean {
  for (let index = 0; index < name.length; index += 1) if (html.charCodeAt(start + index) !== name.charCodeAt(index)) return false;
  return true;
}
