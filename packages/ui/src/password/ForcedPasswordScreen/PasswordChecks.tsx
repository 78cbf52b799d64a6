import type { PasswordProblem } from '@selfservice/api/password/password-rules';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Whether a rule is kept; `open` while nothing is typed that it could look at, `refused` once it was sent so. */
export type CheckState = 'open' | 'kept' | 'broken' | 'refused';

/** One rule of the new password. */
export interface PasswordRuleStatus {
  /** The id of its words, for the field that they describe. */
  id: string;
  rule: PasswordProblem;
  state: CheckState;
}

export interface PasswordChecksProps {
  /** The rules that hold, in their order. */
  checks: readonly PasswordRuleStatus[];
}

/** Each rule of the new password, with a mark and a word for whether it is kept. Specification 001 section 5. */
export function PasswordChecks({ checks }: PasswordChecksProps) {
  const { t } = useTranslation('password');
  return (
    <List aria-label={t('rules')}>
      {checks.map(({ id, rule, state }) => (
        <li key={rule} data-state={state}>
          <Icon of={icons[state]} />
          {state === 'refused' ? (
            <span id={id}>{t(`message.${rule}`)}</span>
          ) : (
            <span>
              {t(`rule.${rule}`)}
              {state !== 'open' && <VisuallyHidden> {t(`state.${state}`)}</VisuallyHidden>}
            </span>
          )}
        </li>
      ))}
    </List>
  );
}

const icons: Record<CheckState, LucideIcon> = {
  open: Circle,
  kept: CircleCheck,
  broken: CircleX,
  refused: CircleX,
};

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-2);

  li {
    display: flex;
    align-items: flex-start;
    gap: var(--space-2);
  }

  svg {
    margin-top: 1px;
  }

  [data-state='kept'] {
    color: var(--color-positive);
  }

  [data-state='broken'],
  [data-state='refused'] {
    color: var(--color-negative);
  }
`;
