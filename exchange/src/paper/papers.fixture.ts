/** What a paper asks, and what is to be read of it. */
export type Asked = {
  stem: string;
  options: string[];
  /** Places of the right options; a word, a number, or true and false for other kinds. */
  right: number[] | string | boolean;
};

function choice(stem: string, right: number, ...options: string[]): Asked {
  return { stem, options, right: [right] };
}

export const BIOLOGY: Asked[] = [
  choice(
    'Which part of a cell makes most of its energy?',
    1,
    'Nucleus',
    'Mitochondrion',
    'Cell wall',
    'Vacuole',
  ),
  choice('Plants take in carbon dioxide through their', 3, 'roots', 'xylem', 'flowers', 'stomata'),
  choice(
    'What is the main product of photosynthesis that plants store?',
    0,
    'Starch',
    'Oxygen',
    'Water',
    'Salt',
  ),
  choice('Which of these is NOT a vertebrate?', 2, 'Frog', 'Salmon', 'Octopus', 'Sparrow'),
  choice('A gene is a section of', 1, 'a protein', 'DNA', 'a lipid', 'starch'),
  choice(
    'In which organ does most absorption of digested food take place, according to the diagram that you studied last week?',
    1,
    'Stomach',
    'Small intestine',
    'Large intestine',
    'Liver',
  ),
  choice(
    'Which vitamin is made in the skin?',
    3,
    'Vitamin A',
    'Vitamin B',
    'Vitamin C',
    'Vitamin D',
  ),
  choice('Blood leaves the heart through', 0, 'arteries', 'veins', 'capillaries', 'nerves'),
];

export const HISTORY: Asked[] = [
  choice('In which year did the French Revolution begin?', 2, '1776', '1783', '1789', '1799'),
  choice(
    'Who invented the printing press with movable type in Europe?',
    0,
    'Johannes Gutenberg',
    'Leonardo da Vinci',
    'Galileo Galilei',
    'Isaac Newton',
  ),
  choice('The Magna Carta was sealed by', 1, 'Henry II', 'King John', 'Edward I', 'Richard III'),
  choice(
    'Which empire built the road network that was said to lead to one city?',
    3,
    'The Persian Empire',
    'The Ottoman Empire',
    'The Mongol Empire',
    'The Roman Empire',
  ),
  choice(
    'What was the name of the treaty that ended the war with Germany in 1919?',
    1,
    'Treaty of Paris',
    'Treaty of Versailles',
    'Treaty of Utrecht',
    'Treaty of Rome',
  ),
  choice(
    'Who was the first woman to win a Nobel Prize?',
    2,
    'Ada Lovelace',
    'Rosalind Franklin',
    'Marie Curie',
    'Dorothy Hodgkin',
  ),
  choice(
    'The Silk Road joined China with',
    0,
    'the Mediterranean',
    'South America',
    'Australia',
    'Greenland',
  ),
  choice(
    'Which city was divided by a wall from 1961 to 1989?',
    3,
    'Vienna',
    'Prague',
    'Warsaw',
    'Berlin',
  ),
];

export const BIOLOGY_MORE: Asked[] = [
  { stem: 'All bacteria are harmful.', options: [], right: false },
  { stem: 'Fungi have no chlorophyll.', options: [], right: true },
  { stem: 'The green pigment of leaves is called _____.', options: [], right: 'chlorophyll' },
  { stem: 'How many chambers does a human heart have?', options: [], right: '4' },
  { stem: 'Name the gas that plants give off by day.', options: [], right: 'oxygen' },
];

export const HISTORY_MORE: Asked[] = [
  { stem: 'Napoleon was born on Corsica.', options: [], right: true },
  { stem: 'The Great Wall of China was built in one year.', options: [], right: false },
  { stem: 'The capital of the Byzantine Empire was _____.', options: [], right: 'Constantinople' },
  { stem: 'In which year did the Second World War end?', options: [], right: '1945' },
  { stem: 'Which ship brought the Pilgrims to America?', options: [], right: 'Mayflower' },
];
