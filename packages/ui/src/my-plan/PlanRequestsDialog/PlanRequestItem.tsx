import type { PlanRequest } from '@selfservice/api/my-plan/my-plan';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDetailDay, formatDetailMoment } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { IntervalLine } from '../IntervalLine/IntervalLine.tsx';
import type { Comparison } from './comparison.ts';

export interface PlanRequestItemProps {
  /** What waits. */
  request: PlanRequest;
  /** Its day as it is planned, and as it is to be. */
  comparison: Comparison;
  /** It can be left out. Default false: it stands alone. */
  isChoice?: boolean;
  /** It is among the chosen ones. */
  isChosen: boolean;
  /** It was taken in or left out. */
  onChoose: (isChosen: boolean) => void;
  /** The choice stays as it is while it is being sent. Default false. */
  isReadOnly?: boolean;
}

/** A day of the plan that waits: what it has, what it is to have, and who has asked for it. */
export function PlanRequestItem(props: PlanRequestItemProps) {
  const { request, comparison, isChoice = false, isChosen, onChoose, isReadOnly = false } = props;
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const day = formatDetailDay(request.day, language);
  const { present, wanted } = comparison;
  const submitted = (): string => {
    const { submittedBy: name, submittedAt } = request;
    const at = submittedAt && formatDetailMoment(submittedAt, language);
    if (name && at) return t('request.submittedByAt', { name, at });
    if (name) return t('request.submittedBy', { name });
    return at ? t('request.submitted', { at }) : '';
  };
  return (
    <Root data-choice={isChoice || undefined}>
      {isChoice ? (
        <Checkbox isSelected={isChosen} onChange={onChoose} isReadOnly={isReadOnly}>
          <Day>{day}</Day>
        </Checkbox>
      ) : (
        <Day>{day}</Day>
      )}
      <Words>
        {wanted.length > 0 && <Term>{t('request.now')}</Term>}
        {present.map((interval, place) => (
          <IntervalLine key={place} interval={interval} />
        ))}
        {present.length === 0 && <p>{t('detail.nothing')}</p>}
        {wanted.length > 0 && <Term>{t('request.change')}</Term>}
        {wanted.map((interval, place) => (
          <IntervalLine key={place} interval={interval} />
        ))}
        <Submitted>{submitted()}</Submitted>
      </Words>
    </Root>
  );
}

const Root = styled.li`
  padding-block: var(--space-3);

  & + & {
    border-top: 1px solid var(--color-border);
  }

  &[data-choice] > div {
    padding-left: calc(20px + var(--space-2));
  }
`;

const Day = styled.span`
  font-weight: var(--weight-medium);
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
`;

const Term = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-1);

  p + & {
    margin-top: var(--space-1);
  }
`;

const Submitted = styled.p`
  margin-top: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-1);

  &:empty {
    display: none;
  }
`;
