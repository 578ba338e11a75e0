import { screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { axeFaults } from '../../test/axe.ts';
import { aListedClass, serveClasses } from '../../test/classes.fixture.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { ClassSelect } from './class-select.tsx';
import { useChosenClass } from './use-chosen-class.ts';

const biology = aListedClass('9b Biology');
const chemistry = aListedClass('10a Chemistry');
const old = aListedClass('Old', { archivedAt: '2026-06-30T12:00:00.000Z' });

function Shown() {
  const chosen = useChosenClass();
  return (
    <>
      <ClassSelect chosen={chosen} />
      <p>{chosen.isKnown ? `Shows ${chosen.classId ?? 'everybody'}` : 'Not known yet'}</p>
      <p>Address {useLocation().search}</p>
    </>
  );
}

function show(at = '/?tab=skill-gap') {
  return renderSignedIn(<Shown />, { at });
}

test('without classes there is nothing to choose, and everybody is shown', async () => {
  serveClasses();
  show();
  expect(await screen.findByText('Shows everybody')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a server that knows no classes shows everybody', async () => {
  server.use(http.get('/api/classes', () => HttpResponse.json({}, { status: 404 })));
  show();
  expect(await screen.findByText('Shows everybody')).toBeTruthy();
});

test('the first class that runs is shown, and nothing before it is known', async () => {
  serveClasses(biology, chemistry, old);
  show();
  expect(screen.getByText('Not known yet')).toBeTruthy();
  expect(await screen.findByText('Shows 9b-biology')).toBeTruthy();
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['All students', '9b Biology', '10a Chemistry', 'Old (archived)']);
  expect(await axeFaults()).toEqual([]);
});

test('a choice stands in the address beside the tab, and is kept for the next time', async () => {
  serveClasses(biology, chemistry);
  const { user, unmount } = show();
  await user.selectOptions(await screen.findByLabelText('Class'), '10a Chemistry');
  expect(screen.getByText('Shows 10a-chemistry')).toBeTruthy();
  expect(screen.getByText('Address ?tab=skill-gap&class=10a-chemistry')).toBeTruthy();
  unmount();
  show();
  expect(await screen.findByText('Shows 10a-chemistry')).toBeTruthy();
});

test('all students can be chosen', async () => {
  serveClasses(biology);
  const { user } = show();
  await user.selectOptions(await screen.findByLabelText('Class'), 'All students');
  expect(screen.getByText('Shows everybody')).toBeTruthy();
});

test('a class that is gone gives way to the first that runs', async () => {
  serveClasses(old, chemistry);
  show('/?class=gone');
  expect(await screen.findByText('Shows 10a-chemistry')).toBeTruthy();
});

test('a class that the address names is known before the classes have come', () => {
  server.use(http.get('/api/classes', () => delay('infinite')));
  show('/?class=9b-biology');
  expect(screen.getByText('Shows 9b-biology')).toBeTruthy();
});

test('the class that was shown is known the next time before the classes have come', async () => {
  serveClasses(biology, chemistry);
  const { unmount } = show();
  expect(await screen.findByText('Shows 9b-biology')).toBeTruthy();
  unmount();
  server.use(http.get('/api/classes', () => delay('infinite')));
  show();
  expect(screen.getByText('Shows 9b-biology')).toBeTruthy();
});

test('a class that was shown last and has been archived since gives way to one that runs', async () => {
  serveClasses(biology, chemistry);
  const { unmount } = show();
  expect(await screen.findByText('Shows 9b-biology')).toBeTruthy();
  unmount();
  serveClasses({ ...biology, archivedAt: '2026-06-30T12:00:00.000Z' }, chemistry);
  show();
  expect(await screen.findByText('Shows 10a-chemistry')).toBeTruthy();
});
