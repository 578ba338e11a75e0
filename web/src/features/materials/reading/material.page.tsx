import type { Material } from '@study-assistant/contract/materials/materials';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { useRestOfList } from '../../../components/lists/use-list-part.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { MaterialTypeIcon } from '../../../components/materials/material-type-icon.tsx';
import { useDownload } from '../../../components/materials/use-download.ts';
import { SubjectBadge } from '../../../components/subjects/subject-badge.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { formatBytes } from '../../../lib/format/numbers.ts';
import { homeOf } from '../../../paths.ts';
import { materialsQuery } from '../../../queries/materials.ts';
import { QuizOfMaterial } from '../quiz-of-material.tsx';
import { MaterialView } from './material-view.tsx';
import styles from './reading.module.css';

const TITLE = 'Study material';

/** /materials/{materialId}: one material to read or watch in place. */
export function MaterialPage() {
  const { materialId = '' } = useParams();
  const query = useInfiniteQuery(materialsQuery);
  const material = query.data?.find(({ id }) => id === materialId);
  const isLooking = useRestOfList(query, material === undefined);
  const { userType } = useSignedInUser();
  const goBack = useWayBack(homeOf(userType));
  useDocumentTitle(material?.name ?? TITLE);

  const isMissing = query.data !== undefined && !isLooking;

  if (material) return <OneMaterial material={material} onBack={goBack} />;
  return (
    <PageLayout width="wide" title={TITLE} onBack={isMissing ? undefined : goBack}>
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
  const { userType } = useSignedInUser();
  const { download, downloadingId } = useDownload();
  return (
    <PageLayout
      width="wide"
      title={material.name}
      facts={<MaterialFacts material={material} />}
      onBack={onBack}
      actions={
        <>
          {userType === 'teacher' && <QuizOfMaterial material={material} variant="primary" />}
          <Button
            icon={<Download aria-hidden />}
            isBusy={downloadingId !== null}
            busyLabel="Opening…"
            onClick={() => download(material.id)}
          >
            Download
          </Button>
        </>
      }
    >
      <MaterialTopics topics={material.topics} />
      <MaterialView key={material.id} material={material} />
    </PageLayout>
  );
}

/** The topics of a material; nothing when none are known. */
function MaterialTopics({ topics }: { topics: readonly string[] }) {
  if (topics.length === 0) return null;
  return (
    <ul aria-label="Topics" className={styles.topics}>
      {topics.map((topic) => (
        <li key={topic} dir="auto">
          {topic}
        </li>
      ))}
    </ul>
  );
}

/** The facts about a material, side by side. */
function MaterialFacts({ material }: { material: Material }) {
  const { subject, type, teacherName, uploadDate, sizeBytes } = material;
  return (
    <>
      <SubjectBadge subject={subject} />
      <Badge icon={<MaterialTypeIcon type={type} />}>{type}</Badge>
      {teacherName && <span dir="auto">{teacherName}</span>}
      <DateText value={uploadDate} />
      {sizeBytes > 0 && <span>{formatBytes(sizeBytes)}</span>}
    </>
  );
}
