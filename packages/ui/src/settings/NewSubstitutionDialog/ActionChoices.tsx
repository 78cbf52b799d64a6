import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { actionLabel } from './actionLabel.ts';

export interface ActionChoicesProps {
  /** Ids of the actions that can be excluded, in the backend's spelling. */
  actionIds: readonly string[];
  /** Ids of the excluded actions. */
  excludedActionIds: readonly string[];
  /** Whether the checkboxes cannot be changed now. */
  isReadOnly: boolean;
  /** Called with the new excluded actions. */
  onChange: (excludedActionIds: readonly string[]) => void;
}

/** From this number of actions on, one checkbox switches all. */
const many = 6;

/** One checkbox per action; unchecked actions are excluded. @requirement settings-8, settings-9 */
export function ActionChoices({ actionIds, excludedActionIds, isReadOnly, onChange }: ActionChoicesProps) {
  const { t } = useTranslation('settings');
  const labelId = useId();
  const hintId = useId();
  const isExcluded = (id: string) => excludedActionIds.includes(id);
  const isAll = !actionIds.some(isExcluded);
  return (
    // A `CheckboxGroup` would add its code to the checkbox of the login.
    <div role="group" aria-labelledby={labelId} aria-describedby={hintId}>
      <Label id={labelId}>{t('new.actions')}</Label>
      <Choices>
        {actionIds.length >= many && (
          <Checkbox
            isSelected={isAll}
            isIndeterminate={!isAll && !actionIds.every(isExcluded)}
            isReadOnly={isReadOnly}
            onChange={(isChecked) => onChange(isChecked ? [] : actionIds)}
          >
            {t('new.all')}
          </Checkbox>
        )}
        {actionIds.map((id) => (
          <Checkbox
            key={id}
            isSelected={!isExcluded(id)}
            isReadOnly={isReadOnly}
            onChange={(isChecked) =>
              onChange(actionIds.filter((one) => (one === id ? !isChecked : isExcluded(one))))
            }
          >
            {actionLabel(t, id)}
          </Checkbox>
        ))}
      </Choices>
      <Hint id={hintId}>{t('new.actionsHint')}</Hint>
    </div>
  );
}

const Label = styled.div`
  font-size: var(--text-2);
  font-weight: var(--weight-medium);
`;

const Choices = styled.div`
  display: grid;
  /* An unknown action shows the words of its id, which may be long. */
  overflow-wrap: anywhere;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
`;

const Hint = styled.p`
  margin-top: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-2);
`;
