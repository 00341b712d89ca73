import { useParams, useSearchParams } from 'react-router';

/** The four steps of a project, in order, the check of the site that was built, and its earlier analyses; the word is the first part of their path. */
export type ProjectScreen = 'analysis' | 'compose' | 'choose-designer' | 'push' | 'verify' | 'changes';

/** Path of a project's screen; keeps the demo flag. */
export function projectPath(screen: ProjectScreen, id: string, isDemo = false): string {
  return `/${screen}/${encodeURIComponent(id)}${isDemo ? '?demo=true' : ''}`;
}

/** True while the address carries `demo=true`. */
export function useIsDemo(): boolean {
  const [search] = useSearchParams();
  return search.get('demo') === 'true';
}

/** The project of the route, and whether it is shown as a demo. */
export function useProjectRoute(): { id: string; isDemo: boolean } {
  const { id = '' } = useParams();
  return { id, isDemo: useIsDemo() };
}

/** Samples have ids of their own. */
export function isSampleId(id: string): boolean {
  return id.startsWith('demo-');
}
