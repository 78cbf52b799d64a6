import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { actionBar } from '../../primitives/FloatingPlace/floatingPlace.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';

/** Other attributes go to the root. */
export interface ScreenFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The title of the screen. */
  title: string;
  /** The address of the back link, visible below a width of 1024 px. */
  backHref: string;
  /** The accessible name of the back link. Default: back to the start page. */
  backLabel?: string;
  /** The main action: at the top right from a width of 640 px, at the bottom below that. Default none. */
  action?: ReactNode;
  /** Secondary actions beside the title at every width: a menu, icon buttons. Default none. */
  headerActions?: ReactNode;
  /**
   * Whether a detail replaces the list: below a width of 1024 px the title and actions of the screen are hidden. Default
   * false.
   */
  isDetailShown?: boolean;
  /** The screen. */
  children: ReactNode;
}

/** The layout of a screen with title and main action. */
export function ScreenFrame(props: ScreenFrameProps) {
  const {
    title,
    backHref,
    backLabel,
    action,
    headerActions,
    isDetailShown = false,
    children,
    ...rest
  } = props;
  return (
    <Root data-detail={isDetailShown || undefined} {...rest}>
      <PageHeader title={title} backHref={backHref} backLabel={backLabel} actions={headerActions} />
      {action && <Action ref={actionBar}>{action}</Action>}
      <Body>{children}</Body>
    </Root>
  );
}

const Action = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--layer-bar);
  display: grid;
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-border);
  background: var(--color-surface);

  @media (width >= 640px) {
    grid-area: action;
    position: static;
    justify-items: end;
    align-content: start;
    min-width: 0;
    padding: 0 0 var(--space-4);
    border: 0;
    text-align: end;

    /* Beside the title, which is as high as the back link at this width. */
    @media (width < 1024px) {
      padding-top: calc((44px - var(--control-height)) / 2);
    }

    /* A long reason wraps and leaves room for the title. */
    [data-reason] {
      max-width: 20rem;
    }
  }

  @media print {
    display: none;
  }
`;

const Body = styled.div`
  grid-area: body;
  min-width: 0;
`;

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template: 'header' auto 'body' 1fr / minmax(0, 1fr);

  @media (width >= 640px) {
    /* The action wraps its texts only when the longest word of the title would no longer fit. */
    grid-template: 'header action' auto 'body body' 1fr / minmax(min-content, 1fr) minmax(0, auto);
    column-gap: var(--space-4);
  }

  & > header {
    grid-area: header;
    align-self: start;
    min-height: calc(var(--control-height) + var(--space-4));
  }

  & > header:not(:has(+ ${Action})) {
    grid-column: 1 / -1;
  }

  @media print {
    & > header {
      min-height: 0;
      padding: 0;
    }

    & > header > :not(h1) {
      display: none;
    }
  }

  @media (width < 1024px) {
    &[data-detail] > ${Action}, &[data-detail] > header > :not(h1) {
      display: none;
    }

    /* Visually hidden: it is still the heading of the screen and can receive the focus. */
    &[data-detail] > header {
      position: absolute;
      width: 1px;
      min-height: 0;
      height: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
