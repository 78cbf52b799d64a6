import { contrastOf } from '@selfservice/ui/tokens/contrast';
import { readableTextOn } from '@selfservice/ui/tokens/readableTextOn';
import { styled } from 'styled-components';
import { DocsTable } from './DocsTable.tsx';

const samples = [
  ['Early shift', '#ffd54f'],
  ['Late shift', '#4fc3f7'],
  ['Night shift', '#303f9f'],
  ['Vacation', '#81c784'],
  ['Doctor', '#e57373'],
  ['Business trip', '#8e24aa'],
  ['Home office', '#7a7a7a'],
  ['No colour', '#ffffff'],
  ['Blocked', '#000000'],
] as const;

/** A table of sample colours from the server with the chosen text colour. */
export function ServerColors() {
  return (
    <DocsTable
      align="middle"
      caption="Text on colours from the server"
      head={['Interval', 'Colour from the server', 'Text colour', 'Contrast']}
      rows={samples.map(([name, color]) => {
        const ink = readableTextOn(color);
        return [
          <Interval key={color} style={{ background: color, color: ink }}>
            {name} 6:00–14:00
          </Interval>,
          `\`${color}\``,
          `\`${ink}\``,
          `${contrastOf(ink, color).toFixed(2)}:1`,
        ];
      })}
    />
  );
}

const Interval = styled.span`
  display: inline-block;
  min-width: 13rem;
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-small);
  font-weight: var(--weight-medium);
  white-space: nowrap;
  forced-color-adjust: none;
`;
