import type { Repositories } from '../../stored/repositories.ts';

/** What the services of classes ask of the classes themselves. */
export function storedClasses({ classes }: Pick<Repositories, 'classes'>) {
  type Next = Parameters<typeof classes.change>[1];
  return {
    findClass: (id: string) => classes.find(id),
    changeClass: (id: string, next: Next) => classes.change(id, next),
  };
}
