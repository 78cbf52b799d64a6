/** A picture that differs from its reference. */
export interface Difference {
  story: string;
  /** The run that found it: `phone` or `desk`. */
  width: string;
  message: string;
  /** Addresses of the reference, the new picture and the difference; missing ones were not taken. */
  pictures: Partial<Record<'reference' | 'actual' | 'diff', string>>;
}

const titles = { reference: 'Before', actual: 'After', diff: 'Difference' } as const;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

function row({ story, width, message, pictures }: Difference): string {
  const figures = (['reference', 'actual', 'diff'] as const).map((name) => {
    const source = pictures[name];
    const picture = source
      ? `<a href="${source}"><img src="${source}" alt="${titles[name]}: ${escape(story)}" loading="lazy"></a>`
      : '<p>No picture.</p>';
    return `<figure><figcaption>${titles[name]}</figcaption>${picture}</figure>`;
  });
  return `<section><h2>${escape(story)} <small>${escape(width)}</small></h2><p>${escape(message)}</p><div>${figures.join('')}</div></section>`;
}

/** Returns an HTML page that shows before, after and difference of each picture side by side. */
export function reportPage(differences: readonly Difference[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${differences.length} pictures differ</title>
<style>
  body { margin: 24px; background: #fff; color: #222; font: 14px/1.5 system-ui, sans-serif }
  section { margin-top: 32px; border-top: 1px solid #ccc }
  section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px }
  h2 { margin: 12px 0 0; font-size: 16px }
  small { color: #666; font-weight: normal }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid #ccc }
</style>
<h1>${differences.length} pictures differ</h1>
${differences.map(row).join('\n')}
</html>
`;
}
