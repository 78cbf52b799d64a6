import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { actionBar } from '../../primitives/FloatingPlace/floatingPlace.ts';
import type { CoveringDetail } from '../PageHeader/PageHeader.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import type { ActiveMenuSection } from '../ScreenMenu/FrameMenu.ts';
import { ScreenMenu } from '../ScreenMenu/ScreenMenu.tsx';
import { ScreenBarSlot } from './ScreenBarSlot.ts';

/** Other attributes go to the root. */
export interface ScreenFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The title of the screen. */
  title: string;
  /** The address of the back link, visible below a width of 1024 px. */
  backHref: string;
  /** The accessible name of the back link. Default: back to the start page. */
  backLabel?: string;
  /** The main action: at the top right of a desk, at the bottom below a width of 1024 px. Default none. */
  action?: ReactNode;
  /** Secondary actions beside the title at every width: icon buttons, at most two on a phone. Default none. */
  headerActions?: ReactNode;
  /** The entries of the menu at the end of the bar. Default none. */
  menu?: readonly ActiveMenuSection[];
  /** The name of the menu. Default "More" in the language of the interface. */
  menuLabel?: string | undefined;
  /**
   * The centre or the month that is shown. Beside the title on a desk, a second row of 44 px below a width of 1024 px.
   * Default none.
   */
  controls?: ReactNode;
  /** The open detail, which replaces the list below a width of 1024 px. Default none. */
  detail?: CoveringDetail | null | undefined;
  /** The screen. */
  children: ReactNode;
}

const noSections: readonly ActiveMenuSection[] = [];

/** The layout of a screen: one bar, at most one row of controls, the content, and the main action. */
export function ScreenFrame(props: ScreenFrameProps) {
  const {
    title,
    backHref,
    backLabel,
    action,
    headerActions,
    menu = noSections,
    menuLabel,
    controls,
    detail,
    children,
    ...rest
  } = props;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <ScreenBarSlot value={slot}>
      <Root data-detail={detail ? '' : undefined} {...rest}>
        <Top>
          <PageHeader
            title={title}
            backHref={backHref}
            backLabel={backLabel}
            detail={detail}
            actions={
              <>
                <Slot ref={setSlot} />
                {headerActions}
              </>
            }
            menu={<ScreenMenu label={menuLabel} sections={menu} />}
          />
          {controls && <Controls>{controls}</Controls>}
          {action && <Action ref={actionBar}>{action}</Action>}
        </Top>
        <Body>{children}</Body>
      </Root>
    </ScreenBarSlot>
  );
}

const Slot = styled.div`
  display: contents;
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;

  @media (width < 1024px) {
    --control-height: 36px;

    flex: none;
    min-height: 0;
    padding-top: var(--space-1);
  }

  @media (width >= 1024px) {
    /* Shrinks before the title does. */
    flex: 0 100 auto;
    gap: var(--space-4);
  }

  @media print {
    display: none;
  }
`;

const Action = styled.div`
  @media (width < 1024px) {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--layer-bar);
    display: grid;
    padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--color-border);
    background: var(--color-surface);
  }

  @media (640px <= width < 1024px) {
    justify-content: end;
  }

  @media (width >= 1024px) {
    display: grid;
    flex: 0 1 auto;
    justify-items: end;
    min-width: 0;
    margin-left: auto;
    text-align: end;

    /* A long reason wraps and leaves room for the title. */
    [data-reason] {
      max-width: 20rem;
    }
  }

  @media print {
    display: none;
  }
`;

/* Below a width of 1024 px the bar is as high as the screen, so that it can stay at the top of the window. */
const Top = styled.div`
  display: contents;

  @media (width >= 1024px) {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: var(--space-2) var(--space-4);
    padding-bottom: var(--space-4);

    &:not(:has(> ${Action})) {
      flex-wrap: nowrap;
    }

    & > header {
      flex: 1 1 auto;
      min-width: min-content;
      min-height: var(--control-height);
    }

    /* The controls follow title and buttons, so that they stay in place when an action appears. */
    & > header:has(+ ${Controls}) {
      flex: 0 1 auto;
      flex-wrap: nowrap;

      & > h1 {
        white-space: nowrap;
      }
    }
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;

  @media (width < 1024px) {
    padding-top: var(--space-2);
  }
`;

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;

  @media (width < 1024px) {
    &[data-detail] > ${Top} > ${Action}, &[data-detail] > ${Top} > ${Controls} {
      display: none;
    }
  }
`;
