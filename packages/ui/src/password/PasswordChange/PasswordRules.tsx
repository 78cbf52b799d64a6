import type { StrictRule } from '@selfservice/api/password/password-rules';
import { strictRules } from '@selfservice/api/password/password-rules';
import { Circle, CircleCheck, CircleX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useDebounced } from '../../environment/useDebounced.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** The state of a rule: `open` while no password is typed, `refused` if the form was sent with the rule broken. */
type RuleState = 'open' | 'kept' | 'broken' | 'refused';

export interface PasswordRulesProps {
  /** Prefix of the DOM id of each rule, see `ruleId`. */
  id: string;
  /** Whether no password is typed. */
  isEmpty: boolean;
  /** Whether the form was sent. From then on a broken rule shows its full message. */
  isTried: boolean;
  /** The rules that the password breaks. */
  broken: readonly StrictRule[];
}

/** Pause in typing before screen readers announce the rules, in milliseconds. */
const readOutAfterMs = 900;

/** Returns the DOM id of the message of a rule, for `aria-describedby` of the field. */
export function ruleId(id: string, rule: StrictRule): string {
  return id + rule;
}

/**
 * The rules of the new password, each with an icon and a text for whether the typed password keeps it.
 *
 * @requirement password-5, password-15
 */
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
                  <span>{t(`rule.${rule}`)}</span>
                  {state !== 'open' && <VisuallyHidden>{` ${t(`state.${state}`)}`}</VisuallyHidden>}
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

/* Closer to the field of the new password. */
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
