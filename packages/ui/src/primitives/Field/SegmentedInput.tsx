import type { ComponentProps } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { styled } from 'styled-components';

/** Everything goes to the root. */
export type SegmentedInputProps = Omit<ComponentProps<typeof DateInput>, 'children'>;

/** Where a date or a time is typed part by part. Arrow keys change a part and lead to its neighbours. */
export function SegmentedInput(props: SegmentedInputProps) {
  return (
    <Root {...props}>
      {(segment) => <Segment segment={segment} data-single={segment.text.length === 1 || undefined} />}
    </Root>
  );
}

const Root = styled(DateInput)`
  flex: 1;
  align-self: stretch;
  display: flex;
  align-items: center;
  min-width: 0;
  padding-inline: calc(var(--space-3) - 2px);
  overflow: hidden;
  font-size: var(--text-3);
  font-variant-numeric: tabular-nums;
  white-space: pre;
  cursor: text;

  &[data-disabled] {
    cursor: not-allowed;
  }
`;

/* One figure takes the room of two: it can be hit, and what follows stays in its place while it is typed. */
const Segment = styled(DateSegment)`
  min-width: 24px;
  padding-inline: 2px;
  text-align: end;
  border-radius: var(--radius-small);
  line-height: var(--space-6);
  outline: 0;

  /* At the begin of the field one figure stands where the first of two would. */
  &[data-single]:is([data-type='hour'], [data-type='day']:first-child) {
    margin-inline-start: -1ch;
  }

  &[data-type='literal'] {
    min-width: 0;
    padding: 0;
  }

  &[data-placeholder] {
    color: var(--color-text-muted);
  }

  &[data-focused] {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }

  /* The room of the missing figure lies in the field's edge and stays as it is. */
  &[data-single][data-focused]:is([data-type='hour'], [data-type='day']:first-child) {
    clip-path: inset(0 0 0 1ch round var(--radius-small));
  }

  @media (forced-colors: active) {
    &[data-focused] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
