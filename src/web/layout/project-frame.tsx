import { Outlet, useMatches } from 'react-router';
import { type ProjectScreen, useProjectRoute } from '../api/project-paths.ts';
import styles from './page.module.css';
import { ProjectSteps } from './project-steps.tsx';
import { SiteHeader } from './site-header.tsx';

/** Frame of the screens of a project. A new project starts with fresh state. */
export function ProjectFrame() {
  const { id } = useProjectRoute();
  const screen = useMatches().at(-1)?.handle as ProjectScreen | undefined;
  return (
    <div className={styles.shell}>
      <SiteHeader newProject="/" />
      <main id="content" tabIndex={-1} data-focus-target className={styles.page}>
        {screen && <ProjectSteps screen={screen} />}
        <Outlet key={id} />
      </main>
    </div>
  );
}
