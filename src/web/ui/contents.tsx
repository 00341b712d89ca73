import { useEffect, useState } from 'react';
import styles from './contents.module.css';

type Section = { id: string; title: string };

/** The table of contents next to the text; the current section is marked. */
export function Contents({ sections }: { sections: Section[] }) {
  const current = useCurrent(sections.map(({ id }) => id).join(' '));
  return (
    <nav className={styles.contents} aria-label="Contents">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={current === id ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useCurrent(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent(seen.target.getAttribute('aria-labelledby') ?? seen.target.id);
      },
      { rootMargin: '-15% 0px -75%' },
    );
    for (const id of ids.split(' ')) {
      const heading = document.getElementById(id);
      const target = heading?.closest(`[aria-labelledby="${id}"]`) ?? heading;
      if (target) observer.observe(target);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
