import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

export interface ErrorsButtonProps {
  /** How many days have errors; those of one day count as one, since they are shown together. */
  count: number;
  /** The first of them is to be shown. */
  onShow: () => void;
}

/** Says how many errors there are, by days, and leads to the first. */
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
