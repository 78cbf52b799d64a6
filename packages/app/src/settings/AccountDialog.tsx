import { AccountDialog as Dialog } from '@selfservice/ui/settings/AccountDialog/AccountDialog';
import type { ThemeSetting } from '@selfservice/ui/tokens/theme';
import { useTranslation } from 'react-i18next';
import { useOfflinePlanChoice } from '../shell/useOfflinePlanChoice.ts';
import { useSignedIn } from '../shell/SignedInContext.ts';
import { showLanguage } from '../shell/show-language.ts';

export interface AccountDialogProps extends ThemeSetting {
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** My account of the signed-in user. */
export function AccountDialog(props: AccountDialogProps) {
  const { identity } = useSignedIn();
  const { i18n } = useTranslation([]);
  return (
    <Dialog
      identity={identity}
      offlinePlan={useOfflinePlanChoice()}
      // The sign-in listens to the language and fetches texts of the server again.
      onLanguageSaved={(language) => showLanguage(i18n, language)}
      {...props}
    />
  );
}
