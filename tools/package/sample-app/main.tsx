import '@selfservice/ui/tokens/global.css';
import './brand.css';
import { createDatabase } from '@selfservice/mock-server/core/database';
import { createScenarioClock } from '@selfservice/mock-server/core/mock-clock';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { openSession } from '@selfservice/mock-server/core/story-session';
import { createHandlers } from '@selfservice/mock-server/handlers';
import { startNetwork } from '@selfservice/mock-server/start-network';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { PersonalCardScreen } from '@selfservice/ui/personal-card/PersonalCardScreen/PersonalCardScreen';
import { Button } from '@selfservice/ui/primitives/Button';
import { Dialog } from '@selfservice/ui/primitives/Dialog';
import { Link } from '@selfservice/ui/primitives/Link';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createClient } from './client.ts';
import { german } from './german.ts';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <Button kind="primary" onPress={() => setIsOpen(true)}>
        Öffnen
      </Button>
      <Dialog title="Stunden" isOpen={isOpen} onOpenChange={setIsOpen}>
        <Link href="https://example.org">Alle Stunden</Link>
      </Dialog>
      <PersonalCardScreen backHref="/" />
    </main>
  );
}

// An application signs in at its backend. This one has a mock of it in the page.
const database = createDatabase(defaultScenario, createScenarioClock(defaultScenario));
await startNetwork(
  createHandlers(() => database),
  '/mockServiceWorker.js',
);

const i18n = await createI18n({
  language: german.code,
  addedLanguages: [german],
  wording: { en: { 'personal-card': { profession: 'Job title' } } },
});
const client = createClient(i18n, openSession(database, 'employee'), '');
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no element #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18n}>
        <LocaleProvider language={german.code}>
          <Suspense fallback={null}>
            <Page />
          </Suspense>
        </LocaleProvider>
      </I18nextProvider>
    </QueryClientProvider>
  </StrictMode>,
);
