/** The stylesheet of a library, on the page while a component is: no file to wait for, and no inline style. */
import { useInsertionEffect } from 'react';

export function useAdoptedStyles(css: string): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
