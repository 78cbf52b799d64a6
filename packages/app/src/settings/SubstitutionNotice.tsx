import { Deferred } from '@selfservice/ui/primitives/Deferred';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../shell/SignedInContext.ts';
import type { ActingForProps } from './ActingFor.tsx';

const load = () => import('./ActingFor.tsx');

/** Shows the person that a substitute acts for; its code is loaded only in such a session. */
export function SubstitutionNotice(props: ActingForProps) {
  'use no memo'; // Part of the first code of every screen, where the memo would cost more bytes than it saves
  // time.
  const { t } = useTranslation('patterns');
  const { identity, selected } = useSignedIn();
  if (!identity.isSubstitution) return null;
  const words = t('person.acting', { name: selected?.fullName ?? '' });
  return (
    // If the code does not load, the words are shown without the button.
    <Deferred load={load} name={words} pending={words} onClose={() => {}}>
      {({ ActingFor }) => <ActingFor {...props} />}
    </Deferred>
  );
}
