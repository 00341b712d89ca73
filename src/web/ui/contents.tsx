import { useEffect, useState } from 'react';
import styles from './contents.module.css';

/** A section is current once it has come up to here, as a part of the window's height. */
const READING_LINE = 0.25;

type Section = { id: string; title: string };

/** The table of contents next to the text; the current section is marked. */
export function Contents({ sections }: { sections: Section[] }) {
  const current = useCurrent(sections.map(({ id }) => id).join(' ')) ?? sections[0]?.id;
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
    const targets = ids.split(' ').flatMap((id) => {
      const heading = document.getElementById(id);
      const target = heading?.closest(`[aria-labelledby="${id}"]`) ?? heading;
      return target ? [{ id, target }] : [];
    });
    const isReached = ({ target }: (typeof targets)[number]) => target.getBoundingClientRect().top < window.innerHeight * READING_LINE;
    const observer = new IntersectionObserver(() => setCurrent(targets.findLast(isReached)?.id ?? null), {
      rootMargin: `0px 0px -${100 - READING_LINE * 100}%`,
    });
    for (const { target } of targets) observer.observe(target);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
