import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { actionBar } from '../../primitives/FloatingPlace/floatingPlace.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';

/** Everything else goes to the root. */
export interface ScreenFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The screen's one title. */
  title: string;
  /** Where the way back leads to on a phone. */
  backHref: string;
  /** Says where that is. Default home. */
  backLabel?: string;
  /** The screen's main action: top right from 640 px on, at the bottom below. Default none. */
  action?: ReactNode;
  /** Quiet actions beside the title, at every width: a menu, icon buttons. Default none. */
  headerActions?: ReactNode;
  /**
   * A detail has taken the list's place: below 1024 px title and actions make way for those of the detail. Default
   * false.
   */
  isDetailShown?: boolean;
  /** The screen. */
  children: ReactNode;
}

/** A screen with its title and its main action at their places. */
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

    /* Beside the title, which is as high as the way back is there. */
    @media (width < 1024px) {
      padding-top: calc((44px - var(--control-height)) / 2);
    }

    /* A reason takes several lines sooner than the room of the title. */
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
    /* The action may be as wide as it likes while the longest word of the title has room; then its own words wrap. */
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

    /* Only out of sight: it stays the screen's heading, and the focus can still come to it. */
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
