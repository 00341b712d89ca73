import type { Project } from '#contracts/project.ts';
import { displayHost } from '#contracts/website-url.ts';
import styles from './screens.module.css';

type Shot = NonNullable<Project['screenshots']>[number];

/** The home page as a visitor sees it, on a desk and on a phone. Images come from our own server only. */
export function Screens({ screenshots, siteUrl }: { screenshots: Shot[]; siteUrl: string }) {
  const own = screenshots.filter(({ url }) => url.startsWith('/') && !url.startsWith('//'));
  const find = (kind: Shot['kind']) => own.find((shot) => shot.kind === kind);
  const [desktop, mobile, full] = [find('desktop') ?? find('full'), find('mobile'), find('full')];
  if (!desktop && !mobile) return null;
  const host = displayHost(siteUrl);
  return (
    <div className={styles.screens}>
      {desktop && (
        <figure className={styles.desktop}>
          <img src={desktop.url} alt={`Home page of ${host} on a desktop`} width="1440" height="900" loading="lazy" decoding="async" />
          <figcaption>
            Desktop
            {full && (
              <>
                ,{' '}
                <a href={full.url} target="_blank" rel="noopener">
                  see the full page
                </a>
              </>
            )}
          </figcaption>
        </figure>
      )}
      {mobile && (
        <figure className={styles.mobile}>
          <img src={mobile.url} alt={`Home page of ${host} on a phone`} width="390" height="824" loading="lazy" decoding="async" />
          <figcaption>Phone</figcaption>
        </figure>
      )}
    </div>
  );
}
