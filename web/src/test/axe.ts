import axe from 'axe-core';

/**
 * Lists what axe finds wrong with the current page, one line each. It cannot judge contrast without
 * a layout; the browser tests do that.
 */
export async function axeFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    // Of what passes nothing is told, so that it need not be described.
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      'color-contrast': { enabled: false },
      // A part is rendered without the page around it.
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
      'heading-order': { enabled: false },
    },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
