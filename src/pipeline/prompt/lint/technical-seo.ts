import { type Lint, missing, passed, type Verdict } from './lint.ts';

const PARTS: [string, RegExp][] = [
  ['canonical addresses', /canonical/i],
  ['sitemap', /sitemap/i],
  ['robots.txt', /robots/i],
  ['social tags', /og:image|social (?:tags|picture|image)|open graph/i],
];

export const technicalSeo: Lint = {
  id: 'technical-seo',
  point: 17,
  gate: false,
  title: 'Canonical, sitemap, robots, social tags and structured data',
  check({ text, strategy: { engineer } }): Verdict {
    const types = engineer.structuredData.map(({ type }) => type);
    const left = [
      ...PARTS.filter(([, words]) => !words.test(text)).map(([what]) => what),
      ...types.filter((type) => !text.includes(`"@type": "${type}"`)).map((type) => `JSON-LD of type ${type}`),
    ];
    return left.length === 0
      ? passed(`Canonical, sitemap, robots, social tags and JSON-LD (${types.join(', ')}).`)
      : missing(left, { of: PARTS.length + types.length, what: 'No step for' });
  },
};
