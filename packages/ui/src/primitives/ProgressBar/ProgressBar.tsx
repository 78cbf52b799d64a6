import type { ComponentProps } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { styled } from 'styled-components';
import { ProgressTrack } from './ProgressTrack.tsx';

type OwnProps = 'children' | 'value' | 'maxValue' | 'isIndeterminate' | 'valueLabel';

/** Everything else of react-aria's progress bar goes to the root. */
export interface ProgressBarProps extends Omit<ComponentProps<typeof AriaProgressBar>, OwnProps> {
  /** What is under way or used up. */
  label: string;
  /** How much, from 0 to `max`. Without it nobody knows, and the bar only shows that something is under way. */
  value?: number | undefined;
  /** What `value` is out of, in the same unit. Default 100. */
  max?: number;
  /** How much in words, for example "3 of 8"; stands above the bar. Default a percentage. */
  valueText?: string;
  /** Its colour; what it means stands in the words too. Default `accent`. */
  tone?: 'accent' | 'positive' | 'caution' | 'negative';
}

/** How far something has come. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  ...rest
}: ProgressBarProps) {
  const isIndeterminate = value === undefined;
  return (
    <Root
      data-tone={tone}
      isIndeterminate={isIndeterminate}
      maxValue={max}
      {...(!isIndeterminate && { value })}
      {...(valueText !== undefined && { valueLabel: valueText })}
      {...rest}
    >
      {({ percentage, valueText: words }) => (
        <>
          <Label>{label}</Label>
          {words && <Amount>{words}</Amount>}
          <ProgressTrack percentage={percentage} />
        </>
      )}
    </Root>
  );
}

const Root = styled(AriaProgressBar)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: baseline;
  --tone: var(--color-accent);

  label,
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  &[data-tone='positive'] {
    --tone: var(--color-positive);
  }

  &[data-tone='caution'] {
    --tone: var(--color-caution);
  }

  &[data-tone='negative'] {
    --tone: var(--color-negative);
  }
`;

const Amount = styled.span`
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
`;
