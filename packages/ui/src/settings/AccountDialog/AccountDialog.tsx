import type { Language } from '@selfservice/api/core/language';
import { dashboardQuery } from '@selfservice/api/dashboard/dashboard';
import type { Identity } from '@selfservice/api/session/session-state';
import { saveLanguageMutation } from '@selfservice/api/settings/save-language';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '../../environment/Environment.tsx';
import { useDraft } from '../../environment/useDraft.ts';
import { languagesOf } from '../../i18n/languagesOf.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DraftDialog } from '../../patterns/DraftDialog/DraftDialog.tsx';
import { personName } from '../../patterns/person-name/personName.ts';
import type { ThemeSetting } from '../../tokens/theme.ts';
import { accountDrafts } from '../settings.area.ts';
import { AccountPerson } from './AccountPerson.tsx';
import { LanguageField } from './LanguageField.tsx';
import type { OfflinePlanChoice } from './OfflinePlanField.tsx';
import { OfflinePlanField } from './OfflinePlanField.tsx';
import type { OpenedSubstitution } from './SubstitutionDialogs.tsx';
import { SubstitutionDialogs } from './SubstitutionDialogs.tsx';
import { SubstitutionSection } from './SubstitutionSection.tsx';
import { ThemeField } from './ThemeField.tsx';
import { useSubstitutions } from './useSubstitutions.ts';

/** The parts of the identity that the dialog shows. */
export type AccountIdentity = Pick<
  Identity,
  'givenName' | 'surname' | 'degreeBefore' | 'degreeAfter' | 'isSubstitution'
>;

export interface AccountDialogProps extends ThemeSetting {
  /** The signed-in user. */
  identity: AccountIdentity;
  /** The choice to keep the next shifts on this device; null if it is not offered. */
  offlinePlan: OfflinePlanChoice | null;
  /**
   * Called when a language has been saved; shows it. The dialog is busy until the promise resolves, and reports a
   * rejection.
   */
  onLanguageSaved: (language: Language) => Promise<unknown>;
  /** Called when the dialog closes. */
  onClose: () => void;
}

interface AccountForm {
  language: Language;
}

/**
 * My account: language, appearance, notification e-mail and substitutions. Open while it is rendered. It begins with the step
 * of a substitution that was not saved.
 * @requirement settings-1, settings-2, settings-3
 */
export function AccountDialog(props: AccountDialogProps) {
  const { identity, offlinePlan, theme, onThemeChange, onLanguageSaved, onClose } = props;
  const { t, i18n } = useTranslation(['settings', 'patterns']);
  const language = useLanguage();
  const dashboard = useQuery(dashboardQuery());
  const substitutions = useSubstitutions(identity.isSubstitution);
  const drafts = useDrafts();
  const [opened, setOpened] = useState<OpenedSubstitution>(() =>
    drafts.read(accountDrafts.substitution) === null ? null : 'new',
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const draft = useDraft<AccountForm>(accountDrafts.form, () => ({ language }), readFormWith(i18n));
  const [isSaved, setSaved] = useState(false);
  const saving = useMutation({
    ...saveLanguageMutation(),
    onMutate: () => setSaved(false),
    onSuccess(_, saved) {
      setSaved(true);
      return onLanguageSaved(saved.language);
    },
  });

  return (
    <>
      <DraftDialog
        title={t('patterns:menu.account')}
        draft={draft}
        saving={saving}
        toInput={({ language: chosen }) => ({ language: chosen })}
        // In the new language.
        savedMessage={() => i18n.getFixedT(null, 'settings')('account.saved')}
        failedTitle={t(isSaved ? 'account.notShown' : 'account.failed')}
        unknownTitle={t('account.unknown')}
        cancelLabel={t('account.close')}
        onSaved={onClose}
        onClose={onClose}
      >
        {({ isReadOnly }) => (
          <>
            <AccountPerson
              name={personName(identity)}
              email={dashboard.data?.notificationEmail}
              failure={
                dashboard.isError && !dashboard.data
                  ? { isRetrying: dashboard.isFetching, onRetry: () => void dashboard.refetch() }
                  : null
              }
            />
            <LanguageField
              language={draft.form.language}
              isDisabled={isReadOnly}
              onChange={(chosen) => draft.change({ language: chosen })}
            />
            <ThemeField theme={theme} onChange={onThemeChange} />
            {offlinePlan && <OfflinePlanField {...offlinePlan} />}
            {substitutions && (
              <SubstitutionSection
                {...substitutions}
                headingRef={heading}
                addRef={addButton}
                onAdd={() => setOpened('new')}
                onDelete={setOpened}
              />
            )}
          </>
        )}
      </DraftDialog>
      {/* Beside the form, not inside: submitting an inner form would submit this one too. */}
      <SubstitutionDialogs
        substitutions={substitutions?.data}
        opened={opened}
        headingRef={heading}
        addRef={addButton}
        onEnd={() => setOpened(null)}
        // A language that is not saved yet is asked about in the account itself.
        onClose={() => (draft.isChanged ? setOpened(null) : onClose())}
      />
    </>
  );
}

function readFormWith(texts: i18n): (kept: unknown, fresh: AccountForm) => AccountForm {
  return (kept, fresh) => {
    const { language } = (kept ?? {}) as Partial<Record<keyof AccountForm, unknown>>;
    const known = languagesOf(texts).find(({ code }) => code === language);
    return { language: known?.code ?? fresh.language };
  };
}
