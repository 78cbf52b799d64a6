import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

export interface DelegatedSignInProps {
  /** The organisation's text for the button; empty for the default text. */
  text: string;
  /** The reason why the button is disabled. Default: it is enabled. */
  disabledReason?: string | undefined;
  /** Called when the user presses the button. */
  onPress: () => void;
}

/**
 * The button for the organisation's own sign-in. It is also shown with automatic redirection, to users who came back from
 * the external page without having signed in.
 *
 * @requirement session-7, session-18
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
