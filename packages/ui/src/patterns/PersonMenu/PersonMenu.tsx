import type { SelectablePerson } from '@selfservice/api/session/session-state';
import { ChevronDown, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ButtonProps } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { DeferredMenu } from '../../primitives/DeferredMenu/DeferredMenu.tsx';
import { personSection } from './personSection.ts';
import { personWords } from './personWords.ts';

/** Other props go to the button. */
export interface PersonMenuProps extends Omit<ButtonProps, 'children' | 'kind' | 'onSelect'> {
  /** The people for whom the user can act. */
  people: readonly SelectablePerson[];
  /** The person for whom the user acts; null if the server does not list that person. */
  selected: SelectablePerson | null;
  /** Whether another person is loading. Default false. */
  isBusy?: boolean;
  /** The address of the help. */
  helpHref: string;
  /** Called when the user chooses another entry. */
  onSelect: (personRef: string) => void;
}

/** A menu of the user's employments and the people for whom the user substitutes, labelled by centre. */
export function PersonMenu(props: PersonMenuProps) {
  const { people, selected, isBusy = false, helpHref, onSelect, ...rest } = props;
  const { t } = useTranslation('patterns');
  const current = selected ? personWords(selected, people, t).label : t('person.none');
  return (
    <DeferredMenu
      label={t('person.choose')}
      trigger={
        <Button
          kind="quiet"
          isBusy={isBusy}
          aria-label={selected ? t('person.current', { name: current }) : current}
          {...rest}
        >
          <Name>{current}</Name>
          <Icon of={ChevronDown} />
        </Button>
      }
      sections={[
        personSection(people, selected, t),
        {
          label: t('menu.help'),
          items: [{ id: 'help', label: t('menu.help'), icon: CircleHelp, href: helpHref }],
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
