import { IconDownload, IconFileText } from '@tabler/icons-react';
import type { ShareSection } from '#contracts/share.ts';
import { reportPaths } from '../../api/shares.ts';
import { SmallButton } from '../../ui/small-button.ts';
import styles from './share-dialog.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The chosen sections as a page and as a PDF, the findings as CSV, everything as a ZIP. */
export function Downloads({ projectId, isDemo, sections }: { projectId: string; isDemo: boolean; sections: ShareSection[] }) {
  const paths = reportPaths(projectId, isDemo, sections);
  // Opened in a tab of its own: where something can't be made, the tab says why, and this page stays.
  const files = [
    { name: 'PDF', href: paths.pdf, needsSections: true },
    { name: 'Findings (CSV)', href: paths.csv, needsSections: false },
    { name: 'Everything (ZIP)', href: paths.zip, needsSections: false },
  ];
  return (
    <section aria-labelledby="share-downloads" className={styles.part}>
      <h3 id="share-downloads">Look at it, or take it away</h3>
      <div className={styles.files}>
        {sections.length > 0 && (
          <SmallButton
            component="a"
            variant="default"
            href={paths.page}
            target="_blank"
            rel="noopener"
            leftSection={<IconFileText {...icon} />}
          >
            Open the report
          </SmallButton>
        )}
        {files
          .filter(({ needsSections }) => !needsSections || sections.length > 0)
          .map(({ name, href }) => (
            <SmallButton
              key={name}
              component="a"
              variant="default"
              href={href}
              target="_blank"
              rel="noopener"
              leftSection={<IconDownload {...icon} />}
            >
              {name}
            </SmallButton>
          ))}
      </div>
    </section>
  );
}
