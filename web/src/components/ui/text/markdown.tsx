import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import styles from './markdown.module.css';

/**
 * Renders simple markdown from an untrusted writer as elements, never as HTML; what it does not know is
 * reduced to its text. It has its own chunk: import it lazily.
 */
export function Markdown({ text }: { text: string }) {
  return <div className={styles.text}>{renderAll(Lexer.lex(text))}</div>;
}

function renderAll(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, index) => (
    // A text is parsed as a whole, so that a token keeps its place as long as it is shown.
    <Fragment key={index}>{renderToken(token as MarkedToken)}</Fragment>
  ));
}

function renderToken(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      return <Heading {...token} />;
    case 'paragraph':
      return <p dir="auto">{renderAll(token.tokens)}</p>;
    case 'list':
      return <List {...token} />;
    case 'strong':
      return <strong>{renderAll(token.tokens)}</strong>;
    case 'em':
      return <em>{renderAll(token.tokens)}</em>;
    case 'link':
      return <OutsideLink href={token.href}>{renderAll(token.tokens)}</OutsideLink>;
    case 'html':
    case 'image':
    case 'def':
      return null;
    case 'br':
    case 'hr':
    case 'space':
      return ' ';
    case 'blockquote':
    case 'checkbox':
    case 'code':
    case 'codespan':
    case 'del':
    case 'escape':
    case 'list_item':
    case 'table':
    case 'text':
      return textOf(token);
  }
}

function textOf(token: Token): ReactNode {
  if ('tokens' in token && token.tokens) return renderAll(token.tokens);
  return 'text' in token ? String(token.text) : null;
}

/** The headings of the text stand below the h3 of the section around it. */
function Heading({ depth, tokens }: Tokens.Heading) {
  const content = renderAll(tokens);
  if (depth < 3) return <h4 dir="auto">{content}</h4>;
  return depth === 3 ? <h5 dir="auto">{content}</h5> : <h6 dir="auto">{content}</h6>;
}

function List({ ordered, start, items }: Tokens.List) {
  const points = items.map((item, index) => (
    <li key={index} dir="auto">
      {renderAll(item.tokens)}
    </li>
  ));
  return ordered ? <ol start={Number(start)}>{points}</ol> : <ul>{points}</ul>;
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  if (!/^https?:\/\//i.test(href)) return <>{children}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
