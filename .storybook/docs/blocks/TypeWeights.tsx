import { DocsTable } from './DocsTable.tsx';
import { themes, tokensNamed } from './themes.ts';

const weights: Record<string, string> = {
  light: 'Large figures and the greeting.',
  regular: 'Everything that is read.',
  medium: 'Titles, labels, buttons: what is looked for.',
  bold: 'Counts, and headings as small as their text.',
};

const sentence = 'Two requests wait for you. The oldest was made on Monday, the other one today at 7:58.';

/** The four weights. */
export function Weights() {
  return (
    <DocsTable
      align="middle"
      caption="Weights of text"
      head={['Token', 'Weight', 'Sample', 'For']}
      rows={tokensNamed('weight-').map(([name, value]) => [
        `\`weight-${name}\``,
        value,
        <span key={name} style={{ fontSize: 'var(--text-4)', fontWeight: value, whiteSpace: 'nowrap' }}>
          Příští směna 6:00
        </span>,
        weights[name],
      ])}
    />
  );
}

/** The two distances between lines. */
export function Leading() {
  const row = (name: string, use: string) => [
    `\`${name}\``,
    themes.light.get(name),
    <div key={name} style={{ width: '18rem', lineHeight: `var(--${name})` }}>
      {sentence}
    </div>,
    use,
  ];
  return (
    <DocsTable
      caption="Distances between lines"
      head={['Token', 'Factor', 'Sample', 'For']}
      rows={[row('leading', 'Text that is read.'), row('leading-tight', 'Titles and figures.')]}
    />
  );
}
