import type { Attempt } from '@study-assistant/contract/attempts/attempts';

export type ResourceRecommendations = Attempt['resourceRecommendations'];
type Resource = ResourceRecommendations['onlineResources'][number];
type Site = { name: string; about: string; url: (phrase: string) => URL };

/** The sites that links may lead to: each is a search on it, so no link goes dead. */
const KHAN_ACADEMY: Site = {
  name: 'Khan Academy',
  about: 'Free lessons with short exercises',
  url: (phrase) => search('https://www.khanacademy.org/search', 'page_search_query', phrase),
};
const WIKIPEDIA: Site = {
  name: 'Wikipedia',
  about: 'An encyclopedia: begin with the first paragraphs',
  url: (phrase) => search('https://en.wikipedia.org/w/index.php', 'search', phrase),
};
const CK12: Site = {
  name: 'CK-12',
  about: 'Free school textbooks and simulations',
  url: (phrase) => search('https://www.ck12.org/search/', 'q', phrase),
};
const YOUTUBE: Site = {
  name: 'YouTube',
  about: 'Videos: choose one of a school or a teacher',
  url: (phrase) => search('https://www.youtube.com/results', 'search_query', phrase),
};

const ARTICLE_SITES = [KHAN_ACADEMY, WIKIPEDIA, CK12];
const MAX_VIDEOS = 2;
const MAX_PHRASE_WORDS = 6;
const MAX_PHRASE_CHARACTERS = 60;

/**
 * Searches to go on with, for the topics with mistakes, the worst first: at most three for reading
 * and two for watching, none without a topic.
 *
 * @param targetGrade as the quiz has it, "Grade 9"; it helps where a search finds every age
 */
export function searchLinks(
  topics: readonly string[],
  targetGrade: string,
): ResourceRecommendations {
  const phrases = distinct(topics.map(searchPhrase).filter((phrase) => phrase !== null));
  if (phrases.length === 0) return { onlineResources: [], youtubeVideos: [] };
  return {
    onlineResources: ARTICLE_SITES.map((site, index) =>
      link(site, phrases[index % phrases.length] ?? '', ''),
    ),
    youtubeVideos: phrases
      .slice(0, MAX_VIDEOS)
      .map((phrase) => link(YOUTUBE, phrase, ` ${targetGrade.toLowerCase()}`)),
  };
}

/** A topic as something to search for; null for a sentence, a blank or a bare number. */
export function searchPhrase(topic: string): string | null {
  const text = topic.normalize('NFKC').trim();
  if (/_{2,}|[.!?…]$/u.test(text)) return null;
  const phrase = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}'’&+\- ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isPhrase = /\p{L}{3}/u.test(phrase) && phrase.length <= MAX_PHRASE_CHARACTERS;
  return isPhrase && phrase.split(' ').length <= MAX_PHRASE_WORDS ? phrase : null;
}

function link({ name, about, url }: Site, phrase: string, suffix: string): Resource {
  return {
    title: `Search ${name} for “${phrase}”`,
    link: url(phrase + suffix).href,
    description: `${about}. This opens the search results for “${phrase}${suffix}”.`,
  };
}

function search(page: string, parameter: string, phrase: string): URL {
  const url = new URL(page);
  url.searchParams.set(parameter, phrase);
  return url;
}

function distinct(phrases: readonly string[]): string[] {
  const keys = phrases.map((phrase) => phrase.toLowerCase());
  return phrases.filter((phrase, index) => keys.indexOf(phrase.toLowerCase()) === index);
}
