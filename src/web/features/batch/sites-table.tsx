import { Link } from 'react-router';
import type { BatchSite } from '#contracts/batch.ts';
import { displayHost } from '#contracts/website-url.ts';
import { projectPath } from '../../api/project-paths.ts';
import { CancelRun } from '../../layout/cancel-run.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { STATE_NAMES } from './batch-file.ts';
import styles from './batch-page.module.css';

/** One row a site; on a phone each row is a block. */
export function SitesTable({ sites }: { sites: BatchSite[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Sites and their results</caption>
      <thead>
        <tr>
          <th scope="col">Site</th>
          <th scope="col">Business</th>
          <th scope="col">State</th>
          <th scope="col" className={styles.number}>
            Score
          </th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sites.map((site) => (
          <tr key={site.projectId ?? site.url}>
            <th scope="row">{site.projectId ? <Link to={projectPath('analysis', site.projectId)}>{site.url}</Link> : site.url}</th>
            <td>
              {site.projectName ?? site.businessName}
              {site.industry && <span className={styles.note}> {site.industry}</span>}
            </td>
            <td data-state={site.state}>
              <strong>{STATE_NAMES[site.state]}</strong>
              <span className={styles.note}>
                {' '}
                {site.message}
                {site.state === 'running' && site.pagesRead > 0 && ` (${site.pagesRead === 1 ? '1 page' : `${site.pagesRead} pages`} read)`}
              </span>
            </td>
            <td className={styles.number}>{site.score === null ? '' : Math.round(site.score)}</td>
            <td className={styles.action}>{site.projectId && <Action site={site} projectId={site.projectId} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Action({ site: { state, url }, projectId }: { site: BatchSite; projectId: string }) {
  if (state === 'waiting' || state === 'running') return <CancelRun projectId={projectId} of={displayHost(url)} />;
  return (
    <ButtonLink size="compact-sm" variant="default" to={projectPath('analysis', projectId)} aria-label={`View ${displayHost(url)}`}>
      View
    </ButtonLink>
  );
}
