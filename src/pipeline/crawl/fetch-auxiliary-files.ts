import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { decodeUtf8 } from './decode.ts';
import { isHtml } from './fetch-page.ts';
import type { PoliteClient } from './polite-client.ts';
import type { Robots } from './robots.ts';
import { isWebUrl } from './url-key.ts';

const MAX_STYLES = 6;
const MAX_STYLE_BYTES = 300_000;
const TIMEOUT_MS = 8_000;
const HTTPS_TIMEOUT_MS = 5_000;

/** A style sheet's text. */
export type StyleText = { url: string; css: string };

type LlmsTxt = Pick<Site, 'llmsTxt' | 'llmsTxtStart'>;

/** What is fetched in addition to pages. `https` is null when not tried. */
export type AuxiliaryFiles = LlmsTxt & { styles: StyleText[]; https: boolean | null };

/** Fetches the home page's style sheets and `/llms.txt`, and tries https where the home page came over http and that is not known yet. */
export async function fetchAuxiliaryFiles(
  home: Page,
  https: boolean | null,
  robots: Robots,
  client: PoliteClient,
): Promise<AuxiliaryFiles> {
  const [styles, llmsTxt, answersHttps] = await Promise.all([
    readStyles(home, client),
    readLlmsTxt(home.url, robots, client),
    https ?? tryHttps(home.url, client),
  ]);
  return { styles, ...llmsTxt, https: answersHttps };
}

// As a browser does for the user: at most six sheets, from the site or wherever the page takes them from.
async function readStyles(home: Page, client: PoliteClient): Promise<StyleText[]> {
  const urls = home.resources.filter(({ kind, url }) => kind === 'stylesheet' && isWebUrl(url)).map(({ url }) => url);
  const read = await Promise.all(
    [...new Set(urls)].slice(0, MAX_STYLES).map(async (url) => {
      const visit = await client.request(url, {
        maxBytes: MAX_STYLE_BYTES,
        timeoutMs: TIMEOUT_MS,
        headers: { accept: 'text/css,*/*;q=0.1' },
      });
      if (!visit.ok || visit.response.status >= 400 || isHtml(visit.response)) return [];
      return [{ url, css: decodeUtf8(visit.response.body) }];
    }),
  );
  return read.flat();
}

// Sites that serve their app at every URL have no such file, whatever the status says.
async function readLlmsTxt(homeUrl: string, robots: Robots, client: PoliteClient): Promise<LlmsTxt> {
  const url = new URL('/llms.txt', homeUrl).href;
  const visit = robots.allows(url)
    ? await client.request(url, { maxBytes: 2_000, timeoutMs: TIMEOUT_MS, headers: { accept: 'text/plain' } })
    : null;
  if (!visit?.ok) return { llmsTxt: null };
  const { response } = visit;
  if (response.status >= 400) return { llmsTxt: response.status };
  const text = decodeUtf8(response.body);
  return isHtml(response) || text.trimStart().startsWith('<') ? { llmsTxt: 404 } : { llmsTxt: response.status, llmsTxtStart: text };
}

async function tryHttps(homeUrl: string, client: PoliteClient): Promise<boolean> {
  const url = homeUrl.replace('http:', 'https:');
  const visit = await client.request(url, { method: 'HEAD', maxBytes: 0, timeoutMs: HTTPS_TIMEOUT_MS, maxRedirects: 0 });
  return visit.ok && visit.response.status < 500;
}
