import { describe, expect, it } from 'vitest';
import { richInput, thinInput } from '#testing/strategy-input.ts';
import { buildStrategy } from '../strategy/build-strategy.ts';
import { designMarkdown, promptAttachments } from './attachments.ts';
import { composePrompt } from './compose-prompt.ts';

const strategy = buildStrategy(richInput());
const withChange = {
  ...strategy,
  engineer: { ...strategy.engineer, urlMap: [{ from: '/old', to: '/new', status: 301 as const, reason: 'Merged.' }] },
};

describe('designMarkdown', () => {
  it('names every color and font that was seen, and nothing else', () => {
    const text = designMarkdown(strategy);
    const known = new Set([
      ...strategy.elevate.look.colors.map(({ hex }) => hex),
      ...strategy.elevate.look.contrast.flatMap((pair) => [pair.text, pair.background]),
    ]);
    for (const { hex } of strategy.elevate.look.colors) expect(text).toContain(hex);
    for (const { family } of strategy.elevate.look.fonts) expect(text).toContain(family);
    expect((text.match(/#[0-9a-f]{6}\b/g) ?? []).filter((hex) => !known.has(hex))).toEqual([]);
  });

  it('says so when the site shows no colors', () => {
    expect(designMarkdown(buildStrategy(thinInput()))).toContain('No colors were found');
  });
});

describe('promptAttachments', () => {
  const unchanged = (pagePlan: typeof strategy.engineer.pagePlan) =>
    promptAttachments({ ...strategy, engineer: { ...strategy.engineer, urlMap: [], pagePlan } }, '').map(({ name }) => name);

  it('has only design, texts and issues while no URL changes and every page was read', () => {
    expect(unchanged(strategy.engineer.pagePlan.filter(({ read }) => read !== false))).toEqual(['CONTENT.md', 'DESIGN.md', 'ISSUES.md']);
  });

  it('names the addresses that were not read, so that none is lost', () => {
    expect(unchanged(strategy.engineer.pagePlan)).toContain('redirects.csv');
  });

  it('has the redirects in each format when one does', () => {
    const files = promptAttachments(withChange, '');
    expect(files.map(({ name }) => name)).toEqual([
      'CONTENT.md',
      'DESIGN.md',
      'ISSUES.md',
      'redirects.csv',
      'redirects.nginx.conf',
      'redirects.htaccess',
      '_redirects',
      'vercel.json',
    ]);
    for (const { text } of files.slice(3)) expect(text).toContain('/new');
  });
});

describe('links of a custom builder', () => {
  const linksFor = (customPrompt: string) =>
    composePrompt({
      builder: 'custom',
      strategy: buildStrategy(thinInput()),
      profile: thinInput().profile,
      customPrompt,
    });

  it('open other services with the first block while it is short', () => {
    const { links = [], blocks } = linksFor('Short.');
    expect(links.map(({ label }) => label)).toEqual(['ChatGPT', 'Claude', 'v0', 'Bolt']);
    for (const { url } of links) expect(decodeURIComponent(new URL(url).search.replace(/^\?\w+=/, ''))).toBe(blocks[0]?.text);
  });

  it('are left out for a long text, and half characters break nothing', () => {
    expect(linksFor('Long. '.repeat(600)).links).toBeUndefined();
    expect(linksFor('Half \ud83d character.').links?.[0]?.url).toContain('%EF%BF%BD');
  });
});
