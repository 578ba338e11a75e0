import { useSignedInUser } from '../../lib/auth/session.ts';
import { ClassBoardPage } from './led/class-board.page.tsx';
import { BoardPage } from './seat/board.page.tsx';

/** The board as its teacher leads it, or as a student answers it: one part of the code for both. */
export function BoardPages() {
  return useSignedInUser().userType === 'teacher' ? <ClassBoardPage /> : <BoardPage />;
}
