import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

export interface TenantLineProps {
  /** The customer code in use. */
  customerCode: string;
  /** Whether the code cannot be changed because a sign-in is running. */
  isClosed: boolean;
  /** Called when the user wants to enter another code. */
  onChange: () => void;
}

/** The customer code above the login, with a button to change it. */
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
