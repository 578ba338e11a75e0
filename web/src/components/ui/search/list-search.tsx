import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Input } from '../field/input.tsx';
import styles from './list-search.module.css';

type ListSearchProps = {
  /** "Search materials". */
  label: string;
  placeholder?: string;
  search: string;
  onSearch: (search: string) => void;
  /** How much was found: "3 of 40 quizzes". */
  found: string;
  /** Further choices, such as an order. */
  children?: ReactNode;
};

/** Stands above a long list. */
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
