import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { TourId } from '../DemoTour/DemoTour.tsx';

export interface TourDialogProps {
  /** The tours, in order. */
  tours: readonly TourId[];
  /** Called when the user starts a tour. */
  onStart: (id: TourId) => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** The choice of a guided tour through the demo. */
export function TourDialog({ tours, onStart, onClose }: TourDialogProps) {
  const { t } = useTranslation('testing/DemoTour');
  return (
    <Dialog
      isOpen
      title={t('choose')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <p>{t('intro')}</p>
      <Tours>
        {tours.map((id) => (
          <li key={id}>
            <Start onPress={() => onStart(id)}>
              <span>
                <strong>{t(`tours.${id}.title`)}</strong>
                <span>{t(`tours.${id}.summary`)}</span>
              </span>
              <Icon of={ChevronRight} />
            </Start>
          </li>
        ))}
      </Tours>
    </Dialog>
  );
}

const Tours = styled.ul`
  margin-top: var(--space-3);
`;

const Start = styled(Button)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  width: 100%;
  min-height: 56px;
  padding: var(--space-2);
  border: 0;
  border-top: 1px solid var(--color-border);
  background: none;
  color: var(--color-text-muted);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:is([data-hovered], [data-pressed]) {
    background: var(--color-surface-hover);
  }

  strong {
    display: block;
    color: var(--color-text);
    font-weight: var(--weight-medium);
  }
`;
