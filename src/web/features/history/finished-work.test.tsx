import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrganizeInput } from '#contracts/organize.ts';
import type { ProjectListItem } from '#contracts/project.ts';
import { type Answers, aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const exported = { count: 2, builderName: 'lovable', link: null, at: '2026-11-03T00:00:00Z' };
const PROJECTS = [
  aProject({ id: 'a', url: 'https://a.example/', projectName: 'Spring relaunch', tags: ['Client A'], exported }),
  aProject({ id: 'b', url: 'https://b.example/' }),
];

/** A server that keeps its projects, as the real one does. */
function serverWith(first: ProjectListItem[] = PROJECTS) {
  let projects = first;
  let deleted: ProjectListItem[] = [];
  const edit = (ids: string[], change: (project: ProjectListItem) => ProjectListItem) => {
    projects = projects.map((project) => (ids.includes(project.id) ? change(project) : project));
  };
  const answers: Answers = {
    ...SIGNED_IN,
    'GET /api/projects': () => ({ body: projects }),
    'GET /api/projects/deleted': () => ({
      body: deleted.map(({ id, url, projectName }) => ({
        ...{ id, url, projectName },
        ...{ deletedAt: '2026-11-20T00:00:00Z', endsAt: '2026-11-27T00:00:00Z' },
      })),
    }),
    'PATCH /api/projects/a': ({ body }) => {
      edit(['a'], (project) => ({ ...project, ...(body as object) }));
      return { body: aProject() };
    },
    'POST /api/projects/organize': ({ body }) => {
      const input = body as OrganizeInput;
      const { ids } = input;
      if (input.action === 'archive') edit(ids, (project) => ({ ...project, archivedAt: '2026-11-20T00:00:00Z' }));
      if (input.action === 'unarchive') edit(ids, (project) => ({ ...project, archivedAt: null }));
      if (input.action === 'tag') edit(ids, (project) => ({ ...project, tags: [...(project.tags ?? []), ...input.add] }));
      if (input.action === 'delete') {
        deleted = projects.filter(({ id }) => ids.includes(id));
        projects = projects.filter(({ id }) => !ids.includes(id));
      }
      if (input.action === 'restore') {
        projects = [...deleted, ...projects];
        deleted = [];
      }
      if (input.action === 'purge') deleted = deleted.filter(({ id }) => !ids.includes(id));
      return { body: { changed: ids } };
    },
  };
  return answers;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const isListed = (url: string) => screen.queryByRole('link', { name: url }) !== null;

describe('finished work', () => {
  it('is found by what was typed, and a search without a match leads back', async () => {
    const { pathNow } = renderApp('/history', serverWith());
    const search = await screen.findByLabelText('Search');
    fireEvent.change(search, { target: { value: 'relaunch' } });
    expect(isListed('https://a.example/')).toBe(true);
    expect(isListed('https://b.example/')).toBe(false);
    expect(pathNow()).toBe('/history?search=relaunch');
    fireEvent.change(search, { target: { value: 'nothing like it' } });
    expect(screen.getByText('No projects match the current filters.')).toBeTruthy();
    await press('Clear search and filters');
    expect(isListed('https://b.example/')).toBe(true);
    expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
  });

  it('is opened by its title and by View, without a call that changes it', async () => {
    const { calls } = renderApp('/history', serverWith());
    const view = await screen.findByRole('link', { name: 'View a.example' });
    expect(view.getAttribute('href')).toBe('/analysis/a');
    expect(screen.getByRole('link', { name: 'https://a.example/' }).getAttribute('href')).toBe('/analysis/a');
    expect(calls.filter(({ key }) => !key.startsWith('GET '))).toEqual([]);
  });

  it('is renamed in place by F2 and Enter; Escape leaves the name', async () => {
    const { callsTo } = renderApp('/history', serverWith());
    fireEvent.keyDown(await button('Delete a.example'), { key: 'F2' });
    const field = screen.getByLabelText('name of a.example');
    fireEvent.change(field, { target: { value: 'Given up' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(callsTo('PATCH /api/projects/a')).toHaveLength(0);
    fireEvent.keyDown(await button('Delete a.example'), { key: 'F2' });
    fireEvent.change(screen.getByLabelText('name of a.example'), { target: { value: 'Autumn' } });
    fireEvent.keyDown(screen.getByLabelText('name of a.example'), { key: 'Enter' });
    await waitFor(() => expect(callsTo('PATCH /api/projects/a').map(({ body }) => body)).toEqual([{ projectName: 'Autumn' }]));
    expect(await screen.findByText('Autumn')).toBeTruthy();
  });

  it('does not take an empty name', async () => {
    const { callsTo } = renderApp('/history', serverWith());
    await press(/^Edit name of a\.example/);
    fireEvent.change(screen.getByLabelText('name of a.example'), { target: { value: ' ' } });
    fireEvent.keyDown(screen.getByLabelText('name of a.example'), { key: 'Enter' });
    expect(await screen.findByText('Project Name Required')).toBeTruthy();
    expect(callsTo('PATCH /api/projects/a')).toHaveLength(0);
    expect(screen.getByText('Spring relaunch')).toBeTruthy();
  });

  it('goes to the archive and comes back by undo', async () => {
    renderApp('/history', serverWith());
    await press('Archive a.example');
    await waitFor(() => expect(isListed('https://a.example/')).toBe(false));
    expect(screen.getByText(/1 project is in the archive/)).toBeTruthy();
    await press('Undo');
    await waitFor(() => expect(isListed('https://a.example/')).toBe(true));
  });

  it('shows the archive, and says when it is empty', async () => {
    renderApp('/history?show=archived', serverWith([aProject({ id: 'a', url: 'https://a.example/', archivedAt: '2026-11-20T00:00:00Z' })]));
    await press('Unarchive a.example');
    expect(await screen.findByText(/The archive is empty/)).toBeTruthy();
    await press('Show projects');
    await waitFor(() => expect(isListed('https://a.example/')).toBe(true));
  });

  it('is tagged, and a tag shows what else has it', async () => {
    const { callsTo } = renderApp('/history', serverWith());
    await press('Tags of b.example');
    fireEvent.click(await screen.findByLabelText('Client A'));
    fireEvent.change(screen.getByLabelText('New tags'), { target: { value: 'spring, ' } });
    await press('Save');
    await waitFor(() =>
      expect(callsTo('POST /api/projects/organize')[0]?.body).toEqual({
        action: 'tag',
        ids: ['b'],
        add: ['Client A', 'spring'],
        remove: [],
      }),
    );
    fireEvent.click((await screen.findAllByRole('button', { name: 'Show projects with the tag spring' }))[0] as HTMLElement);
    expect(isListed('https://a.example/')).toBe(false);
    expect(isListed('https://b.example/')).toBe(true);
  });

  it('many are deleted at once, come back by Ctrl+Z, and only what is in sight is selected', async () => {
    const { callsTo } = renderApp('/history', serverWith());
    fireEvent.click(await screen.findByLabelText('Select all 2'));
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'b.example' } });
    expect(screen.getByText('1 project selected')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: '' } });
    await press('Delete selected');
    expect(await screen.findByText('No exports yet — run your first redesign.')).toBeTruthy();
    expect(callsTo('POST /api/projects/organize')[0]?.body).toEqual({ action: 'delete', ids: ['a', 'b'] });
  });

  it('a deletion is undone by the toast with everything, and by Ctrl+Z', async () => {
    renderApp('/history', serverWith());
    for (const undo of [() => press('Undo'), async () => fireEvent.keyDown(document.documentElement, { key: 'z', ctrlKey: true })]) {
      fireEvent.click(await screen.findByLabelText('Select b.example'));
      await press('Delete selected');
      await waitFor(() => expect(isListed('https://b.example/')).toBe(false));
      await undo();
      await waitFor(() => expect(isListed('https://b.example/')).toBe(true));
    }
  });

  it('recently deleted projects are listed, restored, or deleted for good after a question', async () => {
    const { callsTo } = renderApp('/history', serverWith());
    fireEvent.click(await screen.findByLabelText('Select b.example'));
    await press('Delete selected');
    await waitFor(() => expect(isListed('https://b.example/')).toBe(false));
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'deleted' } });
    await press('Delete now: b.example');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('1 project with all analyses, texts, exports and checks. This action cannot be undone.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete now' }));
    expect(await screen.findByText(/Projects you delete can be restored from here for 7 days/)).toBeTruthy();
    expect(callsTo('POST /api/projects/organize').at(-1)?.body).toEqual({ action: 'purge', ids: ['b'] });
  });

  it('shows each export with link and notes, which can be added later', async () => {
    const entry = {
      id: 'e1',
      projectId: 'a',
      builderName: 'lovable',
      exportLink: null,
      notes: 'first try',
      createdAt: '2026-11-03T00:00:00Z',
    };
    const path = 'PATCH /api/projects/a/exports/e1';
    const { callsTo } = renderApp('/history', {
      ...serverWith(),
      'GET /api/projects/a/exports': { body: [entry] },
      [path]: { body: { ...entry, exportLink: 'https://new.example/' } },
    });
    await press(/^2 exports, last to Lovable/);
    expect(await screen.findByText('first try')).toBeTruthy();
    await press('Edit link and notes of the export to Lovable');
    fireEvent.change(screen.getByLabelText('Link to the new site'), { target: { value: 'https://new.example/' } });
    await press('Save');
    await waitFor(() => expect(callsTo(path)[0]?.body).toEqual({ exportLink: 'https://new.example/', notes: 'first try' }));
  });

  it('a running project can be canceled where it is listed', async () => {
    const { callsTo } = renderApp('/history', {
      ...serverWith([aProject({ id: 'a', url: 'https://a.example/', status: 'analyzing' })]),
      'POST /api/projects/a/cancel': { body: aProject() },
    });
    await press('Cancel what runs for a.example');
    await waitFor(() => expect(callsTo('POST /api/projects/a/cancel')).toHaveLength(1));
  });
});
