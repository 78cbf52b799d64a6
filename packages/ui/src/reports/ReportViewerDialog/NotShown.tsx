import { Download, FileWarning, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ProgressCircle } from '../../primitives/ProgressCircle/ProgressCircle.tsx';

/** Shown while the PDF opens. */
export function Opening() {
  const { t } = useTranslation('reports');
  return (
    <Middle role="status">
      <ProgressCircle label={t('viewer.opening')} />
    </Middle>
  );
}

/** Shown if the PDF cannot be read. @requirement reports-28 */
export function NotShown({ onSave, onAgain }: { onSave: () => void; onAgain: () => void }) {
  const { t } = useTranslation('reports');
  return (
    <Middle role="alert">
      <EmptyState
        icon={FileWarning}
        title={t('viewer.failed')}
        action={
          <Buttons>
            <Button icon={Download} onPress={onSave}>
              {t('viewer.save')}
            </Button>
            <Button kind="primary" icon={RotateCw} onPress={onAgain}>
              {t('viewer.again')}
            </Button>
          </Buttons>
        }
      >
        {t('viewer.failedHint')}
      </EmptyState>
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  place-items: center;
  background: var(--color-surface-sunken);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);

  /* Below each other, with equal widths. */
  @media (width < 640px) {
    flex-direction: column;
  }
`;
