import type { StrictRule } from '@selfservice/api/password/password-rules';
import { strictRules } from '@selfservice/api/password/password-rules';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDebounced } from '../../environment/useDebounced.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Whether a rule is kept; `open` while nothing is typed that it could look at, `refused` once it was sent so. */
type RuleState = 'open' | 'kept' | 'broken' | 'refused';

export interface PasswordRulesProps {
  /** Begins the id of each rule's words, see `ruleId`. */
  id: string;
  /** No password is typed. */
  isEmpty: boolean;
  /** Changing the password has been tried: what is broken now says so in full. */
  isTried: boolean;
  /** The rules that the password breaks. */
  broken: readonly StrictRule[];
}

/** The pause in typing after which the rules are read out, in milliseconds. */
const readOutAfterMs = 900;

/** The id of a rule's words, for the field that they describe. */
export function ruleId(id: string, rule: StrictRule): string {
  return id + rule;
}

/** Each rule of the new password, with a mark and a word for whether it is kept. Specification 001 section 5. */
export function PasswordRules({ id, isEmpty, isTried, broken }: PasswordRulesProps) {
  const { t } = useTranslation('password');

  function stateOf(rule: StrictRule): RuleState {
    if (isEmpty) return 'open';
    if (!broken.includes(rule)) return 'kept';
    return isTried ? 'refused' : 'broken';
  }

  const summary =
    broken.length === 0
      ? t('allKept')
      : t('notKept', { rules: broken.map((rule) => t(`rule.${rule}`)).join('; ') });
  const readOut = useDebounced(isEmpty ? '' : summary, readOutAfterMs);
  return (
    <Root>
      <List aria-label={t('rules')}>
        {strictRules.map((rule) => {
          const state = stateOf(rule);
          return (
            <li key={rule} data-state={state}>
              <Icon of={icons[state]} />
              {state === 'refused' ? (
                <span id={ruleId(id, rule)}>{t(`message.${rule}`)}</span>
              ) : (
                <span>
                  {t(`rule.${rule}`)}
                  {state !== 'open' && <VisuallyHidden> {t(`state.${state}`)}</VisuallyHidden>}
                </span>
              )}
            </li>
          );
        })}
      </List>
      <VisuallyHidden role="status">{readOut}</VisuallyHidden>
    </Root>
  );
}

const icons: Record<RuleState, LucideIcon> = {
  open: Circle,
  kept: CircleCheck,
  broken: CircleX,
  refused: CircleX,
};

/* Closer to the field that it is about. */
const Root = styled.div`
  position: relative;
  margin-top: calc(-1 * var(--space-2));
`;

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

  [data-state='kept'] svg {
    color: var(--color-positive);
  }

  [data-state='broken'] svg,
  [data-state='refused'] {
    color: var(--color-negative);
  }
`;
