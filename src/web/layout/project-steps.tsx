import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type ProjectScreen, projectPath, useProjectRoute } from '../api/project-paths.ts';
import styles from './project-steps.module.css';

const STEPS: { screen: ProjectScreen; name: string }[] = [
  { screen: 'analysis', name: 'Analysis' },
  { screen: 'compose', name: 'Compose' },
  { screen: 'choose-designer', name: 'Choose Designer' },
  { screen: 'push', name: 'Review & Export' },
];

/** The project's steps; earlier ones are links. On the last screen all are completed. */
export function ProjectSteps({ screen }: { screen: ProjectScreen }) {
  const { id, isDemo } = useProjectRoute();
  const current = STEPS.findIndex((step) => step.screen === screen);
  const isLast = current === STEPS.length - 1;
  return (
    <nav aria-label="Steps" className={styles.nav}>
      <ol className={styles.steps}>
        {STEPS.map(({ screen: target, name }, index) => {
          const isDone = isLast || index < current;
          return (
            <li key={target} className={styles.step} aria-current={index === current ? 'step' : undefined}>
              <span className={styles.number}>
                {isDone ? <IconCheck size={16} stroke={2} aria-label={`Step ${index + 1}, completed:`} /> : index + 1}
              </span>
              {index < current ? <Link to={projectPath(target, id, isDemo)}>{name}</Link> : <span>{name}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
