import type { ProjectListItem } from '#contracts/project.ts';
import { displayHost } from '#contracts/website-url.ts';
import { projectPath } from '../api/project-paths.ts';

export type Command = {
  id: string;
  group: string;
  label: string;
  hint: string;
  run: { to: string } | { scheme: 'light' | 'dark' | 'auto' };
};

/** Projects, checks of their new sites and their changes offered at once; typing narrows them down. */
export const MAX_PROJECTS_SHOWN = 8;
const MANY = ['Projects', 'Checks', 'Changes'];

const SAMPLES = [
  { id: 'demo-coffee', name: 'Coffee subscription' },
  { id: 'demo-fitness', name: 'Fitness coaching' },
  { id: 'demo-saas', name: 'B2B analytics platform' },
];

/** All palette commands for a signed-in user or a visitor. */
export function commandsFor(isSignedIn: boolean, projects: ProjectListItem[]): Command[] {
  const page = (id: string, label: string, to: string, hint = ''): Command => ({ id, group: 'Go to', label, hint, run: { to } });
  const scheme = (value: 'light' | 'dark' | 'auto', label: string): Command => ({
    id: `scheme-${value}`,
    group: 'Theme',
    label,
    hint: '',
    run: { scheme: value },
  });
  const pages = isSignedIn
    ? [
        page('new', 'New analysis', '/dashboard'),
        page('history', 'History & Exports', '/history'),
        page('settings', 'Settings', '/settings'),
      ]
    : [page('new', 'New analysis', '/register', 'needs an account'), page('sign-in', 'Sign in', '/auth?tab=sign-in')];
  return [
    ...pages,
    page('demo', 'Demo Projects', '/demo'),
    ...projects.map(({ id, url, projectName }) => ({
      id: `project-${id}`,
      group: 'Projects',
      label: projectName || displayHost(url),
      hint: projectName ? displayHost(url) : url,
      run: { to: projectPath('analysis', id) },
    })),
    ...projects
      .filter(({ optimizerOutput }) => optimizerOutput !== null)
      .map(({ id, url, projectName }) => ({
        id: `verify-${id}`,
        group: 'Checks',
        label: `Check the new site of ${projectName || displayHost(url)}`,
        hint: projectName ? displayHost(url) : '',
        run: { to: projectPath('verify', id) },
      })),
    ...projects
      .filter(({ analysisSummary }) => analysisSummary !== null)
      .map(({ id, url, projectName }) => ({
        id: `changes-${id}`,
        group: 'Changes',
        label: `What changed on ${projectName || displayHost(url)}`,
        hint: 'Earlier analyses',
        run: { to: projectPath('changes', id) },
      })),
    ...SAMPLES.map(({ id, name }) => ({ id, group: 'Samples', label: name, hint: '', run: { to: projectPath('analysis', id, true) } })),
    scheme('light', 'Light theme'),
    scheme('dark', 'Dark theme'),
    scheme('auto', 'Use system theme'),
  ];
}

/** The commands that contain every typed word, in order; at most a few projects. */
export function matching(commands: Command[], typed: string): Command[] {
  const words = typed.toLowerCase().split(' ').filter(Boolean);
  const offered = new Map<string, number>();
  return commands.filter(({ group, label, hint }) => {
    const text = `${group} ${label} ${hint}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) return false;
    if (!MANY.includes(group)) return true;
    const count = (offered.get(group) ?? 0) + 1;
    offered.set(group, count);
    return count <= MAX_PROJECTS_SHOWN;
  });
}
