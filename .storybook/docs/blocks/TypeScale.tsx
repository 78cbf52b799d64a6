import { styled } from 'styled-components';
import { DocsTable } from './DocsTable.tsx';
import { tokensNamed } from './themes.ts';

const uses: Record<string, string> = {
  'text-1': 'Labels under figures, counts, reasons below a button, the footer.',
  'text-2': 'Body on a desk, from 640 px on; labels of fields everywhere.',
  'text-3': 'Body on a phone; what is typed, on every width, because a phone zooms into anything smaller.',
  'text-4': 'The title of a screen or a dialog.',
  'text-5': 'The greeting, and figures that stand side by side.',
  'text-6': 'The one figure that matters on a screen, in light numerals.',
};

const samples: Record<string, string> = { 'text-5': '14.5 days', 'text-6': '−132:45' };

/** The six sizes, each in its own size. */
export function TypeScale() {
  return (
    <DocsTable
      align="middle"
      caption="Sizes of text"
      head={['Token', 'Size', 'Sample', 'For']}
      rows={tokensNamed('text-').map(([step, value]) => {
        const name = `text-${step}`;
        return [
          `\`${name}\``,
          `${value}, ${parseFloat(value) * 16} px`,
          <Sample key={name} data-size={name} style={{ fontSize: `var(--${name})` }}>
            {samples[name] ?? 'Jana Dvořáková'}
          </Sample>,
          uses[name],
        ];
      })}
    />
  );
}

const Sample = styled.span`
  line-height: var(--leading-tight);
  white-space: nowrap;

  &:is([data-size='text-4']) {
    font-weight: var(--weight-medium);
  }

  &:is([data-size='text-5'], [data-size='text-6']) {
    font-weight: var(--weight-light);
  }
`;
