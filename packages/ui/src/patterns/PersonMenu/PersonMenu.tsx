import type { SelectablePerson } from '@selfservice/api/session/session-state';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ButtonProps } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { personWords } from './personWords.ts';

/** Everything else of its button goes to the root, the button. */
export interface PersonMenuProps extends Omit<ButtonProps, 'children' | 'kind' | 'onSelect'> {
  /** Whom the login may speak for. */
  people: readonly SelectablePerson[];
  /** Whom it speaks for now. */
  selected: SelectablePerson;
  /** Somebody else has been chosen and is on the way. Default false. */
  isBusy?: boolean;
  /** Somebody else was chosen. */
  onSelect: (personRef: string) => void;
}

/** Chooses the employment or the substituted person to speak for, by the centre's name. Specification 000 section 2. */
export function PersonMenu({ people, selected, isBusy = false, onSelect, ...rest }: PersonMenuProps) {
  const { t } = useTranslation('patterns');
  const { label: current } = personWords(selected, people, t);
  return (
    <DeferredMenu
      label={t('person.choose')}
      trigger={
        <Button kind="quiet" isBusy={isBusy} aria-label={t('person.current', { name: current })} {...rest}>
          <Name>{current}</Name>
          <Icon of={ChevronDown} />
        </Button>
      }
      sections={[
        {
          label: t('person.choose'),
          selectedId: selected.personRef,
          items: people.map((person) => ({ id: person.personRef, ...personWords(person, people, t) })),
        },
      ]}
      onAction={onSelect}
    />
  );
}

const Name = styled.span`
  max-width: min(40vw, 20rem);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
