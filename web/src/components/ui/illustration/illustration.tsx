import '../../../styles/tokens-art.css';
import styles from './illustration.module.css';
import drawings from './illustrations.svg';

export type IllustrationName =
  | 'books'
  | 'quiz'
  | 'chart'
  | 'sprout'
  | 'team'
  | 'inbox'
  | 'search'
  | 'lost'
  | 'cloud'
  | 'trophy'
  | 'desk';

/**
 * A drawing of our own. All of them are one file beside the scripts, so they cost none; they take
 * the theme's colours by custom properties. Decoration: the words beside it say what it means.
 */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg aria-hidden className={name === 'desk' ? styles.wide : styles.illustration}>
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
