import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { atStart, formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface PersonLineProps {
  /** The worksheet. */
  worksheet: Pick<Worksheet, 'fullName' | 'personalNumber' | 'month' | 'centreName' | 'model'>;
}

/**
 * The month, person, personal number, centre and model in one line. Each has its name for assistive technology. The
 * month is only printed: on the screen the month picker shows it.
 *
 * @requirement worksheet-5
 */
export function PersonLine({ worksheet }: PersonLineProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const facts = [
    { name: 'month', value: atStart(formatMonth(worksheet.month, language), language) },
    { name: 'person', value: worksheet.fullName },
    { name: 'personalNumber', value: worksheet.personalNumber },
    { name: 'centre', value: worksheet.centreName },
    { name: 'model', value: worksheet.model },
  ] as const;
  return (
    <Facts aria-label={t('header.title')}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <li key={name} data-fact={name}>
            <VisuallyHidden>{`${t(`header.${name}`)}: `}</VisuallyHidden>
            <span>{value}</span>
          </li>
        ))}
    </Facts>
  );
}

/** The facts, with dots between them, and with room for two lines on a phone. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  min-width: 0;
  color: var(--color-text-muted);
  font-size: var(--text-2);

  & > li {
    position: relative;
    min-width: 0;
    overflow-x: clip;
    overflow-wrap: anywhere;
  }

  & > li:not(:last-child)::after {
    content: '·' / '';
    padding-inline: var(--space-2);
  }

  @media (width < 640px) {
    min-height: calc(2 * var(--text-1) * var(--leading));
    font-size: var(--text-1);
  }

  @media screen {
    [data-fact='month'] {
      display: none;
    }
  }
`;
