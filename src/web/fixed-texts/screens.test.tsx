// The texts that users, manuals and scripts rely on, screen by screen: changing one is a product decision.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, aProject, renderApp, SIGNED_IN, USER } from '../test-app.tsx';
import { expectShown, PROMPT, VISITOR, withList, withProject } from './test-texts.ts';

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
const aUser = (fields: object) => ({
  id: 'u2',
  email: 'b@example.com',
  firstName: 'Bo',
  lastName: 'Li',
  role: 'user',
  tier: 'free',
  isActive: true,
  hasSecondFactor: false,
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
});
