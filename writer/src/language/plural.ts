const IRREGULAR_PLURALS =
  /^(?:people|men|women|children|mice|feet|teeth|bacteria|mitochondria|fungi|data|media|criteria|phenomena|nuclei|stimuli|alveoli|strata|larvae|algae|vertebrae|cattle|police)$|(?:wo|\b)men$/i;
const SINGULAR_IN_S =
  /(?:ss|us|is|ics|ous|ess)$|^(?:lens|gas|bias|atlas|canvas|series|species|news|means|diabetes|rabies|mumps|congress|pancreas|texas|kansas|arkansas|illinois|massachusetts|athens|james|charles|thomas)$/i;

export function isPluralWord(word: string): boolean {
  if (IRREGULAR_PLURALS.test(word)) return true;
  return word.length > 3 && /s$/i.test(word) && !SINGULAR_IN_S.test(word) && !/^[A-Z]+$/.test(word);
}

export function lastWord(phrase: string): string {
  return phrase.split(/[\s-]+/).at(-1) ?? phrase;
}

export function endsInPlural(phrase: string): boolean {
  return isPluralWord(lastWord(phrase));
}
