import { isValidElement, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import styles from './markdown.module.css';
import { headingId } from './markdown-headings.ts';
import { OutsideLink } from './outside-link.tsx';
import { ScrollBox } from './scroll-box.tsx';

// The page has its own first two levels; images from other sites are named, not loaded.
const components: Components = {
  h1: 'h3',
  h2: ({ children }) => <h3 id={headingId(textOf(children))}>{children}</h3>,
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

/** The words of a node and those inside it. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

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
