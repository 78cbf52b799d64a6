import { dateOf } from '@selfservice/api/core/local-date';
import type { Overtime } from '@selfservice/api/overtime/overtime';
import { isDecidable } from '@selfservice/api/overtime/overtime';
import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { formatHours } from '../../i18n/formatDuration.ts';
import { formatDetailSpan } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DetailArticle } from '../../patterns/ListDetail/DetailArticle.ts';
import { overtimeStateIcons } from '../../patterns/StateIcon/overtimeStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { useFocusWhenLost } from '../../primitives/useFocusWhenLost.ts';
import type { OvertimeProgress } from '../OvertimeList/overtimeItems.ts';

export interface OvertimeDetailProps {
  /** The overtime to show. */
  overtime: Overtime;
  /** The progress of the decision about it; null for none. */
  asked: OvertimeProgress | null;
  /** Called when the user undoes the decision; undefined once it is being sent. */
  onUndo: (() => void) | undefined;
}

/** An overtime with its note and the progress of a decision. @requirement overtime-3 */
export function OvertimeDetail({ overtime, asked, onUndo }: OvertimeDetailProps) {
  const { t } = useTranslation('overtime');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasAsked, setWasAsked] = useState(asked !== null);
  if (asked && !wasAsked) setWasAsked(true);
  // The button that undid the decision has been removed.
  useFocusWhenLost(heading, wasAsked && !asked);
  const { day, begin, end, accountName, note, state } = overtime;
  return (
    <Root>
      <header>
        <StateIcon look={overtimeStateIcons[state]} />
        <h2 ref={heading} tabIndex={-1}>
          {formatDetailSpan(overtime, language)}
        </h2>
      </header>
      {asked && (
        <Banner
          title={t(`progress.${asked}`)}
          actions={
            onUndo && (
              <Button icon={Undo2} onPress={onUndo}>
                {t('decision.undo.one')}
              </Button>
            )
          }
        />
      )}
      <DescriptionList
        items={[
          ...(day === dateOf(begin)
            ? []
            : [{ term: t('detail.day'), details: formatDetailDay(day, language) }]),
          { term: t('detail.length'), details: formatHours(minutesBetween(begin, end)) },
          { term: t('detail.account'), details: accountName },
          { term: t('detail.note'), details: note && <Note>{note}</Note> },
        ]}
      />
      {state === 'pending' && !isDecidable(overtime) && <Quiet>{t('detail.elsewhere')}</Quiet>}
    </Root>
  );
}

const Note = styled.span`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Quiet = styled.p`
  color: var(--color-text-muted);
`;

const Root = styled(DetailArticle)`
  & > header {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-2);
  }

  h2 {
    outline: 0;
  }
`;
