import { EmptyState } from '../../components/ui/state/empty-state.tsx';

export function NoMaterials() {
  return (
    <EmptyState illustration="books" title="No study materials yet" headingLevel={3}>
      What your teachers upload appears here, ready to read.
    </EmptyState>
  );
}
