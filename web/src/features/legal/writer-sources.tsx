/** Title, repository of OpenStax at GitHub, and the commit that our data was made from. */
const BOOKS = [
  [
    'American Government',
    'osbooks-american-government',
    '5c90dd7907dbf25f42266417e63ca3bb0012f031',
  ],
  [
    'Anatomy & Physiology',
    'osbooks-anatomy-physiology',
    'b0058a743bdd2cc08196abaaa7d5469970c0d80c',
  ],
  ['Astronomy', 'osbooks-astronomy', '63157f370b09c06a4cc12832384aaaf4de1ced3b'],
  ['Chemistry', 'osbooks-chemistry-bundle', '32c719622fbb7a0ca729cd645c1df4cf4e7d5b3a'],
  [
    'Introduction to Political Science',
    'osbooks-introduction-political-science',
    '4391e659b98eec43b71e8b3f08241215fb4dd4c4',
  ],
  [
    'Introduction to Sociology',
    'osbooks-introduction-sociology',
    'd35d5f3bdac40f93607d600134865d4f13ce1f9b',
  ],
  ['Microbiology', 'osbooks-microbiology', 'ecf34dad129d686703780e87ab5aa2e59c577a6a'],
  ['Physics (high school)', 'osbooks-physics', 'ff78c7a8150fdda5ed1f786ac59ac25cdd532ef0'],
  [
    'Principles of Economics',
    'osbooks-principles-economics-bundle',
    'cd31beb103fffbc09cc81ebfe117d8c40cc12d1a',
  ],
  ['Psychology', 'osbooks-psychology', 'e061043bf2f9e86ace51c4e8dc9555160f60a99d'],
  ['US History', 'osbooks-us-history', '046331cfcea0ac1b1a8fd461b3e6aae638845af3'],
  ['World History', 'osbooks-world-history', '3e17beda9130380d24be881e6d1942dfcc1be845'],
] as const;

/** Whose work the offline writer learned from; writer/data/openstax/LICENSE.txt names the same. */
export function WriterSources() {
  return (
    <section id="sources">
      <h2>What the offline writer learned from</h2>
      <p>
        Its words and meanings are made from textbooks of{' '}
        <a href="https://openstax.org">OpenStax</a>, Rice University, which are free to read there.
        These states of them are under the{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">
          Creative Commons Attribution 4.0 licence
        </a>
        ; they were changed: meanings are shortened, and of the texts only words and how often they
        stand beside each other are kept.
      </p>
      <ul>
        {BOOKS.map(([title, repository, commit]) => (
          <li key={title}>
            <a href={`https://github.com/openstax/${repository}/tree/${commit}`}>{title}</a>, commit{' '}
            {commit.slice(0, 8)}
          </li>
        ))}
      </ul>
      <p>
        Its synonyms and sorts of things are from{' '}
        <a href="https://wordnet.princeton.edu">WordNet</a> 3.1, Copyright 2011 by Princeton
        University, under the{' '}
        <a href="https://wordnet.princeton.edu/license-and-commercial-use">WordNet licence</a>. The
        facts that it asks for were written for this product.
      </p>
    </section>
  );
}
