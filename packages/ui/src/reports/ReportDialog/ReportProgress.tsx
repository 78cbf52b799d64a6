import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';

/** The progress of a report. Its duration is unknown, and it can be cancelled. @requirement reports-10 */
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
