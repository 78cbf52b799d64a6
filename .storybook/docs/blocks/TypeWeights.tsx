import { DocsTable } from './DocsTable.tsx';
import { themes, tokensNamed } from './themes.ts';

const weights: Record<string, string> = {
  light: 'Large figures and the greeting.',
  regular: 'Body text.',
  medium: 'Titles, labels, buttons.',
  bold: 'Counts, and headings in the size of body text.',
};

const sentence = 'You have two pending requests. The first is from Monday, the second from today at 7:58.';

/** A table of the four font weights with samples. */
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

/** A table of the two line heights with samples. */
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
      caption="Line heights"
      head={['Token', 'Factor', 'Sample', 'For']}
      rows={[row('leading', 'Body text.'), row('leading-tight', 'Titles and figures.')]}
    />
  );
}
