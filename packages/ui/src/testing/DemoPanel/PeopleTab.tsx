import { CircleUserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { List } from '../../primitives/List/List.tsx';
import type { DemoPerson } from './demo.types.ts';

export interface PeopleTabProps {
  /** The people of the demo. */
  people: readonly DemoPerson[];
  /** The signed-in person; null for none. */
  person: DemoPerson | null;
  /** Called with the id of a person whom the user becomes. */
  onPersonChange: (id: string) => void;
}

/** The people of the demo, ordinary ones first. A press signs in as that person. */
export function PeopleTab({ people, person, onPersonChange }: PeopleTabProps) {
  const { t } = useTranslation('testing/DemoPanel');
  const entries = (isHardCase: boolean) =>
    people
      .filter((each) => each.isHardCase === isHardCase)
      .map(({ id, name, userName, description }) => {
        const mark = id === person?.id ? t('people.current') : '';
        return { id, name, userName, description, mark, label: [name, description, mark].join(' ') };
      });
  const groups = [
    { title: t('people.ordinary'), items: entries(false) },
    { title: t('people.hardCases'), items: entries(true) },
  ];
  return (
    <Root>
      <p>{t('people.hint')}</p>
      {groups.map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <List
            label={title}
            items={items}
            onAction={onPersonChange}
            renderItem={({ name, userName, description, mark }) => (
              <Row>
                <Name>
                  <span>{name}</span> <small>{userName}</small>
                </Name>
                <span>{description}</span>
                {mark && (
                  <Mark>
                    <Icon of={CircleUserRound} size={16} /> <span>{mark}</span>
                  </Mark>
                )}
              </Row>
            )}
          />
        </section>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--text-2);

  > p {
    color: var(--color-text-muted);
  }

  h3 {
    margin-bottom: var(--space-1);
    font-size: var(--text-2);
    font-weight: var(--weight-medium);
  }
`;

const Row = styled.div`
  display: grid;
  padding-block: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-2);
`;

const Name = styled.span`
  color: var(--color-text);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;

  small {
    color: var(--color-text-muted);
    font-size: var(--text-1);
    font-weight: var(--weight-regular);
  }
`;

const Mark = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-positive);
`;
