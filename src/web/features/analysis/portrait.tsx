import type { Claim } from '#contracts/evidence.ts';
import type { Project } from '#contracts/project.ts';
import type { Brand } from '#contracts/site.ts';
import { claimItem } from '../../ui/evidence/evidence-item.ts';
import { EvidenceMark } from '../../ui/evidence/evidence-mark.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { Colors, Fonts } from '../../ui/report/brand.tsx';
import styles from '../../ui/report/portrait.module.css';
import section from './analysis-document.module.css';
import { Screens } from './screens.tsx';

type Props = {
  brand: Brand;
  toneWords: string[];
  toneClaim: Claim | undefined;
  screenshots: NonNullable<Project['screenshots']>;
  siteUrl: string;
};

const SOURCES: Record<Brand['source'], string> = {
  stylesheets: 'Read from the style sheets of the site.',
  rendered: 'Measured on the page as a browser shows it.',
  none: 'No styles could be read.',
};

/** The look of the site in its own values: only what was observed. */
export function Portrait({ brand, toneWords, toneClaim, screenshots, siteUrl }: Props) {
  return (
    <section className={section.section} aria-labelledby="portrait">
      <h2 id="portrait">Portrait</h2>
      <p className={section.lead}>{SOURCES[brand.source]} Only what we measured.</p>
      <Screens screenshots={screenshots} siteUrl={siteUrl} />
      <Colors colors={brand.colors} />
      <Fonts fonts={brand.fonts} />
      <dl className={styles.facts}>
        {brand.logo && (
          <div>
            <dt>Logo</dt>
            <dd>
              <OutsideLink href={brand.logo.url}>{brand.logo.alt || 'Logo without a description'}</OutsideLink>
            </dd>
          </div>
        )}
        {toneWords.length > 0 && (
          <div>
            <dt>Tone</dt>
            <dd>
              {toneClaim ? (
                <EvidenceMark item={claimItem('Brand tone', toneClaim)}>{toneWords.join(', ')}</EvidenceMark>
              ) : (
                toneWords.join(', ')
              )}
            </dd>
          </div>
        )}
        {brand.radii.length > 0 && (
          <div>
            <dt>Corner radius</dt>
            <dd className={styles.code}>{brand.radii.slice(0, 4).join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
