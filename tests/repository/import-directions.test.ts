import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Each line must be refused, because a path rule with a typo silently allows everything. */
const refused = [
  [
    'functions/src/domain/grading.ts',
    "import '../platform/settings/config.ts';",
    'import-x/no-restricted-paths',
  ],
  ['functions/src/domain/grading.ts', "import '../http/bind.ts';", 'import-x/no-restricted-paths'],
  [
    'functions/src/platform/files/files.ts',
    "import '../../features/quizzes/quizzes.service.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'functions/src/http/bind.ts',
    "import '../features/quizzes/quizzes.service.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'functions/src/features/attempts/attempts.service.ts',
    "import '../quizzes/quizzes.service.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'functions/src/platform/files/files.ts',
    "import '../../stored/quizzes/quizzes.repository.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'functions/src/stored/quizzes/quizzes.repository.ts',
    "import '../../features/quizzes/quizzes.service.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'functions/src/domain/grading.ts',
    "import '../stored/quizzes/quizzes.repository.ts';",
    'import-x/no-restricted-paths',
  ],
  ['functions/src/server/services.ts', "school.collection('users');", 'no-restricted-syntax'],
  [
    'functions/src/stored/across/moves.repository.ts',
    'school.collection(name);',
    'no-restricted-syntax',
  ],
  [
    'functions/src/stored/quizzes/quizzes.repository.ts',
    "String(quiz.get('status'));",
    'no-restricted-syntax',
  ],
  [
    'functions/src/stored/quizzes/quizzes.repository.ts',
    'quiz.get(`order.${name}`);',
    'no-restricted-syntax',
  ],
  [
    'functions/src/server/app.ts',
    "import '../../../web/src/main.tsx';",
    'import-x/no-restricted-paths',
  ],
  [
    'functions/src/platform/files/files.ts',
    "import '../../../writer/src/offline-writer.ts';",
    'no-restricted-imports',
  ],
  [
    'writer/src/writer.ts',
    "import '../../functions/src/server/app.ts';",
    'import-x/no-restricted-paths',
  ],
  ['writer/src/writer.ts', "import '../scorecard/score.ts';", 'import-x/no-restricted-paths'],
  ['writer/src/language/words.ts', "import '../facts/terms.ts';", 'import-x/no-restricted-paths'],
  [
    'writer/src/facts/terms.ts',
    "import '../questions/near-numbers.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'contract/src/wire/roles.ts',
    "import '../../../writer/src/writer.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'contract/src/wire/roles.ts',
    "import '../../../functions/src/server/app.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'exchange/src/read-questions.ts',
    "import '../../functions/src/server/app.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'contract/src/wire/roles.ts',
    "import '../../../exchange/src/read-questions.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'emulators/src/start.ts',
    "import '../../contract/src/wire/roles.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'emulators/src/rules/language/error.ts',
    "import '../request/decide.ts';",
    'import-x/no-restricted-paths',
  ],
  ['web/src/lib/dom/store.ts', "import '../../app/app.tsx';", 'import-x/no-restricted-paths'],
  [
    'web/src/components/ui/button/button.tsx',
    "import '../../../app/app.tsx';",
    'import-x/no-restricted-paths',
  ],
  [
    'web/src/features/accounts/login.page.tsx',
    "import '../legal/terms.page.tsx';",
    'import-x/no-restricted-paths',
  ],
  [
    'web/src/features/accounts/login.page.tsx',
    "import '../../app/app.tsx';",
    'import-x/no-restricted-paths',
  ],
  [
    'web/src/main.tsx',
    "import '../../functions/src/server/app.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'web/src/queries/quizzes.ts',
    "import '../features/quizzes/quiz-generation.tsx';",
    'import-x/no-restricted-paths',
  ],
  [
    'web/src/queries/quizzes.ts',
    "import '../components/ui/button/button.tsx';",
    'import-x/no-restricted-paths',
  ],
  [
    'web/src/components/ui/button/button.tsx',
    "import '../../../queries/quizzes.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'web/src/features/quizzes/quiz-generation.tsx',
    "import '../../lib/api/api-client.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'web/src/features/practice/practice.page.tsx',
    "import '../quizzes/quiz-generation.tsx';",
    'import-x/no-restricted-paths',
  ],
  [
    'functions/src/features/quizzes/quizzes.route.ts',
    "import './quizzes.repository.ts';",
    'no-restricted-imports',
  ],
  [
    'functions/src/stored/quizzes/quizzes.repository.ts',
    "import './quizzes.service.ts';",
    'no-restricted-imports',
  ],
  [
    'functions/src/features/quizzes/quizzes.service.ts',
    "import { createQuizzesRepository } from './quizzes.repository.ts';",
    'no-restricted-imports',
  ],
  [
    'functions/src/features/quizzes/order/write-quiz.job.ts',
    "import type { createJobsRepository } from './jobs.repository.ts';",
    'no-restricted-imports',
  ],
  [
    'functions/src/features/quizzes/quizzes.service.ts',
    "import '../../server/parts.ts';",
    'import-x/no-restricted-paths',
  ],
  [
    'functions/src/platform/files/files.ts',
    "import '../../server/services.ts';",
    'import-x/no-restricted-paths',
  ],
  ['functions/src/server/school.ts', "import 'express';", 'no-restricted-imports'],
  [
    'functions/src/features/quizzes/quizzes.service.ts',
    "import './quizzes.route.ts';",
    'no-restricted-imports',
  ],
  [
    'functions/src/features/quizzes/quizzes.service.ts',
    "import 'firebase-admin/firestore';",
    'no-restricted-imports',
  ],
  [
    'functions/src/features/quizzes/quizzes.service.ts',
    "import 'firebase-functions/logger';",
    'no-restricted-imports',
  ],
  [
    'functions/src/features/quizzes/quizzes.service.ts',
    "import 'express';",
    'no-restricted-imports',
  ],
  ['functions/src/platform/files/files.ts', "import 'express';", 'no-restricted-imports'],
  ['functions/src/server/app.ts', "import 'firebase-admin/app';", 'no-restricted-imports'],
  ['web/src/features/accounts/login.page.tsx', "import 'd3-scale';", 'no-restricted-imports'],
  ['functions/src/server/services.ts', 'process.env;', 'no-restricted-properties'],
  ['writer/src/offline-writer.ts', 'process.env;', 'no-restricted-properties'],
  ['writer/src/offline-writer.ts', 'Date.now();', 'no-restricted-properties'],
  ['functions/src/server/services.ts', 'export default 1;', 'import-x/no-default-export'],
  [
    'functions/src/server/services.ts',
    'export const open = (value: any) => value;',
    '@typescript-eslint/no-explicit-any',
  ],
  [
    'functions/src/stored/quizzes/quizzes.repository.ts',
    'firestore.runTransaction((transaction) => transaction.get(quiz), { readOnly: true });',
    'no-restricted-syntax',
  ],
] as const;

const allowed = [
  ['functions/src/stored/quizzes/quizzes.repository.ts', "import 'firebase-admin/firestore';"],
  [
    'functions/src/features/quizzes/quizzes.service.ts',
    "import '../../domain/attempt/grading.ts';",
  ],
  [
    'functions/src/features/quizzes/quizzes.service.ts',
    "import type { Job } from './order/jobs.repository.ts';",
  ],
  ['functions/src/server/parts.ts', "import 'firebase-admin/firestore';"],
  ['functions/src/server/school.ts', "import '../features/quizzes/quizzes.service.ts';"],
  [
    'functions/src/stored/quizzes/quizzes.repository.ts',
    'firestore.runTransaction((transaction) => transaction.get(quiz), { maxAttempts: 2 });',
  ],
  ['functions/src/stored/quizzes/quizzes.repository.ts', "school.collection('users');"],
  ['functions/src/stored/quizzes/quizzes.repository.ts', 'transaction.get(quiz);'],
  ['functions/src/platform/settings/config.ts', 'process.env;'],
  ['emulators/src/rules/request/decide.ts', "import '../language/error.ts';"],
  ['web/src/features/accounts/login.page.tsx', "import '../../paths.ts';"],
  ['functions/src/server/services.ts', "import '@study-assistant/writer/writer';"],
  ['writer/src/facts/terms.ts', "import '../language/words.ts';"],
  ['web/src/features/quizzes/quiz-generation.tsx', "import '../../queries/quizzes.ts';"],
  ['web/src/queries/quizzes.ts', "import '../lib/api/api-client.ts';"],
  ['web/src/app/app.tsx', "import '../features/accounts/login.page.tsx';"],
] as const;

describe('the import directions', () => {
  let eslint: ESLint;
  beforeAll(() => {
    eslint = new ESLint({
      cwd: root,
      overrideConfig: [tseslint.configs.disableTypeChecked] as never,
    });
  });

  async function brokenRules(file: string, code: string): Promise<(string | null)[]> {
    const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
    return result?.messages.map(({ ruleId }) => ruleId) ?? [];
  }

  test.each(refused)('%s refuses %s', async (file, code, rule) => {
    expect(await brokenRules(file, code)).toContain(rule);
  });

  test.each(allowed)('%s takes %s', async (file, code) => {
    const rules = await brokenRules(file, code);
    expect(rules.filter((rule) => rule?.includes('no-restricted'))).toEqual([]);
  });
});
