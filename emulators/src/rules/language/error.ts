/** Where something stands in a rules file; both begin at 1. */
export type Position = { line: number; column: number };

/** What is wrong with a rules file, or with the evaluation of one of its expressions. */
export class RulesError extends Error {
  readonly position: Position;

  constructor(message: string, position: Position, fileName?: string) {
    const place = fileName ? `${fileName}:${position.line}:${position.column}` : '';
    super(place ? `${place}: ${message}` : message);
    this.name = 'RulesError';
    this.position = position;
  }
}
