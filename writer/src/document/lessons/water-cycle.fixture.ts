import type { SourceDocument } from '../source-document.ts';

/** A geography text written for these tests. */
export const waterCycle: SourceDocument = {
  title: 'The Water Cycle',
  kind: 'pdf',
  pageCount: 4,
  sections: [
    {
      heading: 'Water on the Move',
      page: 1,
      text: `The water cycle is the continuous movement of water between the oceans, the air, and the land. The Sun supplies the energy that drives the cycle. About 97 percent of the water on Earth is salt water in the oceans. Fresh water makes up only about 3 percent, and most of it is frozen in glaciers and ice sheets. Antarctica holds the largest ice sheet on the planet.

Water moves through the cycle at very different speeds. A water molecule spends about nine days in the atmosphere, on average. In the deep ocean, a molecule may remain for more than 3,000 years. A reservoir is a place where water is stored for some time, such as a lake, a glacier, or the ground.`,
    },
    {
      heading: 'Evaporation and Transpiration',
      page: 1,
      text: `Evaporation is the process by which liquid water changes into water vapor. Warm air speeds up evaporation because fast-moving molecules escape more easily from the surface of the liquid. The oceans supply about 86 percent of the water vapor that enters the atmosphere. Wind carries the moist air away from the surface, so that more water can evaporate.

Transpiration is the release of water vapor from the leaves of plants. Stomata are tiny openings in a leaf that let gases pass in and out. A large oak tree can release about 150,000 liters of water in a year. Sublimation is the change of ice directly into water vapor without melting first. Sublimation occurs on high mountains where the air is dry and the sunlight is strong.`,
    },
    {
      heading: 'Condensation and Clouds',
      page: 2,
      text: `Condensation is the change of water vapor into liquid water. When moist air rises, it cools and its water vapor condenses. The temperature at which air becomes saturated is called the dew point. Cloud droplets form around tiny particles of dust, salt, or smoke. Luke Howard, an English chemist, published the first widely used classification of clouds in 1803.

Howard gave clouds Latin names because Latin was understood by scholars in many countries. Cirrus clouds consist of ice crystals at great heights. Cumulus clouds look like heaps of cotton with flat bases. Stratus clouds cover the sky in low gray layers. Fog is a cloud that touches the ground. Humidity is the amount of water vapor in the air.`,
    },
    {
      heading: 'Precipitation',
      page: 2,
      text: `Precipitation is water that falls from clouds to the ground as rain, snow, sleet, or hail. Raindrops form when cloud droplets collide and grow too heavy to stay in the air. A typical raindrop contains about one million cloud droplets. Hail forms inside thunderstorms where strong updrafts carry frozen drops upward again and again.

Mountains force moist winds to rise, so the side that faces the wind receives heavy rain. A rain shadow is a dry area on the side of a mountain range that faces away from the wind. Death Valley in California is dry because the Sierra Nevada blocks moist air from the Pacific Ocean. Mawsynram in India receives about 11,870 millimeters of rain in an average year.`,
    },
    {
      heading: 'Runoff and Groundwater',
      page: 3,
      text: `Runoff is water that flows over the land into streams and rivers. A watershed is an area of land that drains into a single river or lake. The Amazon River carries more water to the sea than any other river. Paved surfaces increase runoff because rain cannot soak into asphalt or concrete. If heavy rain falls on frozen soil, the water runs off and streams rise quickly.

Infiltration is the movement of water from the surface into the soil. Groundwater is water that fills the spaces between grains of soil and rock. An aquifer is a layer of rock or sediment that stores groundwater and lets it flow. The water table is the upper surface of the zone that is filled with groundwater. When people pump water faster than rain replaces it, the water table drops. The Ogallala Aquifer lies beneath eight states of the United States.`,
    },
    {
      heading: 'People and the Water Cycle',
      page: 4,
      text: `Farms use about 70 percent of the fresh water that people take from rivers and aquifers. Irrigation is the supply of water to crops by canals, pipes, or sprinklers. Engineers build dams in order to store water, control floods, and produce electricity. The Hoover Dam on the Colorado River was completed in 1936. Forests slow runoff because their leaves and roots hold the rain back.

Cities can help water return to the ground. Rain gardens collect runoff from roofs and streets in planted hollows. Permeable pavement lets rain pass through to the soil. Desalination is the removal of salt from seawater. Desalination plants use large amounts of energy because salt is difficult to separate from water.`,
    },
  ],
};
