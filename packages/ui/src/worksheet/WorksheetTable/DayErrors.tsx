import type { WorksheetDay } from '@selfservice/api/worksheet/worksheet';
import { ArrowDown, ArrowUp, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { ErrorJump } from './useErrorJump.ts';

export interface DayErrorsProps {
  /** A day with errors. */
  day: Pick<WorksheetDay, 'day' | 'errors'>;
  /** Navigation between the days with errors. */
  jump: ErrorJump;
}

/** The error messages of a day, with buttons to the other days with errors. @requirement worksheet-15 */
export function DayErrors({ day: { day, errors }, jump }: DayErrorsProps) {
  const { t } = useTranslation('worksheet');
  return (
    <Root>
      <ul>
        {errors.map((error) => (
          <li key={error}>
            <Icon of={TriangleAlert} size={14} />
            <span>{error}</span>
          </li>
        ))}
      </ul>
      {jump.days.length > 1 && (
        <Buttons>
          <IconButton label={t('errors.previous')} icon={ArrowUp} onPress={() => jump.step(-1, day)} />
          <IconButton label={t('errors.next')} icon={ArrowDown} onPress={() => jump.step(1, day)} />
        </Buttons>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-2);
  color: var(--color-caution);

  li {
    display: flex;
    gap: var(--space-1);
  }

  li > svg {
    height: 1lh;
  }
`;

const Buttons = styled.div`
  display: flex;
  margin-left: auto;

  @media (width >= 640px) {
    --control-height: 28px;
  }

  @media print {
    display: none;
  }
`;
