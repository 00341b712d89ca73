import { Link } from 'react-router';
import type { ProjectListItem } from '#contracts/project.ts';
import { displayHost } from '#contracts/website-url.ts';
import { projectPath } from '../api/project-paths.ts';
import styles from './project-links.module.css';

/** One link to each text that a listed project has. To open one changes nothing. */
export function ProjectLinks({ project }: { project: ProjectListItem }) {
  const { id, url, analysisSummary, optimizerOutput, designerPrompt } = project;
  const analysis = projectPath('analysis', id);
  const compose = projectPath('compose', id);
  const texts = [
    ...(analysisSummary ? [['Analysis', analysis] as const, ['Competitors', `${analysis}#side-by-side`] as const] : []),
    ...(optimizerOutput ? [['Strategy', compose] as const, ['Blueprint', `${compose}#blueprint`] as const] : []),
    ...(designerPrompt ? [['Prompt', projectPath('push', id)] as const] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={`Texts of ${displayHost(url)}`}>
      {texts.map(([name, to]) => (
        <li key={name}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
