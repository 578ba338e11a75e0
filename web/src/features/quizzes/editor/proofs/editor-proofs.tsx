import type { AskedQuestion } from '@study-assistant/contract/materials/material-passages';
import type { Material } from '@study-assistant/contract/materials/materials';
import { editedQuestionSchema } from '@study-assistant/contract/questions/edited-question';
import { useMutation } from '@tanstack/react-query';
import { useState, type Dispatch } from 'react';
import { FormDialog } from '../../../../components/ui/dialog/form-dialog.tsx';
import { describeFailure } from '../../../../lib/api/describe-failure.ts';
import { count } from '../../../../lib/format/numbers.ts';
import { lookForPassages } from '../../../../queries/passages.ts';
import { FoundPassage } from '../../passages/found-passage.tsx';
import { MaterialChoice } from '../../passages/material-choice.tsx';
import { toAskedQuestion, toTaken, type TakenSource } from '../../passages/to-asked-question.ts';
import type { EditorAction, EditorQuestion } from '../editor-state.ts';
import { toSent } from '../question-texts.ts';
import styles from './editor-proofs.module.css';

const texts = {
  title: 'Find the proofs',
  failed: 'The material could not be looked through:',
  unfinished: 'Not looked for: it is not filled in, or no passage can prove it.',
  cut: 'Only the beginning of this long material was looked through.',
} as const;

/** What was found for one question, and what its teacher does with it. */
type FoundProof = {
  source: TakenSource | null;
  /** The place of the answer that the passage proves, where none was marked. */
  proposed: number | null;
  isTaken: boolean;
};

type EditorProofsProps = {
  questions: readonly EditorQuestion[];
  dispatch: Dispatch<EditorAction>;
  onClose: () => void;
};

/** Looks through a material for proofs of a quiz's questions; what is taken is saved with the next edit. */
export function EditorProofs({ questions, dispatch, onClose }: EditorProofsProps) {
  const [proofs, setProofs] = useState<ReadonlyMap<string, FoundProof>>(new Map());
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (material: Material) => {
      const asked = questions.flatMap((question) => {
        const one = toAsked(question);
        return one ? [{ key: question.key, one }] : [];
      });
      const ones = asked.map(({ one }) => one);
      const { findings, isCut } = await lookForPassages(material.id, ones);
      const found = asked.map(({ key }, at): [string, FoundProof] => {
        const { passage = null, proposed = null } = findings[at] ?? {};
        const source = passage && toTaken(passage, material.name);
        // What is right is for its teacher to say.
        return [key, { source, proposed, isTaken: source !== null && proposed === null }];
      });
      return { found: new Map(found), isCut };
    },
    onSuccess: ({ found }) => setProofs(found),
  });
  const taken = [...proofs].filter(([, { isTaken }]) => isTaken);

  function take(key: string, isTaken: boolean) {
    const proof = proofs.get(key);
    if (proof) setProofs(new Map(proofs).set(key, { ...proof, isTaken }));
  }

  function submit() {
    for (const [key, { source, proposed }] of taken) {
      const marked = proposed === null ? {} : { correctAnswer: proposed };
      if (source) dispatch({ type: 'change', key, texts: { proof: source, ...marked } });
    }
    onClose();
  }

  return (
    <FormDialog
      isWide
      title={texts.title}
      submitLabel={taken.length > 0 ? `Use ${count(taken.length, 'passage')}` : 'Use'}
      isDisabled={taken.length === 0}
      error={error && describeFailure(texts.failed, error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <MaterialChoice id="proofs-material" isFinding={isPending} onFind={mutate} />
      <p role="status">{data && sumUp(proofs, questions.length, data.isCut)}</p>
      {data && (
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question.key}>
              <p dir="auto" className={styles.text}>
                {question.question}
              </p>
              <QuestionProof
                {...{ question }}
                proof={proofs.get(question.key)}
                onTake={(isTaken) => take(question.key, isTaken)}
              />
            </li>
          ))}
        </ol>
      )}
    </FormDialog>
  );
}

type QuestionProofProps = {
  question: EditorQuestion;
  proof: FoundProof | undefined;
  onTake: (isTaken: boolean) => void;
};

function QuestionProof({ question, proof, onTake }: QuestionProofProps) {
  if (!proof) return <p>{texts.unfinished}</p>;
  const { source, proposed, isTaken } = proof;
  const says = proposed === null ? undefined : filled(question)[proposed];
  const isOpen = question.kind === undefined && question.correctAnswer === null;
  return (
    <FoundPassage
      {...{ source, isOpen, isTaken, onTake }}
      proposal={says !== undefined && !isTaken ? { says, onConfirm: () => onTake(true) } : null}
    />
  );
}

/** Null for a question that is not filled in. */
function toAsked(question: EditorQuestion): AskedQuestion | null {
  const { kind, correctAnswer } = question;
  const answers = filled(question);
  const isUnmarked = kind === undefined && correctAnswer === null;
  if (isUnmarked && answers.length === question.options.length && question.question.trim() !== '')
    return { question: question.question, answers, right: null };
  const { data } = editedQuestionSchema.safeParse({ ...toSent(question), topic: 'Any' });
  return data ? toAskedQuestion(data) : null;
}

function filled({ options }: EditorQuestion): string[] {
  return options.filter((option) => option.trim() !== '');
}

function sumUp(proofs: ReadonlyMap<string, FoundProof>, all: number, isCut: boolean): string {
  const proven = [...proofs.values()].filter(({ source }) => source !== null).length;
  return `Passages were found for ${proven} of ${count(all, 'question')}.${isCut ? ` ${texts.cut}` : ''}`;
}
