import { ChangePasswordScreen } from '@selfservice/ui/password/ChangePasswordScreen/ChangePasswordScreen';
import { useNavigate } from 'react-router-dom';
import { shellHrefs } from '../shell/hrefs.ts';
import { useSignedIn } from '../shell/SignedInContext.ts';

/** The change of the signed-in user's password. @requirement password-6 */
export default function ChangePasswordRoute() {
  const navigate = useNavigate();
  const { identity } = useSignedIn();
  return (
    <ChangePasswordScreen
      userName={identity.userName}
      onChanged={() => void navigate(shellHrefs.home)}
      backHref={shellHrefs.home}
    />
  );
}
