import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

export interface DelegatedSignInProps {
  /** The organisation's own words for the button; empty: the product's. */
  text: string;
  /** Why nobody can sign in now. */
  disabledReason?: string | undefined;
  /** The button was used. */
  onPress: () => void;
}

/**
 * The way to the organisation's own sign-in. It is offered with automatic redirection as well: whoever sees the login
 * screen then has come back from there without having signed in.
 */
export function DelegatedSignIn({ text, disabledReason, onPress }: DelegatedSignInProps) {
  const { t } = useTranslation('session');
  return (
    <Root>
      <p>{t('login.or')}</p>
      <Button disabledReason={disabledReason} onPress={onPress}>
        {text || t('login.delegated')}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);

  p {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  p::before,
  p::after {
    flex: 1;
    border-top: 1px solid var(--color-border);
    content: '';
  }

  button {
    min-height: 44px;
  }

  > [data-reason] {
    margin-top: calc(-1 * var(--space-3));
  }
`;
