/** A place in a rules file; both numbers are one-based. */
export type Position = { line: number; column: number };

/** A mistake in a rules file, or in the evaluation of one of its expressions. */
export class RulesError extends Error {
  readonly position: Position;

  constructor(message: string, position: Position, fileName?: string) {
    const place = fileName ? `${fileName}:${position.line}:${position.column}` : '';
    super(place ? `${place}: ${message}` : message);
    this.name = 'RulesError';
    this.position = position;
  }
}
