import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import type { ProjectListItem } from '#contracts/project.ts';
import type { User } from '#contracts/user.ts';
import { createQueryClient } from './api/query-client.ts';
import { routes } from './routes.tsx';
import { cssVariables, theme } from './theme.ts';
import { Toaster } from './ui/toaster.tsx';

/** For tests: the web app at a URL, with responses given by the test. */

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Reply = Answer | Promise<Answer>;
type Call = { key: string; body: unknown; headers: Headers };
/** Responses by `METHOD path?query`; a function is called each time. */
export type Answers = Record<string, Reply | ((call: Call) => Reply)>;

export const USER: User = {
  id: 'u1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Mercer',
  phoneNumber: '+44 1',
  profileImageUrl: null,
  role: 'user',
  tier: 'free',
  permissions: [],
  isActive: true,
  createdAt: '2026-01-01T00:00:00Z',
};

export const SIGNED_IN: Answers = {
  'GET /api/auth/user': { body: USER },
  'GET /api/usage': { body: { month: '2026-11', analyses: { used: 3, limit: 20 }, prompts: 0, exports: 0 } },
  'GET /api/projects': { body: [] },
};

export function aProject(fields: Partial<ProjectListItem> = {}): ProjectListItem {
  return {
    id: 'p1',
    userId: 'u1',
    url: 'https://shop.example/',
    status: 'analyzed',
    analysisSummary: 'What the site sells: Tea\nPages detected: /, /tea',
    optimizerOutput: null,
    lovablePrompt: null,
    chosenBuilder: null,
    selectedDesigner: null,
    customPrompt: null,
    designerPrompt: null,
    optimizerPromptFile: null,
    designerPromptFile: null,
    projectName: null,
    analysisError: null,
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-02T00:00:00Z',
    ...fields,
  };
}

/** Renders the app, or the given routes, and records its calls. A call without a given response gets 404. */
export function renderApp(path: string, answers: Answers, screens: RouteObject[] = routes) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const call: Call = {
      key: `${init.method} ${address}`,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const answer = answers[call.key] ?? { status: 404, body: { message: 'Not there.' } };
    const { status = 200, body, headers = {} } = await (typeof answer === 'function' ? answer(call) : answer);
    return new Response(status === 204 || body === undefined ? null : JSON.stringify(body), { status, headers });
  });
  const router = createMemoryRouter(screens, { initialEntries: [path] });
  const view = render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Toaster />
    </MantineProvider>,
  );
  const pathNow = () => router.state.location.pathname + router.state.location.search;
  return { ...view, router, calls, pathNow, callsTo: (key: string) => calls.filter((call) => call.key === key) };
}
