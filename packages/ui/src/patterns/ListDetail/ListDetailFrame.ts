import { styled } from 'styled-components';
import { matchesMedia } from '../../tokens/mediaQuery.ts';

/** The list and the bar that floats over its end. */
export const Column = styled.div`
  min-width: 0;
`;

/** The list. */
export const List = styled.div`
  min-width: 0;
`;

/** The bar that floats over the end of the list: always visible, and never over the actions. */
export const Bar = styled.div`
  position: fixed;
  inset: auto var(--floating-end, 0px) var(--action-bar-height, 0px) var(--floating-start, 0px);
  z-index: var(--layer-bar);
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }

  /* In a very low window it is part of the page instead. */
  @media (height < 28rem) {
    position: static;
  }
`;

/** The detail with its actions. */
export const Pane = styled.section`
  min-width: 0;
  outline: 0;
`;

/** The content of the detail; it can be focused while it scrolls. */
export const Body = styled.div`
  min-width: 0;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** The actions of the detail: at the window's bottom on a phone, at the end of the pane on a desk. */
export const Foot = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--layer-bar);
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-border);
  background: var(--color-surface);

  @media (height < 28rem) {
    position: static;
    margin-inline: calc(-1 * var(--space-4));
  }
`;

/** List and detail. */
export const Root = styled.div`
  &:not([data-detail]) > ${Pane}, &[data-detail] > ${Column} > ${List} {
    display: none;
  }

  @media (width >= 1024px) {
    &:not([data-whole]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) clamp(20rem, 38%, 32rem);
      align-items: start;
    }

    &&& > ${Column} > ${List} {
      display: block;
    }

    &:not([data-whole]) > ${Pane} {
      /* Fits the window below the app bar, the title and the filters, so that the actions stay visible. */
      position: sticky;
      top: calc(var(--header-height) + var(--space-4));
      display: flex;
      flex-direction: column;
      max-height: max(20rem, 100dvh - 14rem);
    }

    /* At this width the filters may take two lines. */
    @media (width < 1280px) {
      &:not([data-whole]) > ${Pane} {
        max-height: max(20rem, 100dvh - 17rem);
      }
    }

    & > ${Pane} > ${Body} {
      min-height: 0;
      /* Space for focus rings at the edge. */
      padding: 4px 4px var(--space-4) var(--space-8);
      overflow: auto;
    }

    & > ${Pane} > ${Foot} {
      /* Stays visible even if a message above the list pushes the pane below the window. */
      position: sticky;
      bottom: 0;
      margin: 0 0 0 var(--space-8);
      padding: var(--space-3) 4px 4px 0;
    }

    /* The dividing line is as long as the longer column; without a detail it is transparent. */
    &:not([data-whole]) > ${Column} {
      align-self: stretch;
      padding-right: var(--space-8);
      border-right: 1px solid transparent;
    }

    &[data-detail] > ${Column} {
      border-right-color: var(--color-border);
    }

    & > ${Column} > ${Bar} {
      padding: 0 var(--space-8) var(--space-4) 0;
    }
  }
`;

/** Whether a detail appears beside the list and does not replace it: the window is at least 1024 px wide. */
export function isDetailBeside(): boolean {
  return matchesMedia('(width >= 1024px)');
}
