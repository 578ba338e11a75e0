import { useEffect } from 'react';

/**
 * Has the document printed across while the component is on the page. A page that CSS names would do
 * without script, but Chromium prints the first one upright all the same.
 */
export function usePaperAcross(): void {
  useEffect(() => {
    const across = new CSSStyleSheet();
    across.replaceSync('@page { size: a4 landscape; margin: 12mm; }');
    document.adoptedStyleSheets.push(across);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== across);
    };
  }, []);
}
