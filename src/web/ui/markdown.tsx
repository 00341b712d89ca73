import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import styles from './markdown.module.css';
import { OutsideLink } from './outside-link.tsx';
import { ScrollBox } from './scroll-box.tsx';

// The page has its own first two levels; images from other sites are named, not loaded.
const components: Components = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  h6: 'h6',
  a: ({ href = '', children }) => <OutsideLink href={href}>{children}</OutsideLink>,
  img: ({ alt = '' }) => <em>[Image: {alt || 'without description'}]</em>,
  input: ({ checked }) => (
    <span role="img" aria-label={checked ? 'Done:' : 'Open:'}>
      {checked ? '☑' : '☐'}
    </span>
  ),
  pre: ({ children }) => (
    <ScrollBox as="pre" label="Code">
      {children}
    </ScrollBox>
  ),
  table: ({ children }) => (
    <ScrollBox label="Table" className={styles.scroll}>
      <table>{children}</table>
    </ScrollBox>
  ),
};

/** Markdown as a document. Raw HTML in it stays text. */
export default function Markdown({ text }: { text: string }) {
  return (
    <div className={styles.document}>
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
