import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Everything else goes to the root. */
export interface AppShellProps extends ComponentProps<'div'> {
  /** The bar at the top. */
  header: ReactNode;
  /** What concerns the whole session, below the bar; it stays in sight with it. */
  banner?: ReactNode;
  /** The way to the areas; stands beside the screen on a desk only. */
  navigation: ReactNode;
  /** Version and the organisation's own line. */
  footer: ReactNode;
  /** What concerns every screen, over the screen. */
  notice?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** The frame of every screen after sign-in: bar, navigation from 1024 px on, screen, footer. */
export function AppShell({ header, banner, navigation, footer, notice, children, ...rest }: AppShellProps) {
  const { t } = useTranslation('patterns');
  const content = useRef<HTMLElement>(null);

  // A fragment is relative to the page's `<base>`: followed, it would leave the screen.
  function skip(event: MouseEvent): void {
    event.preventDefault();
    content.current?.focus();
  }

  return (
    <Root {...rest}>
      <Skip href="#main" onClick={skip}>
        {t('skip')}
      </Skip>
      <Header>
        {header}
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
  --app-bar-height: 57px;

  @media (width >= 1024px) {
    grid-template-columns: 16rem minmax(0, 1fr);
  }

  /* Bar and screen are as high as the window together where the screen fills it; the footer comes after them. */
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

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--layer-bar);
  grid-area: 1 / 1 / auto / -1;
  border-bottom: 1px solid var(--color-border);
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
      top: calc(var(--app-bar-height) + var(--space-4));
    }
  }
`;

const Content = styled.main`
  grid-area: 2 / -2;
  width: 100%;
  max-width: 72rem;
  padding: var(--space-5) var(--space-4) var(--space-8);
  outline: 0;

  &:has(> [data-fills]) {
    padding-bottom: var(--space-4);
  }

  @media (width >= 1024px) {
    &,
    &:has(> [data-fills]) {
      padding: var(--space-8) var(--space-10);
    }
  }
`;

/* Without a screen it would stand higher, and move when the screen comes. */
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
