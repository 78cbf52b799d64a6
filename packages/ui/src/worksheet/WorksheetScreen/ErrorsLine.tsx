import { ArrowDown, ArrowUp, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ErrorJump } from '../WorksheetTable/useErrorJump.ts';

export interface ErrorsLineProps {
  /** Navigation between the days with errors; at least one day. */
  jump: ErrorJump;
}

/**
 * The number of days with errors, with buttons that move the focus to the previous and the next of them.
 *
 * @requirement worksheet-58
 */
export function ErrorsLine({ jump: { days, at, step } }: ErrorsLineProps) {
  const { t } = useTranslation('worksheet');
  const place = at === null ? -1 : days.indexOf(at);
  return (
    <Root>
      <Icon of={TriangleAlert} />
      <span>{t('errors.toFix', { count: days.length })}</span>
      <span data-buttons="">
        {days.length > 1 && (
          <IconButton label={t('errors.previous')} icon={ArrowUp} onPress={() => step(-1)} />
        )}
        <IconButton
          label={t(days.length > 1 ? 'errors.next' : 'errors.only')}
          icon={ArrowDown}
          onPress={() => step(1)}
        />
      </span>
      <VisuallyHidden role="status">
        {place >= 0 && t('errors.at', { number: place + 1, total: days.length })}
      </VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control-height);
  color: var(--color-caution);
  font-weight: var(--weight-medium);

  [data-buttons] {
    display: flex;
    color: var(--color-text);
  }

  @media print {
    display: none;
  }
`;
