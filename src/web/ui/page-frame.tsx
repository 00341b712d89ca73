import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import styles from './page-frame.module.css';

type Props = {
  /** Address of the page. */
  src: string;
  title: string;
  /** CSS pixels that the page has. */
  width: number;
  /** How large a CSS pixel is shown; by default the page is made to fit, and never enlarged. */
  zoom?: number | undefined;
};

/** A page in a frame that runs nothing and belongs to no site, as wide as the page would be, scaled to its place. */
export function PageFrame({ src, title, width, zoom }: Props) {
  const { ref, width: room, height } = useElementSize();
  const fit = room > 0 ? Math.min(1, room / width) : 1;
  const scale = zoom ?? fit;
  return (
    <div className={styles.box} style={zoom === undefined ? { maxWidth: width } : {}} ref={ref}>
      <div className={styles.sheet} style={zoom === undefined ? {} : { width: width * scale }}>
        <Frame src={src} title={title} size={{ width, height: height / scale, transform: `scale(${scale})` }} />
      </div>
    </div>
  );
}

/** When the page changes, the one before stays in sight until the new one has loaded. */
function Frame({ src, title, size }: { src: string; title: string; size: { width: number; height: number; transform: string } }) {
  const [shown, setShown] = useState(src);
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
