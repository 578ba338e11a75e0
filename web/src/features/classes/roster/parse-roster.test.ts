import { expect, test } from 'vitest';
import { decodeRoster } from './decode-roster.ts';
import { parseRoster } from './parse-roster.ts';

const ada = { fullName: 'Ada Okoye', email: 'ada@school.example', grade: '9' };
const zoe = { fullName: 'Zoë Müller', email: 'zoe@school.example', grade: '10' };

function read(text: string) {
  return parseRoster(text, '9').rows;
}

test.each([
  [
    'commas',
    'Name,Email,Grade\nAda Okoye,ada@school.example,9\nZoë Müller,zoe@school.example,10\n',
  ],
  [
    'semicolons',
    'Name;Email;Grade\r\nAda Okoye;ada@school.example;9\r\nZoë Müller;zoe@school.example;10',
  ],
  [
    'tabs',
    'Name\tEmail\tGrade\nAda Okoye\tada@school.example\t9\nZoë Müller\tzoe@school.example\t10',
  ],
  [
    'another order',
    'E-Mail,Grade,Full name\nada@school.example,9,Ada Okoye\nzoe@school.example,10,Zoë Müller',
  ],
  [
    'first and last name',
    'Last name,First name,Year,E-mail address\nOkoye,Ada,9,ada@school.example\nMüller,Zoë,10,zoe@school.example',
  ],
  [
    'a German header',
    'Name;Vorname;Klasse;E-Mail-Adresse\nOkoye;Ada;9b;ada@school.example\nMüller;Zoë;10a;zoe@school.example',
  ],
  [
    'a French header',
    'Nom,Prénom,Classe,Email\nOkoye,Ada,9,ada@school.example\nMüller,Zoë,10,zoe@school.example',
  ],
  [
    'further columns',
    'No,Name,Phone,Email,Grade\n1,Ada Okoye,555 1234,ada@school.example,9\n2,Zoë Müller,,zoe@school.example,10',
  ],
  ['no header', 'Ada Okoye,ada@school.example,9\nZoë Müller,zoe@school.example,10'],
  ['no header and two names', 'ada@school.example,Ada,Okoye,9\nzoe@school.example,Zoë,Müller,10'],
  [
    'family names first',
    'Name,Email,Grade\n"Okoye, Ada",ada@school.example,9\n"Müller, Zoë",zoe@school.example,10',
  ],
  [
    'empty lines and spaces',
    '\nName , Email , Grade\n\n Ada Okoye , ada@school.example , Grade 9\n,,\nZoë Müller,zoe@school.example,10\n\n',
  ],
])('a list with %s is read', (_what, text) => {
  expect(read(text)).toEqual([ada, zoe]);
});

test('a list without addresses is one of students who sign in with a card', () => {
  const cleo = { fullName: 'Cleo Marsh', email: '', grade: '9' };
  expect(read('Name\nCleo Marsh')).toEqual([cleo]);
  expect(read('Cleo Marsh\nBen Li')?.[0]).toEqual(cleo);
  const numbered = { ...cleo, studentNumber: '20-41' };
  expect(read('Student number,Name,Grade\n20-41,Cleo Marsh,9')).toEqual([numbered]);
  expect(read('Cleo Marsh,20-41,9')).toEqual([numbered]);
});

test('without a grade the students are of the grade of the class', () => {
  expect(read('Name,Email\nAda Okoye,ada@school.example')).toEqual([ada]);
  expect(read('Ada Okoye,ada@school.example')).toEqual([ada]);
});

test('a row with something missing is kept for the server to judge', () => {
  expect(read('Name,Email,Grade\n,ada@school.example,9\nBen Li,,soon')).toEqual([
    { ...ada, fullName: '' },
    { fullName: 'Ben Li', email: '', grade: 'soon' },
  ]);
});

test('quotes, line breaks in them and signs of formulas are text', () => {
  expect(read('Name,Email\n"Ada ""A"" Okoye",ada@school.example')?.[0]?.fullName).toBe(
    'Ada "A" Okoye',
  );
  expect(read('Name,Email\n=HYPERLINK(1),ada@school.example')?.[0]?.fullName).toBe('=HYPERLINK(1)');
});

test('what is too long for a request is cut, so that the other rows can be judged', () => {
  const [row] =
    read(`Name,Email,Grade\n${'a'.repeat(900)},${'b'.repeat(900)}@c.d,${'x'.repeat(99)}`) ?? [];
  expect([row?.fullName.length, row?.email.length, row?.grade.length]).toEqual([200, 254, 20]);
});

test.each([
  ['', /no student/],
  ['Name,Email,Grade\n', /no student/],
  ['Email,Grade\nada@school.example,9', /no names/],
  ['1,9\n2,9', /no names/],
  [
    `Name,Email\n${Array.from({ length: 201 }, (_, at) => `S ${at},s${at}@school.example`).join('\n')}`,
    /201 students. Please import at most 200/,
  ],
])('%j is refused with a sentence', (text, sentence) => {
  expect(parseRoster(text, '9').problem).toMatch(sentence);
});

test.each([
  ['UTF-8', new TextEncoder().encode('Zoë')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFZoë')],
  ['Windows-1252', Uint8Array.from([0x5a, 0x6f, 0xeb])],
  ['UTF-16 of a spreadsheet', Uint8Array.from([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0])],
])('a file in %s is decoded', (_what, bytes) => {
  expect(decodeRoster(bytes)).toBe('Zoë');
});
