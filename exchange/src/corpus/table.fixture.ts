import { choice, several, statement, textSample, words, type Sample } from './corpus.fixture.ts';

const table = (of: string, rows: string, ...asks: readonly (object | RegExp)[]): Sample =>
  textSample(of, 'table.csv', rows, ...asks);

/** Headers of the templates that programs for quizzes give to teachers, and Aiken. */
export const TABLE_SAMPLES: Sample[] = [
  table(
    'a teacher’s own',
    'Question,A,B,C,Answer\nWhich?,Nile,Po,Don,A',
    choice(['Nile', 'Po', 'Don'], 0),
  ),
  table(
    'a teacher’s own with semicolons',
    'Question;A;B;C;Answer;Topic\nWhich?;Nile;Po;;Po;Rivers',
    { ...choice(['Nile', 'Po'], 1), topic: 'Rivers' },
  ),
  table(
    'Kahoot',
    'Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Answer 4 - max 75 characters,"Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",Correct answer(s) - choose at least one\nWhich?,Nile,Po,Don,Elbe,20,1\nWhich two?,Nile,Po,Congo,Elbe,20,"1,3"',
    choice(['Nile', 'Po', 'Don', 'Elbe'], 0),
    several(['Nile', 'Po', 'Congo', 'Elbe'], [0, 2], 'all-or-nothing'),
  ),
  table(
    'Quizizz',
    'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation\nWhich?,Multiple Choice,Nile,Po,,,,2,30,,It is.\nWhich two?,Checkbox,Nile,Po,Don,,,"1,2",30,,\nName it.,Fill-in-the-Blank,Nile,the Nile,,,,,30,,\nWhy?,Open-Ended,,,,,,,60,,',
    { ...choice(['Nile', 'Po'], 1), explanation: 'It is.' },
    several(['Nile', 'Po', 'Don'], [0, 1], 'all-or-nothing'),
    words('Nile', 'the Nile'),
    /type/,
  ),
  table(
    'Blooket',
    '"Blooket\nImport Template",,,,,,,\nQuestion #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)","Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"\n1,Which?,Nile,Po,Don,,20,3\n2,Which two?,Nile,Po,Don,,20,"1, 2"',
    choice(['Nile', 'Po', 'Don'], 2),
    several(['Nile', 'Po', 'Don'], [0, 1], 'all-or-nothing'),
  ),
  table(
    'Gimkit',
    'Gimkit Spreadsheet Import Template,,,,\nQuestion,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional),Incorrect Answer 3 (Optional)\nWhich?,Nile,Po,Don,\nWhich one?,Elbe,Rhine,,',
    choice(['Nile', 'Po', 'Don'], 0),
    choice(['Elbe', 'Rhine'], 0),
  ),
  table('statements', 'question,a,b,correct\nIt flows.,True,False,True', statement(true)),
  table(
    'tabs',
    'Question\tOption A\tOption B\tCorrect answer\nWhich?\tNile\tPo\tB',
    choice(['Nile', 'Po'], 1),
  ),
  table('questions and answers', 'Question,Answer\nWhich river?,Nile', words('Nile')),
  textSample(
    'Aiken',
    'aiken.txt',
    'Which flows north?\nA. Danube\nB. Nile\nANSWER: B\n\nWhich is a lake?\nA) Victoria\nB) Congo\nC) Po\nANSWER: A\n',
    choice(['Danube', 'Nile'], 1),
    choice(['Victoria', 'Congo', 'Po'], 0),
  ),
  textSample(
    'Aiken with lines as on Windows, and more options than five',
    'aiken.txt',
    'Which?\r\nA. a\r\nB. b\r\nC. c\r\nD. d\r\nE. e\r\nF. f\r\nANSWER: F\r\n',
    choice(['a', 'b', 'c', 'd', 'e', 'f'], 5),
  ),
];
