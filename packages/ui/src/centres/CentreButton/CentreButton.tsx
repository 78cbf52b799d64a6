import type { CentreChoice, CentreSelection } from '@selfservice/api/centres/centre-choice';
import { toPeopleChoice } from '@selfservice/api/centres/people-choice';
import { Network } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ButtonProps } from '../../primitives/Button/Button.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { loadCentrePicker } from '../CentrePickerDialog/loadCentrePicker.ts';
import { useCentreWords } from '../useCentreWords.ts';

/** Whose people a screen shows, and how others are chosen. */
export interface CentreChoosing {
  /** Whose people are shown; null until the centre is known. */
  choice: CentreChoice | null;
  /** Other people were chosen. */
  onChange: (selection: CentreSelection) => void;
  /** The picker is open. */
  isOpen: boolean;
  /** The picker is to be opened or closed. Something else on the screen may open it as well. */
  onOpenChange: (isOpen: boolean) => void;
}

/** Everything else of `Button` goes to the button. */
export interface CentreButtonProps
  extends CentreChoosing, Omit<ButtonProps, 'children' | 'kind' | 'icon' | 'onPress' | 'onChange'> {}

/**
 * Says whose people a screen shows, and opens the picker of a centre, whose code it fetches ahead. Specification 001
 * section 2.
 */
export function CentreButton({ choice, onChange, isOpen, onOpenChange, ...rest }: CentreButtonProps) {
  const { t } = useTranslation('centres');
  const [name, more] = useCentreWords(choice);
  const close = () => onOpenChange(false);
  return (
    <>
      <Root
        icon={Network}
        aria-haspopup="dialog"
        onPress={() => onOpenChange(true)}
        {...prefetchOnIntent(loadCentrePicker)}
        {...rest}
      >
        {name === undefined ? (
          t('title')
        ) : (
          <Words>
            <span>{name}</span> <Quiet>{more}</Quiet>
          </Words>
        )}
      </Root>
      <Deferred load={loadCentrePicker} name={t('title')} isWanted={isOpen} onClose={close}>
        {({ CentrePickerDialog }) => (
          <CentrePickerDialog
            value={choice}
            onConfirm={(next) => {
              close();
              onChange(toPeopleChoice(next));
            }}
            onClose={close}
          />
        )}
      </Deferred>
    </>
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
