import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormColumn } from '../../patterns/SignInLayout/FormColumn.tsx';
import { SignInLayout } from '../../patterns/SignInLayout/SignInLayout.tsx';
import type { SignInSettings } from '../../patterns/SignInLayout/SignInLayout.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface CustomerCodeScreenProps extends SignInSettings {
  /** The code used last on this device; empty for none. */
  customerCode: string;
  /** Called with the entered code, without surrounding spaces. */
  onContinue: (customerCode: string) => void;
}

/** The step before the sign-in of a multi-tenant installation: the customer code. @requirement session-5 */
export function CustomerCodeScreen({ customerCode, onContinue, ...settings }: CustomerCodeScreenProps) {
  const { t } = useTranslation('session');
  const [code, setCode] = useState(customerCode);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const isEmpty = code.trim() === '';
  return (
    <SignInLayout title={t('customerCode.title')} {...settings}>
      <FormColumn
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) onContinue(code.trim());
        }}
      >
        <TextField
          label={t('customerCode.label')}
          description={t('customerCode.hint')}
          name="customerCode"
          autoComplete="organization"
          isVerbatim
          inputRef={input}
          value={code}
          onChange={setCode}
        />
        <Button type="submit" kind="primary" disabledReason={isEmpty ? t('customerCode.empty') : undefined}>
          {t('customerCode.continue')}
        </Button>
      </FormColumn>
    </SignInLayout>
  );
}
