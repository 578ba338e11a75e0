import { isPluralWord } from './plural.ts';
import type { Sentence } from './sentence.ts';
import { phrasesOf } from './phrases.ts';
import { termId } from './term-id.ts';

/** What a capitalised phrase names; a wrong answer must name the same sort. */
export type NameType = 'person' | 'place' | 'group' | 'institution' | 'law' | 'other';

const TITLES =
  /\b(?:president|king|queen|emperor|empress|prince|princess|general|captain|colonel|admiral|senator|governor|justice|pope|sir|lord|lady|dr\.|mr\.|mrs\.|ms\.|professor|psychologist|physicist|chemist|biologist|sociologist|economist|philosopher|scientist|inventor|explorer|poet|author|writer|artist|architect|physician|engineer|mathematician|astronomer|activist|reformer|journalist|sultan|caliph|pharaoh|minister|chancellor)s?\s*$/i;
const DEEDS =
  /^(?:was born|received|translated|sued|trained|set up|were born|wrote|argued|proposed|discovered|invented|believed|published|married|studied|claimed|declared|signed|served|painted|composed|observed|suggested|led|became|founded|formulated|demonstrated|died|realized|resigned|delivered|defeated|won)\b/;
/** What only people do, so that a surname alone is known for one. */
const SPEAKS =
  /^(?:argued|argues|believed|believes|wrote|proposed|claimed|suggested|coined|insisted|theorized|thought|called|calls|described)\b/;
const NOT_A_PERSON =
  /\b(?:act|acts|war|wars|company|states?|union|party|river|lake|sea|ocean|mountains?|street|church|court|congress|parliament|committee|association|university|college|institute|revolution|treaty|council|league|nations?|army|navy|empire|republic|kingdom|society|movement|agency|department|government|americans?|british|french|germans?|english|spanish|soviets?|chinese|japanese|europeans?|africans?|indians?|democrats?|republicans?|federalists?|whigs?|north|south|east|west|theory|law|laws|effect|syndrome|disease|plan|deal|bill|proclamation|declaration|constitution|city|county|bay|island|islands|valley|march|day|house|senate|bank|press|times|jews?|christians?|muslims?)\b/i;

const PLACES =
  /^(?:africa|asia|europe|north america|south america|latin america|america|the americas|antarctica|australia|england|britain|great britain|scotland|ireland|wales|france|spain|portugal|germany|italy|greece|russia|soviet union|china|japan|korea|north korea|south korea|india|pakistan|vietnam|north vietnam|south vietnam|egypt|iran|iraq|israel|syria|turkey|saudi arabia|kuwait|afghanistan|cuba|haiti|mexico|canada|brazil|argentina|chile|peru|colombia|panama|nigeria|kenya|ghana|ethiopia|south africa|poland|austria|hungary|sweden|norway|denmark|finland|netherlands|belgium|switzerland|united states|united kingdom|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|london|paris|berlin|rome|athens|moscow|beijing|tokyo|boston|philadelphia|chicago|los angeles|san francisco|new orleans|new england|hawaii|philippines|puerto rico|middle east)$/i;
const PLACE_WORDS =
  /\b(?:river|lake|sea|ocean|mountains?|island|islands|valley|desert|city|county|bay|canal|peninsula|hemisphere|coast|province|territory|harbor)$/i;
const GROUP =
  /(?:ans|ese|ists|ers|crats|cans|ians|ots|british|french|english|spanish|whigs|indians|jews|muslims|christians|catholics|protestants|puritans|quakers|greeks|romans|aztecs|incas)$/i;

const INSTITUTION =
  /^[A-Z]{2,6}s?$|\b(?:court|congress|senate|house|party|committee|agency|administration|association|company|corporation|union|bank|department|bureau|council|commission|university|college|parliament|league|church|army|navy|society|federation|reserve)$/i;
const LAW =
  /\b(?:act|amendment|law|treaty|constitution|bill|deal|proclamation|plan|compromise|clause|articles|charter|pact|doctrine|program)$/i;
const GIVEN_NAMES = new Set(
  `abraham adam albert alexander alfred alice andrew anna anne anthony antonio aristotle arthur barack barbara benjamin
  bernard bill carl carlos caroline catherine charles charlotte christopher clara claude daniel david diego donald
  dorothy douglas dwight edgar edith edmund eduard edward eleanor elizabeth ella ellen emily emma ernest eugene eva
  ferdinand florence francis frank franklin frederick friedrich galileo gandhi george gerald gregor harold harriet
  harry helen henry herbert hillary hugh ida immanuel isaac isabella jack jackie jacob james jane jean jefferson jerry
  jim jimmy joan johann johannes john jonathan jose joseph juan judith julia julius karl katherine kenneth laura lewis
  linda louis louise lucy ludwig luis lyndon malcolm marco margaret maria marie mark martha martin mary matthew max
  michael miguel mohandas napoleon nelson niccolo nicolaus nikola oliver oscar otto patrick paul pedro peter philip
  rachel ralph raymond rebecca richard robert roger ronald rosa rudolf ruth samuel sarah sigmund simon socrates sophie
  stephen steven susan theodore thomas ulysses victor victoria vincent virginia vladimir walter warren wilhelm william
  winston woodrow`.split(/\s+/),
);

/** Sorts of the names in a document, by id of the phrase. */
export function findNameTypes(sentences: readonly Sentence[]): Map<string, NameType> {
  const types = new Map<string, NameType>();
  for (const sentence of sentences) {
    for (const { text, proper, from, to } of phrasesOf(sentence)) {
      const id = termId(text);
      if (!proper || types.get(id) === 'person') continue;
      if (isPerson(sentence, text, from, to)) types.set(id, 'person');
      else if (!types.has(id)) types.set(id, typeOf(text));
    }
  }
  // After "Marie Curie" the text goes on with "Curie", and a titled Curie makes Marie Curie a person.
  const surnames = new Set(
    [...types].filter(([, type]) => type === 'person').map(([id]) => id.split(' ').at(-1)),
  );
  for (const [id, type] of types) {
    if (type === 'other' && surnames.has(id.split(' ').at(-1)) && id.split(' ').length <= 3)
      types.set(id, 'person');
  }
  return types;
}

function typeOf(text: string): NameType {
  if (PLACES.test(text) || PLACE_WORDS.test(text)) return 'place';
  if (INSTITUTION.test(text)) return 'institution';
  if (LAW.test(text)) return 'law';
  return GROUP.test(text) ? 'group' : 'other';
}

function isPerson(sentence: Sentence, text: string, from: number, to: number): boolean {
  const words = text.split(' ');
  const first = (words[0] ?? '').toLowerCase();
  if (
    GIVEN_NAMES.has(first) &&
    words.length <= 4 &&
    !NOT_A_PERSON.test(text) &&
    !PLACES.test(text) &&
    sentence.tokens[from - 1]?.lower !== 'the'
  )
    return true;
  const rest = sentence.text.slice(sentence.tokens[to - 1]?.end ?? 0).trim();
  if (words.length === 1 && SPEAKS.test(rest) && !isPluralWord(text) && typeOf(text) === 'other')
    return !NOT_A_PERSON.test(text) && sentence.tokens[from - 1]?.lower !== 'the';
  if (words.length < 2 || words.length > 4 || NOT_A_PERSON.test(text) || PLACES.test(text))
    return false;
  if (sentence.tokens[from - 1]?.lower === 'the') return false;
  const start = sentence.tokens[from]?.start ?? 0;
  const end = sentence.tokens[to - 1]?.end ?? 0;
  return (
    TITLES.test(sentence.text.slice(0, start)) ||
    DEEDS.test(sentence.text.slice(end).trim()) ||
    TITLES.test(words[0] ?? '')
  );
}
