import { Link } from 'react-router';
import styles from './before-after.module.css';

/** Both are screenshots of the first sample's home page at 1440 px: as it was crawled, and its blueprint. */
const SIDES = [
  { name: 'Today', src: '/blueprint-before.jpg', alt: "The coffee sample's home page today: one narrow column of plain text." },
  {
    name: 'Blueprint',
    src: '/blueprint-after.jpg',
    alt: 'Its blueprint: a large headline, one button, and reasons to believe in a line below.',
  },
];

/** One real site before and after. */
export function BeforeAfter() {
  return (
    <>
      <div className={styles.pair}>
        {SIDES.map(({ name, src, alt }) => (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <img src={src} alt={alt} width={720} height={583} loading="lazy" decoding="async" />
          </figure>
        ))}
      </div>
      <p>
        <Link to="/compose/demo-coffee?demo=true">Open this blueprint</Link>, at any width, on every page.
      </p>
    </>
  );
}
