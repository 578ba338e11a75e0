/* Sound items of a model's answer, about the lesson on the water cycle. */

export const gapText = {
  evidence: 'A watershed is an area of land that drains into a single river or lake.',
  words: ['watershed', 'lake'],
  others: ['aquifer', 'glacier', 'mountain'],
  topic: 'Watersheds',
};

export const matching = {
  stem: 'Match each process with what it is.',
  pairs: [
    {
      left: 'Irrigation',
      right: 'supply of water to crops',
      evidence: 'Irrigation is the supply of water to crops by canals, pipes, or sprinklers.',
    },
    {
      left: 'Desalination',
      right: 'removal of salt from seawater',
      evidence: 'Desalination is the removal of salt from seawater.',
    },
    {
      left: 'Infiltration',
      right: 'movement of water into the soil',
      evidence: 'Infiltration is the movement of water from the surface into the soil.',
    },
    {
      left: 'Sublimation',
      right: 'change of ice directly into vapor',
      evidence: 'Sublimation is the change of ice directly into water vapor without melting first.',
    },
  ],
  topic: 'Processes of the water cycle',
};

export const statement = {
  evidence: 'Transpiration is the release of water vapor from the leaves of plants.',
  statement: 'Transpiration is the release of water vapor from roots.',
  isTrue: false,
  correction: 'Transpiration is the release of water vapor from leaves.',
  topic: 'Transpiration',
};

export const year = {
  evidence: 'The Hoover Dam on the Colorado River was completed in 1936.',
  stem: 'In which year was the Hoover Dam completed?',
  value: '1936',
  unit: '',
  topic: 'Dams',
};

export const ordering = {
  stem: 'Put these steps from the sea to the rain in order, the first at the top.',
  steps: [
    {
      step: 'The oceans supply water vapor to the atmosphere',
      evidence: 'The oceans supply about 86 percent of the water vapor that enters the atmosphere.',
    },
    {
      step: 'Moist air rises and cools',
      evidence: 'When moist air rises, it cools and its water vapor condenses.',
    },
    {
      step: 'Droplets collide and grow heavy',
      evidence: 'Raindrops form when cloud droplets collide and grow too heavy to stay in the air.',
    },
    {
      step: 'Rain falls from clouds to the ground',
      evidence:
        'Precipitation is water that falls from clouds to the ground as rain, snow, sleet, or hail.',
    },
  ],
  topic: 'Rain',
};
