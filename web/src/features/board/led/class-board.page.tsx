import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { isMissingOrInvalid } from '../../../lib/api/is-missing-or-invalid.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { paths } from '../../../paths.ts';
import { boardQueries } from '../../../queries/board.ts';
import { ledTexts as texts } from '../board-texts.ts';
import { BoardStage } from './board-stage.tsx';
import { StartBoard } from './start-board.tsx';

/** /classes/{classId}/board: the quiz on the board of a class, led by its teacher. */
export function ClassBoardPage() {
  const { classId = '' } = useParams();
  const query = useQuery(boardQueries.led(classId));
  const goBack = useWayBack(paths.schoolClass(classId));
  useDocumentTitle(texts.title);
  return (
    <PageLayout
      title={texts.title}
      width="wide"
      onBack={goBack}
      subtitle={query.data && <span dir="auto">{query.data.className}</span>}
    >
      <Loaded
        query={query}
        skeleton={<Skeleton label={texts.loading} shape="cards" />}
        error={(error) =>
          isMissingOrInvalid(error) ? { message: texts.missing, canRetry: false } : texts.loadFailed
        }
      >
        {({ board, joinCode }) =>
          board ? (
            <BoardStage
              key={board.runId}
              board={board}
              joinCode={joinCode}
              isStale={query.isError}
            />
          ) : (
            <StartBoard classId={classId} />
          )
        }
      </Loaded>
    </PageLayout>
  );
}
