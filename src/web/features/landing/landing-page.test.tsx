import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Project } from '#contracts/project.ts';
import coffeeSample from '../../../demo/samples/demo-coffee.json';
import { PUBLIC_PAGES, prerender } from '../../entry-server.tsx';
import { type Answers, renderApp } from '../../test-app.tsx';
import { sampleExtract } from './sample-extract.ts';

const VISITOR: Answers = { 'GET /api/auth/user': { status: 401, body: { message: 'Please sign in.' } } };

function coffee(): Project {
  return coffeeSample.project as unknown as Project;
}

describe('the landing page', () => {
  it('shows evidence next to a real brief: the margin names the page of what is selected', async () => {
    renderApp('/', VISITOR);
    const desk = await screen.findByRole('region', { name: coffee().profile?.businessName.text ?? '' });
    const purpose = coffee().profile?.primaryPurpose;
    fireEvent.click(within(desk).getByRole('button', { name: purpose?.text ?? '' }));
    const margin = screen.getByRole('complementary', { name: 'Evidence of the sample' });
    expect(margin.textContent).toContain(purpose?.text);
    expect(margin.querySelector('blockquote')?.textContent).toBe(purpose?.evidence[0]?.snippet);
  });

  it('shows one site before and after, in images that wait until they are near and have their room', async () => {
    renderApp('/', VISITOR);
    const images = await screen.findAllByRole<HTMLImageElement>('img', { name: /^The coffee sample|^Its blueprint/ });
    expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('loading'), image.width, image.height])).toEqual([
      ['/blueprint-before.jpg', 'lazy', 720, 583],
      ['/blueprint-after.jpg', 'lazy', 720, 583],
    ]);
    expect(screen.getByRole('link', { name: 'Open this blueprint' }).getAttribute('href')).toBe('/compose/demo-coffee?demo=true');
  });

  it('has its anchors, texts and links', async () => {
    renderApp('/', VISITOR);
    for (const [name, href] of [
      ['Features', '#features'],
      ['How It Works', '#how-it-works'],
      ['Results', '#results'],
    ]) {
      expect((await screen.findByRole('link', { name: name ?? '' })).getAttribute('href')).toBe(href);
      expect(document.querySelector(href ?? '')).toBeTruthy();
    }
    expect(screen.getByRole('button', { name: 'Start Free Analysis' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start Free Analysis' }).getAttribute('href')).toBe('/register');
    expect(screen.getByRole('button', { name: 'Documentation' })).toBeTruthy();
    for (const step of ['Analyze', 'Optimize', 'Deploy']) expect(screen.getByRole('heading', { name: step })).toBeTruthy();
  });

  it('takes an address along to the registration', async () => {
    const { pathNow } = renderApp('/', VISITOR);
    fireEvent.change(await screen.findByLabelText('Website URL'), { target: { value: 'tea.example' } });
    fireEvent.submit(screen.getByLabelText<HTMLInputElement>('Website URL').form as HTMLFormElement);
    await waitFor(() => expect(pathNow()).toBe(`/register?next=${encodeURIComponent('/dashboard?url=tea.example')}`));
  });
});

describe('the extract of the sample', () => {
  it('says nothing that the sample does not hold', () => {
    const project = coffee();
    const extract = sampleExtract(project);
    const whole = JSON.stringify(project);
    for (const claim of [extract.purpose, extract.industry, ...extract.promises, ...extract.setsApart, ...extract.notFound])
      expect(whole).toContain(JSON.stringify(claim));
    expect(extract.fixCount).toBe(project.audit?.fixFirst.length);
    expect(extract.blocks[0]?.text).toBe(project.prompt?.blocks[0]?.text);
  });

  it('refuses a sample without an analysis', () => {
    const { profile: _, ...rest } = coffee();
    expect(() => sampleExtract(rest)).toThrow(/not complete/);
  });
});

const DRAWN: Record<string, { says: string; leadsTo: string }> = {
  '/': { says: 'read as an editor reads a manuscript', leadsTo: '/register' },
  '/demo': { says: 'Sign Up for Free', leadsTo: '/register' },
  '/privacy': { says: 'Privacy policy', leadsTo: '/auth?tab=sign-in' },
  '/register': { says: 'Your site, read by an editor.', leadsTo: '/privacy' },
  '/auth?tab=sign-in': { says: 'Pick up where you left off.', leadsTo: '/forgot-password' },
  '/forgot-password': { says: 'Forgot your password?', leadsTo: '/auth?tab=sign-in' },
  '/forgot-password?sent=1': { says: 'Look in your mailbox', leadsTo: '/forgot-password' },
  '/reset-password?token=LINK-TOKEN': { says: 'Set a new password', leadsTo: '/forgot-password' },
  '/reset-password?done=1': { says: 'Your password is changed', leadsTo: '/auth?tab=sign-in' },
  '/confirm-address?token=LINK-TOKEN': { says: 'Confirm your address', leadsTo: '/' },
  '/confirm-address?done=1': { says: 'Your address is confirmed', leadsTo: '/' },
  '/invitation?token=LINK-TOKEN': { says: 'Create your account', leadsTo: '/privacy' },
  '/second-factor': { says: 'Enter your code', leadsTo: '/auth?tab=sign-in' },
};

describe('prerendering', () => {
  it.each(PUBLIC_PAGES.map(({ path }) => path))('draws %s for a visitor, with working links', async (path) => {
    const html = await prerender(path);
    const { says, leadsTo } = DRAWN[path] ?? { says: 'a row in DRAWN for each public page', leadsTo: '' };
    expect(html).toContain(says);
    expect(html).toContain(`href="${leadsTo}"`);
    expect(html).not.toContain('Loading...');
  });
});
