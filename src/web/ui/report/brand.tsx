import type { Brand } from '#contracts/site.ts';
import { useCopy } from '../copy-button.tsx';
import { FirstFew } from '../first-few.tsx';
import styles from './portrait.module.css';

const COLORS_SHOWN = 10;

/** The observed colours with their roles; a click copies the value. */
export function Colors({ colors }: { colors: Brand['colors'] }) {
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
    <button type="button" className={styles.swatch} data-print onClick={() => void copy(color.hex)} title={color.seenIn}>
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

/** The fonts, each as a sample of itself. */
export function Fonts({ fonts }: { fonts: Brand['fonts'] }) {
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
