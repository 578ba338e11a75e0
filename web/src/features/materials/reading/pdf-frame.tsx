import type { Material } from '@study-assistant/contract/materials/materials';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { viewLinkQuery } from '../../../queries/materials.ts';
import styles from './reading.module.css';

/** A PDF in the browser's own viewer, which has its pages, zoom and search. */
export function PdfFrame({ material: { id, name } }: { material: Material }) {
  const query = useQuery(viewLinkQuery(id));
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label="Opening the PDF…" shape="chart" count={1} />}
      error="The PDF could not be opened."
    >
      {(url) => <iframe className={styles.frame} title={`${name} (PDF)`} src={url} />}
    </Loaded>
  );
}
