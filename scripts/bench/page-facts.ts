import { parse } from 'parse5';
import { readFacts } from '../../src/pipeline/crawl/extraction-worker.ts';
import { cheerioFacts } from './cheerio-facts.ts';
import { generatePage } from './generate-site.ts';
import { median, type Row, ratioRow, threadMs } from './measure.ts';

const PAGES = 20;
const ROUNDS = 25;
const URL_OF_PAGE = 'http://bench.example/page';

/** One page to its facts, against parse5 building the tree alone and against cheerio. Time of this thread. */
export async function benchPageFacts(): Promise<Row[]> {
  const pages = Array.from({ length: PAGES }, (_, index) => generatePage(index, 100).html);
  const tree = () => pages.forEach((html) => void parse(html));
  const facts = () => pages.forEach((html) => void readFacts({ html, url: URL_OF_PAGE, homeUrl: 'http://bench.example/' }));
  const cheerio = () => pages.slice(0, 4).forEach((html) => void cheerioFacts(html, URL_OF_PAGE, 'parse5'));
  for (let round = 0; round < 5; round += 1) for (const work of [tree, facts, cheerio]) work();
  // Side by side in each round, so that a busy moment of the machine hits all three.
  const rounds = Array.from({ length: ROUNDS }, (_, round) => ({
    tree: threadMs(tree) / PAGES,
    facts: threadMs(facts) / PAGES,
    cheerio: round % 5 === 0 ? threadMs(cheerio) / 4 : null,
  }));
  const treeMs = median(rounds.map((round) => round.tree));
  const factsMs = median(rounds.map((round) => round.facts));
  const cheerioMs = median(rounds.flatMap((round) => round.cheerio ?? []));
  const size = `${Math.round(pages.join('').length / PAGES / 1000)} kB pages`;
  return [
    ratioRow(
      'page',
      'page to facts / parse5 tree alone',
      factsMs / treeMs,
      1.5,
      `${factsMs.toFixed(1)} / ${treeMs.toFixed(1)} ms, ${size}`,
    ),
    ratioRow('page', 'cheerio, same fields / parse5 tree alone', cheerioMs / treeMs, null, `${cheerioMs.toFixed(1)} ms`),
  ];
}
