import { TakeoverNotice } from '@selfservice/ui/session/TakeoverNotice';
import { useState } from 'react';
import { useSignedIn } from './SignedInContext.ts';

/** Warns that the server renewed the sign-in for another person, until the user closes it. @requirement session-22 */
export default function TakeoverWarning() {
  const { takeover, identity, selected } = useSignedIn();
  const [isClosed, setIsClosed] = useState(false);
  if (!takeover || isClosed) return null;
  return (
    <TakeoverNotice
      name={selected?.fullName || `${identity.givenName} ${identity.surname}`}
      hasUnsent={takeover.hasUnsent}
      onClose={() => setIsClosed(true)}
    />
  );
}
