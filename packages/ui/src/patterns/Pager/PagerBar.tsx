import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** The actions and labels of the buttons for the previous and next page. */
export interface Paging {
  /** Called when the user turns to the previous page. */
  onPrevious: () => void;
  /** Called when the user turns to the next page. */
  onNext: () => void;
  /** Whether there is a previous page. Default true. */
  hasPrevious?: boolean;
  /** Whether there is a next page. Default true. */
  hasNext?: boolean;
  /** The label of the left button, for example `Previous month`. */
  previousLabel: string;
  /** The label of the right button, for example `Next month`. */
  nextLabel: string;
}

/** Other attributes go to the root. */
export interface PagerBarProps extends ComponentProps<'div'>, Paging {
  /** The content between the buttons. */
  children: ReactNode;
}

/** Buttons for the previous and next page with content between them. A button without a page stays focusable. */
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
      <PageButton label={previousLabel} icon={ChevronLeft} {...pressProps(hasPrevious, onPrevious)} />
      {children}
      <PageButton label={nextLabel} icon={ChevronRight} {...pressProps(hasNext, onNext)} />
    </Root>
  );
}

function pressProps(hasPage: boolean, onPress: () => void) {
  return hasPage ? { onPress } : { 'aria-disabled': 'true' as const };
}

const Root = styled.div`
  display: flex;
  align-items: center;

  @media (width >= 640px) {
    gap: var(--space-1);
  }
`;

const PageButton = styled(IconButton)`
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
