import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { AppFooter } from '../AppFooter/AppFooter.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { DialPanel } from './DialPanel.tsx';
import { SignInChoices } from './SignInChoices.tsx';
import type { SignInChoicesProps } from './SignInChoices.tsx';

/** What every screen before the dashboard lets the person choose, and the organisation's own line. */
export interface SignInSettings extends SignInChoicesProps {
  /** A line of the organisation's own; may be empty. */
  infoText: string;
  /** Shown above everything that is asked, for example what the browser refuses. */
  notice?: ReactNode;
}

/** Everything else goes to the root. */
export interface SignInLayoutProps extends SignInSettings, Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The screen's title. */
  title: string;
  /** Only something to wait for is shown: it appears when the wait is long enough to be noticed. Default false. */
  isWaiting?: boolean;
  /** What is asked or said. */
  children?: ReactNode;
}

/** The frame of the screens before the dashboard: a dial, one column, and quietly below language, theme and version. */
export function SignInLayout(props: SignInLayoutProps) {
  const {
    title,
    isWaiting = false,
    infoText,
    notice,
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
      <DialPanel />
      <Column>
        <Content aria-labelledby={titleId} data-waiting={isWaiting || undefined}>
          <Product>{t('signIn.product')}</Product>
          <PageHeading id={titleId} aria-live="polite">
            {title}
          </PageHeading>
          {notice}
          {children}
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
