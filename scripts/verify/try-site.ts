// One site of a corpus: its old site against its own brief, its clean copy, the planted problems and the copies in other forms.
import { BuilderId } from '#contracts/builder.ts';
import { type Brief, type FixPrompt, isRed, type Verification } from '#contracts/verification.ts';
import { createEgress } from '#egress/create-egress.ts';
import { builderById } from '#pipeline/prompt/builders.ts';
import { readNewSite } from '#pipeline/verify/read/read-new-site.ts';
import { type JudgedSite, judgeSite, verifySite } from '#pipeline/verify/verify-site.ts';
import { type CorpusSite, openBrowser } from './corpus-briefs.ts';
import { followPrompts } from './follow-prompts.ts';
import { otherForms } from './other-forms.ts';
import { type Clean, isFound, type Problem } from './planted-problem.ts';
import { addressProblems } from './problems-of-addresses.ts';
import { partProblems } from './problems-of-parts.ts';
import { textProblems } from './problems-of-texts.ts';
import { type Published, publish, type ReadFile } from './published-site.ts';
import { pointsOf } from './read-fix-prompt.ts';
import { servePublished } from './serve-published.ts';
import { standInImage } from './stand-in-image.ts';
import { count, type Sums } from './sums.ts';

const ROUNDS = 3;
const TIMEOUT_MS = 180_000;
const PROBLEMS: readonly Problem[] = [...addressProblems, ...textProblems, ...partProblems];

type Options = { browser: boolean; isSelf: boolean; detail(line: string): unknown };
type Check = (site: Published) => Promise<JudgedSite>;
type Work = { check: Check; readOld: ReadFile; sums: Sums; detail: Options['detail'] };

const redOf = ({ report: { entries } }: JudgedSite) => entries.filter(isRed);
const promptsOf = ({ promptsFor }: JudgedSite, { builder }: Brief) => promptsFor(builder);

/** Follows the prompts until nothing is red. */
async function putRight(
  site: Published,
  judged: JudgedSite,
  brief: Brief,
  { check, readOld }: Work,
): Promise<{ site: Published; judged: JudgedSite }> {
  let [copy, after] = [site, judged];
  for (let round = 0; round < ROUNDS && after.report.verdict === 'red'; round += 1) {
    copy = followPrompts(copy, promptsOf(after, brief), readOld);
    after = await check(copy);
  }
  return { site: copy, judged: after };
}

/** What messages name, in whatever pieces: the same for every builder. */
const namedIn = (prompts: readonly FixPrompt[]) =>
  JSON.stringify(
    pointsOf(prompts)
      .flatMap(({ check, page, values }) =>
        values.filter(({ label }) => label !== 'It is now').map(({ label, text }) => [check, page, label, text]),
      )
      .map((value) => value.join('|').replace(/\s+/gu, ''))
      .toSorted(),
  );

/** Writes the messages for every builder: none may be longer than the builder takes, and all name the same values. */
function tryBuilders({ promptsFor }: JudgedSite, { sums, detail }: Work): void {
  const all = BuilderId.options.map((builder) => ({ prompts: promptsFor(builder), limit: builderById(builder).profile.limit.characters }));
  for (const { prompts, limit } of all) {
    sums.messages += prompts.length;
    sums.tooLong += prompts.filter(({ text }) => text.length > limit).length;
  }
  const named = all.map(({ prompts }) => namedIn(prompts));
  const others = named.filter((values) => values !== named[0]).length;
  sums.otherValues += others;
  if (others > 0) detail(`not the same values: ${all[0]?.prompts.map(({ text }) => text.slice(0, 200)).join(' | ')}`);
}

async function plantAll(clean: Clean, isBrowser: boolean, work: Work): Promise<void> {
  const { check, sums, detail } = work;
  for (const problem of PROBLEMS.filter(({ browser = false }) => browser === isBrowser)) {
    const planted = problem.plant(clean);
    if (!planted) continue;
    sums.planted += 1;
    const judged = await check(planted.site);
    const red = redOf(judged).map(({ check: id, page }) => `${id} ${page}`);
    tryBuilders(judged, work);
    if (isFound(planted, judged.report.entries)) sums.found += 1;
    else {
      count(sums.missed, problem.id);
      detail(`not found: ${problem.id} on ${planted.pages[0] ?? 'any page'}; red: ${red.slice(0, 5).join(', ')}`);
    }
    const after = (await putRight(planted.site, judged, clean.brief, work)).judged;
    if (after.report.verdict === 'green') sums.fixed += 1;
    else {
      count(sums.unfixed, problem.id);
      detail(`not turned green: ${problem.id} on ${planted.pages[0] ?? 'any page'}`);
      for (const { check: id, page, old, new: found, why } of redOf(after)) detail(`  still red: ${id} ${page} ${why} ${old} | ${found}`);
    }
  }
}

async function tryForms(clean: Clean, { check, sums, detail }: Work): Promise<void> {
  for (const { id, site } of otherForms(clean.site)) {
    const { entries } = (await check(site)).report;
    const texts = entries.filter(({ check: name }) => ['text-lost', 'heading-lost'].includes(name) || name.endsWith('-changed'));
    const lost = texts.filter(({ status }) => status === 'lost');
    sums.texts += texts.length;
    sums.falseLost += lost.length;
    for (const { check: name, page, old } of lost) detail(`called lost when ${id}: ${name} ${page} ${old}`);
  }
}

/** Three reports of the old site against its own brief. */
/** Entries and notes that are not in all of some reports. */
function differing(reports: readonly Verification[]): string[] {
  const lines = reports.map(({ entries, notes, pages }) => new Set([...entries, ...notes, ...pages].map((line) => JSON.stringify(line))));
  return [...new Set(lines.flatMap((one) => [...one]))].filter((line) => !lines.every((one) => one.has(line)));
}

async function tryOwn(
  verify: () => Promise<Verification>,
  { sums, detail }: Pick<Work, 'sums' | 'detail'>,
): Promise<{ lost: number; isEqual: boolean }> {
  const reports = [await verify(), await verify(), await verify()];
  const lost = reports[0]?.entries.filter(({ status }) => status === 'lost' || status === 'invented') ?? [];
  for (const { check: id, page, old, new: found } of lost) detail(`the old site against its own brief: ${id} ${page} ${old} ${found}`);
  const isEqual = new Set(reports.map((report) => JSON.stringify(report))).size === 1;
  for (const line of isEqual ? [] : differing(reports)) detail(`not in all three reports: ${line}`);
  sums.ownLost += lost.length;
  sums.unequal += isEqual ? 0 : 1;
  return { lost: lost.length, isEqual };
}

/** Tries one site, adds to the sums and gives a line about it. */
export async function trySite(site: CorpusSite, sums: Sums, { browser, isSelf, detail }: Options): Promise<string> {
  const { brief } = site;
  const host = `new-${site.host}`;
  const server = await servePublished({ pages: new Map(), missing: { status: 404, headers: {}, body: '' } });
  const pins = new Map([
    [host, { address: '127.0.0.1', port: server.port }],
    [site.host, { address: '127.0.0.1', port: site.port }],
  ]);
  const egress = createEgress({ pins });
  const renderer = openBrowser(pins, browser);
  const services = () => ({ egress, renderer, report: () => undefined, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const request = (name: string) => ({
    url: `http://${name}/`,
    schemeGiven: true,
    brief,
    render: browser ? ('always' as const) : ('never' as const),
  });
  const check: Check = async (published) => {
    server.show(published);
    return judgeSite(brief, await readNewSite(request(host), services()));
  };
  const readOld: ReadFile = (url) => site.readFile(url) ?? standInImage(url);
  const work: Work = { check, readOld, sums, detail };
  try {
    sums.sites += 1;
    const own = await tryOwn(() => verifySite(request(site.host), services()), work);
    const ownLine = `${site.slug}: old site ${own.lost} differences${own.isEqual ? '' : ', not equal three times'}`;
    if (isSelf) return ownLine;
    const first = await check(publish(brief, site.readFile));
    for (const { check: id, page, old, new: found } of redOf(first)) {
      count(sums.gaps, id);
      detail(`the blueprint: ${id} ${page} ${old} ${found}`);
    }
    const { site: copy, judged } = await putRight(publish(brief, site.readFile), first, brief, work);
    for (const { check: id, page, old, new: found } of redOf(judged)) detail(`the clean copy: ${id} ${page} ${old} ${found}`);
    const again = [await check(copy), await check(copy)];
    sums.unequal += again.every(({ report }) => JSON.stringify(report) === JSON.stringify(judged.report)) ? 0 : 1;
    sums.redCopies += judged.report.verdict === 'green' ? 0 : 1;
    const before = { ...sums };
    const clean: Clean = { site: copy, brief, kept: judged.report.entries };
    await plantAll(clean, browser, work);
    if (!browser) await tryForms(clean, work);
    const [planted, found, fixed] = [sums.planted - before.planted, sums.found - before.found, sums.fixed - before.fixed];
    return `${ownLine}, blueprint ${redOf(first).length} gaps, clean copy ${judged.report.verdict}, ${found} of ${planted} found, ${fixed} turned green, ${sums.falseLost - before.falseLost} of ${sums.texts - before.texts} texts called lost`;
  } finally {
    await renderer?.close();
    await egress.close();
    await server.close();
  }
}
