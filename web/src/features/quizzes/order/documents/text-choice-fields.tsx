import type { QuizDocument } from '@study-assistant/contract/quizzes/quiz-documents';
import type { Toughness } from '@study-assistant/contract/quizzes/quizzes';
import { TriangleAlert } from 'lucide-react';
import { Field, FieldError } from '../../../../components/ui/field/field.tsx';
import { Input } from '../../../../components/ui/field/input.tsx';
import { RadioCards } from '../../../../components/ui/field/radio-cards.tsx';
import { classNames } from '../../../../lib/dom/class-names.ts';
import { fieldIds } from '../field-ids.ts';
import styles from './document-order.module.css';
import { describeChoice, texts } from './document-texts.ts';
import { PartList } from './part-list.tsx';
import {
  chooseAll,
  countWords,
  estimateQuestions,
  findWrongPage,
  type TextChoice,
} from './text-choice.ts';

const ways = [
  { value: 'parts', label: 'Sections', description: 'Pick from the list' },
  { value: 'pages', label: 'Pages', description: 'From one to another' },
] as const;

type TextChoiceFieldsProps = {
  document: QuizDocument;
  choice: TextChoice;
  /** True after an order without anything chosen. */
  isMissed: boolean;
  /** How many questions are requested. */
  asked: number;
  toughness: Toughness;
  /** Whether other kinds of question fill up what the text does not bear. */
  isFilledUp: boolean;
  onChange: (choice: TextChoice) => void;
};

/** Chooses what the quiz is about: parts of the document or a range of pages. */
export function TextChoiceFields({
  document,
  choice,
  isMissed,
  asked,
  toughness,
  isFilledUp,
  onChange,
}: TextChoiceFieldsProps) {
  const { parts, pages } = document;
  const words = countWords(document, choice);
  const isAll = words >= countWords(document, chooseAll(document));
  const questions = estimateQuestions(words, toughness);
  const error = choice.by === 'pages' ? texts.pagesWrong(pages ?? 0) : texts.partMissing;
  const wrongPage = choice.by === 'pages' ? findWrongPage(choice, pages ?? 0) : null;
  const isFewer = !wrongPage && questions < asked && words > 0;
  const isShort = isFewer && !isFilledUp;
  const errorId = `${fieldIds.parts}-error`;
  return (
    <div
      className={styles.choice}
      role="group"
      aria-label={texts.about}
      aria-describedby={isMissed ? errorId : undefined}
    >
      {pages !== null && pages > 1 && parts.length > 1 ? (
        <RadioCards
          id="quiz-about"
          legend={texts.about}
          layout="row"
          options={ways}
          value={choice.by}
          onChange={(by) => onChange({ ...choice, by })}
        />
      ) : (
        <p className={styles.legend}>{texts.about}</p>
      )}
      {choice.by === 'pages' && pages !== null ? (
        <PageFields
          pages={pages}
          choice={choice}
          wrong={isMissed ? wrongPage : null}
          onChange={onChange}
        />
      ) : (
        <PartList
          parts={parts}
          chosen={choice.parts}
          toughness={toughness}
          onChange={(chosen) => onChange({ ...choice, parts: chosen })}
        />
      )}
      {isMissed && <FieldError id={errorId}>{error}</FieldError>}
      <p role="status" className={classNames(styles.sum, isShort && styles.short)}>
        {isShort && <TriangleAlert aria-hidden />}
        <span>
          {!wrongPage &&
            describeChoice(
              describeAmount(document, choice),
              words,
              questions,
              isFewer && isFilledUp,
            )}
          {isFewer && ` ${isFilledUp ? texts.filledUp : texts.fewer(asked, isAll)}`}
        </span>
      </p>
    </div>
  );
}

function describeAmount({ parts }: QuizDocument, choice: TextChoice): string {
  if (choice.by === 'pages') return texts.pages(choice.firstPage, choice.lastPage);
  return texts.parts(choice.parts.size, parts.length);
}

type PageFieldsProps = {
  /** How many pages the document has. */
  pages: number;
  choice: TextChoice;
  /** The page that is wrong, after an attempt to order. */
  wrong: 'firstPage' | 'lastPage' | null;
  onChange: (choice: TextChoice) => void;
};

/** The first and the last page. */
function PageFields({ pages, choice, wrong, onChange }: PageFieldsProps) {
  const limits = { type: 'number', inputMode: 'numeric', min: 1, max: pages } as const;
  return (
    <div className={styles.pages}>
      <Field id={fieldIds.firstPage} label="From page">
        {(control) => (
          <Input
            {...control}
            {...limits}
            aria-invalid={wrong === 'firstPage' || undefined}
            value={choice.firstPage}
            onChange={(event) => onChange({ ...choice, firstPage: event.target.value })}
          />
        )}
      </Field>
      <Field id={fieldIds.lastPage} label="To page" hint={`It has ${pages}.`}>
        {(control) => (
          <Input
            {...control}
            {...limits}
            aria-invalid={wrong === 'lastPage' || undefined}
            value={choice.lastPage}
            onChange={(event) => onChange({ ...choice, lastPage: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
