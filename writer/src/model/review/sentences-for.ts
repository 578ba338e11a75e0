import { contentStems } from '../../language/words.ts';
import { containsPhrase } from '../../validator/same-thing.ts';
import type { Candidate } from '../questions/collect-questions.ts';
import { placesAround } from '../questions/find-proof.ts';
import { numberedSome, type Passage } from '../text/passages.ts';

/**
 * The sentences that a reader needs to answer the questions: those around the evidence, and for each
 * wrong option the one that says most of the question about it.
 */
export function sentencesFor(candidates: readonly Candidate[]): string {
  const passages = new Map<number, Passage>();
  const places = new Map<number, Set<number>>();

  function take(passage: Passage, place: number): void {
    passages.set(passage.id, passage);
    const taken = places.get(passage.id) ?? new Set();
    places.set(passage.id, taken.add(place));
  }

  for (const { question, passages: sent } of candidates) {
    for (const place of placesAround(question)) take(question.passage, place);
    for (const option of question.answer.wrong) {
      const found = findFullest(sent, option, question.answer.stem);
      if (found) take(found.passage, found.place);
    }
  }
  const inOrder = [...passages.values()].sort((a, b) => a.id - b.id);
  return numberedSome(inOrder, places);
}

type Found = { passage: Passage; place: number; said: number };

function findFullest(passages: readonly Passage[], option: string, stem: string): Found | null {
  const asked = contentStems(stem);
  let fullest: Found | null = null;
  for (const passage of passages) {
    passage.sentences.forEach((sentence, place) => {
      if (!containsPhrase(sentence, option)) return;
      const told = contentStems(sentence);
      const said = [...asked].filter((word) => told.has(word)).length;
      if (said > (fullest?.said ?? 0)) fullest = { passage, place, said };
    });
  }
  return fullest;
}
