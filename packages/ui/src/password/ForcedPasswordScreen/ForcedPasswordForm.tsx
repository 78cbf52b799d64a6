import type { PasswordChangeOutcome } from '@selfservice/api/password/password';
import type { PasswordProblem } from '@selfservice/api/password/password-rules';
import { passwordProblems } from '@selfservice/api/password/password-rules';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { PasswordChecks } from './PasswordChecks.tsx';

/** Props of `ForcedPasswordForm`. */
export interface ForcedPasswordFormProps {
  /** Whose password it is; the strict rules look at it. */
  userName: string;
  /** Whether the server demands the strict rules. */
  isStrict: boolean;
  /** How the last attempt ended. */
  outcome?: PasswordChangeOutcome | undefined;
  /** An attempt is under way. */
  isBusy: boolean;
  /** A password that keeps every rule was entered. */
  onSubmit: (newPassword: string) => void;
}

const strictRules: PasswordProblem[] = [
  'containsUserName',
  'repeatsCharacter',
  'containsSequence',
  'notSame',
];
const plainRules: PasswordProblem[] = ['notSame'];

/** New password and its verification, with every rule in sight. Specification 001 sections 2 and 5. */
export function ForcedPasswordForm({
  userName,
  isStrict,
  outcome,
  isBusy,
  onSubmit,
}: ForcedPasswordFormProps) {
  const { t } = useTranslation('password');
  const [newPassword, setNewPassword] = useState('');
  const [verification, setVerification] = useState('');
  const [isTried, setIsTried] = useState(false);
  const newPasswordInput = useRef<HTMLInputElement>(null);
  const verificationInput = useRef<HTMLInputElement>(null);
  const broken = passwordProblems({ newPassword, verification, userName, isStrict });
  const isEmpty = newPassword === '';
  const firstBroken = isEmpty ? t('missing') : broken[0] && t(`message.${broken[0]}`);

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isBusy) return;
        if (isEmpty || (broken[0] && broken[0] !== 'notSame')) newPasswordInput.current?.focus();
        else if (broken[0]) verificationInput.current?.focus();
        else onSubmit(newPassword);
      }}
    >
      {outcome && outcome.kind !== 'changed' && (
        <Banner
          tone="negative"
          title={outcome.kind === 'refused' ? outcome.message : t(`outcome.${outcome.kind}`)}
        />
      )}
      {/* A password manager needs to know whose password it keeps. */}
      <input hidden readOnly autoComplete="username" name="username" value={userName} />
      <PasswordField
        label={t('newPassword')}
        name="newPassword"
        inputRef={newPasswordInput}
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
        errorMessage={isTried && broken[0] !== 'notSame' ? firstBroken : undefined}
      />
      <PasswordField
        label={t('verification')}
        name="verification"
        inputRef={verificationInput}
        autoComplete="new-password"
        value={verification}
        onChange={setVerification}
        errorMessage={isTried && !isEmpty && broken.includes('notSame') ? t('message.notSame') : undefined}
      />
      <PasswordChecks rules={isStrict ? strictRules : plainRules} broken={broken} isEmpty={isEmpty} />
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {t('save')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;
