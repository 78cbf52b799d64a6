import { useEffect } from 'react';

const rules = `
@page {
  size: A4 portrait;
  margin: 9mm 10mm;
}

@media print {
  html {
    padding: 0;
  }

  /* Without the frame of the application. */
  :has(> #main) > :not(#main) {
    display: none;
  }

  #main {
    padding: 0;
  }

  body {
    --text-1: 6.5pt;
    --text-2: 7pt;
    --text-3: 7.5pt;
    --text-4: 10pt;
    --text-5: 13pt;
    --leading: 1.25;
    background: none;
    font-size: 7pt;
    line-height: 1.25;
  }
}
`;

/** Adds styles that print the document on A4 in a small font, so that a month fits on one page, while it is rendered. */
export function PrintedPage() {
  useEffect(() => {
    // The document of a test (jsdom) has none, and is not printed.
    if (!('adoptedStyleSheets' in document)) return undefined;
    // A style element would need a permission in the content security policy.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  return null;
}
