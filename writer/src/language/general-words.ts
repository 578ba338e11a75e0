/** Nouns and adjectives of every subject: alone, none of them is what a lesson is about. */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
  `ability absence access account act action activity addition advantage age aim amount analysis answer approach area
  argument aspect attempt attention average background base basis beginning behalf behavior belief benefit bit body
  book bottom brother building bulk case cause center century challenge chance change character characteristic child
  choice circumstance class combination comparison component concept concern conclusion condition consequence
  consideration contact content context contrast control cost couple country course creation culture day deal death
  decade decision definition degree demand description design desire detail development difference difficulty direction
  discussion distance diversity door earth effect effort element emphasis end example existence experience explanation
  expression extent eye face fact factor failure family father feature feeling field figure finding focus food force
  form foundation function future gain goal government group growth half hand head health heart help history home hope
  hour house hundred idea image impact importance improvement increase individual influence information instance
  interest issue item job kind knowledge lack land language law leader level life light line list location look loss
  lot majority making man manner material matter meaning means measure member memory mention method million mind minute
  model moment month mother movement name nation nature need new night notion number object observation one operation
  opinion opportunity page chapter unit phrase word option order organization origin outcome outside pair part participant past path pattern people
  percent percentage period person perspective phase phenomenon piece place plan point policy population portion
  position possibility power practice presence present pressure problem procedure process product production program
  progress property purpose quality quantity question range rate reaction reality reason recognition record relation
  relationship report requirement research researcher resource response responsibility rest result return right rise
  risk role room rule sample scale scene scholar school scientist section sense series service set shape share shift
  side sign significance similarity site situation size society solution son sort source space stage standard state
  statement step story strategy strength structure student study style subject success summary support surface system
  table task teacher technique term test text theory thing thought thousand time today tool top total town tradition
  trait treatment trend trip trouble truth turn type understanding unit use user value variation variety version view
  war way week weight whole woman word work worker world writer year youth
  able actual additional alternative apparent available average basic best better big certain clear common complete
  complex considerable current different difficult direct due early easy effective enough entire equal essential
  exact external extra extreme familiar final first following former free full further general good great high huge
  ideal identical immediate important impossible increasing indirect individual initial interesting internal key large
  last late likely limited little local long low main major many maximum mere middle minimum minor modern more most
  multiple natural necessary negative new next nice normal notable numerous obvious old only opposite ordinary original
  other overall own particular past personal physical popular positive possible potential powerful present previous
  primary prime principal probable proper pure quick rapid rare ready real recent regular related relative relevant
  remaining same second separate serious several severe sharp short significant similar simple single slight slow small
  so-called social special specific standard strong subsequent substantial successful such sufficient suitable sure
  third tiny top total true typical unique united unlike upper useful usual various vast very visible vital weak wide
  widespread whole worth young`.split(/\s+/),
);

export function isGeneral(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    GENERAL_WORDS.has(lower) ||
    GENERAL_WORDS.has(lower.replace(/ies$/, 'y')) ||
    GENERAL_WORDS.has(lower.replace(/e?s$/, '')) ||
    GENERAL_WORDS.has(lower.replace(/s$/, ''))
  );
}
