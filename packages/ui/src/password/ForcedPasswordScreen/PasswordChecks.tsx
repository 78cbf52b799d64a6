import type { PasswordProblem } from '@selfservice/api/password/password-rules';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Props of `PasswordChecks`. */
export interface PasswordChecksProps {
  /** The rules that hold, in their order. */
  rules: readonly PasswordProblem[];
  /** The rules that the passwords break now. */
  broken: readonly PasswordProblem[];
  /** Nothing has been typed yet. */
  isEmpty: boolean;
}

/** Each rule of the new password, with a mark and a word for whether it is kept. */
export function PasswordChecks({ rules, broken, isEmpty }: PasswordChecksProps) {
  const { t } = useTranslation('password');
  return (
    <List aria-label={t('rules')}>
      {rules.map((rule) => {
        const state = isEmpty ? 'open' : broken.includes(rule) ? 'broken' : 'kept';
        return (
          <li key={rule} data-state={state}>
            <Icon of={icons[state]} />
            <span>
              {t(`rule.${rule}`)}
              {state !== 'open' && <VisuallyHidden> {t(`state.${state}`)}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </List>
  );
}

const icons = { open: Circle, broken: CircleX, kept: CircleCheck };

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

  [data-state='broken'] {
    color: var(--color-negative);
  }
`;
