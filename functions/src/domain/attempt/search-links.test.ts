import { describe, expect, test } from 'vitest';
import { searchLinks, searchPhrase } from './search-links.ts';

const ALLOWED = ['www.khanacademy.org', 'en.wikipedia.org', 'www.ck12.org', 'www.youtube.com'];

describe('searchPhrase', () => {
  test.each([
    ['Photosynthesis', 'Photosynthesis'],
    ["Newton's second law", "Newton's second law"],
    ['  Evaporation   and transpiration ', 'Evaporation and transpiration'],
    ['Punnett squares (genetics)', 'Punnett squares'],
    ['Cells: structure', 'Cells structure'],
    ['COVID-19', 'COVID-19'],
    ['Énergie cinétique', 'Énergie cinétique'],
  ])('%s is searched as %s', (topic, phrase) => {
    expect(searchPhrase(topic)).toBe(phrase);
  });

  test.each([
    ['a sentence', 'Water moves from the sea to the sky.'],
    ['a question', 'What is osmosis?'],
    ['a blank', '____ is a gas'],
    ['too many words', 'how plants and animals exchange gases with air'],
    ['nothing', '   '],
    ['a number', '42'],
    ['marks only', '“…”'],
    ['one endless word', 'x'.repeat(61)],
  ])('%s is not searched for', (_what, topic) => {
    expect(searchPhrase(topic)).toBeNull();
  });
});

describe('searchLinks', () => {
  test('without a topic there are no links', () => {
    expect(searchLinks([], 'Grade 9')).toEqual({ onlineResources: [], youtubeVideos: [] });
    expect(searchLinks(['Why?'], 'Grade 9')).toEqual({ onlineResources: [], youtubeVideos: [] });
  });

  test.each([
    [1, 3, 1],
    [2, 3, 2],
    [3, 3, 2],
    [9, 3, 2],
  ])('%i topics give %i links to read and %i to watch', (count, reading, watching) => {
    const topics = Array.from({ length: count }, (_, index) => `Topic number ${index + 1}`);
    const links = searchLinks(topics, 'Grade 9');
    expect(links.onlineResources).toHaveLength(reading);
    expect(links.youtubeVideos).toHaveLength(watching);
  });

  test('each leads to an allowed site, is called a search, and is told apart from the others', () => {
    const { onlineResources, youtubeVideos } = searchLinks(
      ['Mutations & DNA', 'Evaporation', 'mutations & dna'],
      'Grade 11',
    );
    const all = [...onlineResources, ...youtubeVideos];
    for (const { title, link, description } of all) {
      const url = new URL(link);
      expect(url.protocol).toBe('https:');
      expect(ALLOWED).toContain(url.hostname);
      expect(title).toMatch(/^Search .+ for “.+”$/);
      expect(description).toContain('search results');
    }
    expect(new Set(all.map(({ link }) => link)).size).toBe(all.length);
    expect(onlineResources.map(({ title }) => title)).toEqual([
      'Search Khan Academy for “Mutations & DNA”',
      'Search Wikipedia for “Evaporation”',
      'Search CK-12 for “Mutations & DNA”',
    ]);
    expect(youtubeVideos.map(({ link }) => new URL(link).searchParams.get('search_query'))).toEqual(
      ['Mutations & DNA grade 11', 'Evaporation grade 11'],
    );
  });

  test('a topic cannot break out of its link', () => {
    const [first] = searchLinks(['a&b="><script>'], 'Grade 6').onlineResources;
    expect([...new URL(first?.link ?? '').searchParams.keys()]).toEqual(['page_search_query']);
    expect(first?.link).not.toContain('<');
  });
});
