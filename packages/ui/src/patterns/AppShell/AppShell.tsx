import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { publishBarHeight } from './publishBarHeight.ts';

/** Other attributes go to the root. */
export interface AppShellProps extends ComponentProps<'div'> {
  /** The bar at the top; hidden below a width of 1024 px on a screen with its own bar. */
  header: ReactNode;
  /** A message about the whole session, below the bar. Stays visible while the page scrolls. Default none. */
  banner?: ReactNode;
  /** The navigation between areas, beside the screen; hidden below a width of 1024 px. */
  navigation: ReactNode;
  /** The content of the footer. */
  footer: ReactNode;
  /** A message about every screen, above the screen. Default none. */
  notice?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** The layout of every screen after sign-in: bar, navigation from a width of 1024 px, screen, footer. */
export function AppShell({ header, banner, navigation, footer, notice, children, ...rest }: AppShellProps) {
  const { t } = useTranslation('patterns');
  const content = useRef<HTMLElement>(null);

  // The address `#main` is relative to the page's `<base>`, so following the link would leave the screen.
  function skip(event: MouseEvent): void {
    event.preventDefault();
    content.current?.focus();
  }

  return (
    <Root {...rest}>
      <Skip href="#main" onClick={skip}>
        {t('skip')}
      </Skip>
      <Header ref={publishBarHeight}>
        <Bar>{header}</Bar>
        {banner}
      </Header>
      <Side>{navigation}</Side>
      <Content ref={content} id="main" tabIndex={-1}>
        {notice}
        {children}
      </Content>
      <Foot>{footer}</Foot>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-height: calc(100dvh - var(--bars-height, 0px));

  @media (width >= 1024px) {
    grid-template-columns: 16rem minmax(0, 1fr);
  }

  /* For a screen that fills the window, bar and screen are together as high as the window; the footer follows below. */
  @media not print {
    &:has(> main > [data-fills])::before {
      content: '';
      grid-area: 1 / 1 / span 2;
      height: 100dvh;
    }
  }
`;

const Skip = styled.a`
  position: absolute;
  top: var(--space-2);
  left: var(--space-2);
  z-index: var(--layer-notification);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-small);
  background: var(--color-accent);
  color: var(--color-on-accent);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const Bar = styled.div`
  border-bottom: 1px solid var(--color-border);

  @media (width < 1024px) {
    ${Root}:has([data-screen-bar]) & {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--layer-bar);
  grid-area: 1 / 1 / auto / -1;
  background: var(--color-surface);
`;

const Side = styled.div`
  display: none;

  @media (width >= 1024px) {
    display: block;
    grid-area: 2 / 1 / span 2;
    padding: var(--space-4) var(--space-3);
    border-right: 1px solid var(--color-border);

    & > nav {
      position: sticky;
      top: calc(var(--header-height) + var(--space-4));
    }
  }
`;

const Content = styled.main`
  grid-area: 2 / -2;
  justify-self: center;
  width: 100%;

  /* Reading screens are not wider than this. Plans and lists with a detail use the whole window. */
  &:not(:has(> [data-wide])) {
    max-width: 72rem;
  }

  padding: var(--space-5) var(--screen-edge) var(--space-8);
  outline: 0;
  --screen-edge: var(--space-4);

  /* The content of rows is aligned with the title; on a phone the rows reach to the edges of the window. */
  --row-inset: var(--space-4);
  --list-bleed: calc(-1 * var(--space-4));

  &:has(> [data-fills]) {
    padding-bottom: var(--space-4);
  }

  /* The bar of the screen is at the top of the window. */
  @media (width < 1024px) {
    &:has([data-screen-bar]) {
      padding-top: 0;
    }
  }

  @media (width >= 1024px) {
    &,
    &:has(> [data-fills]) {
      padding: var(--space-8) var(--space-10);
    }

    --row-inset: var(--space-3);
    --list-bleed: calc(-1 * var(--space-3));
  }
`;

/* Hidden until there is a screen, because the screen would push it down. */
const Foot = styled.div`
  grid-area: 3 / -2;
  padding: var(--space-4);

  main:empty + & {
    visibility: hidden;
  }

  @media (width >= 1024px) {
    padding-inline: var(--space-10);
  }
`;
