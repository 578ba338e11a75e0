/** What the product makes of a lesson, for who has not seen it yet: a question as any other. */
export const sampleQuestion = {
  question: 'Which part of a plant cell makes sugar with the energy of sunlight?',
  options: [
    { text: 'Mitochondrion', why: 'Mitochondria use sugar up: they set its energy free.' },
    {
      text: 'Chloroplast',
      why: 'Only plants and algae have them, and they are why leaves are green.',
    },
    { text: 'Vacuole', why: 'A vacuole stores water and what is dissolved in it.' },
    { text: 'Nucleus', why: 'The nucleus keeps the genes and directs the cell.' },
  ],
  correctAnswer: 1,
  quote:
    'Chloroplasts catch the energy of sunlight and use it to make sugar out of water and carbon dioxide.',
  source: 'Plant cells.pdf, page 2',
} as const;
