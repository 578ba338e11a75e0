import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Input } from '../field/input.tsx';
import styles from './list-search.module.css';

type ListSearchProps = {
  /** For example "Search materials". */
  label: string;
  placeholder?: string;
  search: string;
  onSearch: (search: string) => void;
  /** The number of results, such as "3 of 40 quizzes". */
  found: string;
  /** More controls, such as the order. */
  children?: ReactNode;
};

/** The search above a long list. */
export function ListSearch({
  label,
  placeholder,
  search,
  onSearch,
  found,
  children,
}: ListSearchProps) {
  return (
    <div role="search" className={styles.search}>
      <div className={styles.field}>
        <Search aria-hidden />
        <Input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          dir="auto"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      {children}
      <p role="status" className={styles.found}>
        {found}
      </p>
    </div>
  );
}
