import type { SourceDocument } from '../../../document/source-document.ts';

/** A short history with five dated events, written for the tests. */
export const canalHistory: SourceDocument = {
  title: 'The Canal of the North',
  kind: 'txt',
  pageCount: null,
  sections: [
    {
      heading: 'The Canal',
      page: null,
      text: [
        'The Harbor Company planned a canal between the two seas, because ships had to sail around the cape. In 1821, the Parliament of Norland passed the Canal Act.',
        'In 1834, the Harbor Company bought the land along the Green River. Workers from many countries came to the valley. A steamship of the Harbor Company crossed the Norland Canal in 1847.',
        'In 1862, the Army of Sudland occupied the locks near Port Anne. The two countries signed the Treaty of Port Anne in 1869. Trade between the two seas grew quickly, and tolls paid for the locks.',
      ].join('\n\n'),
    },
  ],
};
