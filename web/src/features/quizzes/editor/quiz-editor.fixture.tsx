import { screen, within } from '@testing-library/react';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { QuizEditorPage } from './quiz-editor.page.tsx';

export function renderEditor(hash = '') {
  return renderSignedIn(<QuizEditorPage />, {
    at: `/quiz-edit/quiz-1${hash}`,
    route: '/quiz-edit/:quizId',
    others: { '/dashboard': <h1>Dashboard</h1> },
  });
}

/** Renders the editor and waits for the quiz. */
export async function openEditor() {
  const rendered = renderEditor();
  await screen.findByRole('heading', { level: 1, name: 'The cell' });
  return rendered;
}

export function card(number: number) {
  return within(screen.getByRole('article', { name: `Question ${number}` }));
}

export function fieldsOf(number: number) {
  return card(number).getByRole<HTMLFieldSetElement>('group', { name: 'Texts' });
}

/** The texts of all questions in order. */
export function questionTexts() {
  return screen.getAllByLabelText<HTMLTextAreaElement>('Question').map(({ value }) => value);
}

export function button(name: string) {
  return screen.getByRole('button', { name });
}
