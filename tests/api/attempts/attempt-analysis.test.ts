import { describe, expect, test } from 'vitest';
import { anUploadedMaterial } from '../../support/materials/materials.ts';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import {
  anOrderedQuiz,
  answersFor,
  aQuiz,
  submit,
  type AQuiz,
} from '../../support/quizzes/quizzes.ts';
import { aMember, aSchool } from '../../support/school/schools.ts';

type Link = { title: string; link: string; description: string };
type Material = { id: string; type: string; title: string; description: string };
type Analysis = {
  recommendations: string[];
  recommendationTopics: (string | null)[];
  topicSpecificMaterials: { topic: string; section: string | null; quote: string }[];
  teacherMaterials: Material[];
};

async function attemptWith(student: Person, quiz: AQuiz, right: number): Promise<string> {
  const { status, body } = await submit(student, quiz, { answers: answersFor(quiz, right) });
  expect(status).toBe(201);
  return `/api/quiz-results/attempt/${body.attemptId as string}`;
}

async function analysisOf({ token }: Person, attempt: string): Promise<Analysis> {
  const { status, body } = await ask(`${attempt}/analysis`, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.analysis as Analysis;
}

describe('GET /api/quiz-results/attempt/:attemptId/analysis', () => {
  test('tells for each missed topic where it is explained, and what to do', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const attempt = await attemptWith(student, quiz, 0);
    const { recommendations, recommendationTopics, topicSpecificMaterials } = await analysisOf(
      student,
      attempt,
    );
    expect(recommendationTopics).toEqual(topicSpecificMaterials.map(({ topic }) => topic));
    expect(recommendations).toHaveLength(topicSpecificMaterials.length);
    expect(recommendations.length).toBeGreaterThan(0);
    topicSpecificMaterials.forEach(({ topic, section, quote }, index) => {
      const text = recommendations[index]?.toLowerCase();
      expect(text).toContain(topic.toLowerCase());
      expect(text).toContain(section?.toLowerCase());
      expect(text).toContain(quote.toLowerCase().slice(0, 60));
    });
  });

  test('shows the material of a teacher that is about these topics', async () => {
    // A separate school, since materials of other tests would be suggested too.
    const { domain } = await aSchool('shelf-side');
    const teacher = await aMember(domain, { userType: 'teacher', fullName: 'Rosa Shelf' });
    await anUploadedMaterial(teacher, 'All about rivers');
    const pupil = { userType: 'student', fullName: 'Pia Shelf', currentGrade: '9' };
    const [student, quiz] = [await aMember(domain, pupil), await anOrderedQuiz(teacher)];
    const attempt = await attemptWith(student, quiz, 0);
    const { teacherMaterials } = await analysisOf(student, attempt);
    expect(teacherMaterials).toEqual([
      expect.objectContaining({
        title: 'All about rivers',
        type: 'Document',
        description: expect.stringContaining('Covers') as string,
      }),
    ]);
  });

  test('names at most five topics, however many there are', async () => {
    const quiz = await aQuiz(await aTeacher(), { numQuestions: '12' });
    const student = await aStudent();
    const attempt = await attemptWith(student, quiz, 0);
    const { recommendations } = await analysisOf(student, attempt);
    const topics = new Set(quiz.questions.map(({ topic }) => topic.toLowerCase()));
    expect(recommendations).toHaveLength(Math.min(5, topics.size));
  });

  test('is empty when everything is right, and so are the links', async () => {
    const [student, quiz] = [await aStudent(), await aQuiz(await aTeacher())];
    const attempt = await attemptWith(student, quiz, 5);
    expect(await analysisOf(student, attempt)).toEqual({
      recommendations: [],
      recommendationTopics: [],
      topicSpecificMaterials: [],
      teacherMaterials: [],
    });
    const { body } = await ask(attempt, { token: student.token });
    expect(body.attempt).toMatchObject({
      resourceRecommendations: { onlineResources: [], youtubeVideos: [] },
    });
  });

  test('is the same for the teacher, for another student there is none', async () => {
    const teacher = await aTeacher();
    const [student, quiz] = [await aStudent(), await aQuiz(teacher)];
    const attempt = await attemptWith(student, quiz, 2);
    expect((await analysisOf(teacher, attempt)).recommendations).toEqual(
      (await analysisOf(student, attempt)).recommendations,
    );
    const stranger = await aStudent();
    expect((await ask(`${attempt}/analysis`, { token: stranger.token })).status).toBe(403);
    expect((await ask(`${attempt}/analysis`)).status).toBe(401);
  });

  test('an unknown attempt is not found, a malformed id is refused', async () => {
    const { token } = await aStudent();
    const { status, body } = await ask('/api/quiz-results/attempt/none/analysis', { token });
    expect(status).toBe(404);
    expect(body.error).toBe('Results not found.');
    const malformed = await ask('/api/quiz-results/attempt/a.b/analysis', { token });
    expect(malformed.status).toBe(400);
  });
});

test('an attempt with mistakes carries searches on allowed sites', async () => {
  const quiz = await aQuiz(await aTeacher(), { targetGrade: 'Grade 9' });
  const student = await aStudent('9');
  const attempt = await attemptWith(student, quiz, 0);
  const { body } = await ask(attempt, { token: student.token });
  const { onlineResources, youtubeVideos } = (
    body.attempt as { resourceRecommendations: Record<string, Link[]> }
  ).resourceRecommendations;
  expect(onlineResources?.map(({ link }) => new URL(link).hostname)).toEqual([
    'www.khanacademy.org',
    'en.wikipedia.org',
    'www.ck12.org',
  ]);
  for (const { title, link } of youtubeVideos ?? []) {
    expect(title).toMatch(/^Search YouTube for “.+”$/);
    expect(new URL(link).searchParams.get('search_query')).toMatch(/ grade 9$/);
  }
  expect(youtubeVideos?.length).toBeGreaterThan(0);
});
