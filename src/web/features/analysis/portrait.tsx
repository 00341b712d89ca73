import type { Claim } from '#contracts/evidence.ts';
import type { Brand } from '#contracts/site.ts';
import { useCopy } from '../../ui/copy-button.tsx';
import { claimItem } from '../../ui/evidence/evidence-item.ts';
import { EvidenceMark } from '../../ui/evidence/evidence-mark.tsx';
import { FirstFew } from '../../ui/first-few.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import section from './analysis-document.module.css';
import styles from './portrait.module.css';

const COLORS_SHOWN = 10;

type Props = { brand: Brand; toneWords: string[]; toneClaim: Claim | undefined };

const SOURCES: Record<Brand['source'], string> = {
  stylesheets: 'Read from the style sheets of the site.',
  rendered: 'Measured on the page as a browser shows it.',
  none: 'No styles could be read.',
};

/** The look of the site in its own values: only what was observed. */
export function Portrait({ brand, toneWords, toneClaim }: Props) {
  return (
    <section className={section.section} aria-labelledby="portrait">
      <h2 id="portrait">Portrait</h2>
      <p className={section.lead}>{SOURCES[brand.source]} Nothing here is guessed.</p>
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
            <dt>Corners</dt>
            <dd className={styles.code}>{brand.radii.slice(0, 4).join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Colors({ colors }: { colors: Brand['colors'] }) {
  if (colors.length === 0) return <p>No colours were seen in its styles.</p>;
  return (
    <FirstFew items={colors} count={COLORS_SHOWN} noun="colours">
      {(shown) => (
        <ul className={styles.colors} aria-label="Colours">
          {shown.map((color) => (
            <li key={`${color.role} ${color.hex}`}>
              <Swatch color={color} />
            </li>
          ))}
        </ul>
      )}
    </FirstFew>
  );
}

function Swatch({ color }: { color: Brand['colors'][number] }) {
  const { isCopied, copy } = useCopy();
  return (
    <button type="button" className={styles.swatch} onClick={() => void copy(color.hex)} title={color.seenIn}>
      <span className={styles.patch} style={{ backgroundColor: color.hex }} aria-hidden="true" />
      <span className={styles.role}>{color.role.replace('-', ' ')}</span>
      <span className={styles.hex} aria-live="polite">
        {isCopied ? 'Copied!' : color.hex}
      </span>
      <span className="visually-hidden">Copy</span>
    </button>
  );
}

/** A family name as it may stand in a style value. */
const quoted = (family: string) => `"${family.replace(/["\\]/g, '')}"`;

function Fonts({ fonts }: { fonts: Brand['fonts'] }) {
  if (fonts.length === 0) return <p>No font was seen in its styles.</p>;
  return (
    <ul className={styles.fonts} aria-label="Fonts">
      {fonts.map((font) => (
        <li key={`${font.role} ${font.family}`}>
          <span className={styles.sample} style={{ fontFamily: `${quoted(font.family)}, var(--sans)` }}>
            {font.family}
          </span>
          <span className={styles.role}>{font.role}</span>
        </li>
      ))}
    </ul>
  );
}
