// A demo sample's report on its new site: the blueprint as a builder publishes it, with a few planted problems, checked by the real code.
import type { PathScreenshots } from '#contracts/screenshots.ts';
import type { Brief, Verification } from '#contracts/verification.ts';
import { createEgress } from '#egress/create-egress.ts';
import { createEgressProxy } from '#egress/proxy.ts';
import { createRendering } from '#pipeline/crawl/render/create-rendering.ts';
import { verifySite } from '#pipeline/verify/verify-site.ts';
import { cleanCopy } from '../verify/clean-copy.ts';
import { append, hasWords, inHead, replaceWords } from '../verify/edit-html.ts';
import { edited, withAnswers } from '../verify/planted-problem.ts';
import type { Published, ReadFile } from '../verify/published-site.ts';
import { servePublished } from '../verify/serve-published.ts';

/** What the rebuild of a sample gets wrong; `pages` are paths of the plan. */
export type Rebuild = {
  host: string;
  problems: (
    | { kind: 'page-gone'; page: string }
    | { kind: 'words'; page: string; words: string; others: string }
    | { kind: 'markup' | 'head'; page: string; markup: string }
  )[];
};

const NOTHING: Published = { pages: new Map(), missing: { status: 404, headers: {}, body: '' } };

/** Publishes the copy, plants its problems and checks it. Throws where a problem finds no place: the sample has changed. */
export async function checkRebuiltCopy(
  brief: Brief,
  { host, problems }: Rebuild,
  readFile: ReadFile,
): Promise<{ verification: Verification; screens: PathScreenshots[] }> {
  const server = await servePublished(NOTHING);
  const pins = new Map([[host, { address: '127.0.0.1', port: server.port }]]);
  const egress = createEgress({ pins });
  const rendering = createRendering({ chromiumPath: process.env.CHROMIUM_PATH, openProxy: () => createEgressProxy({ pins }) });
  const screens: PathScreenshots[] = [];
  const check = (site: Published, services: { saveFirstScreens?: (pages: PathScreenshots[]) => Promise<void> } = {}) => {
    server.show(site);
    const shared = { egress, renderer: rendering.renderer, signal: AbortSignal.timeout(180_000), report: () => undefined };
    return verifySite({ url: `https://${host}/`, schemeGiven: false, brief }, { ...shared, ...services });
  };
  try {
    const copy = problems.reduce(plant, await cleanCopy({ brief, readFile }, check));
    const verification = await check(copy, { saveFirstScreens: async (pages) => void screens.push(...pages) });
    return { verification, screens };
  } finally {
    await rendering.close();
    await egress.close();
    await server.close();
  }
}

function plant(site: Published, problem: Rebuild['problems'][number]): Published {
  const { page } = problem;
  const changed = problem.kind === 'page-gone' ? withAnswers(site, { [page]: null }) : edited(site, page, (html) => change(html, problem));
  if (!changed || !site.pages.has(page)) throw new Error(`There is no place on ${page} for: ${JSON.stringify(problem)}`);
  return changed;
}

function change(html: string, problem: Exclude<Rebuild['problems'][number], { kind: 'page-gone' }>): string {
  if (problem.kind === 'words') {
    let page = html;
    while (hasWords(page, problem.words)) page = replaceWords(page, problem.words, problem.others);
    return page;
  }
  return problem.kind === 'head' ? inHead(html, problem.markup) : append(html, problem.markup);
}
