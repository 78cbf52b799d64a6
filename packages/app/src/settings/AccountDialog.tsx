import { AccountDialog as Dialog } from '@selfservice/ui/settings/AccountDialog/AccountDialog';
import type { AccountDialogProps as DialogProps } from '@selfservice/ui/settings/AccountDialog/AccountDialog';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../shell/SignedInContext.ts';
import { showLanguage } from '../shell/show-language.ts';

export type AccountDialogProps = Pick<DialogProps, 'theme' | 'onThemeChange' | 'onClose'>;

/** My account of whoever has signed in. */
export function AccountDialog(props: AccountDialogProps) {
  const { identity } = useSignedIn();
  const { i18n } = useTranslation([]);
  return (
    <Dialog
      identity={identity}
      // Who is signed in hears of it, and asks for what the server words once more.
      onLanguageSaved={(language) => showLanguage(i18n, language)}
      {...props}
    />
  );
}
