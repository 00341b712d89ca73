// Contents that strain a layout: a long address, a long name, very many projects, a hundred pages, words of other scripts. Nothing
// scrolls sideways at 320 px, and nothing that is shown is lost.
import { expect, type Page } from '@playwright/test';
import { test } from './shared-sitebrief.ts';
import type { Sitebrief } from './start-sitebrief.ts';
import { hasSeenOnboarding, makeProject, signUp } from './test-user.ts';

const URL_200 = `https://${'sehr-langer-name.'.repeat(3)}example/${'a-path-without-any-blank'.repeat(6)}`.padEnd(200, 'x').slice(0, 200);
const NAME_120 =
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und Rindfleischetikettierungsüberwachungsaufgabe, neu gemacht!!'
    .padEnd(120, '!')
    .slice(0, 120);
const WORDS = {
  German: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung, Kraftfahrzeughaftpflichtversicherungsbeitrag',
  Japanese: '宇治の茶畑から、あなたの湯のみへ。創業百年の茶農家が自社農園で育てた茶葉を摘みたての香りのままお届けします。'.repeat(3),
};
const PROJECTS = 500;
const PAGES = 100;

let app: Sitebrief;
test.beforeAll(({ shared }) => {
  app = shared;
});

type Stored = Record<string, unknown> & { pages: { path: string; title: string }[]; businessAnalysis: Record<string, unknown> };

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const tooWide = () =>
      page.evaluate<number>('Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - window.innerWidth');
    await expect.poll(tooWide, { message: `too wide at ${width} px` }).toBeLessThanOrEqual(0);
  }
}

/** Lets the page see a project other than it is stored. */
async function disguise(page: Page, id: string, change: (project: Stored) => object): Promise<void> {
  await page.route(`**/api/projects/${id}`, async (route) => {
    const answer = await route.fetch();
    const project = (await answer.json()) as Stored;
    await route.fulfill({ response: answer, json: { ...project, ...change(project) } });
  });
}

test('500 projects with long addresses and names', async ({ page }) => {
  await hasSeenOnboarding(page);
  await signUp(page, app.url, 'many@harbourlane.test');
  await makeProject(page, app.url, 'strategy');
  await page.route('**/api/projects', async (route) => {
    const answer = await route.fetch();
    const [project] = (await answer.json()) as object[];
    const json = Array.from({ length: PROJECTS }, (_, at) => ({
      ...project,
      ...{ id: `p${at}`, url: URL_200, projectName: NAME_120, chosenBuilder: 'lovable', designerPrompt: 'x' },
      analysisSummary: `What the site sells: ${WORDS.German} ${WORDS.Japanese}`,
    }));
    await route.fulfill({ response: answer, json });
  });
  await page.goto(`${app.url}/dashboard`);
  await expect(page.getByText(URL_200).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(`${app.url}/history`);
  await expect(page.getByText(NAME_120).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(URL_200)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /Type a project/ })).toBeFocused();
  await page.keyboard.type('Donau');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Donaudampf');
  await expectNoSidewaysScroll(page);
});

for (const [language, words] of Object.entries(WORDS)) {
  test(`an analysis of ${PAGES} pages in ${language}`, async ({ page }) => {
    await hasSeenOnboarding(page);
    await signUp(page, app.url, `${language.toLowerCase()}@harbourlane.test`);
    const id = await makeProject(page, app.url, 'prompt');
    await disguise(page, id, (project) => ({
      url: URL_200,
      projectName: NAME_120,
      businessAnalysis: {
        ...project.businessAnalysis,
        business_name: words,
        services: [words, `${words} 2`],
        value_propositions: [words],
        seo_issues: [words],
        pages_analyzed: Array.from({ length: PAGES }, (_, at) => `/${encodeURI(words).slice(0, 120)}/${at}`),
      },
      pages: Array.from({ length: PAGES }, (_, at) => ({ ...project.pages[0], path: `/${words.slice(0, 60)}-${at}`, title: words })),
      optimizerOutput: `## Evaluate\n\n### ${words}\n\n${words}\n\n| ${words} | b |\n| --- | --- |\n| ${words} | ${URL_200} |\n\n\`${URL_200}\``,
    }));
    for (const screen of ['analysis', 'compose', 'choose-designer', 'push']) {
      await page.goto(`${app.url}/${screen}/${id}`);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await page.goto(`${app.url}/analysis/${id}`);
    await expect(page.getByText(new RegExp(`^${PAGES} .*pages were read`))).toBeVisible();
  });
}
