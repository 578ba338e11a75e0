import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { aClassStudent, aTaughtClass } from '../../../test/classes.fixture.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { PrintCards } from './print-cards.tsx';

const taught = aTaughtClass('6a');
const without = (name: string, isUnused: boolean) =>
  aClassStudent(name, { email: `${name}@main.no-mailbox.invalid`.replace(/ /g, '-'), isUnused });
const ada = without('Ada Okoye', true);
const ben = without('Ben Li', false);
const cleo = aClassStudent('Cleo Mail');

/** With a server that makes a card for each student it is asked for. */
function show(students = [ada, ben, cleo], only: string | null = null) {
  const asked: string[][] = [];
  server.use(
    http.post('/api/classes/6a/cards', async ({ request }) => {
      const { studentIds } = (await request.json()) as { studentIds: string[] };
      asked.push(studentIds);
      const cards = studentIds.map((uid, at) => ({
        uid,
        fullName: students.find((one) => one.uid === uid)?.fullName ?? '',
        code: `AB01CDEF2345GH${String(at).padStart(2, '0')}`,
      }));
      return HttpResponse.json({ success: true, cards }, { status: 201 });
    }),
  );
  const rendered = renderSignedIn(
    <PrintCards taught={taught} students={students} only={only} onClose={vi.fn()} />,
  );
  return { ...rendered, asked };
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('who has not signed in yet is chosen, and nobody with a mailbox is offered a card', async () => {
  show();
  expect(box(/Ada Okoye/).checked).toBe(true);
  expect(box(/Ben Li/).checked).toBe(false);
  expect(screen.queryByText('Cleo Mail')).toBeNull();
  expect(screen.queryByText(/signed in already/)).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('a card for who has signed in says first that the old one ends', async () => {
  const { user } = show();
  await user.click(box(/All 2 students/));
  expect(screen.getByText(/1 student of these has signed in already/)).toBeTruthy();
  await user.click(box(/All 2 students/));
  expect(screen.getByRole('button', { name: 'Make 0 cards' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('the cards stand eight on a sheet, each with name, class, code and QR code, and are printed', async () => {
  const children = Array.from({ length: 17 }, (_, at) =>
    without(`Child ${String(at).padStart(2, '0')}`, true),
  );
  const { user, asked } = show(children);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Make 17 cards' }));
  expect(await screen.findByRole('heading', { name: 'The cards are ready' })).toBe(
    document.activeElement,
  );
  expect(asked).toEqual([children.map(({ uid }) => uid)]);
  const listed = within(screen.getByRole('list', { name: 'Cards' })).getAllByRole('listitem');
  expect(listed).toHaveLength(17);
  const [first] = listed;
  expect(first?.textContent).toMatch(/Child 00.*\/card.*AB01.CDEF.2345.GH00/);
  expect(within(first as HTMLElement).getByTitle('QR code of the card of Child 00')).toBeTruthy();
  const sheets = [...document.querySelectorAll('body > [aria-hidden] > div')];
  expect(sheets.map(({ children: { length } }) => length)).toEqual([8, 8, 1]);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  expect(await axeFaults()).toEqual([]);
});

test('too many cards of a day are told, and the choice stays', async () => {
  const { user } = show();
  const error = 'You can print 1200 cards a day. Please come back in 3 hours.';
  const refusal = { success: false, error, code: 'too-many-requests', requestId: 'r-1' };
  server.use(http.post('/api/classes/6a/cards', () => HttpResponse.json(refusal, { status: 429 })));
  await user.click(screen.getByRole('button', { name: 'Make 1 card' }));
  expect(await screen.findByText(/You can print 1200 cards a day/)).toBeTruthy();
  expect(box(/Ada Okoye/).checked).toBe(true);
});
