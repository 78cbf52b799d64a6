import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

/** The props of `TextField` except for those that this component sets. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A password field with a button that shows the password, and a hint while Caps Lock is on. */
export function PasswordField({ description, onKeyUp, onBlur, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('primitives');
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  return (
    <TextField
      isVerbatim
      {...rest}
      type={isShown ? 'text' : 'password'}
      description={hasCapsLock ? t('capsLock') : description}
      onKeyUp={(event) => {
        setHasCapsLock(event.getModifierState('CapsLock'));
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setHasCapsLock(false);
        onBlur?.(event);
      }}
      end={
        <IconButton
          label={isShown ? t('hidePassword') : t('showPassword')}
          icon={isShown ? EyeOff : Eye}
          onPress={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
