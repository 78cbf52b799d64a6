import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';

/** The server makes a report: nobody knows for how long, and it can be cancelled. */
export function ReportProgress({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('reports');
  return (
    <Root role="status">
      <ProgressBar label={t('preparing')} />
      <Button onPress={onCancel}>{t('cancelReport')}</Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;

  [role='progressbar'] {
    width: 100%;
  }
`;
