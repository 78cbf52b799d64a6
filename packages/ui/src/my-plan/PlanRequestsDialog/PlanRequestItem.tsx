import type { PlanRequest } from '@selfservice/api/my-plan/my-plan';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDetailDay, formatDetailMoment } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { IntervalLine } from '../IntervalLine/IntervalLine.tsx';
import type { Comparison } from './comparison.ts';

export interface PlanRequestItemProps {
  /** The pending request. */
  request: PlanRequest;
  /** The present and the requested intervals of its day. */
  comparison: Comparison;
  /** Whether the user can leave the request out. Default false. */
  isChoice?: boolean;
  /** Whether the request is selected. */
  isChosen: boolean;
  /** Called when the user selects the request or leaves it out. */
  onChoose: (isChosen: boolean) => void;
  /** Whether the selection cannot be changed now. Default false. */
  isReadOnly?: boolean;
}

/** A pending request: the day, its present and requested intervals, the submitter and the submission date. */
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
