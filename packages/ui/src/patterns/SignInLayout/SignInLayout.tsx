import type { Clock } from '@selfservice/api/core/clock';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { DialPanel } from './DialPanel.tsx';
import { SignInChoices } from './SignInChoices.tsx';
import type { SignInChoicesProps } from './SignInChoices.tsx';

/** The props that every screen before sign-in passes to its layout. */
export interface SignInSettings extends SignInChoicesProps {
  /** The current time. */
  clock: Clock;
  /** The organisation's info text from the configuration; may be empty. */
  infoText: string;
  /** A message above the form, for example that the browser blocks storage. Default none. */
  notice?: ReactNode;
  /** Content below the form, for example what is kept for the time without a network. Default none. */
  below?: ReactNode;
}

/** Other attributes go to the root. */
export interface SignInLayoutProps extends SignInSettings, Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The title of the screen. */
  title: string;
  /** Whether the screen only shows that something loads. It appears after 200 ms then. Default false. */
  isWaiting?: boolean;
  /** Whether something is being checked, for example a password: the hand of the dial sweeps. Default false. */
  isChecking?: boolean;
  /** The form or message. */
  children?: ReactNode;
}

/** The layout of the screens before sign-in: a dial and one column, with language, theme and version at the bottom. */
export function SignInLayout(props: SignInLayoutProps) {
  const {
    title,
    isWaiting = false,
    isChecking = false,
    clock,
    infoText,
    notice,
    below,
    children,
    language,
    onLanguageChange,
    theme,
    onThemeChange,
    ...rest
  } = props;
  const { t } = useTranslation('patterns');
  const titleId = useId();
  return (
    <Root {...rest}>
      <DialPanel clock={clock} isChecking={isChecking} />
      <Column>
        <Content aria-labelledby={titleId} data-waiting={isWaiting || undefined}>
          <Product>{t('signIn.product')}</Product>
          <PageHeading id={titleId} aria-live="polite">
            {title}
          </PageHeading>
          {notice}
          {children}
          {below}
        </Content>
        <Below>
          <SignInChoices
            language={language}
            onLanguageChange={onLanguageChange}
            theme={theme}
            onThemeChange={onThemeChange}
          />
          <AppFooter infoText={infoText} />
        </Below>
      </Column>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-height: 100dvh;

  @media (width >= 1024px) {
    grid-template: 1fr / minmax(0, 6fr) minmax(30rem, 5fr);
  }
`;

const Column = styled.div`
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  width: 100%;
  max-width: 26rem;
  margin: 0 auto;
  padding: 0 var(--space-5);
`;

const wait = keyframes`
  from {
    visibility: hidden;
  }
`;

const Content = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  padding: var(--space-6) 0 var(--space-8);

  &[data-waiting] {
    animation: ${wait} 200ms step-end;
  }

  h1 {
    font-size: var(--text-5);
    font-weight: var(--weight-light);
    line-height: var(--leading-tight);
    letter-spacing: -0.01em;
    outline: 0;
    text-wrap: balance;
  }

  @media (width >= 640px) {
    align-content: center;
  }
`;

const Product = styled.p`
  margin-bottom: calc(-1 * var(--space-4));
  color: var(--color-text-muted);
  font-size: var(--text-2);
`;

const Below = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-2) 0 var(--space-5);
  border-top: 1px solid var(--color-border);
`;
