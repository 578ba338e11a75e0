import type { Subject } from '@study-assistant/contract/materials/subjects';
import { expect, it } from 'vitest';
import { findSubject } from './find-subject.ts';

function find(text: string) {
  const sections = [{ heading: null, page: null, text }];
  return findSubject({ title: 'Lesson 4', kind: 'txt', pageCount: null, sections });
}

const LESSONS: [Subject, string][] = [
  [
    'Biology',
    'The heart pumps blood through arteries, and veins bring it back. Red cells carry oxygen from the lungs to every tissue; white cells fight bacteria and make antibodies. In the capillaries glucose and oxygen pass through a thin membrane into the cells, which release carbon dioxide.',
  ],
  [
    'Chemistry',
    'An acid gives hydrogen ions to a solution, and a base takes them up. When hydrochloric acid reacts with sodium hydroxide, the products are a salt and water. The reaction releases heat. Metals lose electrons and form positive ions; the atoms of a molecule share electrons in a covalent bond.',
  ],
  [
    'Physics',
    'A force changes the velocity of an object. The greater its mass, the smaller the acceleration. Friction opposes motion and turns kinetic energy into heat. In a circuit the voltage of the battery drives a current through the resistance of each lamp, and a magnet moves in the field of a coil.',
  ],
  [
    'Earth and space',
    'Magma rises at the boundary of two tectonic plates and erupts from a volcano as lava. Rivers carry sediment to the ocean, where it hardens into sedimentary rock. The Moon orbits the Earth, and its gravity raises the tides. Planets, comets and asteroids orbit the Sun, one star of our galaxy.',
  ],
  [
    'Mathematics',
    'A triangle with a right angle has two legs and a hypotenuse. By the theorem of Pythagoras the square of the hypotenuse equals the sum of the squares of the legs. The graph of a linear function is a line; its slope is the coefficient of the variable. A quadratic equation has at most two roots. Find the ratio of the sides, the cosine of the angle and the area of the polygon.',
  ],
  [
    'Computing',
    'A program stores data in variables. The compiler translates source code into instructions that the processor runs. An array holds values by their index; a loop repeats code until a condition is false. The network sends packets from a server to the user, and encryption protects a password from malware and hackers.',
  ],
  [
    'History',
    'In 1793 the king was executed, and the revolution turned against its own leaders. The army defeated the Austrians, and in 1804 Napoleon crowned himself emperor. His troops conquered much of the continent until the retreat from Moscow in 1812. After the battle of Waterloo the British sent him into exile, and the treaty restored the old dynasty.',
  ],
  [
    'Geography',
    'Many people migrate from villages to the city in search of work. Population density is high in the river valleys and low in the deserts of the north. Farmers grow rice on terraces, and shifting cultivation clears the forest. The map shows urban sprawl around the capital, its suburbs, the border in the east and latitude and longitude of each settlement.',
  ],
  [
    'Civics',
    'Citizens vote for the members of parliament. The legislature passes a bill, the president may veto it, and the supreme court decides whether the law agrees with the constitution. A federal government shares its power with the states. Parties choose candidates for the election, and voters mark a ballot in their district.',
  ],
  [
    'Economics',
    'When the price of a good rises, consumers buy less of it and firms supply more. At the equilibrium the quantity demanded equals the quantity supplied. A monopoly sets a price above its marginal cost and earns a profit. The central bank raises the interest rate to slow inflation, so that households borrow and spend less of their income.',
  ],
  [
    'Social science',
    'Children learn the norms of their society from parents, peers and school. Psychologists study how people remember, think and feel, and why anxiety becomes a disorder. A stereotype is a belief about a group. Sociologists ask how social class and gender shape identity and behavior, and why members of a group conform.',
  ],
  [
    'Languages',
    'A noun names a person or a thing, a verb tells what happens, and an adjective describes the noun. In the passive voice the subject receives the action. The poem has four stanzas with a regular rhyme; its metaphor compares love to a voyage. The narrator of the novel tells the story in the first person. Mark each clause, pronoun and adverb of the sentence.',
  ],
  [
    'Arts',
    'The painter uses warm color and strong contrast of light and shadow. Monet painted outdoors with short strokes of the brush. A sculptor carves marble or casts bronze. In music, the melody moves above the harmony of the chords; the orchestra has strings, brass and percussion. The ballet dancer turns, and the composer of the opera wrote an overture for violins and piano.',
  ],
];

it.each(LESSONS)('a lesson of %s is told by its words', async (subject, text) => {
  expect(await find(text)).toBe(subject);
});

it('a whole book is of a subject too, though it has a word of every other', async () => {
  const text = LESSONS.map(([subject, lesson]) => lesson.repeat(subject === 'Physics' ? 200 : 1));
  expect(await find(text.join(' '))).toBe('Physics');
});

it('a lesson of two subjects in equal parts is of neither', async () => {
  const [, , physics, , , , history] = LESSONS;
  expect(await find(`${physics?.[1]} ${history?.[1]}`)).toBeNull();
});

it.each([
  ['a short note', 'The heart pumps blood through arteries.'],
  [
    'a letter home',
    'Dear parents, the school trip begins on Monday at eight. Please give your child a packed lunch, a drink, rain clothes and good shoes. We shall be back before six. Fill in the form below, sign it and send it to the office with the money by Friday. If your child cannot come, please tell us by phone.',
  ],
  [
    'another language',
    'Das Herz pumpt das Blut durch die Arterien, und die Venen bringen es zurück. Rote Blutkörperchen tragen Sauerstoff aus der Lunge in jedes Gewebe; weiße wehren Bakterien ab und bilden Antikörper.',
  ],
])('%s has no subject', async (_, text) => {
  expect(await find(text)).toBeNull();
});
