/** The start of an order: of a sentence or a clause, or after words that address the reader. */
const LEAD = String.raw`(?:^|[.!?:;,>\])}*#–—-]\s*|\b(?:and|then|please|now|kindly|instead|also|just|you (?:must|should|shall|will|have to|need to|are to|may)|(?:want|need|order|ask|tell|command) you to|you are (?:now )?(?:told|asked|required|instructed|ordered) to)\s+|^(?:(?:the|this|any|every|all) )?(?:ai|assistant|model|language model|chatbot|llm)s? (?:must|shall|will|is to|are to|has to|have to) )`;

const MODEL = String.raw`(?:a\.?i\.?(?: (?:assistant|model|system|tool|agent)s?)?|llms?|(?:large )?language models?|chat ?bots?|chatgpt|gpt(?:-\d)?|gemini|claude|copilot|ai-assistants?)`;

function order(words: string): RegExp {
  return new RegExp(LEAD + words, 'iu');
}

/** Text that nobody writes to students; each is enough by itself. */
export const STRONG_SIGNS: readonly RegExp[] = [
  // About what the model was told before.
  order(
    String.raw`(?:ignore|disregard|forget|override|bypass|neglect|do not follow|don['’]t follow|stop following)\b.{0,40}\b(?:(?:previous|prior|preceding|foregoing|earlier|former|system|your|original|all (?:of )?(?:the|your)?)\s+(?:\w+ ){0,2}(?:instructions?|prompts?|directives?|guidelines|programming|system messages?)|(?:instructions?|prompts?|directives?|everything|anything) (?:you (?:were|have been|had been) (?:given|told)|(?:that )?(?:came|comes?) before)|(?:everything|anything|all) (?:above|before this) and\b)`,
  ),
  order(
    String.raw`(?:reveal|print|repeat|show|output|disclose|display|include|copy|leak|recite|write out|give)\b.{0,30}\b(?:system prompts?|your (?:\w+ )?prompts?|(?:your|the) (?:hidden|secret|initial|original|system) (?:instructions?|messages?)|api keys?)\b`,
  ),
  // About whom it is meant for.
  new RegExp(
    String.raw`^\W*(?:(?:important )?(?:note|message|notice|instructions?|attention|dear|hey|warning)[,:]?\s+(?:to|for)?\s*(?:(?:the|any|all|every|our) )?)${MODEL}\s*(?:[:,!–—-]|please\b|you\b|reading\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:^|\b(?:if|as|to|for|any|the|all|dear) (?:an? )?)${MODEL}\b.{0,12}\b(?:reading|processing|parsing|who reads?|that reads?|which reads?) (?:this|these)\b`,
    'iu',
  ),
  /\bif you(?: are|['’]re) (?:an? )?(?:a\.?i\.?|llm|(?:large )?language model|chat ?bot)\b(?! (?:engineer|developer|researcher|designer|expert|scientist|student|specialist|company|club))/iu,
  /\byou(?: are|['’]re) (?:now|no longer) (?:an? |the )?(?:\w+ )?(?:ai|chat ?bot|(?:large )?language model)\b/iu,
  // About what should be done to the quiz.
  order(
    String.raw`(?:add|include|insert|append|put|place|write|embed)\b.{0,80}(?:\blinks?\b|\burls?\b|https?:|\bwww\.|<\w|!\[|\]\().{0,80}\b(?:every|each|all)\b.{0,20}\b(?:questions?|explanations?|options?|answers?)\b`,
  ),
  order(
    String.raw`(?:publish|unpublish|delete|rename|overwrite|retitle) (?:this|all|every|any|other)(?: \w+)? quiz(?:zes)?\b`,
  ),
  order(
    String.raw`(?:write|generate|create|produce|make|return|give|output) (?:exactly |only |just )?(?:\d+|no|one|two|three|a hundred) (?:quiz )?questions? (?:instead|about .{1,40} instead|and (?:nothing|no) )`,
  ),
  order(String.raw`change the (?:number|count|title|topic)s? of (?:the )?(?:questions?|quiz)\b`),
  // Marks that services use for the speaker, and the shape of an answer.
  /<\|(?:im_start|im_end|system|user|assistant|endoftext)\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:tool_call|function_calls)>/u,
  /["“”](?:stem|correct|wrong\d|misconception\d|evidence)["“”]\s*:.{0,400}["“”](?:stem|correct|wrong\d|misconception\d|evidence)["“”]\s*:/iu,
];

/** One key for all questions. Options have capital letters, so that "a" is not a letter here. */
export const SAME_KEY: readonly RegExp[] = [
  /\b(?:[Mm]ark|[Mm]ake|[Ss]et|[Cc]hoose|[Pp]ut|[Gg]ive|[Ss]elect|MARK|MAKE|SET)\b.{0,40}\b[A-D]\b.{0,30}\b(?:right|correct|RIGHT|CORRECT|answer|key)\b.{0,40}\b(?:every|each|all|EVERY|ALL)\b/u,
  /\b(?:every|each|all|any)\b.{0,20}\b(?:questions?|answers?|keys?)\b.{0,30}\b(?:is|are|be)\b (?:always )?(?:option |answer |the letter )?["“']?[B-D]\b/u,
  /\b(?:every|each|all|any)\b.{0,20}\b(?:questions?|answers?|keys?)\b.{0,30}\b(?:must|shall|should) be (?:always )?(?:option |answer |the letter )?["“']?[A-D]\b/u,
];

/** The same order, to forget what was said before, in other languages. */
export const OTHER_LANGUAGES: readonly RegExp[] = [
  // Spanish, Portuguese, Italian, French.
  /\b(?:ignor[ae]|ignoren|olvid[ae]|descart[ae]|omit[ae])\b.{0,30}\binstrucciones\b.{0,20}\b(?:anteriores|previas|del sistema)/iu,
  /\b(?:ignor[ae]|esqueça|desconsidere)\b.{0,30}\binstruções\b.{0,20}\b(?:anteriores|prévias)/iu,
  /\b(?:ignora|ignori|dimentica)\b.{0,30}\bistruzioni\b.{0,20}\bprecedenti/iu,
  /\b(?:ignor(?:e|ez)|oublie[zs]?)\b.{0,30}\b(?:instructions|consignes)\b.{0,20}\b(?:précédentes|antérieures|ci-dessus)/iu,
  // German, Dutch, Norwegian, Danish, Swedish.
  /\b(?:ignorier(?:e|en)|vergiss|vergessen sie|missachte)\b.{0,40}\b(?:vorherigen|bisherigen|obigen|früheren|vorigen)\b.{0,20}\b(?:anweisungen|instruktionen|vorgaben)/iu,
  /\b(?:negeer|vergeet)\b.{0,30}\b(?:vorige|eerdere|bovenstaande)\b.{0,20}\b(?:instructies|opdrachten)/iu,
  /\b(?:ignorer|glem|se bort fra|bortse fra|ignorera|bortse från|glöm)\b.{0,40}\b(?:tidligere|forrige|foregående|föregående|tidigare|ovenstående|alle)\b.{0,20}\b(?:instruks|instruktion)/iu,
  // Russian, Chinese, Japanese, Arabic.
  /(?:игнорируй|проигнорируй|забудь).{0,30}(?:предыдущ|прежн).{0,20}(?:инструкци|указани)/iu,
  /(?:忽略|无视|無視|忽視|不要理会|忘记|忘記).{0,14}(?:指令|指示|提示|命令|说明|說明)/u,
  /(?:以前|前|これまで|上記).{0,8}(?:指示|命令|プロンプト).{0,6}(?:無視|忘れ)/u,
  /(?:تجاهل|تجاهلي|تجاهلوا|انس|اهمل).{0,30}(?:التعليمات|الأوامر|الإرشادات|تعليمات)/u,
  // One key for all questions.
  /\b(?:marca|marque|pon)\b.{0,40}\b[A-D]\b.{0,40}\bcorrecta?\b.{0,30}\btodas\b/iu,
  /\b(?:merk|marker|sett)\b.{0,40}\b[A-D]\b.{0,40}\b(?:riktig|rett)\b.{0,30}\balle\b/iu,
];
