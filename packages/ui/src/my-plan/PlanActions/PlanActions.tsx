import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { PendingPart } from '@selfservice/api/my-plan/pending-plan';
import { isShown } from '@selfservice/api/my-plan/pending-plan';
import { CalendarArrowUp, LockKeyholeOpen, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useToday } from '../../environment/useNow.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { formatMonth, formatMonthName } from '../../i18n/formatMonth.ts';
import { Button } from '../../primitives/Button/Button.tsx';

export interface PlanActionsProps {
  /** Days to sign. */
  signing: PendingPart;
  /** Changes to decide on. */
  change: PendingPart;
  /** Another month with requests, offered if this month has none; null for none. */
  elsewhere: LocalMonth | null;
  /** Called when the user points at a button or focuses it, to prefetch the code of the dialog. Default none. */
  onIntent?: () => void;
  /** Called when the user wants to sign the days. */
  onSign: () => void;
  /** Called when the user wants to decide on the changes. */
  onDecide: () => void;
  /** Called when the user wants to see the other month. */
  onGo: (month: LocalMonth) => void;
}

/**
 * Buttons to sign and to review, or a button that shows another month with requests.
 *
 * @requirement my-plan-35, my-plan-36, my-plan-39
 */
export function PlanActions(props: PlanActionsProps) {
  const { signing, change, elsewhere, onIntent, onSign, onDecide, onGo } = props;
  const intent = onIntent && { onHoverStart: onIntent, onFocus: onIntent };
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const thisYear = useToday().slice(0, 4);
  const nameOf = (month: LocalMonth) =>
    month.startsWith(thisYear) ? formatMonthName(month, language) : formatMonth(month, language);
  if (!isShown(signing) && !isShown(change))
    return (
      elsewhere && (
        <Button icon={CalendarArrowUp} onPress={() => onGo(elsewhere)}>
          {t('action.elsewhere', { month: nameOf(elsewhere) })}
        </Button>
      )
    );
  return (
    <Root>
      {isShown(change) && (
        <div>
          <Button
            kind={isShown(signing) ? 'secondary' : 'primary'}
            icon={LockKeyholeOpen}
            disabledReason={change.permission === 'disabled' ? t('refused.change') : undefined}
            {...intent}
            onPress={onDecide}
          >
            {t('action.changeAll', { count: change.count })}
          </Button>
        </div>
      )}
      {isShown(signing) && (
        <div>
          <Button
            kind="primary"
            icon={LockOpen}
            disabledReason={signing.permission === 'disabled' ? t('refused.sign') : undefined}
            {...intent}
            onPress={onSign}
          >
            {t('action.signAll', { count: signing.count })}
          </Button>
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);

  & > div {
    display: grid;
    flex: 1 1 auto;
    align-content: start;
  }

  @media (width >= 640px) {
    & > div {
      flex: 0 1 auto;
    }
  }
`;
