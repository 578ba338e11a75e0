import { Search } from 'lucide-react';
import { Input } from '../../components/ui/input.tsx';
import styles from './teacher-materials.module.css';

type MaterialSearchProps = {
  search: string;
  onSearch: (search: string) => void;
  found: number;
  total: number;
};

export function MaterialSearch({ search, onSearch, found, total }: MaterialSearchProps) {
  return (
    <div role="search" className={styles.search}>
      <div className={styles.searchField}>
        <Search aria-hidden />
        <Input
          type="search"
          aria-label="Search materials"
          placeholder="Search by name or type"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <p role="status" className={styles.found}>
        {search.trim() === '' ? `${total} materials` : `${found} of ${total} materials`}
      </p>
    </div>
  );
}
