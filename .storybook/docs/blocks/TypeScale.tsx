import { styled } from 'styled-components';
import { DocsTable } from './DocsTable.tsx';
import { tokensNamed } from './themes.ts';

const uses: Record<string, string> = {
  'text-1': 'Labels below figures, counts, reasons of disabled buttons, the footer.',
  'text-2': 'Body text from 640 px on; labels of fields at every width.',
  'text-3': 'Body text on a phone; input text at every width, because phones zoom into smaller inputs.',
  'text-4': 'The title of a screen or a dialog.',
  'text-5': 'The greeting, and figures in a row.',
  'text-6': 'The most important figure of a screen, in a light weight.',
};

const samples: Record<string, string> = { 'text-5': '14.5 days', 'text-6': '−132:45' };

/** A table of the six font sizes with samples. */
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
