/** Whether a phrase names people, who do other things than cells or laws do. */
export function isLiving(text: string): boolean {
  return /(?:ists?|ians?|men|women|man|woman|people|children|students?|teachers?|workers?|voters?|citizens?|leaders?|players?|settlers?|slaves?|owners?|soldiers?|officers?|researchers?|members?|patients?|farmers?|holders?|representatives|senators|delegates|presidents?|judges?|justices?|colonists?|owers?|kings?|queens?|parents?)$/i.test(
    text,
  );
}
