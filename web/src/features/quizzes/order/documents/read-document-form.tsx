import type { QuizDocument } from '@study-assistant/contract/quizzes/quiz-documents';
import { FileText, Info, Sparkles } from 'lucide-react';
import { Button } from '../../../../components/ui/button/button.tsx';
import formStyles from '../../quiz-generation.module.css';
import { OrderSettingsFields } from '../order-settings.tsx';
import type { OrderSettings } from '../use-order-settings.ts';
import styles from './document-order.module.css';
import { describeLength, texts } from './document-texts.ts';
import { TextChoiceFields } from './text-choice-fields.tsx';
import { useDocumentOrder } from './use-document-order.ts';

type ReadDocumentFormProps = {
  document: QuizDocument;
  settings: OrderSettings;
  onClose: () => void;
};

/** Orders a quiz from all of a document, or from a chosen part of it. */
export function ReadDocumentForm({ document, settings, onClose }: ReadDocumentFormProps) {
  const form = useDocumentOrder(document, settings, () => {
    settings.set({ title: null });
    onClose();
  });
  const words = document.parts.reduce((sum, part) => sum + part.words, 0);
  return (
    <form noValidate className={formStyles.form} onSubmit={form.submit}>
      <div className={styles.file}>
        <FileText aria-hidden />
        <p className={styles.name} dir="auto">
          <strong>{document.fileName}</strong>
          <span className={styles.hint}>{describeLength(document.pages, words)}</span>
        </p>
        <Button variant="quiet" onClick={onClose}>
          {texts.chooseAnother}
        </Button>
      </div>
      {document.isQuestionPaper && (
        <p className={styles.notice}>
          <Info aria-hidden />
          <span>{texts.questionPaper}</span>
        </p>
      )}
      <fieldset disabled={form.isOrdering} className={formStyles.fields}>
        <legend className="visually-hidden">Quiz</legend>
        <div className={formStyles.wide}>
          <TextChoiceFields
            document={document}
            choice={form.choice}
            isMissed={form.isMissed}
            asked={Number(settings.values.numQuestions)}
            toughness={settings.values.toughness}
            isFilledUp={settings.values.otherKinds.length > 0}
            onChange={form.setChoice}
          />
        </div>
        <OrderSettingsFields settings={settings} suggestedTitle={document.title} />
      </fieldset>
      <Button
        type="submit"
        variant="primary"
        icon={<Sparkles aria-hidden />}
        isBusy={form.isOrdering}
        busyLabel="Ordering…"
        className={formStyles.submit}
      >
        Generate
      </Button>
    </form>
  );
}
