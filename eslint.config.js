import securityRules from '@firebase/eslint-plugin-security-rules';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { directions } from './eslint.directions.js';

export default tseslint.config(
  {
    ignores: ['**/dist/', '**/node_modules/', '.local/', 'emulators/**/*.d.ts'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  securityRules.configs['flat/recommended'],
  { ...js.configs.recommended, files: ['**/*.{js,mjs,ts,tsx}'] },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    // What needs types is told by .oxlintrc.json, which checks them in a tenth of the time.
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    plugins: { 'import-x': importX },
    // Without these, import-x reads no TypeScript. It looks for no circles, which costs it half a minute:
    // tests/repository/circles.test.ts finds them in one second, those of types and of folders too.
    settings: { 'import-x/extensions': ['.ts', '.tsx'] },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'import-x/no-default-export': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', 'sibling', 'index'],
          pathGroups: [
            { pattern: '@study-assistant/**', group: 'external' },
            { pattern: '**/*.css', group: 'index', position: 'after' },
          ],
          pathGroupsExcludedImportTypes: [],
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'never',
        },
      ],
      'max-lines': ['error', 400],
      eqeqeq: 'error',
    },
  },
  {
    files: ['web/src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
  },
  {
    files: ['functions/src/**/*.ts'],
    ignores: ['functions/src/platform/firestore/transact.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'runTransaction',
          message: 'Use transact: it outlasts a class at one document.',
        },
      ],
    },
  },
  ...directions,
  {
    // A test is as long as what it tells.
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  prettier,
);
