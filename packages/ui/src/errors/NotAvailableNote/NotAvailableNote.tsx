import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** Says in a dialog that this version does not have yet what the dialog's title names. */
export function NotAvailableNote() {
  const { t } = useTranslation('errors');
  return (
    <Root>
      <Icon of={Hourglass} size={20} />
      <div>
        <strong>{t('notAvailable.title')}</strong>
        <p>{t('notAvailable.advice')}</p>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: var(--space-3);
  max-width: 24rem;
  color: var(--color-text-muted);

  strong {
    color: var(--color-text);
    font-weight: var(--weight-medium);
  }
`;
