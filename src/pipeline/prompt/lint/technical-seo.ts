import { mentions } from '../mentions.ts';
import { type Lint, missing, passed, type Verdict, wrong } from './lint.ts';

const PARTS: [string, string[]][] = [
  ['canonical URLs', ['canonical*']],
  ['sitemap', ['sitemap*']],
  ['robots.txt', ['robots*']],
  ['social tags', ['og:image', 'social tag*', 'social image*', 'open graph']],
];

/** Whether the part of a line in braces is JSON. */
function isJson(line: string): boolean {
  try {
    JSON.parse(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1));
    return true;
  } catch {
    return false;
  }
}

export const technicalSeo: Lint = {
  id: 'technical-seo',
  point: 17,
  gate: false,
  title: 'Canonical URLs, sitemap, robots.txt, social tags and structured data',
  check({ lines, text, strategy: { engineer } }): Verdict {
    const broken = lines.find((line) => line.text.includes('"@context"') && !isJson(line.text));
    if (broken) return wrong('No program can read this structured data.', broken);
    const types = engineer.structuredData.map(({ type }) => type);
    const left = [
      ...PARTS.filter(([, words]) => !mentions(text, words)).map(([what]) => what),
      ...types.filter((type) => !text.includes(`"@type": "${type}"`)).map((type) => `JSON-LD of type ${type}`),
    ];
    return left.length === 0
      ? passed(`Canonical URLs, sitemap, robots.txt, social tags and JSON-LD (${types.join(', ')}).`)
      : missing(left, { of: PARTS.length + types.length, what: 'No step for' });
  },
};
