import type { Brand } from '#contracts/site.ts';
import { useCopy } from '../copy-button.tsx';
import { ShowMore } from '../show-more.tsx';
import styles from './portrait.module.css';

const COLORS_SHOWN = 10;

type Color = { hex: string; roles: string[]; seenIn: string };

/** Each color once, with all its uses. */
function distinct(colors: Brand['colors']): Color[] {
  const byHex = new Map<string, Color>();
  for (const { hex, role, seenIn } of colors) {
    const word = role.replace('-', ' ');
    const known = byHex.get(hex);
    if (!known) byHex.set(hex, { hex, roles: [word], seenIn });
    else if (!known.roles.includes(word)) known.roles.push(word);
  }
  return [...byHex.values()];
}

/** The observed colors with their roles; a click copies the value. */
export function Colors({ colors }: { colors: Brand['colors'] }) {
  if (colors.length === 0) return <p>No colors were found in its styles.</p>;
  return (
    <ShowMore items={distinct(colors)} count={COLORS_SHOWN} noun="colors">
      {(shown) => (
        <ul className={styles.colors} aria-label="Colors">
          {shown.map((color) => (
            <li key={color.hex}>
              <Swatch color={color} />
            </li>
          ))}
        </ul>
      )}
    </ShowMore>
  );
}

function Swatch({ color }: { color: Color }) {
  const { isCopied, copy } = useCopy();
  return (
    <button type="button" className={styles.swatch} data-print onClick={() => void copy(color.hex)} title={color.seenIn}>
      <span className={styles.patch} style={{ backgroundColor: color.hex }} aria-hidden="true" />
      <span className={styles.role}>{color.roles.join(', ')}</span>
      <span className={styles.hex} aria-live="polite">
        {isCopied ? 'Copied!' : color.hex}
      </span>
      <span className="visually-hidden">Copy</span>
    </button>
  );
}

/** A font family name that is safe in a style value. */
const quoted = (family: string) => `"${family.replace(/["\\]/g, '')}"`;

/** "Other" says nothing next to a use that has a name. */
const named = (roles: string[]) => roles.filter((role) => role !== 'other');

/** The fonts, each as a sample of itself. */
export function Fonts({ fonts }: { fonts: Brand['fonts'] }) {
  if (fonts.length === 0) return <p>No font was seen in its styles.</p>;
  const families = new Map<string, string[]>();
  for (const { family, role } of fonts) families.set(family, [...(families.get(family) ?? []), role]);
  return (
    <ul className={styles.fonts} aria-label="Fonts">
      {[...families].map(([family, roles]) => (
        <li key={family}>
          <span className={styles.sample} style={{ fontFamily: `${quoted(family)}, var(--sans)` }}>
            {family}
          </span>
          <span className={styles.role}>{(named(roles).length > 0 ? named(roles) : roles).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}
