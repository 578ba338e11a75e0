import type { Finding } from './finding.ts';

export const RUN_TESTS = 'Run npm test, and deploy when it has passed.';

type Commits = {
  /** The commit of the current files; null outside of git. */
  current: string | null;
  built: string | null;
  tested: string | null;
};

/** Checks that the deployed code is committed and was tested. */
export function checkCommit({ current, built, tested }: Commits): Finding[] {
  const isCommitted = current !== null && /^\w+$/.test(current);
  return [
    {
      what: 'The files are those of a commit',
      mend: isCommitted
        ? null
        : 'Deploy from a git checkout without changes: commit or stash them.',
    },
    {
      what: 'functions/dist is built from it',
      mend: isCommitted && built === current ? null : 'Run npm run build.',
    },
    {
      what: 'All tests have passed on it',
      mend: isCommitted && tested === current ? null : RUN_TESTS,
    },
  ];
}
