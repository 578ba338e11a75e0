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
 * A drawing from one file outside the scripts, so that it adds no code. It takes the theme's
 * colours from custom properties and is decoration: the words beside it say what it means.
 */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg aria-hidden className={name === 'desk' ? styles.wide : styles.illustration}>
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
