import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

export interface TenantLineProps {
  /** The customer code in use. */
  customerCode: string;
  /** It cannot be changed now: a sign-in with it is under way. */
  isClosed: boolean;
  /** Another one is wanted. */
  onChange: () => void;
}

/** Which organisation somebody signs in to, and the way back to choosing it. */
export function TenantLine({ customerCode, isClosed, onChange }: TenantLineProps) {
  const { t } = useTranslation('session');
  return (
    <Root>
      <span>{t('login.customerCode', { code: customerCode })}</span>
      <Button
        kind="quiet"
        aria-label={t('login.changeCustomerCodeInFull')}
        isDisabled={isClosed}
        onPress={onChange}
      >
        {t('login.changeCustomerCode')}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin: calc(-1 * var(--space-3)) 0 calc(-1 * var(--space-2));
  color: var(--color-text-muted);
  font-size: var(--text-2);

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  button {
    flex-shrink: 0;
    margin-right: calc(-1 * var(--space-4));
  }
`;
