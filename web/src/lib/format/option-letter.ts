/** Returns "A" for the first option. */
export function optionLetter(position: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + position);
}
type Ordered = { options: readonly string[]; optionOrder: readonly number[] };

/** The options of a question as cards, lettered in the order on the screen. */
export function letteredOptions({ options, optionOrder }: Ordered) {
  return optionOrder.map((option, place) => ({
    value: String(option),
    label: options[option],
    marker: optionLetter(place),
  }));
}
