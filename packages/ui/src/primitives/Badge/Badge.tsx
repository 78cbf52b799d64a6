import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ProgressCircle } from '../ProgressCircle/ProgressCircle.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Other props are passed to the root element. */
export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number. 0 renders nothing; `loading` shows a progress circle. */
  count: number | 'loading';
  /** The text for assistive technology, for example "3 pending requests", or what is loading. */
  label: string;
}

/** The number of pending items beside a link or a button. Numbers over 999 are shown as `999+`. */
export function Badge({ count, label, ...rest }: BadgeProps) {
  if (count === 0) return null;
  return (
    <Root data-loading={count === 'loading' || undefined} {...rest}>
      {count === 'loading' ? (
        <ProgressCircle size={14} />
      ) : (
        <span aria-hidden="true">{count > 999 ? '999+' : count}</span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  padding: 0 calc(var(--space-2) - 1px);
  border: 1px solid var(--color-edge);
  border-radius: 12px;
  background: var(--color-accent-quiet);
  color: var(--color-accent);
  font-size: var(--text-1);
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: 1;

  &[data-loading] {
    border: 0;
    background: none;
    color: var(--color-text-muted);
  }
`;
