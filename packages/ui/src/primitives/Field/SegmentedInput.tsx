import type { ComponentProps } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { styled } from 'styled-components';

/** All props are passed to the root element. */
export type SegmentedInputProps = Omit<ComponentProps<typeof DateInput>, 'children'>;

/**
 * The input of a date or a time, typed part by part. Up and down arrows change a part, left and right move between
 * parts.
 */
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

/* A single digit takes the width of two, so that it is easy to hit and the next parts do not move while typing. */
const Segment = styled(DateSegment)`
  min-width: 24px;
  padding-inline: 2px;
  text-align: end;
  border-radius: var(--radius-small);
  line-height: var(--space-6);
  outline: 0;

  /* At the beginning of the field a single digit is drawn at the position of the first of two. */
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

  /* The space of the missing digit lies in the field's padding and is not highlighted. */
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
