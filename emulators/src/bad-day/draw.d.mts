export function draw(seed: number, ...key: (string | number)[]): number;
