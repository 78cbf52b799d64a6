import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SignInChoices } from '../../patterns/SignInLayout/SignInChoices.tsx';
import type { SignInChoicesProps } from '../../patterns/SignInLayout/SignInChoices.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';

export interface TestFrameProps extends SignInChoicesProps {
  /** The address of home. */
  homeHref: string;
  /** The content of the test route. */
  children: ReactNode;
}

/** The frame of a test route, which needs no sign-in. @requirement shell-7 */
export function TestFrame({ homeHref, children, ...choices }: TestFrameProps) {
  const { t } = useTranslation('testing');
  return (
    <Root>
      <header>
        <Home href={homeHref}>
          <Icon of={ArrowLeft} />
          <span>{t('home')}</span>
        </Home>
        <SignInChoices {...choices} />
      </header>
      <main>{children}</main>
    </Root>
  );
}

const Root = styled.div`
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
    padding: var(--space-2) var(--space-4);
    border-bottom: 1px solid var(--color-border);
  }

  & > main {
    padding: var(--space-4);
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control-height);
`;
