import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { PagerBar } from './PagerBar.tsx';
import type { Paging } from './PagerBar.tsx';
import { pageKey } from './pageKey.ts';
import { useSidewaysWheel } from './useSidewaysWheel.ts';
import { useSwipe } from './useSwipe.ts';

/** Other attributes go to the root. */
export interface PagerProps extends ComponentProps<'section'>, Paging {
  /** The name of the region for assistive technology. */
  label: string;
  /**
   * The text between the two buttons, for example `16–22 November`; announced when it changes. Leave it out if the
   * buttons are elsewhere, for example in a `MonthPicker`: there are no buttons then.
   */
  header?: ReactNode;
  /** The current page. */
  children: ReactNode;
}

/**
 * A region with pages. Its buttons, a swipe, a sideways wheel, and the left and right arrow keys turn the page; the arrow
 * keys only while the focus is inside and not in an element that uses them itself.
 */
export function Pager(props: PagerProps) {
  const {
    label,
    header,
    children,
    onPrevious,
    onNext,
    hasPrevious = true,
    hasNext = true,
    previousLabel,
    nextLabel,
    onKeyDown,
    ...rest
  } = props;
  const goTo = (direction: 'previous' | 'next') => {
    if (direction === 'previous' && hasPrevious) onPrevious();
    if (direction === 'next' && hasNext) onNext();
  };
  const swiping = useSwipe(goTo);
  const turnByWheel = useSidewaysWheel(goTo);
  return (
    <Root
      aria-label={label}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const direction = pageKey(event);
        if (direction) goTo(direction);
      }}
      onWheel={turnByWheel}
      {...swiping}
      {...rest}
    >
      {header !== undefined && (
        <Bar
          onPrevious={onPrevious}
          onNext={onNext}
          hasPrevious={hasPrevious}
          hasNext={hasNext}
          previousLabel={previousLabel}
          nextLabel={nextLabel}
        >
          <Words aria-live="polite">{header}</Words>
        </Bar>
      )}
      {children}
    </Root>
  );
}

const Root = styled.section`
  touch-action: pan-y;
`;

const Bar = styled(PagerBar)`
  justify-content: space-between;
  padding-bottom: var(--space-2);

  @media (width >= 640px) {
    justify-content: flex-start;
  }
`;

/* The minimum width keeps the button after it in place. */
const Words = styled.div`
  min-width: 0;
  padding-inline: var(--space-1);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  text-align: center;

  @media (width >= 640px) {
    min-width: 15rem;
  }
`;
