import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDetailMoment } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Switch } from '../../primitives/Switch/Switch.tsx';

/** The choice to keep the next shifts on the device, as it is now. */
export interface OfflinePlanChoice {
  /** Whether a plan of the user is kept on this device. */
  isOn: boolean;
  /** Whether it is being switched on or off. */
  isBusy: boolean;
  /** When the kept plan was fetched; null if this page has not stored it. */
  keptAt: LocalDateTime | null;
  /** Whether the kept plan is that of another person than the selected one: of another employment, or the user's own. */
  isOfOtherPerson: boolean;
  /** The last failure; null for none. */
  problem: 'notStored' | 'notFetched' | 'notDeleted' | null;
  /** Why it cannot be switched on; null if it can. Switching off is always possible. */
  refusal: 'insecure' | 'unsupported' | 'substitution' | null;
  /** Called when the user switches it on or off. */
  onChange: (isOn: boolean) => void;
}

/** The switch that keeps the user's next shifts on this device; it changes immediately. */
export function OfflinePlanField(choice: OfflinePlanChoice) {
  const { isOn, isBusy, keptAt, isOfOtherPerson, problem, refusal, onChange } = choice;
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const hintId = useId();

  function hint(): string {
    if (problem) return t(`offlinePlan.${problem}`);
    if (!isOn) return t(`offlinePlan.${refusal ?? 'hint'}`);
    if (isOfOtherPerson) return t(refusal === 'substitution' ? 'offlinePlan.own' : 'offlinePlan.other');
    return keptAt
      ? t('offlinePlan.kept', { moment: formatDetailMoment(keptAt, language) })
      : t('offlinePlan.hint');
  }

  return (
    <Root>
      <Switch
        isSelected={isOn}
        isDisabled={isBusy || (!isOn && refusal !== null)}
        aria-describedby={hintId}
        onChange={onChange}
      >
        {t('offlinePlan.label')}
      </Switch>
      <p id={hintId} role="status">
        {hint()}
      </p>
    </Root>
  );
}

const Root = styled.div`
  display: grid;

  p {
    color: var(--color-text-muted);
    font-size: var(--text-2);
    text-wrap: pretty;
  }
`;
