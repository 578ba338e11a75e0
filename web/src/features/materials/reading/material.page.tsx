import type { Material } from '@study-assistant/contract/materials/materials';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { useRestOfList } from '../../../components/lists/use-list-part.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { useDownload } from '../../../components/materials/use-download.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { homeOf } from '../../../paths.ts';
import { materialsQuery } from '../../../queries/materials.ts';
import { MaterialFacts } from './material-facts.tsx';
import { MaterialTopics } from './material-topics.tsx';
import { MaterialView } from './material-view.tsx';

const TITLE = 'Study material';

/** /materials/{materialId}: one material, to read or watch in place. */
export function MaterialPage() {
  const { materialId = '' } = useParams();
  const query = useInfiniteQuery(materialsQuery);
  const material = query.data?.find(({ id }) => id === materialId);
  const isLooking = useRestOfList(query, material === undefined);
  const { userType } = useSignedInUser();
  const goBack = useWayBack(homeOf(userType));
  useDocumentTitle(material?.name ?? TITLE);

  if (material) return <OneMaterial material={material} onBack={goBack} />;
  return (
    <PageLayout width="wide" title={TITLE} onBack={goBack}>
      <Loaded
        query={{ ...query, data: isLooking ? undefined : query.data }}
        skeleton={<Skeleton label="Loading the material…" shape="chart" count={1} />}
        error="The material could not be loaded."
      >
        {() => (
          <EmptyState
            illustration="lost"
            title="This material is not there"
            actions={
              <Button variant="primary" onClick={goBack}>
                Back to the materials
              </Button>
            }
          >
            Its teacher may have removed it, or the address is mistyped.
          </EmptyState>
        )}
      </Loaded>
    </PageLayout>
  );
}

type OneMaterialProps = { material: Material; onBack: () => void };

function OneMaterial({ material, onBack }: OneMaterialProps) {
  const { download, downloadingId } = useDownload();
  return (
    <PageLayout
      width="wide"
      title={material.name}
      facts={<MaterialFacts material={material} />}
      onBack={onBack}
      actions={
        <Button
          icon={<Download aria-hidden />}
          isBusy={downloadingId !== null}
          busyLabel="Opening…"
          onClick={() => download(material.id)}
        >
          Download
        </Button>
      }
    >
      <MaterialTopics topics={material.topics} />
      <MaterialView key={material.id} material={material} />
    </PageLayout>
  );
}
