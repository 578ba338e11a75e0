/** Data compiled or learned from works of others; writer/data/README.md describes each file. */
export const COMPILED_DATA = [
  {
    what: 'Noun categories, synonyms, meanings',
    files: '`writer/data/wordnet`',
    from: 'WordNet 3.1, Princeton University, Copyright 2011',
    licence: '[WordNet licence](../writer/data/wordnet/LICENSE.txt), free with its notice',
  },
  {
    what: 'Terms and meanings of textbooks, shortened',
    files: '`writer/data/openstax/bold-terms.txt`, `writer/data/openstax/meanings.txt`',
    from: 'books of OpenStax, Rice University',
    licence: '[CC BY 4.0](../writer/data/openstax/LICENSE.txt), with the books named',
  },
  {
    what: 'Counts of words by subject',
    files: '`writer/data/openstax/subject-words.txt`',
    from: 'books of OpenStax, Rice University, among others',
    licence: '[CC BY 4.0](../writer/data/openstax/LICENSE.txt), with the books named',
  },
  {
    what: 'Word vectors',
    files: '`writer/data/learned/word-vectors.json`',
    from: 'books of OpenStax, Rice University; glosses of WordNet 3.1',
    licence:
      '[CC BY 4.0](../writer/data/openstax/LICENSE.txt) and [WordNet licence](../writer/data/wordnet/LICENSE.txt)',
  },
  {
    what: 'Sentences beside the labels of judged questions, not shipped',
    files: '`writer/training/judged-questions.jsonl`',
    from: 'books of OpenStax, Rice University; each line names its book and module',
    licence: '[CC BY 4.0](../writer/data/openstax/LICENSE.txt), with the books named',
  },
  {
    what: 'Facts of what schools teach; learned weights; labels',
    files:
      '`writer/data/catalogue`, `writer/data/learned/*-model.json`, `writer/training/judged-facts.jsonl`',
    from: 'written and learned for this project',
    licence: 'MIT, as all of it',
  },
] as const;
