/** What is compiled into our own code from works of others. */
export const COMPILED_DATA = [
  {
    what: 'Noun categories, synonyms, meanings',
    files: '`writer/src/language/categories/*.data.ts`, `writer/src/subject/wordnet-*.data.ts`',
    from: 'WordNet 3.1, Princeton University, Copyright 2011',
    licence:
      '[WordNet licence](../writer/src/language/categories/LICENSE.wordnet.txt), free with its notice',
  },
  {
    what: 'Terms and meanings of textbooks, shortened',
    files: '`writer/src/subject/textbook-terms.data.ts`',
    from: 'books of OpenStax, Rice University',
    licence: 'CC BY 4.0, named in the file',
  },
  {
    what: 'Counts of words by subject',
    files: '`writer/src/subject/subject-words.data.ts`',
    from: 'books of OpenStax, Rice University, among others',
    licence: 'CC BY 4.0, named in the file',
  },
  {
    what: 'Word vectors',
    files: '`writer/src/subject/word-vectors.data.ts`',
    from: 'books of OpenStax, Rice University; glosses of WordNet 3.1',
    licence: 'CC BY 4.0 and WordNet licence, named in the file',
  },
  {
    what: 'Facts of what schools teach; learned weights; labels',
    files: '`writer/src/subject/concepts`, `writer/src/learned`, `writer/training`',
    from: 'written and learned for this project',
    licence: 'MIT, as all of it',
  },
] as const;
