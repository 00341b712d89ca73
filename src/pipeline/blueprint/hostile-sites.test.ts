import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import type { BrandColor } from '#contracts/site.ts';
import { draftPage, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../strategy/build-strategy.ts';
import type { StrategyInput } from '../strategy/read-site.ts';
import type { BlueprintInput } from './blueprint.ts';
import { drawBlueprint } from './draw-blueprint.ts';
import { checkTruth } from './truth/check-truth.ts';

type Outline = [string, string][];

function siteOf(outlines: Outline[], change: (input: StrategyInput) => void = () => undefined): BlueprintInput {
  const pages = outlines.map((outline, at) =>
    draftPage({ path: at === 0 ? '/' : `/page-${at}`, type: at === 0 ? 'home' : 'other', outline }),
  );
  const input: StrategyInput = { ...thinInput(), site: { ...thinInput().site, pages } };
  change(input);
  return { site: input.site, profile: input.profile, strategy: buildStrategy(input) };
}
const imageOf = (src: string): Page['images'][number] => ({
  ...{ src, alt: '"><script>alert(1)</script>', altExcused: false, width: '9999999', height: '1', loading: null, srcset: false },
  ...{ insideLink: false, selector: 'main > img', region: 'main', hidden: false },
});
const colorsOf = (count: number): BrandColor[] =>
  Array.from({ length: count }, (_, at) => ({
    hex: `#${((at * 2_654_435) % 0x1000000).toString(16).padStart(6, '0')}`,
    role: (['background', 'text', 'button', 'link', 'surface'] as const)[at % 5] ?? 'text',
    uses: at,
    seenIn: '</style><script>alert(1)</script>',
  }));

const ATTACKS = [
  '<script>alert(1)</script>',
  '</style><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '" onmouseover="alert(1)',
  '\u0000\u202e<svg/onload=alert(1)>',
];
const TEXT = 'We bake bread every morning in our own mill.';

/** Above `MAX_PAGES`. */
const PAGES = 410;

const SITES: [string, () => BlueprintInput][] = [
  [
    'markup in every text',
    () =>
      siteOf([
        [
          ['h1', `Bread ${ATTACKS[0]}`],
          ...ATTACKS.flatMap(
            (attack): Outline => [
              ['h2', attack],
              ['p', `${attack} ${TEXT}`],
              ['li', attack],
            ],
          ),
        ],
      ]),
  ],
  [
    'words without a space',
    () =>
      siteOf([
        [
          ['h1', 'Bread'.repeat(2_000)],
          ['p', 'Mill'.repeat(20_000)],
          ['h2', 'W'.repeat(5_000)],
          ['p', TEXT],
        ],
      ]),
  ],
  [
    '10,000 entries',
    () =>
      siteOf([
        [
          ['h1', 'All our bread'],
          ['h2', 'The list'],
          ...Array.from({ length: 10_000 }, (_, at): [string, string] => ['li', `Loaf number ${at}, $${at}`]),
        ],
      ]),
  ],
  [
    'more pages than are drawn',
    () =>
      siteOf(
        Array.from(
          { length: PAGES },
          (_, at): Outline => [
            ['h1', `Page ${at}`],
            ['p', `${TEXT} ${at}`],
          ],
        ),
      ),
  ],
  ['one page without a word', () => siteOf([[]])],
  [
    'no colors',
    () =>
      siteOf(
        [
          [
            ['h1', 'Bread'],
            ['p', TEXT],
          ],
        ],
        ({ site }) => {
          site.brand = { ...site.brand, colors: [], fonts: [], radii: [] };
        },
      ),
  ],
  [
    '300 colors, fonts and corners that end the style sheet',
    () =>
      siteOf(
        [
          [
            ['h1', 'Bread'],
            ['p', TEXT],
          ],
        ],
        ({ site }) => {
          const family = 'x"}</style><script>alert(1)</script>';
          site.brand = {
            ...site.brand,
            colors: colorsOf(300),
            fonts: [{ family, role: 'body', uses: 3, seenIn: '' }],
            radii: ['calc(1px);}*{x:url(//evil.test)', '9e99px'],
          };
        },
      ),
  ],
  [
    'images from anywhere',
    () =>
      siteOf(
        [
          [
            ['h1', 'Bread'],
            ['p', TEXT],
          ],
        ],
        ({ site }) =>
          void site.pages[0]?.images.push(
            ...['javascript:alert(1)', 'data:text/html,<script>', 'http://10.0.0.1/a.png', 'https://bread.test/a.png?"><script>'].map(
              imageOf,
            ),
          ),
      ),
  ],
];

describe('the blueprint of a hostile site', () => {
  it.each(SITES)(
    'is whole, inert, sourced and within its limits: %s',
    (_, makeInput) => {
      const input = makeInput();
      const blueprint = drawBlueprint(input);
      const { problems } = checkTruth(blueprint, input);
      expect(problems.filter(({ kind }) => kind !== 'missing-page')).toEqual([]);
      // What is beyond the limit on pages is said.
      const cut = problems.length;
      expect(blueprint.notes.join(' ').includes('not drawn')).toBe(cut > 0);
      for (const { path, content } of blueprint.files) {
        expect(Buffer.byteLength(content), path).toBeLessThanOrEqual(60_000);
        expect(content, path).not.toMatch(/<script|<img src=x|url\(\/\/evil/i);
      }
      const [home] = blueprint.files;
      expect(home?.content.match(/<h1\b/g)).toHaveLength(1);
    },
    60_000,
  );
});
