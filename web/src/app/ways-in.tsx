import { useLocation } from 'react-router-dom';
import { CardPage } from '../features/accounts/card/card.page.tsx';
import { ConfirmEmailPage } from '../features/accounts/unfinished/confirm-email.page.tsx';
import { paths } from '../paths.ts';

/** The rarer ways in. They come as one file, since every page carries the names of all files. */
export function WaysIn() {
  return useLocation().pathname === paths.card ? <CardPage /> : <ConfirmEmailPage />;
}
