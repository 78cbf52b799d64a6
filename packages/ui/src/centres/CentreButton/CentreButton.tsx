import type { CentreChoice, CentreSelection } from '@selfservice/api/centres/centre-choice';
import { toPeopleChoice } from '@selfservice/api/centres/people-choice';
import { Network } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { useCentreWords } from '../useCentreWords.ts';

/** The choice of a centre and its picker. */
export interface CentreChoosing {
  /** The chosen centre; null until it is loaded. */
  choice: CentreChoice | null;
  /** Called when the user chooses another centre. */
  onChange: (selection: CentreSelection) => void;
  /** Whether the picker is open. */
  isOpen: boolean;
  /** Called to open or close the picker. Other parts of the screen may open it, too. */
  onOpenChange: (isOpen: boolean) => void;
}

const loadCentrePicker = () => import('../CentrePickerDialog/CentrePickerDialog.tsx');

/** Shows the chosen centre and opens the picker, whose code it prefetches. @requirement centres-1 */
export function CentreButton({ choice, onChange, isOpen, onOpenChange }: CentreChoosing) {
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
      >
        <Words title={name && `${name} ${more}`}>
          {name === undefined ? (
            t('title')
          ) : (
            <>
              <span>{name}</span> <Quiet>{more}</Quiet>
            </>
          )}
        </Words>
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

  & > span {
    min-width: 0;
  }
`;

const Words = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Quiet = styled.span`
  color: var(--color-text-muted);
  font-weight: var(--weight-regular);
`;
