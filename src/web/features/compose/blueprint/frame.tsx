import { useState } from 'react';
import styles from './blueprint.module.css';

type Props = { src: string; title: string /** CSS pixels that the page has. */; width: number; height: number; scale: number };

/**
 * A page of the blueprint in a frame that runs nothing and belongs to no site. When the page changes, the one before stays in sight
 * until the new one has loaded.
 */
export function Frame({ src, title, width, height, scale }: Props) {
  const [shown, setShown] = useState(src);
  const size = { width, height: height / scale, transform: `scale(${scale})` };
  return [...new Set([shown, src])].map((one) => (
    <iframe
      key={one}
      src={one}
      sandbox=""
      title={title}
      className={styles.frame}
      data-waiting={one !== shown || undefined}
      aria-hidden={one !== shown}
      tabIndex={one === shown ? 0 : -1}
      style={size}
      onLoad={() => setShown(one)}
    />
  ));
}
