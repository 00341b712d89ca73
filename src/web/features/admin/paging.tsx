import { SmallButton } from '../../ui/small-button.ts';
import styles from './admin-page.module.css';

type Props = { page: number; pageSize: number; total: number; noun: string; onPage: (page: number) => void };

/** Pagination. Renders nothing when everything fits on one page. */
export function Paging({ page, pageSize, total, noun, onPage }: Props) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  const from = (page - 1) * pageSize + 1;
  const number = (value: number) => value.toLocaleString('en');
  return (
    <nav className={styles.paging} aria-label={`Pages of ${noun}`}>
      <SmallButton variant="default" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, last))}>
        Previous
      </SmallButton>
      <span className="tabular" role="status">
        {from > total
          ? `Page ${number(page)} of ${number(last)}`
          : `${number(from)}–${number(Math.min(total, page * pageSize))} of ${number(total)} ${noun}`}
      </span>
      <SmallButton variant="default" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </SmallButton>
    </nav>
  );
}
