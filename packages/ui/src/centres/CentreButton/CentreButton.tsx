import type { CentreChoice } from '@selfservice/api/centres/centre-choice';
import { Network } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ButtonProps } from '../../primitives/Button/Button.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { loadCentrePicker } from '../CentrePickerDialog/loadCentrePicker.ts';

/** Everything else of `Button` goes to the root. */
export interface CentreButtonProps extends Omit<ButtonProps, 'children' | 'kind' | 'icon'> {
  /** What is chosen; null for nothing yet. */
  choice: CentreChoice | null;
  /** Opens the picker. */
  onPress: () => void;
}

/** Says whose people a screen shows, and opens the picker, whose code it fetches ahead. */
export function CentreButton({ choice, ...rest }: CentreButtonProps) {
  const { t } = useTranslation('centres');
  return (
    <Root icon={Network} aria-haspopup="dialog" {...prefetchOnIntent(loadCentrePicker)} {...rest}>
      {choice ? (
        <Words>
          <span>{choice.centre.name}</span>{' '}
          <Quiet>
            {choice.includesSubcentres ? t('button.withSubcentres') : t('button.withoutSubcentres')}
            {choice.categoryRef !== null &&
              (choice.categoryName ? `, ${choice.categoryName}` : t('button.oneCategory'))}
          </Quiet>
        </Words>
      ) : (
        t('title')
      )}
    </Root>
  );
}

const Root = styled(Button)`
  max-width: 100%;
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  text-align: start;
`;

const Quiet = styled.span`
  color: var(--color-text-muted);
  font-weight: var(--weight-regular);
`;
