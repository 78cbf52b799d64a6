import { styled } from 'styled-components';
import { barStyles } from '../../../packages/ui/src/patterns/Timeline/items/barStyles.ts';
import { inkStyle } from '../../../packages/ui/src/patterns/Timeline/items/inkStyle.ts';
import { DocsTable } from './DocsTable.tsx';

const samples = [
  ['Early shift', 'shift', '#ffd54f'],
  ['Late shift', 'shift', '#4fc3f7'],
  ['Night shift', 'shift', '#303f9f'],
  ['Moved shift', 'planChange', '#8e24aa'],
  ['Vacation', 'otherA', '#81c784'],
  ['On call', 'otherB', '#e57373'],
  ['Doctor', 'request', '#7a7a7a'],
  ['No colour', 'shift', '#ffffff'],
  ['Blocked', 'shift', '#000000'],
] as const;

/** A table of intervals in sample colours from the server. */
export function ServerColors() {
  return (
    <DocsTable
      align="middle"
      caption="Intervals in colours from the server"
      head={['Interval', 'Colour from the server']}
      rows={samples.map(([name, kind, color]) => [
        <Bars key={color}>
          <span data-interval={kind} style={inkStyle(color)}>
            {name} 6:00–14:00
          </span>
        </Bars>,
        `\`${color}\``,
      ])}
    />
  );
}

const Bars = styled.span`
  ${barStyles}

  [data-interval] {
    position: relative;
    display: inline-block;
    min-width: 13rem;
    padding: var(--space-1) var(--space-2);
    white-space: nowrap;
  }
`;
