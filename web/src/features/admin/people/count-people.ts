/** "1 person", "24 people". */
export function countPeople(amount: number): string {
  return `${amount} ${amount === 1 ? 'person' : 'people'}`;
}
