import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

export interface ErrorsButtonProps {
  /** Number of days with errors; all errors of a day count as one. */
  count: number;
  /** Called when the user wants to see the first error. */
  onShow: () => void;
}

/** Shows the number of days with errors, and moves to the first one. */
export function ErrorsButton({ count, onShow }: ErrorsButtonProps) {
  const { t } = useTranslation('worksheet');
  const words = t('errors.count', { count });
  return (
    <Root
      kind="quiet"
      icon={TriangleAlert}
      aria-label={`${words}: ${t(count > 1 ? 'errors.first' : 'errors.only')}`}
      onPress={onShow}
    >
      {words}
    </Root>
  );
}

const Root = styled(Button)`
  &&& {
    --letters: var(--color-caution);
  }

  @media print {
    display: none;
  }
`;
