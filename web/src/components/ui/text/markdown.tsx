import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import styles from './markdown.module.css';

/** Other elements are reduced to their text, and HTML is left out. */
const elements = ['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a'];

/** The headings of the text stand below the h3 of the section around it. */
const components: Components = {
  h1: ({ children }) => <h4 dir="auto">{children}</h4>,
  h2: ({ children }) => <h4 dir="auto">{children}</h4>,
  h3: ({ children }) => <h5 dir="auto">{children}</h5>,
  h4: ({ children }) => <h6 dir="auto">{children}</h6>,
  p: ({ children }) => <p dir="auto">{children}</p>,
  li: ({ children }) => <li dir="auto">{children}</li>,
  a: ({ href, children }) => <OutsideLink href={href}>{children}</OutsideLink>,
};

/** Renders simple markdown from an untrusted writer. It has its own chunk: import it lazily. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      <ReactMarkdown
        allowedElements={elements}
        unwrapDisallowed
        skipHtml
        urlTransform={webAddress}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}

function webAddress(url: string): string {
  return /^https?:\/\//i.test(url) ? url : '';
}

function OutsideLink({ href, children }: Pick<ComponentProps<'a'>, 'href' | 'children'>) {
  if (!href) return <>{children}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
