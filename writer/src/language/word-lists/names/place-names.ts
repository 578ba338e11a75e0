import { wordSet } from '../word-set.ts';

/** Continents, countries, states of the USA and cities named in schoolbooks. */
export const PLACE_NAMES = wordSet(`
  afghanistan, africa, alabama, alaska, america, antarctica, argentina, arizona, arkansas, asia,
  athens, australia, austria, beijing, belgium, berlin, boston, brazil, britain, california,
  canada, chicago, chile, china, colombia, colorado, connecticut, cuba, delaware, denmark, egypt,
  england, ethiopia, europe, finland, florida, france, georgia, germany, ghana, great britain,
  greece, haiti, hawaii, hungary, idaho, illinois, india, indiana, iowa, iran, iraq, ireland,
  israel, italy, japan, kansas, kentucky, kenya, korea, kuwait, latin america, london,
  los angeles, louisiana, maine, maryland, massachusetts, mexico, michigan, middle east,
  minnesota, mississippi, missouri, montana, moscow, nebraska, netherlands, nevada, new england,
  new hampshire, new jersey, new mexico, new orleans, new york, nigeria, north america,
  north carolina, north dakota, north korea, north vietnam, norway, ohio, oklahoma, oregon,
  pakistan, panama, paris, pennsylvania, peru, philadelphia, philippines, poland, portugal,
  puerto rico, rhode island, rome, russia, san francisco, saudi arabia, scotland, south africa,
  south america, south carolina, south dakota, south korea, south vietnam, soviet union, spain,
  sweden, switzerland, syria, tennessee, texas, the americas, tokyo, turkey, united kingdom,
  united states, utah, vermont, vietnam, virginia, wales, washington, west virginia, wisconsin,
  wyoming
`);
