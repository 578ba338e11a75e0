import { expect, test } from 'vitest';
import { detectLanguage, type Language } from './detect-language.ts';
import type { SourceDocument } from './source-document.ts';

function documentOf(text: string): SourceDocument {
  return {
    title: 'Text',
    kind: 'txt',
    pageCount: null,
    sections: [{ heading: null, page: null, text }],
  };
}

const english =
  'Photosynthesis is the process by which green plants make sugar from light. Water is taken up by the roots, and carbon dioxide enters through small pores in the leaf.';
const spanish =
  'La fotosíntesis es el proceso por el cual las plantas verdes producen azúcar a partir de la luz. El agua es absorbida por las raíces y el dióxido de carbono entra por pequeños poros de la hoja.';

test.each<[string, Language, string]>([
  ['an English textbook', 'english', english],
  [
    'an English worksheet',
    'english',
    'Name: ________ Date: ________ 1. Label the parts of the cell. 2. What is the job of the nucleus? 3. List three things that plant cells have and animal cells do not. Score: __ / 10',
  ],
  [
    'English of a laboratory, with symbols and rare words',
    'english',
    'Pour 25 ml of HCl into the beaker and add 5 g of CaCO3. The effervescence shows that CO2 is set free. Repeat with NaHCO3 and phenolphthalein, and write down the pH each time.',
  ],
  ['English with a part in another language', 'english', `${english} ${english} ${spanish}`],
  [
    'French',
    'other',
    'La photosynthèse est le processus par lequel les plantes vertes produisent du sucre à partir de la lumière. L\u2019eau est absorbée par les racines et le gaz entre par de petits pores.',
  ],
  [
    'German',
    'other',
    'Die Photosynthese ist der Prozess, durch den grüne Pflanzen aus Licht Zucker herstellen. Das Wasser wird von den Wurzeln aufgenommen, und das Gas tritt durch kleine Poren in das Blatt.',
  ],
  ['Spanish', 'other', spanish],
  [
    'Latin',
    'other',
    'Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani, tertiam qui ipsorum lingua Celtae, nostra Galli appellantur. Hi omnes lingua, institutis, legibus inter se differunt.',
  ],
  [
    'Arabic',
    'other',
    'عملية البناء الضوئي هي العملية التي تصنع بها النباتات الخضراء السكر من الضوء. تمتص الجذور الماء ويدخل ثاني أكسيد الكربون من خلال مسام صغيرة في الورقة الخضراء.',
  ],
  [
    'Russian',
    'other',
    'Фотосинтез это процесс, при котором зелёные растения производят сахар из света. Вода поглощается корнями, а углекислый газ поступает через маленькие поры листа зелёного растения.',
  ],
  ['a text too short to tell', 'english', 'Zwei kurze Zeilen.'],
])('%s is %s', (_, language, text) => {
  expect(detectLanguage(documentOf(text))).toBe(language);
});
