import { SubstitutionBanner } from '@selfservice/ui/patterns/SubstitutionBanner';
import { useSignedIn } from '../shell/SignedInContext.ts';

export interface ActingForProps {
  /** Called to act for another person, or for oneself. */
  onSelectPerson: (personRef: string) => void;
}

/** Shows the person that a substitute acts for, with a button that returns to the user's own employment. */
export function ActingFor({ onSelectPerson }: ActingForProps) {
  const { ownPerson, selected } = useSignedIn();
  return (
    <SubstitutionBanner
      name={selected?.fullName ?? ''}
      onBack={ownPerson ? () => onSelectPerson(ownPerson.personRef) : null}
    />
  );
}
