import type { Centre } from '@selfservice/api/centres/centres';
import { History } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { hiddenText } from '../../primitives/VisuallyHidden/hiddenText.ts';

/** Other props are passed to the root element. */
export interface RecentCentresProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The centres, the most recent first. */
  centres: readonly Centre[];
  /** Called when the user chooses a centre. */
  onGo: (centre: Centre) => void;
}

/**
 * The recently chosen centres in one line; long names are truncated and have a tooltip.
 * @requirement centres-10
 */
export function RecentCentres({ centres, onGo, ...rest }: RecentCentresProps) {
  const { t } = useTranslation('centres');
  const labelId = useId();
  return (
    <Root {...rest}>
      <Label id={labelId}>
        <Icon of={History} size={16} />
        <span>{t('recent')}</span>
      </Label>
      <ul aria-labelledby={labelId}>
        {centres.map((centre) => (
          <li key={centre.id}>
            <Button kind="quiet" onPress={() => onGo(centre)}>
              <Name title={centre.name}>{centre.name}</Name>
            </Button>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  /* All have the same width if there is not enough room. */
  ul {
    display: grid;
    grid-auto-columns: fit-content(12rem);
    grid-auto-flow: column;
    min-width: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  }

  li > button {
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
    padding-inline: var(--space-2);
  }

  li > button > span {
    min-width: 0;
  }
`;

const Label = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-2);

  /* The icon replaces the text where names need the room. */
  @media (width < 480px) {
    & > span {
      ${hiddenText}
    }
  }
`;

const Name = styled.span`
  display: block;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
