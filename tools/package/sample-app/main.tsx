import '@selfservice/ui/tokens/global.css';
import './brand.css';
import { defaultLanguage } from '@selfservice/api/core/language';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { Button } from '@selfservice/ui/primitives/Button';
import { Dialog } from '@selfservice/ui/primitives/Dialog';
import { Link } from '@selfservice/ui/primitives/Link';
import { StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <Button kind="primary" onPress={() => setIsOpen(true)}>
        Open
      </Button>
      <Dialog title="Hours" isOpen={isOpen} onOpenChange={setIsOpen}>
        <Link href="https://example.org">All hours</Link>
      </Dialog>
    </main>
  );
}

const i18n = await createI18n({
  language: defaultLanguage,
  wording: { en: { primitives: { close: 'Dismiss' } } },
});
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no element #root.');
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <LocaleProvider language={defaultLanguage}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </LocaleProvider>
    </I18nextProvider>
  </StrictMode>,
);
