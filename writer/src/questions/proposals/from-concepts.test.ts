import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../document/source-document.ts';
import { analyse } from '../../facts/analysis.ts';
import { loadModels } from '../../learned/models.ts';
import { indexDocument } from '../wrong-answers/document-index.ts';
import { rankSiblings } from '../wrong-answers/rank-siblings.ts';
import { proposeFromConcepts } from './from-concepts.ts';

const LESSON = `Every plant and animal cell has organelles that do its work. The nucleus holds the DNA of the cell and controls what the cell does. Mitochondria release energy from food molecules by cellular respiration and make most of the ATP that the cell uses. Ribosomes build proteins from amino acids. In plant cells, chloroplasts capture the energy of sunlight and carry out photosynthesis.`;
const STORY = `The committee met in a room that everybody called the nucleus of the building. Its members had little energy left, and the golf course behind the house was closed. Nobody spoke about the lens of the old camera that stood on the table. They went home at eight.`;

function aDocument(text: string): SourceDocument {
  return {
    kind: 'txt',
    pageCount: null,
    title: 'A lesson',
    sections: [{ heading: null, page: 1, text }],
  };
}

async function propose(text: string) {
  const index = indexDocument(await analyse(aDocument(text)));
  const models = await loadModels();
  return { index, models, proposals: proposeFromConcepts(index, models.taught) };
}

describe('what the catalogue asks', () => {
  it('is proposed where the document teaches it', async () => {
    const { proposals } = await propose(LESSON);
    expect(proposals.filter(({ support }) => support > 0.5).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['mitochondrion', 'ribosome']),
    );
  });

  it('rests on the sentence that says it', async () => {
    const { proposals } = await propose(LESSON);
    const asked = proposals.find(({ key }) => key === 'ribosome');
    expect(asked?.sentence.quote).toBe('Ribosomes build proteins from amino acids.');
    expect(asked?.stem).toMatch(/^Which .*\?$/);
  });

  it('is not trusted where a word stands in passing or in another sense', async () => {
    const { proposals } = await propose(STORY);
    expect(proposals.filter(({ support }) => support > 0.5)).toEqual([]);
  });

  it('takes a name with capitals for that name alone', async () => {
    const { proposals } = await propose(`${STORY} The sides and ends of the rope are wet.`);
    expect(proposals.map(({ key }) => key)).not.toContain('Andes');
  });

  it('calls a thing as the document calls it', async () => {
    const text = `${LESSON} DNA is the molecule that carries genetic information. DNA stores the hereditary information of a cell in the order of its bases.`;
    const { proposals } = await propose(text);
    const keys = proposals.map(({ key }) => key);
    expect(keys).toContain('DNA');
    expect(keys).not.toContain('deoxyribonucleic acid');
  });

  it('has a name that does not stand out among those of its sort', async () => {
    const text = `After the Civil War farmers asked their states to limit what railroads charged. Courts soon took up the laws of business and labor. In Munn v. Illinois the Supreme Court let states regulate the rates of grain elevators. The Wabash case of 1886 held that only Congress could regulate interstate railroad rates. In Lochner v. New York the Court struck down a law that limited the hours of bakers.`;
    const keys = (await propose(text)).proposals.map(({ key }) => key);
    expect(keys).toContain('Wabash v. Illinois');
    expect(keys).not.toContain('Wabash case');
  });
});

describe('the wrong answers to it', () => {
  it('are abbreviated where it is', async () => {
    const text = `${LESSON} DNA is the molecule that carries genetic information. DNA stores the hereditary information of a cell in the order of its bases.`;
    const { index, models, proposals } = await propose(text);
    const asked = proposals.find(({ key }) => key === 'DNA');
    if (!asked?.concept) throw new Error('Nothing is asked about DNA.');
    const { quote } = asked.sentence;
    const wrong = rankSiblings(asked.concept, { ...asked, quote }, index, models.pair);
    expect(wrong.map(({ text: option }) => option)).toContain('RNA');
  });

  it('are of the same set, never the key in other words, never in the quote', async () => {
    const { index, models, proposals } = await propose(LESSON);
    const asked = proposals.find(({ key }) => key === 'mitochondrion');
    if (!asked?.concept) throw new Error('Nothing is asked about mitochondria.');
    const { quote } = asked.sentence;
    const wrong = rankSiblings(asked.concept, { ...asked, quote }, index, models.pair);
    const members = asked.concept.set.concepts.map(({ term }) => term);
    expect(wrong.length).toBeGreaterThanOrEqual(3);
    expect(wrong.every(({ text }) => members.includes(text))).toBe(true);
    expect(wrong.map(({ text }) => text)).not.toContain('mitochondrion');
    expect(wrong.filter(({ text }) => quote.toLowerCase().includes(` ${text} `))).toEqual([]);
  });
});
