import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProject, renderApp, SIGNED_IN } from '../../test-app.tsx';

const PROJECTS = [
  aProject({
    id: 'a',
    url: 'https://a.example/',
    status: 'completed',
    projectName: 'Spring',
    chosenBuilder: 'lovable',
    optimizerOutput: 'x',
    designerPrompt: 'y',
  }),
  aProject({ id: 'b', url: 'https://b.example/', status: 'draft', analysisSummary: null }),
];
const withProjects = (projects = PROJECTS) => ({ ...SIGNED_IN, 'GET /api/projects': { body: projects } });

describe('history', () => {
  it('says what will be here while there is nothing', async () => {
    renderApp('/history', SIGNED_IN);
    expect(await screen.findByText('No exports yet — run your first redesign.')).toBeTruthy();
  });

  it('shows names, builders and only the downloads there are', async () => {
    renderApp('/history', withProjects());
    expect(await screen.findByText('Spring')).toBeTruthy();
    expect(screen.getByText('Untitled Project')).toBeTruthy();
    expect(screen.queryByText(/Out of date/)).toBeNull();
    expect(screen.getByText('Designed for Lovable')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download designer prompt of a.example' }).getAttribute('href')).toBe(
      '/api/projects/a/download-prompt/designer',
    );
    expect(screen.queryByRole('link', { name: /Download .* b\.example/ })).toBeNull();
    expect(screen.getByRole('list', { name: 'Texts of a.example' }).textContent).toBe('AnalysisCompetitorsStrategyBlueprintPrompt');
    expect(screen.queryByRole('list', { name: 'Texts of b.example' })).toBeNull();
  });

  it('says which texts are older than what they were made from', async () => {
    const outdated = [
      { strategy: true, prompt: true },
      { strategy: false, prompt: true },
      { strategy: false, prompt: false },
    ];
    renderApp('/history', withProjects(outdated.map((fields, index) => aProject({ id: `p${index}`, outdated: fields }))));
    const badges = await screen.findAllByText('Out of date', { exact: false, ignore: '.visually-hidden' });
    expect(badges.map((badge) => badge.textContent)).toEqual(['Out of date: strategy and prompt', 'Out of date: prompt']);
  });

  it('filters by status and builder, in the address', async () => {
    const { pathNow } = renderApp('/history', withProjects());
    fireEvent.change(await screen.findByLabelText('Status'), { target: { value: 'draft' } });
    expect(screen.queryByText('https://a.example/')).toBeNull();
    expect(pathNow()).toBe('/history?status=draft');
    fireEvent.change(screen.getByLabelText('Builder'), { target: { value: 'Lovable' } });
    expect(screen.getByText('No projects match the current filters.')).toBeTruthy();
  });

  it('draws the first 60 of many projects, and more on request', async () => {
    const many = Array.from({ length: 150 }, (_, index) => aProject({ id: `n${index}`, url: `https://n${index}.example/` }));
    renderApp('/history', withProjects(many));
    // Found by their text: roles of 60 rows are slow to compute.
    fireEvent.click(await screen.findByText('Show 60 more'));
    expect(screen.getByText('https://n119.example/')).toBeTruthy();
    expect(screen.queryByText('https://n120.example/')).toBeNull();
    fireEvent.click(screen.getByText('Show 30 more'));
    expect(screen.getByText('https://n149.example/')).toBeTruthy();
    expect(screen.getByText('150 of 150 projects')).toBeTruthy();
  });

  it('deletes after a confirmation, once', async () => {
    let projects = PROJECTS;
    const { callsTo } = renderApp('/history', {
      ...SIGNED_IN,
      'GET /api/projects': () => ({ body: projects }),
      'DELETE /api/projects/b': () => {
        projects = PROJECTS.slice(0, 1);
        return { status: 204 };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete b.example' }));
    expect(
      await screen.findByText('Are you sure you want to delete the project for https://b.example/? This action cannot be undone.'),
    ).toBeTruthy();
    const confirm = screen.getByRole('button', { name: 'Delete' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByText('The project has been deleted successfully.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('https://b.example/')).toBeNull());
    expect(callsTo('DELETE /api/projects/b')).toHaveLength(1);
  });

  it('says when deleting failed', async () => {
    renderApp('/history', { ...withProjects(), 'DELETE /api/projects/b': { status: 500 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete b.example' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete project.')).toBeTruthy();
  });
});
