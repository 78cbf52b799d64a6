import type { ComponentProps } from 'react';
import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { ProgressTrack } from './ProgressTrack.tsx';

/** Other props are passed to the root element. */
export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The visible name, which also names it for assistive technology. */
  label: string;
  /** The progress, from 0 to `max`. Without it the bar shows only that something is in progress. */
  value?: number | undefined;
  /** The largest `value`, in the same unit. Default 100. */
  max?: number;
  /** The text above the bar, for example "3 of 8". Default: a percentage. */
  valueText?: string;
  /** The colour of the bar. The label must say what it means. Default `accent`. */
  tone?: 'accent' | 'positive' | 'caution' | 'negative';
}

/** A bar that shows a share or a progress. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  ...rest
}: ProgressBarProps) {
  const { locale } = useLocale();
  const labelId = useId();
  const known = value === undefined ? null : knownProgress(value, max);
  const words = known && (valueText ?? formatPercent(known.share, locale));
  return (
    <Root
      role="progressbar"
      data-tone={tone}
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={known?.amount}
      aria-valuetext={words ?? undefined}
      {...rest}
    >
      <span id={labelId}>{label}</span>
      {words && <Amount>{words}</Amount>}
      <ProgressTrack percentage={known ? known.share * 100 : undefined} />
    </Root>
  );
}

/** Returns the value clamped to 0 and `max`, and its share of `max`. */
function knownProgress(value: number, max: number) {
  const amount = Math.min(Math.max(value, 0), max);
  return { amount, share: amount / max };
}

function formatPercent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: baseline;
  --tone: var(--color-accent);

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
