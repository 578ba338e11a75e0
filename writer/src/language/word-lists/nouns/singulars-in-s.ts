import { wordSet } from '../word-set.ts';

/** Words that end in "s" and name one thing. */
export const SINGULARS_IN_S = wordSet(`
  achilles, aeneas, albicans, alcibiades, antares, aquinas, archimedes, ares, aristophanes,
  arkansas, asbestos, athens, atlas, benthos, bias, biceps, biogas, blues, brussels, canvas,
  caries, ceres, chaos, charles, christmas, cleisthenes, cogens, congress, cortes, cosmos,
  cowpens, cyclops, d'affaires, deferens, deimos, demosthenes, dens, descartes, diabetes,
  dimorphos, diogenes, elegans, engels, eratosthenes, eros, erysipelas, ethos, euripides, ganges,
  gas, hades, hamas, heracles, hermes, herpes, hipparcos, hippocrates, hobbes, hornfels, huygens,
  iliopsoas, illinois, james, kairos, kansas, lens, leonidas, logos, maimonides, mars,
  massachusetts, means, measles, menes, midas, mimas, monocytogenes, moses, mumps, naples,
  neoformans, news, pallas, pancreas, parmenides, paterfamilias, pathos, pericles, phidias,
  philippines, phobos, pocahontas, ponens, pons, pseudomonas, pyogenes, pythagoras, quadriceps,
  rabies, rickets, roscosmos, sapiens, scabies, series, shingles, socrates, sophocles, species,
  stapes, streptomyces, summons, teres, texas, thales, thames, themistocles, thomas, thucydides,
  tollens, triceps, versailles, vincennes, wales
`);
