import { AccountDialog as Dialog } from '@selfservice/ui/settings/AccountDialog/AccountDialog';
import type { AccountDialogProps as DialogProps } from '@selfservice/ui/settings/AccountDialog/AccountDialog';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../shell/SignedInContext.ts';
import { showLanguage } from '../shell/show-language.ts';

export type AccountDialogProps = Pick<DialogProps, 'theme' | 'onThemeChange' | 'onClose'>;

/** My account of the signed-in user. */
export function AccountDialog(props: AccountDialogProps) {
  const { identity } = useSignedIn();
  const { i18n } = useTranslation([]);
  return (
    <Dialog
      identity={identity}
      // The sign-in listens to the language and fetches texts of the server again.
      onLanguageSaved={(language) => showLanguage(i18n, language)}
      {...props}
    />
  );
}
