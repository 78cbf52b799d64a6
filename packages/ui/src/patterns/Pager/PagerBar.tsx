import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** The ways from one page to its neighbours, and their names. */
export interface Paging {
  /** Goes to the page before. */
  onPrevious: () => void;
  /** Goes to the page after. */
  onNext: () => void;
  /** There is a page before. Default true. */
  hasPrevious?: boolean;
  /** There is a page after. Default true. */
  hasNext?: boolean;
  /** Where the button to the left leads to, for example `Previous month`. */
  previousLabel: string;
  /** Where the button to the right leads to, for example `Next month`. */
  nextLabel: string;
}

/** Everything else goes to the root. */
export interface PagerBarProps extends ComponentProps<'div'>, Paging {
  /** What stands between the buttons. */
  children: ReactNode;
}

/** Words between a button to the page before and one to the page after. At an end its button stays and keeps the focus. */
export function PagerBar(props: PagerBarProps) {
  const {
    onPrevious,
    onNext,
    hasPrevious = true,
    hasNext = true,
    previousLabel,
    nextLabel,
    children,
    ...rest
  } = props;
  return (
    <Root {...rest}>
      <Way label={previousLabel} icon={ChevronLeft} {...wayTo(hasPrevious, onPrevious)} />
      {children}
      <Way label={nextLabel} icon={ChevronRight} {...wayTo(hasNext, onNext)} />
    </Root>
  );
}

function wayTo(hasPage: boolean, onPress: () => void) {
  return hasPage ? { onPress } : { 'aria-disabled': 'true' as const };
}

const Root = styled.div`
  display: flex;
  align-items: center;

  @media (width >= 640px) {
    gap: var(--space-1);
  }
`;

const Way = styled(IconButton)`
  &[aria-disabled='true'] {
    background: none;
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
