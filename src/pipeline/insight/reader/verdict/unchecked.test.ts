import { describe, expect, it } from 'vitest';
import type { Site } from '#contracts/site.ts';
import { EMPTY_AUDIT, EMPTY_SHELL, pageOfHtml, renderedShell, siteOfPages } from '#testing/site-from-html.ts';
import { resolveProfile } from '../../resolve/resolve-profile.ts';
import { understandBusiness } from '../../understand-business.ts';

async function profileOf(site: Site) {
  const insight = await understandBusiness({ site, audit: EMPTY_AUDIT }, { model: undefined, signal: new AbortController().signal });
  return resolveProfile({ ...insight, facts: [] });
}
const WHY = 'The pages show their content only with scripts, and no browser ran them.';
const shell = siteOfPages(pageOfHtml('/', EMPTY_SHELL));
const PLAIN = pageOfHtml('/', `<h1>Plumbing in Dover</h1>${'<p>We repair pipes and boilers for the people of Dover.</p>'.repeat(12)}`);

describe('the profile of an app shell that no browser opened', () => {
  it('calls nothing missing', async () => {
    const profile = await profileOf(shell);
    expect(JSON.stringify(profile)).not.toContain('"not-found"');
    expect(profile.primaryPurpose).toMatchObject({ text: expect.stringMatching(/^Could not check: /), kind: 'unknown', lookedIn: WHY });
    expect(profile.weaknesses).toContainEqual(
      expect.objectContaining({ text: 'Could not check: the ways to make contact', kind: 'unknown', lookedIn: WHY }),
    );
    expect(profile.compliance).toMatchObject([{ text: 'Could not check: a privacy policy', kind: 'unknown' }]);
    expect(profile.confidence.reasons).toContain(WHY);
  });

  it('asks the owner all the same', async () => {
    const { questions = [] } = await profileOf(shell);
    expect(questions.map(({ field }) => field)).toEqual(expect.arrayContaining(['industry', 'primaryPurpose', 'contacts']));
  });
});

describe('the profile of a page whose scripts ran', () => {
  it('calls missing what is missing, and observes what only scripts show', async () => {
    const profile = await profileOf({ ...siteOfPages(renderedShell()), rendering: { mode: 'browser', note: '' } });
    expect(profile.weaknesses).toContainEqual(
      expect.objectContaining({ text: 'No way to make contact', kind: 'not-found', lookedIn: 'the only page read' }),
    );
    expect(JSON.stringify(profile)).not.toContain('"unknown"');
    expect(profile.primaryPurpose).toMatchObject({ kind: 'observed', evidence: [{ snippet: expect.stringContaining('boilers') }] });
  });
});

describe('the profile of a site with pages that were not read', () => {
  const unread = (path: string, reason: 'time' | 'limit') => ({ url: `https://example.test${path}`, reason, detail: '', status: null });

  it('doubts only what those pages would show', async () => {
    const profile = await profileOf({ ...siteOfPages(PLAIN), unread: [unread('/pricing', 'limit')] });
    expect(profile.pricingModel).toMatchObject({
      text: 'Could not check: prices',
      kind: 'unknown',
      lookedIn: '/pricing was not looked at in full.',
    });
    expect(profile.weaknesses).toContainEqual(expect.objectContaining({ text: 'No way to make contact', kind: 'not-found' }));
  });

  it('doubts everything where as many failed as were read', async () => {
    const profile = await profileOf({ ...siteOfPages(PLAIN), unread: [unread('/x', 'time')] });
    expect(profile.weaknesses).toContainEqual(expect.objectContaining({ text: 'Could not check: calls to action', kind: 'unknown' }));
  });
});

it('says where scripts were left out', async () => {
  const scripted = pageOfHtml(
    '/',
    `<script src="/a.js"></script><h1>Plumbing</h1>${'<p>We repair pipes and boilers in Dover.</p>'.repeat(12)}`,
  );
  const { weaknesses } = await profileOf(siteOfPages(scripted));
  expect(weaknesses[0]).toMatchObject({ kind: 'not-found', lookedIn: 'the only page read, as served, without running their scripts' });
});
