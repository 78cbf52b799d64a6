import { Deferred } from '@selfservice/ui/primitives/Deferred';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../shell/SignedInContext.ts';
import type { ActingForProps } from './ActingFor.tsx';

const load = () => import('./ActingFor.tsx');

/** Says for whom a substitute speaks; its code comes in such a session alone. */
export function SubstitutionNotice(props: ActingForProps) {
  'use no memo'; // In the first code of every screen: it would take more bytes than it saves time.
  const { t } = useTranslation('patterns');
  const { identity, selected } = useSignedIn();
  if (!identity.isSubstitution) return null;
  const words = t('person.acting', { name: selected?.fullName ?? '' });
  return (
    // Where its code does not come it is said all the same, without the way back.
    <Deferred load={load} name={words} pending={words} onClose={() => {}}>
      {({ ActingFor }) => <ActingFor {...props} />}
    </Deferred>
  );
}
