import type { BankQuestion } from '@study-assistant/contract/quizzes/question-bank';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageLayout } from '../../../components/layouts/page-layout.tsx';
import { ALL, useListFilter } from '../../../components/library/use-list-filter.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useWayBack } from '../../../lib/dom/use-way-back.ts';
import { paths } from '../../../paths.ts';
import { bankQuery } from '../../../queries/question-bank.ts';
import { BankFilters, FILTERS, readAsked } from './bank-filters.tsx';
import { BankList } from './bank-list.tsx';
import { bankTexts } from './bank-texts.ts';
import { ChosenBar } from './chosen-bar.tsx';

/** /questions: the questions of all quizzes that a teacher can use, to be copied into another quiz. */
export function QuestionBankPage() {
  useDocumentTitle(bankTexts.title);
  const goBack = useWayBack(paths.library);
  const filter = useListFilter(FILTERS);
  const query = useInfiniteQuery(bankQuery(readAsked(filter)));
  const [chosen, setChosen] = useState<ReadonlyMap<string, BankQuestion>>(new Map());
  return (
    <PageLayout title={bankTexts.title} width="wide" onBack={goBack}>
      <Loaded
        query={query}
        skeleton={<Skeleton label={bankTexts.loading} shape="rows" count={6} />}
        error={bankTexts.loadFailed}
      >
        {(bank) => (
          <>
            <BankFilters bank={bank} filter={filter} />
            <BankList
              key={filter.get('whose')}
              {...{ bank, query, filter, chosen }}
              isShared={filter.get('whose') !== ALL}
              onChoose={setChosen}
            />
          </>
        )}
      </Loaded>
      <ChosenBar chosen={chosen} onClear={() => setChosen(new Map())} />
    </PageLayout>
  );
}
