// The texts that users, manuals and scripts rely on, screen by screen: changing one is a product decision.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ONBOARDING_FLAG } from './layout/onboarding-gate.tsx';
import { type Answers, aProject, FakeEventSource, renderApp, SIGNED_IN, USER } from './test-app.tsx';

const VISITOR: Answers = { 'GET /api/auth/user': { status: 401, body: { message: 'Please sign in.' } } };
const never = () => new Promise<never>(() => {});
const BUSINESS = {
  business_name: 'Leaf House',
  industry: 'Tea shop',
  primary_purpose: 'Sells tea',
  target_audiences: ['Tea drinkers'],
  brand_tone: 'calm',
  pages_analyzed: ['/'],
  value_propositions: ['Picked by hand'],
  seo_issues: ['No title'],
  ux_issues: ['No button'],
  services: ['Tasting', 'Classes', 'Gifts', 'Delivery', 'Repair'],
  products: [],
  trust_signals: [],
  analysis_confidence: 0.83,
};
const PROMPT = { selectedDesigner: 'framer', designerPrompt: 'Build it.', optimizerOutput: 'A plan.' } as const;
const aUser = (fields: object) => ({
  id: 'u2',
  email: 'b@example.com',
  firstName: 'Bo',
  lastName: 'Li',
  role: 'user',
  tier: 'free',
  isActive: true,
  createdAt: '',
  ...fields,
});
const aConnection = (fields: object) => ({
  ...{ id: 'c1', userId: 'u1', builderName: 'lovable', isEnabled: true, notes: null, lastUsedAt: null },
  ...{ createdAt: '2026-01-01T00:00:00Z', ...fields },
});
const ADMIN: Answers = {
  ...SIGNED_IN,
  'GET /api/auth/user': { body: { ...USER, role: 'super_admin' } },
  'GET /api/admin/stats': { body: { totalUsers: 3, totalProjects: 7, activeUsers: 2, recentUsers: 1 } },
};
const withProject = (fields: object): Answers => ({ ...SIGNED_IN, 'GET /api/projects/p1': { body: { ...aProject(), ...fields } } });
const withList = (...projects: object[]): Answers => ({
  ...SIGNED_IN,
  'GET /api/projects': { body: projects.map((fields) => aProject(fields)) },
});

/** `role: name` is looked for as an element of that role; anything else as words of the screen. */
async function expectShown(texts: (string | RegExp)[]) {
  for (const text of texts) {
    const [, role, name] =
      typeof text === 'string' ? (/^(button|link|tab|heading|radio|switch|columnheader|label|placeholder): (.*)$/.exec(text) ?? []) : [];
    if (role === 'label') expect((await screen.findAllByLabelText(name as string)).length, text as string).toBeGreaterThan(0);
    else if (role === 'placeholder') expect(await screen.findByPlaceholderText(name as string)).toBeTruthy();
    else if (role)
      await waitFor(() =>
        expect(screen.queryAllByRole(role, { name: startsWith(name as string), hidden: true }), String(text)).not.toEqual([]),
      );
    else await waitFor(() => expect(document.body.textContent).toMatch(typeof text === 'string' ? new RegExp(escaped(text)) : text));
  }
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const startsWith = (name: string) => new RegExp(`^${escaped(name)}`);
const press = async (name: string | RegExp, role = 'button') =>
  fireEvent.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement);

type Row = [screen: string, path: string, answers: Answers, texts: (string | RegExp)[]];

describe('texts of the screens', () => {
  const rows: Row[] = [
    [
      'landing page',
      '/',
      VISITOR,
      [
        ...['link: Features', 'link: How It Works', 'link: Results', 'link: Sign In', 'link: Get Started', 'link: Demo Projects'],
        ...[
          'button: Start Free Analysis',
          'link: Start Free Analysis',
          'heading: Analyze',
          'heading: Optimize',
          'heading: Deploy',
          'button: Documentation',
        ],
      ],
    ],
    ['landing page while the session loads', '/', { 'GET /api/auth/user': never }, ['Loading...']],
    [
      'register',
      '/auth',
      VISITOR,
      [
        'tab: Register',
        'tab: Sign In',
        'label: First Name',
        'label: Last Name',
        'label: Email',
        'label: Phone Number',
        'label: Password',
        'label: Confirm Password',
        'button: Create Account',
        'button: Show or hide password',
        'button: Show or hide confirmed password',
      ],
    ],
    ['sign in', '/login', VISITOR, ['label: Email', 'label: Password', 'button: Sign In']],
    [
      'demo',
      '/demo',
      VISITOR,
      ['link: Sign In', 'link: Sign Up for Free', 'Completed', 'Lovable', 'Framer', 'Typedream', '$75K', '$200-400', '$2,400'],
    ],
    [
      'dashboard',
      '/dashboard',
      { ...ADMIN, 'GET /api/projects': { body: [aProject({ analysisSummary: null, selectedDesigner: 'wix', chosenBuilder: 'wix' })] } },
      [
        ...[
          'Ada',
          'Ada Mercer',
          'AM',
          'link: Admin Panel',
          'button: Logout',
          'link: View History',
          'link: Settings',
          'link: Demo Projects',
          'heading: Start New Analysis',
        ],
        ...[
          'label: Website URL',
          'placeholder: example.com or https://example.com',
          'button: Analyze Website',
          'EXCEED methodology',
          'AI builder integration',
          'Competitive analysis',
        ],
        ...[
          'heading: Recent Projects',
          'No analysis summary available',
          'In Progress',
          'Wix AI',
          'https://shop.example/',
          'button: Duplicate',
          'button: Open',
        ],
      ],
    ],
    ['dashboard without projects', '/dashboard', SIGNED_IN, ['No projects yet — run your first redesign above.']],
    ['dashboard while projects load', '/dashboard', { ...SIGNED_IN, 'GET /api/projects': never }, ['Loading projects...']],
    [
      'analysis',
      '/analysis/p1',
      withProject({ businessAnalysis: BUSINESS }),
      [
        ...[
          'https://shop.example/',
          'Business name',
          'Leaf House',
          'Industry',
          'Tea shop',
          'What the site sells',
          'Target audience',
          'Tea drinkers',
          'Services',
          'Delivery',
          'Brand tone',
          'calm',
        ],
        ...[
          'Pages detected',
          'Confidence',
          '83%',
          'Current strengths',
          'Picked by hand',
          'Improvement opportunities',
          'No title',
          'No button',
        ],
        ...['button: Regenerate Summary', 'button: Back', 'button: Continue to Prompts'],
      ],
    ],
    ['analysis with empty fields', '/analysis/p1', withProject({ status: 'draft', analysisSummary: null }), ['Analysis in progress...']],
    ['analysis while it loads', '/analysis/p1', { ...SIGNED_IN, 'GET /api/projects/p1': never }, ['Loading analysis...']],
    ['analysis without a project', '/analysis/p1', SIGNED_IN, ['heading: Project Not Found', 'button: Go Back Home']],
    [
      'strategy',
      '/compose/p1',
      withProject({ optimizerOutput: 'A plan.' }),
      [
        'heading: Optimization Strategy',
        'heading: Website Optimizer Output',
        'button: Edit',
        'button: Regenerate Optimizer',
        'button: Back to Analysis',
        'button: Continue to Choose Designer',
      ],
    ],
    ['strategy not yet written', '/compose/p1', withProject({}), ['button: Generate Optimizer Output']],
    [
      'choose designer',
      '/choose-designer/p1',
      withProject({ optimizerOutput: 'A plan.' }),
      [
        'radio: Lovable',
        'radio: Framer AI',
        'radio: Wix AI',
        'radio: Typedream AI',
        'radio: 10Web AI',
        'radio: Custom',
        'button: Back to Compose',
        'button: Continue to Review',
      ],
    ],
    [
      'review and export',
      '/push/p1',
      withProject(PROMPT),
      [
        'Framer AI',
        'label: Project Name *',
        'button: Copy Prompt',
        'link: Download Optimizer',
        'link: Download Designer',
        'button: Save Project',
        'button: Back to Prompts',
      ],
    ],
    ['review without a prompt', '/push/p1', withProject({}), ['heading: Prompts Not Ready', 'button: Go Back to Prompts']],
    [
      'history',
      '/history',
      withList({ chosenBuilder: 'framer', optimizerOutput: 'A plan.', designerPrompt: 'Build it.' }),
      [
        ...[
          'heading: History & Exports',
          'link: New Project',
          'https://shop.example/',
          'In Progress',
          'Untitled Project',
          'Designed for Framer',
          /Created .* ago|Created/,
          /Updated .* ago|Updated/,
        ],
        ...['button: Continue', 'button: Duplicate', 'button: Delete', /optimizer/i, /designer/i],
      ],
    ],
    ['history without projects', '/history', SIGNED_IN, ['No exports yet — run your first redesign.']],
    ['history without a match', '/history?status=draft', withList({}), ['No projects match the current filters.']],
    ['history while it loads', '/history', { ...SIGNED_IN, 'GET /api/projects': never }, ['Loading projects...']],
    [
      'settings',
      '/settings',
      {
        ...SIGNED_IN,
        'GET /api/builders': {
          body: [aConnection({}), aConnection({ id: 'c2', builderName: 'wix', isEnabled: false, notes: 'Ours' })],
        },
      },
      [
        'heading: Builder Connections',
        'Lovable',
        'No configuration notes',
        'Enabled',
        'Disabled',
        'Ours',
        'button: Configure',
        'heading: General Settings',
        'switch: Demo Mode',
        'switch: Auto-save Projects',
      ],
    ],
    ['settings without connections', '/settings', { ...SIGNED_IN, 'GET /api/builders': { body: [] } }, ['Loading builder connections...']],
    [
      'administration',
      '/admin',
      {
        ...ADMIN,
        'GET /api/admin/users?sort=-createdAt&page=1&pageSize=25': {
          body: [aUser({}), aUser({ id: 'u3', role: 'admin' }), aUser({ id: 'u4', role: 'super_admin' })],
          headers: { 'x-total-count': '3' },
        },
      },
      [
        ...['tab: User Management', 'tab: Analytics', 'tab: Settings', 'Total Users', 'Total Projects', 'Active Users', 'New Users (30d)'],
        ...[
          'columnheader: User',
          'columnheader: Role',
          'columnheader: Created',
          'columnheader: Actions',
          'No date',
          'Super Admin',
          'Admin',
          'button: Back to App',
        ],
      ],
    ],
    ['404', '/nowhere', VISITOR, ['404 Page Not Found']],
  ];
  it.each(rows)('%s', async (_, path, answers, texts) => {
    renderApp(path, answers);
    await expectShown(texts);
  });

  it('the badges: Completed, Draft, In Progress, else the raw status', async () => {
    renderApp(
      '/dashboard',
      withList({ status: 'completed' }, { id: 'p2', status: 'draft' }, { id: 'p3', status: 'composed' }, { id: 'p4', status: 'pushing' }),
    );
    await expectShown(['Completed', 'Draft', 'In Progress', 'pushing']);
  });

  it('the summary shows four services at most, and drops its prefix in the list', async () => {
    renderApp('/analysis/p1', withProject({ businessAnalysis: BUSINESS }));
    await screen.findByText('Delivery');
    expect(screen.queryByText('Repair')).toBeNull();
  });

  it('the custom designer asks for its criteria', async () => {
    renderApp('/choose-designer/p1', withProject({ optimizerOutput: 'A plan.' }));
    await press(/^Custom/, 'radio');
    await expectShown(['label: Custom GPT Prompt Criteria']);
  });

  it('editing offers Save and Cancel', async () => {
    renderApp('/compose/p1', withProject({ optimizerOutput: 'A plan.' }));
    await press('Edit');
    await expectShown(['button: Save', 'button: Cancel']);
  });

  it('deleting asks with the address, and says Deleting...', async () => {
    renderApp('/history', { ...withList({}), 'DELETE /api/projects/p1': never });
    await press(/^Delete/);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'Are you sure you want to delete the project for https://shop.example/? This action cannot be undone.',
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Deleting...' })).toBeTruthy());
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  it('the copy dialog holds the prompt read-only and says Copied!', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: async () => {} } }));
    renderApp('/push/p1', withProject(PROMPT));
    await press('Copy Prompt');
    expect(await screen.findByLabelText('The full prompt')).toHaveProperty('readOnly', true);
    await press('Copy to Clipboard');
    await expectShown(['Copied!', 'Copied to Clipboard']);
  });

  it('after the export: Open in the builder, Save Export, Back to Home', async () => {
    const prompt = { builder: 'framer', blocks: [], text: 'Build it.', deepLink: null, startPage: 'https://framer.example/', notice: '' };
    renderApp('/push/p1', {
      ...withProject({ ...PROMPT, prompt }),
      'POST /api/projects/p1/export': {
        status: 201,
        body: { id: 'e1', projectId: 'p1', builderName: 'framer', exportLink: null, notes: null, createdAt: '2026-01-01T00:00:00Z' },
      },
    });
    await press('Export to Framer AI');
    await expectShown(['link: Open in Framer AI', 'button: Save Export', 'button: Back to Home']);
    await press('Open in Framer AI', 'link');
    await expectShown(['Opening Builder']);
  });

  it('the onboarding, three steps', async () => {
    localStorage.removeItem(ONBOARDING_FLAG);
    renderApp('/history', SIGNED_IN);
    await expectShown(['1 of 3', /Welcome/]);
    await press('Next');
    await expectShown(['2 of 3', 'Your 3-Step Workflow', 'Analyze', 'Compose', 'Choose Designer', 'button: Back']);
    await press('Next');
    await expectShown(['3 of 3', 'Start Your First Project', 'button: Get Started', /AI provider key/]);
  });

  it('the manual, seven tabs', async () => {
    renderApp('/history', SIGNED_IN);
    await press('Help');
    await expectShown([
      'tab: Overview',
      'tab: Getting Started',
      'tab: Workflow Guide',
      'tab: Features',
      'tab: Best Practices',
      'tab: Troubleshooting',
      'tab: API Setup',
    ]);
    await press('API Setup', 'tab');
    await expectShown([/2-5 USD/]);
  });

  it('the wait for an analysis: four steps, which one it is, and how long it takes', async () => {
    vi.stubGlobal('EventSource', FakeEventSource);
    renderApp('/dashboard', { ...SIGNED_IN, 'POST /api/analyze': { status: 202, body: { projectId: 'p1' } } });
    fireEvent.change(await screen.findByLabelText('Website URL'), { target: { value: 'shop.example' } });
    await press('Analyze Website');
    await expectShown([
      'Step 1 of 4',
      /connecting to the website/i,
      /crawling pages and extracting content/i,
      /generating optimi[sz]ation insights/i,
      'This usually takes 10-15 seconds',
    ]);
  });
});

describe('toasts', () => {
  beforeEach(() => void vi.stubGlobal('EventSource', FakeEventSource));
  const FAILED = { status: 500 };
  const typeUrl = async (url: string) => fireEvent.change(await screen.findByLabelText('Website URL'), { target: { value: url } });
  const analyze = async () => {
    await typeUrl('shop.example');
    await press('Analyze Website');
  };
  const register = async () => {
    await screen.findByLabelText('First Name');
    const values = {
      'First Name': 'Ada',
      'Last Name': 'M',
      Email: 'a@example.com',
      'Phone Number': '1',
      Password: 'long enough',
      'Confirm Password': 'long enough',
    };
    for (const [label, value] of Object.entries(values)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await press('Create Account');
  };
  const signIn = async () => {
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'a@example.com' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } });
    await press('Sign In');
  };
  const deleteFirst = async () => {
    await press(/^Delete/);
    await press('Delete');
  };
  const editAndSave = async () => {
    await press('Edit');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Mine.' } });
    await press('Save');
  };
  const chooseLovable = async () => {
    await press(/^Lovable/, 'radio');
    await press('Continue to Review');
  };
  const finish = async () => {
    await waitFor(() => expect(FakeEventSource.last?.url).toContain('/api/projects/p1/events'));
    FakeEventSource.last?.send({ id: 1, type: 'done', status: 'analyzed' } as never);
  };
  const written = withProject({ optimizerOutput: 'A plan.' });
  const unwritten = withProject({});
  const ready = withProject(PROMPT);

  const rows: [what: string, path: string, answers: Answers, act: () => Promise<unknown>, title: string, text: string | RegExp][] = [
    [
      'registration ok',
      '/register',
      { ...VISITOR, 'POST /api/auth/register': { status: 201, body: USER } },
      register,
      'Registration successful!',
      /Welcome/,
    ],
    [
      'registration failure',
      '/register',
      { ...VISITOR, 'POST /api/auth/register': FAILED },
      register,
      'Registration failed',
      'An error occurred during registration',
    ],
    ['login ok', '/login', { ...VISITOR, 'POST /api/auth/login': { body: USER } }, signIn, 'Login successful!', 'Welcome back!'],
    ['login failure', '/login', { ...VISITOR, 'POST /api/auth/login': FAILED }, signIn, 'Login failed', 'Invalid email or password'],
    [
      'analyze ok',
      '/dashboard',
      { ...unwritten, 'POST /api/analyze': { status: 202, body: { projectId: 'p1' } } },
      () => analyze().then(finish),
      'Analysis Complete',
      'Website analysis completed successfully.',
    ],
    [
      'analyze failure',
      '/dashboard',
      { ...SIGNED_IN, 'POST /api/analyze': FAILED },
      analyze,
      'Analysis Failed',
      'Failed to analyze website. Please try again.',
    ],
    [
      'an empty address',
      '/dashboard',
      SIGNED_IN,
      () => typeUrl('  ').then(() => press('Analyze Website')),
      'URL Required',
      'Please enter a website URL to analyze.',
    ],
    [
      'a wrong address',
      '/dashboard',
      SIGNED_IN,
      () => typeUrl('nowhere').then(() => press('Analyze Website')),
      'Invalid URL',
      /^Please enter a valid website URL \(e\.g\., .+ or .+\)\.$/,
    ],
    [
      'duplicate ok',
      '/history',
      { ...withList({}), 'POST /api/analyze': { status: 202, body: { projectId: 'p2' } } },
      () => press(/^Duplicate/),
      'Project Duplicated',
      'A new analysis has been started with the same URL.',
    ],
    [
      'duplicate failure',
      '/history',
      { ...withList({}), 'POST /api/analyze': FAILED },
      () => press(/^Duplicate/),
      'Duplication Failed',
      'Failed to duplicate project.',
    ],
    [
      'restart ok',
      '/history',
      { ...withList({ status: 'completed' }), 'POST /api/analyze': { status: 202, body: { projectId: 'p2' } } },
      () => press(/^Continue/),
      'Analysis Restarted',
      'Starting fresh analysis for this website.',
    ],
    [
      'restart failure',
      '/history',
      { ...withList({ status: 'completed' }), 'POST /api/analyze': FAILED },
      () => press(/^Continue/),
      'Analysis Failed',
      'Failed to restart analysis.',
    ],
    [
      'delete ok',
      '/history',
      { ...withList({}), 'DELETE /api/projects/p1': { status: 204 } },
      deleteFirst,
      'Project Deleted',
      'The project has been deleted successfully.',
    ],
    [
      'delete failure',
      '/history',
      { ...withList({}), 'DELETE /api/projects/p1': FAILED },
      deleteFirst,
      'Delete Failed',
      'Failed to delete project.',
    ],
    [
      'regenerate ok',
      '/analysis/p1',
      { ...unwritten, 'POST /api/analyze': { status: 202, body: { projectId: 'p1' } } },
      () => press('Regenerate Summary').then(finish),
      'Analysis Updated',
      /./,
    ],
    [
      'regenerate failure',
      '/analysis/p1',
      { ...unwritten, 'POST /api/analyze': FAILED },
      () => press('Regenerate Summary'),
      'Regeneration Failed',
      'Failed to regenerate analysis.',
    ],
    [
      'optimizer ok',
      '/compose/p1',
      { ...unwritten, 'POST /api/projects/p1/generate-optimizer': { body: { optimizerOutput: 'A plan.' } } },
      () => press('Generate Optimizer Output'),
      'Optimizer Generated',
      /./,
    ],
    [
      'optimizer failure',
      '/compose/p1',
      { ...unwritten, 'POST /api/projects/p1/generate-optimizer': FAILED },
      () => press('Generate Optimizer Output'),
      'Generation Failed',
      'Failed to generate optimizer output.',
    ],
    ['changes saved', '/compose/p1', { ...written, 'PATCH /api/projects/p1': { body: aProject() } }, editAndSave, 'Changes Saved', /./],
    [
      'designer prompt ok',
      '/choose-designer/p1',
      { ...written, 'POST /api/projects/p1/generate-designer-prompt': { body: aProject(PROMPT) } },
      chooseLovable,
      'Designer prompt generated',
      /./,
    ],
    [
      'designer prompt failure',
      '/choose-designer/p1',
      { ...written, 'POST /api/projects/p1/generate-designer-prompt': FAILED },
      chooseLovable,
      'Generation failed',
      'Failed to generate designer prompt. Please try again.',
    ],
    [
      'project saved',
      '/push/p1',
      { ...withProject({ ...PROMPT, projectName: 'Spring' }), 'PATCH /api/projects/p1': { body: aProject() } },
      () => press('Save Project'),
      'Project Saved',
      /./,
    ],
    [
      'export failure',
      '/push/p1',
      { ...ready, 'POST /api/projects/p1/export': FAILED },
      () => press(/^Export to/),
      'Export Failed',
      'Failed to export to builder.',
    ],
    ['demo mode on', '/settings', SIGNED_IN, () => press('Demo Mode', 'switch'), 'Demo Mode Enabled', /./],
    ['auto-save off', '/settings', SIGNED_IN, () => press('Auto-save Projects', 'switch'), 'Auto-save Disabled', /./],
  ];
  it.each(rows)('%s', async (_, path, answers, act, title, text) => {
    renderApp(path, answers);
    await act();
    const shown = (await screen.findByText(title)).closest('[role="alert"], [role="status"]') as HTMLElement;
    const rest = (shown.textContent ?? '').replace(title, '');
    if (typeof text === 'string') expect(rest).toBe(text);
    else expect(rest).toMatch(text);
  });

  it('copying that is refused', async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('refused')) };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard }));
    renderApp('/push/p1', ready);
    await press('Copy Prompt');
    await press('Copy to Clipboard');
    await expectShown(['Copy Failed', 'Failed to copy to clipboard. Please select and copy manually.']);
  });
});
